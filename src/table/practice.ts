import type { UserId } from './view.js'

const mark = 'practice:'

/** The room, and server, of somebody's own practice table: no channel, since only its owner ever sees that table. */
export const practiceRoom = (user: UserId): string => `${mark}${user}`

/** Whether a room is somebody's practice: nothing is posted there, nobody is pinged, and its games count for nobody. */
export const isPractice = ({ room }: { readonly room: string }): boolean => room.startsWith(mark)
