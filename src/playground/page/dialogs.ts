/** The page's own dialogs: help, and any value as JSON. */
import { freshId, h, pageButton } from './dom.js'

function openDialog(title: string, className: string, ...content: Node[]): void {
  const id = freshId()
  const dialog = h('dialog', { class: className, 'aria-labelledby': id })
  const close = pageButton(
    '✕',
    'icon',
    () => {
      dialog.close()
    },
    { 'aria-label': 'Close' },
  )
  dialog.append(h('header', {}, h('h2', { id }, title), close), h('div', { class: 'fields' }, ...content))
  dialog.addEventListener('close', () => {
    dialog.remove()
  })
  document.body.append(dialog)
  dialog.showModal()
}

/** Shows `value` as JSON. */
export function showJson(title: string, value: unknown): void {
  openDialog(title, 'json', h('pre', { tabindex: 0 }, JSON.stringify(value, null, 2)))
}

const KEYS: readonly (readonly [string, string])[] = [
  ['/', 'command box, with the list of commands open'],
  ['1 – 4', 'become Anna, Ben, Clara or David'],
  ['T', 'become the person who is to play'],
  ['H', 'go to your newest private message, your hand for example'],
  ['?', 'this help'],
  ['↑ ↓ ← →', 'through people, messages, and the buttons of a message'],
  ['Tab or Enter in the list', 'take the suggestion; Shift+Tab always leaves'],
  ['Enter, Ctrl+Enter in the box', 'send'],
  ['Esc in the box', 'close the list, clear the text, go to the newest message'],
  ['Esc elsewhere', 'close the form or the drawer'],
]

/** Shows the help; `single` tells and changes whether single keys work. */
export function showHelp(single: { get: () => boolean; set: (on: boolean) => void }): void {
  const box = h('input', { type: 'checkbox', id: freshId() })
  box.checked = single.get()
  box.addEventListener('change', () => {
    single.set(box.checked)
  })
  const rows = KEYS.map(([key, words]) => h('tr', {}, h('th', { scope: 'row' }, h('kbd', {}, key)), h('td', {}, words)))
  openDialog(
    'Help and keys',
    'help',
    h(
      'p',
      {},
      'This is a practice channel: a local stand-in for Discord, on this computer only. The bot is the real one; it talks to this page as it would to Discord. You play everybody: switch between the four people, each sees only what that person would see.',
    ),
    h(
      'p',
      {},
      'Type ',
      h('code', {}, '/'),
      ' to see the commands, press the buttons under a message, and start with ',
      h('code', {}, '/doko start'),
      '.',
    ),
    h('table', {}, h('caption', {}, 'Keys'), h('tbody', {}, ...rows)),
    h(
      'p',
      { class: 'choice' },
      box,
      h('label', { for: box.id }, 'Single keys (/, 1–4, T, H, ?) work outside text fields'),
    ),
    h(
      'p',
      { class: 'quiet' },
      'Real Discord looks different and has much more. What matters is the same here: three seconds to answer, fifteen minutes for private messages, the same limits and refusals.',
    ),
  )
}
