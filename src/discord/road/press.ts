import type { Page } from './message.js'
import type { Answering } from './reply.js'
import type { Request } from './request.js'

/** Stands before every id of ours; another one when ids are written otherwise. */
const mark = 'd1'

/** The most characters of a custom id. */
const longest = 100

declare const brand: unique symbol
/** A button's or select's custom id, as a press writes it. */
export type CustomId = string & { readonly [brand]: true }

/** How one part of a press is written into a custom id and read back; `undefined`: it was not written so. */
export interface Field<V> {
  write(value: V): string
  read(text: string): V | undefined
  /** The words that it may be, where these are a list. */
  readonly known?: readonly string[]
}

const matching = (pattern: RegExp): Field<string> => ({
  write: (value) => value,
  read: (text) => (pattern.test(text) ? text : undefined),
})

/** The id of a table. */
export const tableField = matching(/^[^:]+$/)

/** The version of the table that the message was drawn from. */
export const versionField: Field<number> = {
  write: (version) => version.toString(36),
  read: (text) => (/^[0-9a-z]{1,8}$/.test(text) ? parseInt(text, 36) : undefined),
}

/** The number of a game in its match. */
export const gameField: Field<number> = {
  write: (game) => String(game),
  read: (text) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined),
}

/** Where in the hand a card stands: it tells the two copies of a card apart. */
export const slotField: Field<number> = {
  write: (slot) => String(slot),
  read: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
}

/** One of the words of a list. */
export const oneOf = <V extends string>(known: readonly V[]): Field<V> => ({
  write: (value) => value,
  read: (text) => known.find((value) => value === text),
  known,
})

/** A page's own short state, which may be empty; only as the last field. */
export const stateField = matching(/^/)

export type Fields = Readonly<Record<string, Field<string> | Field<number>>>

/** What a press carries. */
export type Values<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends Field<infer V> ? V : never
}

/** A kind of press: a verb with its fields. Called with their values it gives the custom id of a button. */
export interface Press<F extends Fields> {
  (values: Values<F>): CustomId
  readonly verb: string
  readonly fields: F
  /** Reads an id; null when it is not one of this kind as it is written today. */
  readonly read: (id: string) => Values<F> | null
}

/**
 * Defines a kind of press.
 * @param verb its name in ids, all lower case; `page:NAME` for a page that belongs to no table
 * @param fields what it carries, in the order of the id
 */
export function press<F extends Fields>(verb: string, fields: F): Press<F> {
  const all = Object.entries(fields) as [string, Field<unknown>][]
  const start = `${mark}:${verb}`
  const write = (values: Values<F>): CustomId => {
    let id = start
    for (const [name, field] of all) id += `:${field.write(values[name])}`
    if (id.length > longest) throw new Error(`The id of a press is too long: ${id}`)
    return id as CustomId
  }
  const read = (id: string): Values<F> | null => {
    if (id !== start && !id.startsWith(`${start}:`)) return null
    const parts = id.slice(start.length + 1).split(':')
    const values: Record<string, unknown> = {}
    for (const [at, [name, field]] of all.entries()) {
      const text = at === all.length - 1 ? parts.slice(at).join(':') : parts[at]
      const value = text === undefined ? undefined : field.read(text)
      if (value === undefined) return null
      values[name] = value
    }
    // Whatever is too much, or written as we never write it, does not come back the same.
    return write(values as Values<F>) === id ? (values as Values<F>) : null
  }
  return Object.assign(write, { verb, fields, read })
}

/** A press that needs nothing but the table. */
export const tablePress = (verb: string) => press(verb, { table: tableField })

/** A press in a deal: `version` is that of the table the message was drawn from. */
export const dealPress = (verb: string) => press(verb, { table: tableField, version: versionField })

/** A press about one game of a match, which stays good for as long as the game is stored. */
export const gamePress = (verb: string) => press(verb, { table: tableField, game: gameField })

/** A press on a page that belongs to no table. */
export const pagePress = (name: string) => press(`page:${name}`, { state: stateField })

/** A press that was read, with whatever answers it. */
export interface Pressed<Needs> {
  readonly table: string | null
  readonly values: Readonly<Record<string, unknown>>
  readonly answer: (request: Request, needs: Needs) => Answering
}

/** A kind of press with its answer. */
export interface PressRow<Needs> {
  readonly verb: string
  /** The answer draws the message with the button anew, for everybody who sees it. */
  readonly redraws: boolean
  /** Reads an id of this kind; null when it is damaged. */
  readonly bind: (id: string) => Pressed<Needs> | null
}

export interface RowOptions {
  readonly redraws?: boolean
  /** Why somebody may not press this; null: they may. Asked before the answer, whatever the id says. */
  readonly refuses?: (request: Request) => Page | null
}

/** Says what answers a kind of press. Nothing in the press is trusted: the table decides. */
export function row<F extends Fields, Needs>(
  kind: Press<F>,
  answer: (values: Values<F>, request: Request, needs: Needs) => Answering,
  { redraws = false, refuses }: RowOptions = {},
): PressRow<Needs> {
  return {
    verb: kind.verb,
    redraws,
    bind: (id) => {
      const values = kind.read(id)
      if (values === null) return null
      const table: unknown = values['table']
      return {
        table: typeof table === 'string' ? table : null,
        values,
        answer: (request, needs) => {
          const refusal = refuses?.(request) ?? null
          return refusal === null ? answer(values, request, needs) : { to: 'asker', shows: { page: refusal } }
        },
      }
    },
  }
}

/** All presses of the program: which row an id belongs to. */
export class Presses<Needs> {
  readonly #rows = new Map<string, PressRow<Needs>>()

  /** @throws Error when two rows share a verb */
  constructor(rows: readonly PressRow<Needs>[]) {
    for (const one of rows) {
      if (this.#rows.has(one.verb)) throw new Error(`Two presses are called "${one.verb}".`)
      this.#rows.set(one.verb, one)
    }
  }

  /** The verbs of all presses. */
  get verbs(): readonly string[] {
    return [...this.#rows.keys()]
  }

  /** Finds what a custom id stands for; null when it is not one of ours (another version, another bot, damaged). */
  read(id: string): (Pressed<Needs> & Pick<PressRow<Needs>, 'verb' | 'redraws'>) | null {
    const [first, second = '', third = ''] = id.split(':', 3)
    if (first !== mark) return null
    const found = this.#rows.get(second === 'page' ? `page:${third}` : second)
    const bound = found?.bind(id)
    return found && bound ? { ...bound, verb: found.verb, redraws: found.redraws } : null
  }
}
