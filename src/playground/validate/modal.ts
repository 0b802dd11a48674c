import { invalidForm, type FieldError } from '../errors.js'
import { isSelect, walk, type LooseComponent } from './components.js'

/** The rules of a form that Discord's schema does not carry. Throws DiscordError 50035. */
export function checkModal(data: unknown): void {
  const { components } = data as { components: readonly LooseComponent[] }
  const placed = walk(components, ['data', 'components'])
  const fields: FieldError[] = []
  const seen = new Set<string>()
  if (components.length > 5)
    fields.push({
      path: ['data', 'components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: 'Must be between 1 and 5 in length.',
    })
  for (const { component, path } of placed) {
    if (component.custom_id !== undefined && seen.has(component.custom_id))
      fields.push({
        path: [...path, 'custom_id'],
        code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
        message: 'Component custom id cannot be duplicated',
      })
    if (component.custom_id !== undefined) seen.add(component.custom_id)
    if (component.type === 1 && (component.components ?? []).some(({ type }) => isSelect(type)))
      fields.push({ path, code: 'UNION_TYPE_CHOICES', message: 'Selects in a form need a label around them.' })
  }
  if (fields.length > 0) throw invalidForm(fields)
}
