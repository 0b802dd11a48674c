/** The page: one state, four panes, a side, a drawer, and the connection to the stand-in. */
import type { PageAction, PersonKey, ServerMessage } from '../protocol.js'
import { personName, type App } from './app.js'
import { parse, runnables } from './commands.js'
import { showHelp, showJson } from './dialogs.js'
import { h, inTextField, pageButton, set } from './dom.js'
import { DrawerView } from './drawer-view.js'
import { shortcut } from './focus.js'
import { openModal } from './modal-view.js'
import { PaneView } from './pane-view.js'
import { remembered } from './remembered.js'
import { SideView } from './side-view.js'
import { Connection } from './socket.js'
import { spoken } from './spoken.js'
import { disconnected, dropped, EMPTY, firstLook, newestPrivate, receive, sent, type Pending } from './state.js'
import { refreshTimes } from './text-view.js'
import { spanText, type Names } from './words.js'

let state = EMPTY
let current: PersonKey = ''
let panes: PaneView[] = []
let drawerOpen = false
let actions = 0
const run = Math.random().toString(36).slice(2)

const status = h('div', { class: 'spoken', role: 'status' })
const alertBox = h('div', { class: 'spoken', role: 'alert' })
const bannerText = h('p', {})
const banner = h(
  'div',
  { class: 'banner', role: 'status', hidden: true },
  h('span', { 'aria-hidden': true }, '⚠'),
  bannerText,
)
const panesNode = h('main', { class: 'panes' })

function say(node: HTMLElement, text: string): void {
  node.textContent = ''
  // A new node, so that the same sentence is spoken twice when it happens twice.
  requestAnimationFrame(() => {
    node.replaceChildren(h('p', {}, text))
  })
}

function now(): number {
  return Date.now() + state.ahead
}

const names: Names = {
  user: (id) => {
    if (id === state.bot.id) return state.bot.name
    return state.people.find((one) => one.id === id)?.name ?? 'somebody'
  },
  channel: (id) => (id === state.channel.id ? state.channel.name : 'another-channel'),
  now,
}

function pane(key: PersonKey): PaneView | undefined {
  return panes.find((one) => one.person.key === key)
}

function act(as: PersonKey, action: PageAction, about?: Omit<Pending, 'id' | 'as'>): string | undefined {
  const id = `${run}-${String(++actions)}`
  if (!connection.send(id, as, action)) {
    app.alert('Not connected: nothing was sent.')
    return undefined
  }
  if (about) {
    state = sent(state, { id, as, ...about })
    update()
  }
  return id
}

const app: App = {
  state: () => state,
  now,
  names,
  connected: () => connection.open,
  developer: () => drawerOpen,
  act,
  run: (as, line) => {
    if (!connection.open)
      return 'Not connected: your text is kept. It was not sent, since Discord gives 3 seconds to answer.'
    const around = pane(as)?.box.surroundings ?? { users: state.people, channel: state.channel, offered: new Map() }
    const parsed = parse(line, runnables(state.commands), around)
    if (typeof parsed === 'string') return parsed
    act(as, { type: 'command', name: parsed.name, options: parsed.options, text: line }, { used: line })
    return undefined
  },
  become: (key, look = false) => {
    const changed = key !== current
    current = key
    remembered.person = key
    layout()
    const shown = pane(key)
    if (changed && !sideBySide()) shown?.log.shown()
    if (look) shown?.log.look(firstLook(state.views[key] ?? []))
    update()
  },
  alert: (text) => {
    say(alertBox, text)
  },
  showJson,
  drop: (as, id) => {
    state = dropped(state, as, id)
    update()
  },
}

const wide = matchMedia('(min-width: 1200px)')
const systemDark = matchMedia('(prefers-color-scheme: dark)')

function sideBySide(): boolean {
  return remembered.sideBySide && wide.matches
}

function dark(): boolean {
  return remembered.theme === '' ? systemDark.matches : remembered.theme === 'dark'
}

function setDrawer(open: boolean): void {
  drawerOpen = open
  drawer.node.hidden = !open
  act(current, { type: 'traffic', on: open })
  layout()
  update()
  if (open) drawer.node.querySelector('h2')?.focus()
  else side.developerButton.focus()
}

const side = new SideView(app, {
  sideBySide: () => {
    remembered.sideBySide = !remembered.sideBySide
    layout()
    for (const one of panes) one.log.shown()
    update()
  },
  theme: () => {
    remembered.theme = dark() ? 'light' : 'dark'
    layout()
    update()
  },
  help,
  developer: () => {
    setDrawer(!drawerOpen)
  },
})
const drawer = new DrawerView(
  app,
  () => current,
  () => {
    setDrawer(false)
  },
)

