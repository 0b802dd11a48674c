/** One person's pane: header, log, hint line, command box. */
import type { Hint, Person } from '../protocol.js'
import { personName, personNumber } from './app.js'
import type { App } from './app.js'
import { BoxView } from './box-view.js'
import { localLine } from './commands.js'
import { h, pageButton, set } from './dom.js'
import { LogView } from './log-view.js'
import { lineNodes } from './text-view.js'
import { t } from './texts.js'
import { elsewhere, toTell } from './turns.js'
import type { Elsewhere } from './turns.js'

/** The round, square, hexagonal or shield-shaped sign of a person. */
export function avatarNode(app: App, person: Person): HTMLElement {
  const number = String(personNumber(app, person.key))
  return h('span', { class: `avatar p${number}`, 'aria-hidden': true }, h('b', {}, person.name.slice(0, 1)))
}

function welcomeCard(app: App, person: Person): HTMLElement {
  const run = (line: string, sign: string, className: string) => {
    const local = localLine(line, app.commands())
    return pageButton(`${sign}${local}`, className, () => {
      const problem = app.run(person.key, local)
      if (problem !== undefined) app.alert(problem)
    })
  }
  const { channel, rooms } = app.state()
  if (rooms.some(({ id, direct }) => direct && id === channel.id))
    return h(
      'section',
      { class: 'welcome', 'aria-label': `${t('firstSteps')}: ${person.name}` },
      h('h3', {}, t('directTitle', { name: app.state().bot.name })),
      h('p', {}, t('directText')),
      h(
        'p',
        {},
        run('/doko learn', '▶ ', 'go'),
        ' ',
        run('/doko practice', '', 'chip'),
        ' ',
        run('/doko help', '', 'chip'),
      ),
    )
  const names = app.state().people.flatMap((one) => (one.key === person.key ? [] : [one.name]))
  const last = names.at(-1) ?? ''
  const others = names.length > 1 ? t('and', { list: names.slice(0, -1).join(', '), last }) : last
  return h(
    'section',
    { class: 'welcome', 'aria-label': `${t('firstSteps')}: ${person.name}` },
    h('h3', {}, t('welcome')),
    h('p', {}, t('welcomeText')),
    h(
      'ol',
      {},
      h('li', {}, run('/doko start', '▶ ', 'go'), h('br'), t('welcomeStart')),
      h('li', {}, names.length > 0 ? t('welcomeFill', { others }) : t('welcomeAlone')),
      h('li', {}, t('welcomeHand')),
    ),
    h('p', { class: 'subtext' }, t('welcomeNew'), ' ', run('/doko learn', '', 'chip'), ' ', t('welcomeLearn')),
  )
}

/** What the button to the hint's message is called. */
const places: Partial<Record<Hint['step'], 'toPrivate' | 'toChannel'>> = {
  private: 'toPrivate',
  computer: 'toChannel',
}

export class PaneView {
  readonly node: HTMLElement
  readonly log: LogView
  readonly box: BoxView
  readonly person: Person
  readonly #app: App
  readonly #status = h('span', { class: 'bot-state' })
  readonly #turn = h('span', { class: 'turn', hidden: true }, t('toPlay'))
  readonly #hint = h('div', { class: 'hint', hidden: true })
  readonly #rooms = h('select', { class: 'rooms', 'aria-label': t('rooms') })
  #roomMark = ''
  #hintMark = ''
  #goThere: { readonly node: HTMLElement; readonly message: string } | undefined

