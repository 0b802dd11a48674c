import type { Look } from '../../src/discord/look/look.js'

/** Text buttons, four-colour pictures of full size. */
export const plainLook: Look = { emoji: () => null, design: 'four-colour', trumps: 'left', trick: true, size: 1080 }
