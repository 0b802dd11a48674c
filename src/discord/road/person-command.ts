import { localizations } from '../../i18n/index.js'
import type { PlainKey } from '../../i18n/index.js'
import type { UserId } from '../../table/view.js'
import type { Answering } from './reply.js'
import type { Request } from './request.js'

/** The commands of the menu that a right click on a person opens: those that have words. */
export type PersonCommandName = {
  [K in PlainKey]: K extends `person-command.${infer Name}.name` ? Name : never
}[PlainKey]

/** The person whom somebody has clicked on. */
export interface PersonMeant {
  readonly user: UserId
  readonly isBot: boolean
}

/** One command for people: its place in the menu and its answer, the default export of one file in `commands/people/`. */
export interface PersonCommand<Needs> {
  readonly name: PersonCommandName
  /** The lowest number comes first. */
  readonly order: number
  readonly run: (request: Request, person: PersonMeant, needs: Needs) => Answering
}

/** What Discord calls a command for people, and tells us of it, whatever its reader's language. */
export const personCommandTitle = (name: PersonCommandName): string =>
  localizations(`person-command.${name}.name`)['en-GB']
