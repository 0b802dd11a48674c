import { IntlMessageFormat } from 'intl-messageformat'

/** What may stand in a placeholder: a text, a number, or one of the cases that a `select` names if it has no text for others. */
export type Kind = 'text' | 'number' | readonly string[]

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Element types of the message parser that are placeholders: argument, number, select, plural. */
const [argument, number, select, plural] = [1, 2, 5, 6]

/** A `select` without a text for `other` takes the cases that it names and nothing else. */
function casesOf(options: Readonly<Record<string, { value: readonly Element[] }>>): Kind {
  const { other, ...named } = options
  return other === undefined || other.value.length > 0 ? 'text' : Object.keys(named)
}

function both(a: Kind | undefined, b: Kind): Kind {
  if (a === undefined || a === b || a === 'text') return b
  if (b === 'text' || a === 'number') return a
  return b === 'number' ? b : [...new Set([...a, ...b])]
}

function collect(elements: readonly Element[], found: Map<string, Kind>): Map<string, Kind> {
  for (const element of elements) {
    const type = Number(element.type)
    const options = 'options' in element ? element.options : {}
    if ('value' in element && [argument, number, select, plural].includes(type)) {
      const kind = type === argument ? 'text' : type === select ? casesOf(options) : 'number'
      found.set(element.value, both(found.get(element.value), kind))
    }
    for (const { value } of Object.values(options)) collect(value, found)
  }
  return found
}

/**
 * The placeholders of a sentence by name: a plain `{name}` takes a text, a plural and `{count, number, integer}` a number.
 * @param sentence in ICU message syntax
 * @throws SyntaxError when it is none
 */
export const placeholdersOf = (sentence: string): ReadonlyMap<string, Kind> =>
  collect(new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true }).getAst(), new Map())
