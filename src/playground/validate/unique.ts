import type { FieldError } from '../errors.js'
import type { Placed } from './components.js'

/** What is there twice in one message or form though it must be unique: custom ids, and component ids other than 0. */
export function duplicates(placed: readonly Placed[]): FieldError[] {
  const seen = new Set<string | number>()
  return placed.flatMap(({ component: { custom_id, id }, path }) => {
    const fields: FieldError[] = []
    if (custom_id !== undefined && custom_id !== null && seen.has(custom_id))
      fields.push(field([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id'))
    if (id && seen.has(id)) fields.push(field([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id'))
    for (const one of [custom_id, id]) if (one !== undefined && one !== null) seen.add(one)
    return fields
  })
}

const field = (path: FieldError['path'], code: string, what: string): FieldError => ({
  path,
  code,
  message: `${what} cannot be duplicated`,
})
