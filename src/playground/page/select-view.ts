/** A select: a combobox with its list, one or several choices. */
import { freshId, h, set } from './dom.js'
import { around } from './focus.js'
import type { OptionPart } from './parts.js'
import { emojiNode } from './text-view.js'

/** What a select shows and what happens when something is chosen. */
export interface SelectSpec {
  readonly label: string
  readonly options: readonly OptionPart[]
  readonly chosen: readonly string[]
  readonly min: number
  readonly max: number
  readonly disabled?: boolean
  readonly onChoose: (values: readonly string[]) => void
  /** Told when a disabled one is pressed. */
  readonly onRefused?: () => void
}

/** The select's box; its focusable part has the role `combobox`. */
export function selectNode(spec: SelectSpec): { readonly node: HTMLElement; readonly control: HTMLElement } {
  const listId = freshId()
  const value = h('span', { class: 'value' })
  const control = h(
    'div',
    {
      class: 'combo',
      role: 'combobox',
      tabindex: 0,
      'aria-label': spec.label,
      'aria-haspopup': 'listbox',
      'aria-expanded': false,
      'aria-controls': listId,
      'aria-disabled': spec.disabled ? true : undefined,
    },
    value,
    h('span', { class: 'arrow', 'aria-hidden': true }, '▾'),
  )
  const several = spec.max > 1
  const list = h('ul', { id: listId, role: 'listbox', 'aria-label': spec.label, hidden: true })
  if (several) set(list, 'aria-multiselectable', true)
  const node = h('div', { class: 'select' }, control, list)
  let chosen = [...spec.chosen]
  let active = -1
  const items = spec.options.map((option, index) => {
    const item = h(
      'li',
      { id: freshId(), role: 'option' },
      h(
        'span',
        { class: 'name' },
        option.emoji ? emojiNode(option.emoji) : null,
        option.emoji ? ' ' : null,
        option.label,
      ),
      option.description ? h('span', { class: 'detail' }, option.description) : null,
    )
    item.addEventListener('mousedown', (event) => {
      event.preventDefault()
    })
    item.addEventListener('click', () => {
      pick(index)
    })
    item.addEventListener('mousemove', () => {
      activate(index)
    })
    return item
  })
  list.append(...items)

  const show = () => {
    const names = spec.options.filter((option) => chosen.includes(option.value)).map((option) => option.label)
    value.textContent = names.length ? names.join(', ') : spec.label
    value.classList.toggle('placeholder', !names.length)
    spec.options.forEach((option, index) => {
      const item = items[index]
      if (item) set(item, 'aria-selected', chosen.includes(option.value))
    })
  }
  const activate = (index: number) => {
    items[active]?.classList.remove('active')
    active = index
    const item = items[index]
    item?.classList.add('active')
    item?.scrollIntoView({ block: 'nearest' })
    set(control, 'aria-activedescendant', item?.id)
  }
  const open = () => {
    if (spec.disabled) {
      spec.onRefused?.()
      return
    }
    list.hidden = false
    set(control, 'aria-expanded', true)
    activate(
      Math.max(
        0,
        spec.options.findIndex((option) => chosen.includes(option.value)),
      ),
    )
    node.scrollIntoView({ block: 'nearest' })
  }
  const close = (tell: boolean) => {
    if (list.hidden) return
    list.hidden = true
    set(control, 'aria-expanded', false)
    set(control, 'aria-activedescendant', undefined)
    const changed = chosen.length !== spec.chosen.length || chosen.some((one) => !spec.chosen.includes(one))
    if (tell && several && changed && chosen.length >= spec.min) spec.onChoose(chosen)
  }
  const pick = (index: number) => {
    const option = spec.options[index]
    if (!option) return
    if (several) {
      const has = chosen.includes(option.value)
      if (has) chosen = chosen.filter((one) => one !== option.value)
      else if (chosen.length < spec.max) chosen = [...chosen, option.value]
      show()
      return
    }
    chosen = [option.value]
    show()
    close(false)
    spec.onChoose(chosen)
  }
  control.addEventListener('click', () => {
    if (list.hidden) open()
    else close(true)
  })
  control.addEventListener('blur', () => {
    close(true)
  })
  control.addEventListener('keydown', (event) => {
    if (list.hidden) {
      if (event.key === 'Enter' || event.key === ' ' || (event.altKey && event.key === 'ArrowDown')) {
        event.preventDefault()
        event.stopPropagation()
        open()
      }
      return
    }
    event.stopPropagation()
    const next = around(items.length, active, event.key)
    if (next !== undefined) activate(next)
    else if (event.key === 'Enter' || event.key === ' ') pick(active)
    else if (event.key === 'Escape') close(true)
    else return
    event.preventDefault()
  })
  show()
  return { node, control }
}
