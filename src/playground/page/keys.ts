/** Single keys of the page: outside text fields and dialogs, while they are switched on. */
import { inTextField } from './dom.js'
import { shortcut } from './focus.js'
import type { Shortcut } from './focus.js'
import { remembered } from './remembered.js'

/** Calls `act` for each key that means something. */
export function onShortcut(act: (wish: Shortcut) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!remembered.singleKeys || inTextField(event.target) || document.querySelector('dialog[open]')) return
    const wish = shortcut(event.key)
    if (!wish) return
    event.preventDefault()
    act(wish)
  })
}