  constructor(app: App, person: Person) {
    this.#app = app
    this.person = person
    this.#rooms.addEventListener('change', () => {
      app.act(person.key, { type: 'open', channel: this.#rooms.value })
    })
    this.log = new LogView(app, person.key, person.name, welcomeCard(app, person))
    this.log.onView = () => {
      this.#showGoThere()
    }
    this.box = new BoxView(app, person.key, person.name)
    this.box.onLeave = () => {
      this.log.lookAtNewest()
    }
    const title = h(
      'h2',
      {},
      h('span', { class: 'channel' }, this.#rooms, h('span', { class: 'sees' }, t('seesBefore'))),
      h('b', { class: 'who' }, person.name),
      h('span', { class: 'channel sees' }, t('seesAfter')),
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
    const words = t(!connected ? 'notConnected' : state.bot.online ? 'online' : 'offline')
    this.#status.className = `bot-state ${connected && state.bot.online ? 'on' : 'off'}`
    this.#status.textContent = words
    this.#turn.hidden = !state.toPlay.includes(key)
    this.#showRooms()
    this.#showHint()
    this.log.update(state.views[key] ?? [])
    this.#showGoThere()
  }

  /** As a tab's panel, or as a region of its own beside the others. */
  role(sideBySide: boolean): void {
    set(this.node, 'role', sideBySide ? 'region' : 'tabpanel')
    set(this.node, 'aria-labelledby', sideBySide ? undefined : `tab-${this.person.key}`)
    set(this.node, 'aria-label', sideBySide ? t('logAs', { name: this.person.name }) : undefined)
  }

  #hintText(hint: Hint): string {
    const { label, person } = hint
    switch (hint.step) {
      case 'begin':
        return t('hintBegin')
      case 'press':
        return t('hintPress', { label: label ?? '' })
      case 'open':
        return t('hintOpen', { label: label ?? '' })
      case 'private':
        return t('hintPrivate')
      case 'turn':
        return t('hintTurn')
      case 'other':
        return t('hintOther', { name: person === null ? '' : personName(this.#app, person) })
      case 'computer':
        return t('hintComputer')
      case 'host':
        return t('hintHost', { name: person === null ? '' : personName(this.#app, person), label: label ?? '' })
      case 'none':
        return ''
    }
  }

  /** The channels and, set in, their threads. */
  #showRooms(): void {
    const { rooms, channel } = this.#app.state()
    const turns = elsewhere(this.#app.state())
    const mark = JSON.stringify([rooms, channel.id, turns])
    if (mark === this.#roomMark) return
    this.#roomMark = mark
    const options = rooms.map(({ id, name: bare, parent, direct }) => {
      const turn = turns.find(({ room }) => room.id === id)
      const name = turn ? t('roomTurn', { room: bare, name: personName(this.#app, turn.person) }) : bare
      const words = direct ? t('direct', { name }) : parent === null ? `# ${name}` : `↳ ${name}`
      const option = h('option', { value: id }, words)
      option.selected = id === channel.id
      return option
    })
    this.#rooms.replaceChildren(...options)
  }

  #showHint(): void {
    const { hints, people } = this.#app.state()
    const hint = hints[this.person.key]
    const away = toTell(this.#app.state(), this.person.key)
    const mark = JSON.stringify([hint, away])
    if (mark === this.#hintMark) return
    this.#hintMark = mark
    this.#goThere = undefined
    if (away) {
      this.#showAway(away)
      return
    }
    const text = hint ? this.#hintText(hint) : ''
    this.#hint.hidden = !text
    if (!hint || !text) return
    const { command, message } = hint
    const other = people.find((one) => one.key === hint.person && one.key !== this.person.key)
    const parts: Node[] = [h('p', {}, ...lineNodes(text, { names: this.#app.names, self: this.person.id }))]
    if (other) {
      parts.unshift(avatarNode(this.#app, other))
      const className = `button be p${String(personNumber(this.#app, other.key))}`
      const be = () => {
        this.#app.become(other.key, true)
      }
      parts.push(pageButton(t('be', { name: other.name }), className, be))
    } else if (command !== null) {
      const line = localLine(command, this.#app.commands())
      const run = () => {
        const problem = this.#app.run(this.person.key, line)
        if (problem !== undefined) this.#app.alert(problem)
      }
      parts.push(pageButton(line, 'chip', run))
    } else if (message !== null && hint.step !== 'press') {
      const go = () => {
        this.log.look(message)
      }
      const node = pageButton(t(places[hint.step] ?? 'goThere'), 'button secondary go-there', go)
      this.#goThere = { node, message }
      parts.push(node)
    }
    this.#hint.replaceChildren(...parts)
  }

  /** Says whose turn it is in another room, and leads there. */
  #showAway({ room, person }: Elsewhere): void {
    const isOwn = person === this.person.key
    const name = personName(this.#app, person)
    const text = isOwn ? t('hintTurnIn', { room: room.name }) : t('hintOtherIn', { name, room: room.name })
    const go = () => {
      this.#app.act(person, { type: 'open', channel: room.id })
      this.#app.become(person, true)
    }
    const words = h('p', {}, ...lineNodes(text, { names: this.#app.names, self: this.person.id }))
    this.#hint.hidden = false
    this.#hint.replaceChildren(words, pageButton(t('goThere'), 'button secondary', go))
  }

  /** The way to a message is offered while it is out of view; its room is kept, so that nothing moves. */
  #showGoThere(): void {
    this.#goThere?.node.classList.toggle('there', this.log.sees(this.#goThere.message))
  }
}
