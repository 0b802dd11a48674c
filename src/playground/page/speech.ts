/** What screen readers hear without moving: one polite line and one for refusals. */
import { h } from './dom.js'

const polite = h('div', { class: 'spoken', role: 'status' })
const urgent = h('div', { class: 'spoken', role: 'alert' })

/** The two nodes, to be put once into the page's main part: what is outside of all parts is hard to find for a screen reader. */
export const speechNodes: readonly HTMLElement[] = [polite, urgent]

function speak(node: HTMLElement, text: string): void {
  node.textContent = ''
  // A new node, so that the same sentence is spoken twice when it happens twice.
  requestAnimationFrame(() => {
    node.replaceChildren(h('p', {}, text))
  })
}

/** Speaks when the reader is done with what it says. */
export function say(text: string): void {
  speak(polite, text)
}

/** Speaks at once. */
export function alert(text: string): void {
  speak(urgent, text)
}
