/** The developer drawer: clock, restarts, trouble, traffic. */
import type { PersonKey, ProblemEvent, TrafficEvent, Trouble } from '../protocol.js'
import { personName } from './app.js'
import type { App } from './app.js'
import { freshId, h, pageButton } from './dom.js'
import { t } from './texts.js'
import { clockText, spanText } from './words.js'

const minute = 60_000
/** How many lines of traffic are kept. */
const mostLines = 200

const faults = [
  ['pictures', 'picturesFail', 'picturesFailNote'],
  ['offline', 'cutOff', 'cutOffNote'],
  ['permission', 'noPermission', 'noPermissionNote'],
] as const

export class DrawerView {
  readonly node: HTMLElement
  readonly #app: App
  readonly #person: () => PersonKey
  readonly #clock = h('p', { class: 'clock' })
  readonly #restartOne: HTMLButtonElement
  readonly #lines = h('ol', { class: 'traffic', tabindex: 0, 'aria-label': t('traffic') })
  readonly #boxes = new Map<keyof Trouble, HTMLInputElement>()

  constructor(app: App, person: () => PersonKey, close: () => void) {
    this.#app = app
    this.#person = person
    this.#restartOne = pageButton('', 'quiet', () => {
      app.act(person(), { type: 'restart', person: person() })
    })
    const ahead = (minutes: number) =>
      pageButton(`+ ${String(minutes)} min`, 'quiet', () => {
        app.act(person(), { type: 'clock', add: minutes * minute })
      })
    this.node = h(
      'aside',
      { class: 'drawer', 'aria-label': t('developer'), hidden: true },
      h(
        'header',
        {},
        h('h2', { tabindex: -1 }, t('developer')),
        pageButton('✕', 'icon', close, { 'aria-label': t('close') }),
      ),
      h(
        'div',
        { class: 'drawer-body' },
        h('h3', {}, t('clock')),
        this.#clock,
        h('p', { class: 'buttons' }, ahead(1), ahead(15)),
        h('p', { class: 'quiet' }, t('clockNote')),
        h('h3', {}, t('client')),
        this.#restartOne,
        h('p', { class: 'quiet' }, t('restartNote')),
        h(
          'p',
          { class: 'buttons' },
          pageButton(t('restartAll'), 'quiet', () => {
            app.act(person(), { type: 'restart', person: null })
          }),
          pageButton(t('reset'), 'quiet', () => {
            app.act(person(), { type: 'reset' })
          }),
        ),
        h('h3', {}, t('trouble')),
        ...faults.map(([key, label, note]) => this.#fault(key, t(label), t(note))),
        h('h3', {}, t('traffic')),
        this.#lines,
      ),
    )
    this.node.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close()
    })
  }

  /** Shows the clock, the faults and whose client restarts. */
  update(): void {
    const { ahead, trouble } = this.#app.state()
    const shift = ahead > 0 ? t('ahead', { span: spanText(ahead) }) : t('realTime')
    this.#clock.replaceChildren(clockText(this.#app.now(), true), ' ', h('small', {}, shift))
    this.#restartOne.textContent = t('restartOne', { name: personName(this.#app, this.#person()) })
    for (const [key, box] of this.#boxes) box.checked = trouble[key]
  }

  /** Brings up to date what changes each second. */
  tick(): void {
    this.update()
    for (const token of document.querySelectorAll<HTMLElement>('.token')) {
      token.textContent = t('editable', { span: spanText(Number(token.dataset.expires) - this.#app.now()) })
    }
  }

  /** Adds a line of traffic. */
  traffic(event: TrafficEvent | ProblemEvent): void {
    const time = clockText(event.at, true)
    const line =
      event.type === 'traffic'
        ? h('li', {}, `${time} ${event.direction === 'toBot' ? '→' : '←'} ${event.text}`)
        : h('li', { class: 'error' }, `${time} ✗ ${String(event.status)} / ${String(event.code)}: ${event.text}`)
    const atEnd = this.#lines.scrollHeight - this.#lines.clientHeight - this.#lines.scrollTop < 24
    this.#lines.append(line)
    while (this.#lines.children.length > mostLines) this.#lines.firstElementChild?.remove()
    if (atEnd) this.#lines.scrollTop = this.#lines.scrollHeight
  }

  #fault(key: keyof Trouble, label: string, note: string): HTMLElement {
    const box = h('input', { type: 'checkbox', id: freshId() })
    this.#boxes.set(key, box)
    box.addEventListener('change', () => {
      const trouble = { ...this.#app.state().trouble, [key]: box.checked }
      this.#app.act(this.#person(), { type: 'trouble', trouble })
    })
    return h('div', { class: 'choice' }, box, h('label', { for: box.id }, label, h('span', { class: 'quiet' }, note)))
  }
}
