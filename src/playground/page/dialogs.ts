/** The page's own dialogs: help, and any value as JSON. */
import { textNode } from './text-view.js'
import type { Reader } from './text-view.js'
import { t } from './texts.js'
import { freshId, h, pageButton } from './dom.js'

/** Opens a dialog of the page; Esc, the cross and `Close` take it away. */
export function openDialog(title: string, className: string, ...content: Node[]): HTMLDialogElement {
  const id = freshId()
  const dialog = h('dialog', { class: className, 'aria-labelledby': id })
  const close = pageButton(
    '✕',
    'icon',
    () => {
      dialog.close()
    },
    { 'aria-label': t('close') },
  )
  dialog.append(h('header', {}, h('h2', { id }, title), close), h('div', { class: 'fields' }, ...content))
  dialog.addEventListener('close', () => {
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** Shows `value` as JSON. */
export function showJson(title: string, value: unknown): void {
  openDialog(title, 'json', h('pre', { tabindex: 0 }, JSON.stringify(value, null, 2)))
}

const keyRows = (people: readonly string[]): readonly (readonly [string, string])[] => [
  ['/', t('keyBox')],
  ...peopleRow(people),
  ['T', t('keyTurn')],
  ['H', t('keyHand')],
  ['?', t('keyHelp')],
  ['↑ ↓ ← →', t('keyArrows')],
  [t('keyListName'), t('keyList')],
  [t('keySendName'), t('keySend')],
  [t('keyEscBoxName'), t('keyEscBox')],
  [t('keyEscName'), t('keyEsc')],
]

/** The keys that become somebody; none where there is only one person. */
function peopleRow(people: readonly string[]): readonly (readonly [string, string])[] {
  const last = people.at(-1)
  if (last === undefined || people.length === 1) return []
  return [[`1 – ${String(people.length)}`, t('keyPeople', { list: people.slice(0, -1).join(', '), last })]]
}

/** What the help tells and changes. */
export interface HelpParts {
  readonly reader: Reader
  /** The command to begin with, as it is typed. */
  readonly command: string
  /** The names of all people, in the order of their number keys. */
  readonly people: readonly string[]
  /** Whether single keys work. */
  readonly single: { readonly get: () => boolean; readonly set: (on: boolean) => void }
}

/** Shows the help. */
export function showHelp({ reader, command, people, single }: HelpParts): void {
  const box = h('input', { type: 'checkbox', id: freshId() })
  box.checked = single.get()
  box.addEventListener('change', () => {
    single.set(box.checked)
  })
  const rows = keyRows(people).map(([key, words]) =>
    h('tr', {}, h('th', { scope: 'row' }, h('kbd', {}, key)), h('td', {}, words)),
  )
  openDialog(
    t('help'),
    'help',
    h('p', {}, t('helpText')),
    textNode(t('helpStart', { command }), reader),
    h('table', {}, h('caption', {}, t('keys')), h('tbody', {}, ...rows)),
    h('p', { class: 'choice' }, box, h('label', { for: box.id }, t('singleKeys'))),
    h('p', { class: 'quiet' }, t('helpEnd')),
  )
}
