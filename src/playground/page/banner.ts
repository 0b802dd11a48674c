/** The line that says that the page has lost its connection. */
import { h, pageButton } from './dom.js'
import { lineNodes } from './text-view.js'
import { t } from './texts.js'

const reader = { names: { user: String, channel: String, now: () => 0 }, self: '' }

/** The hidden banner; `retry` is its button. */
export function newBanner(retry: () => void): {
  readonly node: HTMLElement
  /** Hides it when connected, else shows the seconds until the next try. */
  readonly show: (state: 'open' | number) => void
} {
  const words = h('p', {})
  const button = pageButton('', 'quiet', retry)
  const sign = h('span', { 'aria-hidden': true }, '⚠')
  const node = h('div', { class: 'banner', role: 'status', hidden: true }, sign, words, button)
  return {
    node,
    show: (state) => {
      node.hidden = state === 'open'
      button.textContent = t('tryNow')
      if (state !== 'open') words.replaceChildren(...lineNodes(t('lost', { seconds: state }), reader))
    },
  }
}
