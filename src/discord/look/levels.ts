import type { T } from '../../i18n/index.js'
import type { ComputerLevel } from '../../table/view.js'

/** A level of the computer players by the name that people read. */
export const levelName = (level: ComputerLevel, t: T): string =>
  t(level === 'random' ? 'level.random' : level === 'strong' ? 'level.strong' : 'level.easy')
