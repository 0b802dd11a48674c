import { alts } from './messages/alts.js'
import { book } from './messages/book.js'
import { buttons } from './messages/buttons.js'
import { commands } from './messages/commands.js'
import { editor } from './messages/editor.js'
import { fair } from './messages/fair.js'
import { first } from './messages/first.js'
import { hand } from './messages/hand.js'
import { learn } from './messages/learn.js'
import { me } from './messages/me.js'
import { news } from './messages/news.js'
import { pages } from './messages/pages.js'
import { refusals } from './messages/refusals.js'
import { result } from './messages/result.js'
import { switchWords } from './messages/switches.js'
import { rooms } from './messages/rooms.js'
import { table } from './messages/table.js'
import { time } from './messages/time.js'
import { words } from './messages/words.js'

/** Every message of the product with its parameters. The files in `assets/locales` hold the sentences. */
export const catalogue = {
  ...words,
  ...buttons,
  ...table,
  ...news,
  ...hand,
  ...result,
  ...pages,
  ...book,
  ...refusals,
  ...alts,
  ...commands,
  ...switchWords,
  ...editor,
  ...fair,
  ...first,
  ...learn,
  ...me,
  ...rooms,
  ...time,
}
export type Catalogue = typeof catalogue

/** Names of messages. */
export type Key = keyof Catalogue

type Value<Kind> = Kind extends 'number' ? number : Kind extends 'text' ? string : never

/** What a message needs to be filled with. */
export type Params<K extends Key> = { readonly [Name in keyof Catalogue[K]]: Value<Catalogue[K][Name]> }

/** Messages that need nothing. */
export type PlainKey = { [K in Key]: keyof Catalogue[K] extends never ? K : never }[Key]
