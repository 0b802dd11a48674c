import { invalidForm } from '../errors.js'
import type { FieldError } from '../errors.js'
import { isSelect, walk } from './components.js'
import type { LooseComponent } from './components.js'
import { duplicates } from './unique.js'

/**
 * The rules of a form that Discord's schema does not carry: at most five parts, unique ids, selects only in labels.
 *
 * @param data the body of the interaction callback that opens the form.
 * @throws DiscordError 50035.
 */
export function checkModal(data: unknown): void {
  const { components } = data as { components: readonly LooseComponent[] }
  const placed = walk(components, ['data', 'components'])
  const fields: FieldError[] = duplicates(placed)
  if (components.length > 5)
    fields.push({
      path: ['data', 'components'],
      code: 'BASE_TYPE_BAD_LENGTH',
      message: 'Must be between 1 and 5 in length.',
    })
  for (const { component, path } of placed)
    if (component.type === 1 && (component.components ?? []).some(({ type }) => isSelect(type)))
      fields.push({ path, code: 'UNION_TYPE_CHOICES', message: 'Selects in a form need a label around them.' })
  if (fields.length > 0) throw invalidForm(fields)
}
