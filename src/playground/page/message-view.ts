/** One message, or one note of the page, as an article of a log. */
import type { PersonKey, Room, Shown } from '../protocol.js'
import { personName } from './app.js'
import type { App } from './app.js'
import { freshId, h, pageButton } from './dom.js'
import { legacyNodes } from './embed-view.js'
import { isPrivate, isThinking, messageParts } from './parts.js'
import type { OptionPart } from './parts.js'
import { partNode } from './parts-view.js'
import type { Surface } from './parts-view.js'
import { usedText } from './person-menu.js'
import type { Entry, Note, State } from './state.js'
import { t } from './texts.js'
import { clockText, spanText } from './words.js'

const onlyComponents = 32768

function usedLine(name: string, line: string): HTMLElement {
  return h(
    'p',
    { class: 'used' },
    h('span', { 'aria-hidden': true }, '↱ '),
    h('b', {}, name),
    ` ${t('used')} `,
    h('code', {}, line),
  )
}

function author(name: string, at: number | undefined, id: string): HTMLElement {
  const time = at === undefined ? null : h('time', { class: 'at', datetime: new Date(at).toISOString() }, clockText(at))
  return h(
    'h3',
    { class: 'author', id },
    h('span', { class: 'name' }, name),
    h('span', { class: 'tag' }, t('bot')),
    time,
  )
}

function authorName({ bot }: State, { author: by }: Shown['message']): string {
  return by.id === bot.id ? bot.name : (by.global_name ?? by.username)
}

function avatar(): HTMLElement {
  return h('div', { class: 'bot-avatar', 'aria-hidden': true }, '♣')
}

function privacy(app: App, viewer: PersonKey, onDismiss: () => void, row: number): HTMLElement {
  const dismiss = pageButton(t('dismiss'), 'plain', onDismiss, { 'data-row': row, 'data-column': 0, tabindex: -1 })
  const eye = h('span', { class: 'eye', 'aria-hidden': true }, '◉ ')
  return h('p', { class: 'privacy' }, eye, t('onlyYou', { name: personName(app, viewer) }), dismiss)
}

function requestButton(app: App, request: unknown): HTMLElement | null {
  if (request === undefined) return null
  return pageButton(t('showRequest'), 'quiet', () => {
    app.showJson(t('request'), request)
  })
}

function thinking(name: string): HTMLElement {
  const dots = h('span', { class: 'dots', 'aria-hidden': true }, h('i'), h('i'), h('i'))
  return h('p', { class: 'thinking' }, dots, t('thinking', { name }))
}

/** The channels that a select offers: threads are none. */
const channelOptions = (rooms: readonly Room[]): OptionPart[] =>
  rooms
    .filter(({ parent, direct }) => parent === null && !direct)
    .map(({ id, name }) => ({ label: `#${name}`, value: id }))

function surfaceFor(app: App, viewer: PersonKey, message: string): Surface {
  const { people, rooms } = app.state()
  const users: OptionPart[] = people.map((one) => ({ label: one.name, value: one.id }))
  return {
    names: app.names,
    self: people.find((one) => one.key === viewer)?.id ?? '',
    developer: app.developer(),
    users,
    channels: channelOptions(rooms),
    onChannel: (channel) => {
      app.act(viewer, { type: 'open', channel })
    },
    row: 0,
    onPress: (customId) => {
      app.act(viewer, { type: 'press', message, customId }, { message, customId })
    },
    onChoose: (part, values) => {
      const { custom_id: customId, type: componentType } = part
      app.act(viewer, { type: 'choose', message, customId, componentType, values }, { message, customId })
    },
    onRefused: () => {
      app.alert(t('off'))
    },
  }
}

function body(app: App, viewer: PersonKey, shown: Shown): { nodes: Node[]; rows: number } {
  const { message } = shown
  const surface = surfaceFor(app, viewer, message.id)
  if (isThinking(message)) return { nodes: [thinking(app.state().bot.name)], rows: 0 }
  const legacy = (Number(message.flags ?? 0) & onlyComponents) === 0
  const nodes = legacy ? legacyNodes(message, surface, surface.developer) : []
  nodes.push(...messageParts(message).map((part) => partNode(part, surface)))
  return { nodes, rows: surface.row }
}