function help(): void {
  showHelp({
    get: () => remembered.singleKeys,
    set: (on) => {
      remembered.singleKeys = on
    },
  })
}

function layout(): void {
  const beside = sideBySide()
  const root = document.documentElement
  root.dataset.theme = dark() ? 'dark' : 'light'
  root.dataset.view = beside ? 'beside' : 'single'
  root.dataset.drawer = drawerOpen ? 'open' : 'closed'
  for (const one of panes) {
    one.role(beside)
    one.node.hidden = !beside && one.person.key !== current
    one.node.classList.toggle('current', one.person.key === current)
  }
}

function update(): void {
  for (const one of panes) one.update()
  side.update(current, dark(), sideBySide())
  drawer.update()
  document.title = state.toPlay.includes(current) ? `● ${personName(app, current)} is to play` : 'Doppelkopf playground'
}

function build(): void {
  const before = new Map(panes.map((one) => [one.person.key, one.box.input.value]))
  const keys = state.people.map((one) => one.key)
  if (!keys.includes(current)) current = keys.includes(remembered.person) ? remembered.person : (keys[0] ?? '')
  const known = panes.map((one) => one.person.key).join()
  if (known !== keys.join()) {
    panes = state.people.map((person) => new PaneView(app, person))
    for (const one of panes) one.box.input.value = before.get(one.person.key) ?? ''
    panesNode.replaceChildren(...panes.map((one) => one.node))
  }
  layout()
  update()
  for (const one of panes) one.log.shown()
}

function visible(viewers: readonly PersonKey[]): boolean {
  return sideBySide() ? viewers.length > 0 : viewers.includes(current)
}

function onMessage(event: ServerMessage): void {
  const pending = event.type === 'ack' ? state.pending.find((one) => one.id === event.action) : undefined
  const former = new Set(Object.values(state.views).flatMap((list) => list.map((entry) => entry.id)))
  state = receive(state, event)
  switch (event.type) {
    case 'hello':
      build()
      return
    case 'message': {
      const own = visible(event.viewers)
      const edit = former.has(event.message.id)
      // An edit of the channel's message is heard only by whom it is about; the own hand always.
      if (own && (!edit || event.viewers.length === 1)) say(status, spoken(event.message, names))
      break
    }
    case 'ack':
      if (event.state === 'failed' && pending) app.alert(event.text ?? 'The application did not respond.')
      break
    case 'modal':
      app.become(event.viewer)
      openModal(app, event)
      break
    case 'choices':
      for (const one of panes) one.box.choices(event.action, event.list)
      return
    case 'traffic':
    case 'problem':
      drawer.traffic(event)
      return
    default:
  }
  update()
}

const connection = new Connection({
  onMessage,
  onState: (next) => {
    banner.hidden = next === 'open'
    if (next === 'open') {
      if (drawerOpen) act(current, { type: 'traffic', on: true })
    } else {
      bannerText.replaceChildren(h('strong', {}, 'Connection lost.'), ` Trying again in ${String(next)} s.`)
      state = disconnected(state)
    }
    update()
  },
  resume: () => ({ session: state.session, seq: state.seq }),
})
banner.append(
  pageButton('Try now', 'quiet', () => {
    connection.connect()
  }),
)

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (!remembered.singleKeys || inTextField(event.target) || document.querySelector('dialog[open]')) return
  const wish = shortcut(event.key)
  if (!wish) return
  event.preventDefault()
  if (wish.kind === 'box') pane(current)?.box.open()
  else if (wish.kind === 'help') help()
  else if (wish.kind === 'private') pane(current)?.log.look(newestPrivate(state.views[current] ?? []))
  else if (wish.kind === 'turn') app.become(state.toPlay[0] ?? current, true)
  else app.become(state.people[wish.index]?.key ?? current)
})

panesNode.addEventListener('focusin', (event) => {
  if (!sideBySide()) return
  const found = panes.find((one) => event.target instanceof Node && one.node.contains(event.target))
  if (!found || found.person.key === current) return
  current = found.person.key
  layout()
  side.update(current, dark(), true)
  drawer.update()
})

for (const query of [wide, systemDark]) {
  query.addEventListener('change', () => {
    layout()
    update()
  })
}

setInterval(() => {
  refreshTimes(document, now())
  if (!drawerOpen) return
  drawer.update()
  for (const token of document.querySelectorAll<HTMLElement>('.token')) {
    token.textContent = ` · editable for ${spanText(Number(token.dataset.expires) - now())}`
  }
}, 1000)

document.body.append(side.node, banner, panesNode, drawer.node, status, alertBox)
set(document.body, 'class', 'ready')
layout()
connection.connect()
