/** The developer drawer: clock, restarts, trouble, traffic. */
import type { PersonKey, ProblemEvent, TrafficEvent, Trouble } from '../protocol.js'
import { personName, type App } from './app.js'
import { freshId, h, pageButton } from './dom.js'
import { clockText, spanText } from './words.js'

const MINUTE = 60_000
/** How many lines of traffic are kept. */
const LINES = 200

const FAULTS: readonly (readonly [keyof Trouble, string, string])[] = [
  ['pictures', 'Pictures fail', 'Alt text must be enough to play.'],
  ['offline', 'Bot loses its connection', 'The bot has to resume.'],
  ['permission', 'No ATTACH_FILES permission', 'The bot has to name what it lacks.'],
]

export class DrawerView {
  readonly node: HTMLElement
  readonly #app: App
  readonly #person: () => PersonKey
  readonly #clock = h('p', { class: 'clock' })
  readonly #restartOne: HTMLButtonElement
  readonly #lines = h('ol', { class: 'traffic', tabindex: 0, 'aria-label': 'Traffic' })
  readonly #boxes = new Map<keyof Trouble, HTMLInputElement>()

  constructor(app: App, person: () => PersonKey, close: () => void) {
    this.#app = app
    this.#person = person
    this.#restartOne = pageButton('', 'quiet', () => {
      app.act(person(), { type: 'restart', person: person() })
    })
    const ahead = (minutes: number) =>
      pageButton(`+ ${String(minutes)} min`, 'quiet', () => {
        app.act(person(), { type: 'clock', add: minutes * MINUTE })
      })
    this.node = h(
      'aside',
      { class: 'drawer', 'aria-label': 'Developer', hidden: true },
      h(
        'header',
        {},
        h('h2', { tabindex: -1 }, 'Developer'),
        pageButton('✕', 'icon', close, { 'aria-label': 'Close' }),
      ),
      h(
        'div',
        { class: 'drawer-body' },
        h('h3', {}, 'Clock'),
        this.#clock,
        h('p', { class: 'buttons' }, ahead(1), ahead(15)),
        h(
          'p',
          { class: 'quiet' },
          'After 15 minutes the bot can no longer edit a private message until its owner presses a button in it.',
        ),
        h('h3', {}, 'Client'),
        this.#restartOne,
        h('p', { class: 'quiet' }, 'Drops the private messages of this person, as Discord does.'),
        h(
          'p',
          { class: 'buttons' },
          pageButton('Restart all clients', 'quiet', () => {
            app.act(person(), { type: 'restart', person: null })
          }),
          pageButton('Empty the channel', 'quiet', () => {
            app.act(person(), { type: 'reset' })
          }),
        ),
        h('h3', {}, 'Trouble'),
        ...FAULTS.map(([key, label, note]) => this.#fault(key, label, note)),
        h('h3', {}, 'Traffic'),
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
    const shift = ahead > 0 ? `(${spanText(ahead)} ahead)` : '(real time)'
    this.#clock.replaceChildren(clockText(this.#app.now(), true), ' ', h('small', {}, shift))
    this.#restartOne.textContent = `Restart ${personName(this.#app, this.#person())}’s client`
    for (const [key, box] of this.#boxes) box.checked = trouble[key]
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
    while (this.#lines.children.length > LINES) this.#lines.firstElementChild?.remove()
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
