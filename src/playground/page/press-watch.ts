import { isSlip } from './press-guard.js'
import type { Press } from './press-guard.js'

/** Drops such presses on the controls of `list`; the keyboard's are all meant. */
export function watchPresses(list: HTMLElement): void {
  let last: Press | undefined
  list.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest('button, [role=combobox], a') : null
      if (!control || event.detail === 0) return
      const article = control.closest<HTMLElement>('article')?.dataset.id ?? ''
      const what = `${article} ${control.getAttribute('aria-label') ?? control.textContent}`
      const next = { at: event.timeStamp, x: event.clientX, y: event.clientY, what }
      // With a mouse the browser itself tells the second press of a double click; fingers are not always counted.
      const isSecond = event.pointerType !== 'mouse' || event.detail > 1
      const slips = isSecond && isSlip(last, next)
      last = next
      if (!slips) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