function failureNode(app: App, failure: State['failures'][string] | undefined, viewer: PersonKey): HTMLElement | null {
  if (failure?.as !== viewer) return null
  const head = h('strong', { class: 'error' }, t('failed'))
  return h('p', { class: 'failure' }, head, ' ', failure.text, ' ', requestButton(app, failure.request))
}

function developerLine(app: App, shown: Shown): HTMLElement {
  const { message, tokenExpires } = shown
  const left = tokenExpires === null ? '' : spanText(tokenExpires - app.now())
  const json = pageButton('JSON', 'plain', () => {
    app.showJson(t('message', { id: message.id }), message)
  })
  const token =
    tokenExpires === null
      ? null
      : h('span', { class: 'token', 'data-expires': tokenExpires }, t('editable', { span: left }))
  return h('p', { class: 'dev' }, `id ${message.id}`, isPrivate(message) ? ' · ephemeral' : null, token, ' · ', json)
}

function shownNode(app: App, viewer: PersonKey, shown: Shown): HTMLElement {
  const { message, used } = shown
  const secret = isPrivate(message)
  const heading = freshId()
  const { nodes, rows } = body(app, viewer, shown)
  const classes = ['message', secret && 'private', !secret && shown.pings.includes(viewer) && 'pings'].filter(Boolean)
  const dismiss = () => {
    app.act(viewer, { type: 'dismiss', message: message.id })
  }
  const column = h(
    'div',
    { class: 'column' },
    author(authorName(app.state(), message), Date.parse(message.timestamp), heading),
    ...nodes,
    message.edited_timestamp && !secret ? h('p', { class: 'edited' }, t('edited')) : null,
    failureNode(app, app.state().failures[message.id], viewer),
    secret ? privacy(app, viewer, dismiss, rows) : null,
    app.developer() ? developerLine(app, shown) : null,
  )
  return h(
    'article',
    { class: classes.join(' '), 'aria-labelledby': heading, 'data-id': message.id, tabindex: -1 },
    used ? usedLine(personName(app, used.by), usedText(app, used.text)) : null,
    avatar(),
    column,
  )
}

function noteNode(app: App, viewer: PersonKey, note: Note): HTMLElement {
  const { bot } = app.state()
  const drop = () => {
    app.drop(viewer, note.id)
  }
  if (note.kind === 'note') {
    const dismiss = pageButton(t('dismissNote'), 'plain', drop, { 'data-row': 0, 'data-column': 0, tabindex: -1 })
    const text = note.text.split(/\*\*|`/).map((part, at) => (at % 2 ? h('b', {}, part) : part))
    return h(
      'article',
      { class: 'message page-note', 'data-id': note.id, tabindex: -1, 'aria-label': t('note') },
      h('p', {}, ...text, ' ', dismiss),
    )
  }
  const heading = freshId()
  const failed = note.kind === 'failed'
  const column = h(
    'div',
    { class: 'column' },
    author(bot.name, undefined, heading),
    failed ? h('p', {}, h('strong', { class: 'error' }, t('noResponse'))) : thinking(bot.name),
    failed ? h('p', { class: 'subtext' }, note.text, ' ', requestButton(app, note.request)) : null,
    failed ? privacy(app, viewer, drop, 0) : null,
  )
  return h(
    'article',
    { class: 'message private', 'data-id': note.id, 'aria-labelledby': heading, tabindex: -1 },
    note.used ? usedLine(personName(app, viewer), note.used) : null,
    avatar(),
    column,
  )
}

/** The article of one entry as `viewer` sees it. */
export function entryNode(app: App, viewer: PersonKey, entry: Entry): HTMLElement {
  return 'shown' in entry ? shownNode(app, viewer, entry.shown) : noteNode(app, viewer, entry.note)
}
