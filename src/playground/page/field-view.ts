/** One field of a form: text, select, one of several, any of several, a single box. */
import type { App } from './app.js'
import { freshId, h, set } from './dom.js'
import type { Child } from './dom.js'
import type { CheckPart, GroupPart, Part, SelectPart, TextInputPart } from './parts.js'
import { selectOptions } from './parts-view.js'
import { selectNode } from './select-view.js'
import { t } from './texts.js'

/** A field with its value in the shape that a modal submit has. */
export interface Field {
  readonly node: HTMLElement
  readonly value: () => unknown
  /** Shows what is wrong; true when nothing is. */
  readonly check: () => boolean
  readonly focus: () => void
}

function labelText(label: string, required: boolean): Child[] {
  const mark = required
    ? h('span', { class: 'needed', title: t('requiredMark') }, ' *')
    : h('span', { class: 'quiet' }, ` ${t('optional')}`)
  return [label, mark]
}

function errorLine(control: Element): { node: HTMLElement; show: (text: string) => boolean } {
  const node = h('p', { class: 'error', id: freshId(), role: 'alert' })
  const show = (text: string) => {
    node.textContent = text
    set(control, 'aria-invalid', text ? true : undefined)
    set(control, 'aria-errormessage', text ? node.id : undefined)
    return !text
  }
  return { node, show }
}

function textField(part: TextInputPart, label: string, description: string | undefined): Field {
  const required = part.required ?? true
  const { min_length: least = 0, max_length: most = 4000 } = part
  const describes = freshId()
  const attributes = {
    id: freshId(),
    placeholder: part.placeholder,
    maxlength: most,
    'aria-required': required,
    'aria-describedby': describes,
  }
  const control =
    part.style === 2 ? h('textarea', { ...attributes, rows: 4 }) : h('input', { ...attributes, type: 'text' })
  control.value = part.value ?? ''
  const counter = h('p', { class: 'counter' })
  const error = errorLine(control)
  const count = () => {
    counter.textContent = t('counter', { length: control.value.length, most })
  }
  control.addEventListener('input', () => {
    count()
    error.show('')
  })
  count()
  const node = h(
    'div',
    { class: 'field' },
    h('label', { for: attributes.id }, ...labelText(label, required)),
    h('p', { class: 'quiet', id: describes }, description ?? ''),
    control,
    counter,
    error.node,
  )
  return {
    node,
    value: () => ({ type: 4, custom_id: part.custom_id, value: control.value }),
    check: () => {
      const { length } = control.value
      if (required && !length) return error.show(t('fillIn'))
      if (length && length < least) return error.show(t('tooShort', { least }))
      return error.show('')
    },
    focus: () => {
      control.focus()
    },
  }
}

function groupField(part: GroupPart, label: string, description: string | undefined): Field {
  const one = part.type === 21
  const required = part.required ?? true
  const name = freshId()
  const inputs = part.options.map((option) => {
    const input = h('input', { type: one ? 'radio' : 'checkbox', name, value: option.value, id: freshId() })
    input.checked = option.default ?? false
    return input
  })
  const rows = part.options.map((option, at) =>
    h(
      'div',
      { class: 'choice' },
      inputs[at],
      h(
        'label',
        { for: inputs[at]?.id },
        option.label,
        option.description ? h('span', { class: 'quiet' }, option.description) : null,
      ),
    ),
  )
  const node = h(
    'fieldset',
    { class: 'field' },
    h('legend', {}, ...labelText(label, required)),
    description ? h('p', { class: 'quiet' }, description) : null,
    ...rows,
  )
  const error = errorLine(node)
  node.append(error.node)
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value)
  return {
    node,
    value: () =>
      one
        ? { type: 21, custom_id: part.custom_id, value: chosen()[0] ?? null }
        : { type: 22, custom_id: part.custom_id, values: chosen() },
    check: () => {
      const count = chosen().length
      const least = part.min_values ?? (required ? 1 : 0)
      const most = one ? 1 : (part.max_values ?? part.options.length)
      if (required && count < Math.max(1, least))
        return error.show(t(one ? 'chooseOne' : 'chooseLeast', { least: Math.max(1, least) }))
      return error.show(count > most ? t('chooseMost', { most }) : '')
    },
    focus: () => {
      ;(inputs.find((input) => input.checked) ?? inputs[0])?.focus()
    },
  }
}

function checkField(part: CheckPart, label: string, description: string | undefined): Field {
  const input = h('input', { type: 'checkbox', id: freshId() })
  input.checked = part.default ?? false
  const words = h('label', { for: input.id }, label, description ? h('span', { class: 'quiet' }, description) : null)
  return {
    node: h('div', { class: 'field choice' }, input, words),
    value: () => ({ type: 23, custom_id: part.custom_id, value: input.checked }),
    check: () => true,
    focus: () => {
      input.focus()
    },
  }
}

function selectField(app: App, part: SelectPart, label: string, description: string | undefined): Field {
  const required = part.required ?? true
  const { people, rooms } = app.state()
  const users = people.map((one) => ({ label: one.name, value: one.id }))
  const options = selectOptions(
    part,
    users,
    rooms.filter(({ direct }) => !direct).map(({ id, name }) => ({ label: `#${name}`, value: id })),
  )
  let chosen: readonly string[] = options.filter((option) => option.default).map((option) => option.value)
  const { node: box, control } = selectNode({
    label: part.placeholder ?? label,
    options,
    chosen,
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    onChoose: (values) => {
      chosen = values
      error.show('')
    },
  })
  set(control, 'aria-label', label)
  const error = errorLine(control)
  return {
    node: h(
      'div',
      { class: 'field' },
      h('p', { class: 'legend' }, ...labelText(label, required)),
      description ? h('p', { class: 'quiet' }, description) : null,
      box,
      error.node,
    ),
    value: () => ({ type: part.type, custom_id: part.custom_id, values: [...chosen] }),
    check: () => error.show(required && !chosen.length ? t('pleaseChoose') : ''),
    focus: () => {
      control.focus()
    },
  }
}

/** The field for a part of a form; one of an unknown type is a box that names it. */
export function fieldFor(app: App, part: Part, label: string, description: string | undefined): Field {
  switch (part.type) {
    case 4:
      return textField(part, label, description)
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectField(app, part, label, description)
    case 21:
    case 22:
      return groupField(part, label, description)
    case 23:
      return checkField(part, label, description)
    default: {
      const node = h('p', { class: 'unknown' }, `${label}: ${t('unknownPart', { type: part.type })}`)
      return { node, value: () => ({ type: part.type }), check: () => true, focus: () => undefined }
    }
  }
}
