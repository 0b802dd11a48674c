/** One person's pane: header, log, hint line, command box. */
import type { Hint, Person } from '../protocol.js'
import { personName, personNumber, type App } from './app.js'
import { BoxView } from './box-view.js'
import { h, pageButton, set } from './dom.js'
import { LogView } from './log-view.js'
import { lineNodes } from './text-view.js'

/** The round, square, hexagonal or shield-shaped sign of a person. */
export function avatarNode(app: App, person: Person): HTMLElement {
  const number = String(personNumber(app, person.key))
  return h('span', { class: `avatar p${number}`, 'aria-hidden': true }, h('b', {}, person.name.slice(0, 1)))
}

function welcomeCard(app: App, person: Person): HTMLElement {
  const run = (line: string) => () => {
    const problem = app.run(person.key, line)
    if (problem !== undefined) app.alert(problem)
  }
  const others = app.state().people.filter((one) => one.key !== person.key)
  const names = others.map((one) => one.name)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}` : (names[0] ?? '')
  return h(
    'section',
    { class: 'welcome', 'aria-label': 'First steps' },
    h('h3', {}, 'Try the bot in one minute'),
    h(
      'p',
      {},
      'This page stands in for a Discord channel, on your own computer: no account, and nothing leaves it. The bot is the real one.',
    ),
    h(
      'ol',
      {},
      h(
        'li',
        {},
        pageButton('▶ /doko start', 'go', run('/doko start')),
        h('br'),
        'opens a table. Press it, or type it in the box below.',
      ),
      h(
        'li',
        {},
        h('b', {}, 'Mit Computern füllen'),
        ` gives you three opponents. Or switch to ${listed} and press `,
        h('b', {}, 'Mitspielen'),
        ' (join) for each. ',
        h('b', {}, 'Los geht’s'),
        ' deals.',
      ),
      h('li', {}, h('b', {}, 'Mein Blatt'), ' shows your cards to the person you are, and to nobody else.'),
    ),
    h(
      'p',
      { class: 'subtext' },
      'New to Doppelkopf? ',
      pageButton('/doko rules', 'chip', run('/doko rules')),
      ' takes two minutes.',
    ),
  )
}

export class PaneView {
  readonly node: HTMLElement
  readonly log: LogView
  readonly box: BoxView
  readonly person: Person
  readonly #app: App
  readonly #status = h('span', { class: 'bot-state' })
  readonly #turn = h('span', { class: 'turn', hidden: true }, 'to play')
  readonly #hint = h('div', { class: 'hint', hidden: true })
  #hintMark = ''

  constructor(app: App, person: Person) {
    this.#app = app
    this.person = person
    const { channel } = app.state()
    this.log = new LogView(app, person.key, person.name, welcomeCard(app, person))
    this.box = new BoxView(app, person.key, person.name)
    this.box.onLeave = () => {
      this.log.lookAtNewest()
    }
    const title = h(
      'h2',
      {},
      h('span', { class: 'channel' }, h('b', {}, `# ${channel.name}`), ' as '),
      h('b', { class: 'who' }, person.name),
      h('span', { class: 'channel' }, ' sees it'),
    )
    const head = h('header', { class: 'pane-head' }, avatarNode(app, person), title, this.#turn, this.#status)
    this.node = h(
      'section',
      { class: `pane p${String(personNumber(app, person.key))}`, id: `pane-${person.key}` },
      head,
      this.log.node,
      h('div', { class: 'foot' }, this.#hint, this.box.node),
    )
  }

  /** Brings the pane in line with the state. */
  update(): void {
    const state = this.#app.state()
    const { key } = this.person
    const connected = this.#app.connected()
    const words = !connected ? 'not connected' : state.bot.online ? 'bot online' : 'bot offline'
    this.#status.className = `bot-state ${connected && state.bot.online ? 'on' : 'off'}`
    this.#status.textContent = words
    this.#turn.hidden = !state.toPlay.includes(key)
    this.#showHint()
    this.log.update(state.views[key] ?? [])
  }

  /** As a tab's panel, or as a region of its own beside the others. */
  role(sideBySide: boolean): void {
    set(this.node, 'role', sideBySide ? 'region' : 'tabpanel')
    set(this.node, 'aria-labelledby', sideBySide ? undefined : `tab-${this.person.key}`)
    set(this.node, 'aria-label', sideBySide ? `Channel as ${this.person.name} sees it` : undefined)
  }

  #currentHint(): Hint | undefined {
    const { hints, toPlay } = this.#app.state()
    const hint = hints[this.person.key]
    if (hint?.text) return hint
    const other = toPlay[0]
    if (other === undefined || toPlay.includes(this.person.key)) return undefined
    return { text: `It is ${personName(this.#app, other)}’s turn.`, person: other, command: null }
  }

  #showHint(): void {
    const hint = this.#currentHint()
    const mark = JSON.stringify(hint ?? null)
    if (mark === this.#hintMark) return
    this.#hintMark = mark
    this.#hint.hidden = !hint
    if (!hint) return
    const { people } = this.#app.state()
    const other = people.find((one) => one.key === hint.person && one.key !== this.person.key)
    const self = people.find((one) => one.key === this.person.key)
    const text = lineNodes(hint.text ?? '', { names: this.#app.names, self: self?.id ?? '' })
    const parts: Node[] = [h('p', {}, ...text)]
    if (other) {
      parts.unshift(avatarNode(this.#app, other))
      const className = `button be p${String(personNumber(this.#app, other.key))}`
      const be = () => {
        this.#app.become(other.key, true)
      }
      parts.push(pageButton(`Be ${other.name}`, className, be))
    } else if (hint.command) {
      const line = hint.command
      const run = () => {
        const problem = this.#app.run(this.person.key, line)
        if (problem !== undefined) this.#app.alert(problem)
      }
      parts.push(pageButton(line, 'chip', run))
    }
    this.#hint.replaceChildren(...parts)
  }
}
