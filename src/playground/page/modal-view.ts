/** A form that the bot opened: a native dialog with Discord's parts. */
import type { ModalEvent, SubmitAction } from '../protocol.js'
import { personName, personNumber } from './app.js'
import type { App } from './app.js'
import { freshId, h, pageButton, set } from './dom.js'
import { fieldFor } from './field-view.js'
import type { Field } from './field-view.js'
import { modalParts } from './parts.js'
import type { Part } from './parts.js'
import { textNode } from './text-view.js'
import { t } from './texts.js'

type Submitted = SubmitAction['components'][number]

/** A piece of the form: its node, and what it adds to the submitted components. */
interface Piece {
  readonly node: Node
  readonly fields: readonly Field[]
  readonly value: () => Submitted
}

function pieceFor(app: App, part: Part, self: string): Piece | undefined {
  if (part.type === 10) {
    const node = textNode(part.content, { names: app.names, self })
    return { node, fields: [], value: () => ({ type: 10 }) }
  }
  if (part.type === 1) {
    const fields = part.components.map((inner) => {
      const label = inner.type === 4 ? (inner.label ?? inner.custom_id) : ''
      return fieldFor(app, inner, label, undefined)
    })
    const node = h('div', {}, ...fields.map((field) => field.node))
    return { node, fields, value: () => ({ type: 1, components: fields.map((field) => field.value()) }) as Submitted }
  }
  if (part.type === 18) {
    const field = fieldFor(app, part.component, part.label, part.description)
    return { node: field.node, fields: [field], value: () => ({ type: 18, component: field.value() }) as Submitted }
  }
  const node = h('p', { class: 'unknown' }, t('unknownPart', { type: part.type }))
  return { node, fields: [], value: () => ({ type: part.type }) as unknown as Submitted }
}

/** Shows the form. It closes itself: with Submit when every field is valid, with Cancel, × or Esc. */
export function openModal(app: App, event: ModalEvent): void {
  const { viewer, interaction, modal } = event
  const name = personName(app, viewer)
  const self = app.state().people.find((one) => one.key === viewer)?.id ?? ''
  const pieces = modalParts(modal).flatMap((part) => pieceFor(app, part, self) ?? [])
  const titleId = freshId()
  const number = String(personNumber(app, viewer))
  let submitted = false
  const dialog = h('dialog', { class: `form p${number}`, 'aria-labelledby': titleId })
  const cancel = () => {
    dialog.close()
  }
  const avatar = h('span', { class: `avatar p${number}`, 'aria-hidden': true }, h('b', {}, name.slice(0, 1)))
  const head = h(
    'header',
    {},
    h('h2', { id: titleId }, modal.title),
    h('p', { class: 'whose' }, avatar, t('formFor', { name })),
    pageButton('✕', 'icon', cancel, { 'aria-label': t('close') }),
  )
  const foot = h(
    'footer',
    {},
    pageButton(t('cancel'), 'button secondary', cancel),
    h('button', { type: 'submit', class: 'button primary' }, t('submit')),
  )
  const form = h(
    'form',
    { novalidate: true },
    head,
    h('div', { class: 'fields' }, ...pieces.map((piece) => piece.node)),
    foot,
  )
  form.addEventListener('submit', (submit) => {
    submit.preventDefault()
    const wrong = pieces.flatMap((piece) => piece.fields).filter((field) => !field.check())
    if (wrong[0]) {
      wrong[0].focus()
      return
    }
    const components = pieces.map((piece) => piece.value())
    submitted = app.act(viewer, { type: 'submit', interaction, components }, {}) !== undefined
    if (submitted) dialog.close()
  })
  dialog.addEventListener('close', () => {
    if (!submitted) app.act(viewer, { type: 'close', interaction })
    dialog.remove()
  })
  set(dialog, 'data-interaction', interaction)
  dialog.append(form)
  document.body.append(dialog)
  dialog.showModal()
  pieces.flatMap((piece) => piece.fields)[0]?.focus()
}
