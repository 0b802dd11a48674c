/** The page: one state, a pane for each person, a side, a drawer, and the connection to the stand-in. */
import type { PageAction, PersonKey, ServerMessage } from '../protocol.js'
import { personName } from './app.js'
import type { App } from './app.js'
import { newBanner } from './banner.js'
import { localised, localLine, parse } from './commands.js'
import { changes, ownersOf } from './changes.js'
import { showHelp, showJson } from './dialogs.js'
import { h, set } from './dom.js'
import { DrawerView } from './drawer-view.js'
import { onShortcut } from './keys.js'
import { dark, onLook, sideBySide, wear } from './look.js'
import { openModal } from './modal-view.js'
import { namesIn } from './names.js'
import { isThinking } from './parts.js'
import { PaneView } from './pane-view.js'
import { remembered } from './remembered.js'
import { SideView } from './side-view.js'
import { Connection } from './socket.js'
import { alert, say, speechNodes } from './speech.js'
import { spoken } from './spoken.js'
import {
  begunAnew,
  disconnected,
  dropped,
  emptyState,
  firstLook,
  newestPrivate,
  receive,
  refusal,
  sent,
} from './state.js'
import type { Pending } from './state.js'
import { refreshTimes } from './text-view.js'
import { elsewhere } from './turns.js'
import { languageFor, languagesOf, languageTag, nextLanguage, speak, spokenLanguage, t } from './texts.js'

speak(languageFor(remembered.language || navigator.language))

let state = emptyState
let current: PersonKey = ''
let panes: PaneView[] = []
let drawerOpen = false
let actions = 0
const run = Math.random().toString(36).slice(2)

const banner = newBanner(() => {
  connection.connect()
})
const panesNode = h('main', { class: 'panes' })

function now(): number {
  return Date.now() + state.ahead
}

const names = namesIn(() => state, now)

function pane(key: PersonKey): PaneView | undefined {
  return panes.find((one) => one.person.key === key)
}

function act(as: PersonKey, action: PageAction, about?: Omit<Pending, 'id' | 'as'>): string | undefined {
  const id = `${run}-${String(++actions)}`
  if (!connection.send(id, as, action)) {
    app.alert(t('notSent'))
    return undefined
  }
  if (about) {
    state = sent(state, { id, as, ...about })
    update()
  }
  return id
}

const commands = () => localised(state.commands, spokenLanguage())

const app: App = {
  state: () => state,
  now,
  names,
  commands,
  connected: () => connection.open,
  developer: () => drawerOpen,
  act,
  run: (as, line) => {
    if (!connection.open) return t('textKept')
    const around = pane(as)?.box.surroundings ?? { users: state.people, channel: state.channel, offered: new Map() }
    const parsed = parse(line, commands(), around)
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
    if (sideBySide()) shown?.node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (look) shown?.log.look(firstLook(state.views[key] ?? [], state.hints[key]?.hand))
    update()
  },
  alert,
  showJson,
  drop: (as, id) => {
    state = dropped(state, as, id)
    update()
  },
}

/** To whoever is to play, here or in another room. */
function toTurn(): void {
  const [away] = elsewhere(state)
  if (state.toPlay.length === 0 && away) act(away.person, { type: 'open', channel: away.room.id })
  app.become(state.toPlay[0] ?? away?.person ?? current, true)
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

function newSide(): SideView {
  return new SideView(app, {
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
    language: () => {
      const language = nextLanguage(languagesOf(state.commands))
      remembered.language = language
      act(current, { type: 'language', language })
      change(language)
      side.languageButton.focus()
    },
    help,
    developer: () => {
      setDrawer(!drawerOpen)
    },
  })
}

function newDrawer(): DrawerView {
  const view = new DrawerView(
    app,
    () => current,
    () => {
      setDrawer(false)
    },
  )
  view.node.hidden = !drawerOpen
  return view
}

let side = newSide()
let drawer = newDrawer()
/** Speaks another language: everything is built anew, drafts stay. */
function change(language: string): void {
  speak(languageFor(language, languagesOf(state.commands)))
  const old = [side.node, drawer.node]
  side = newSide()
  drawer = newDrawer()
  old[0]?.replaceWith(side.node)
  old[1]?.replaceWith(drawer.node)
  build(true)
}

function help(): void {
  showHelp({
    reader: { names, self: '' },
    command: localLine('/doko start', commands()),
    people: state.people.map(({ name }) => name),
    single: {
      get: () => remembered.singleKeys,
      set: (on) => {
        remembered.singleKeys = on
      },
    },
  })
}

function layout(): void {
  const beside = sideBySide()
  wear(drawerOpen, languageTag())
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
  const toPlay = [...state.toPlay, ...elsewhere(state).map(({ person }) => person)]
  document.title = toPlay.includes(current) ? t('turnTitle', { name: personName(app, current) }) : t('title')
}

function build(anew = false): void {
  const before = new Map(panes.map((one) => [one.person.key, one.box.input.value]))
  const keys = state.people.map((one) => one.key)
  if (!keys.includes(current)) current = keys.includes(remembered.person) ? remembered.person : (keys[0] ?? '')
  const known = panes.map((one) => one.person.key).join()
  if (anew || known !== keys.join()) {
    panes = state.people.map((person) => new PaneView(app, person))
    for (const one of panes) one.box.input.value = before.get(one.person.key) ?? ''
    panesNode.replaceChildren(...panes.map((one) => one.node))
  }
  layout()
  update()
  for (const one of panes) one.log.shown()
}

function tell(text: string): void {
  if (text) say(text)
}

function visible(viewers: readonly PersonKey[]): boolean {
  return sideBySide() ? viewers.length > 0 : viewers.includes(current)
}

function onMessage(event: ServerMessage): void {
  const pending = event.type === 'ack' ? state.pending.find((one) => one.id === event.action) : undefined
  const before = { session: state.session, channel: state.channel.id }
  const known = Object.values(state.views).flatMap((list) =>
    list.flatMap((entry) => ('shown' in entry ? [entry.shown.message] : [])),
  )
  state = receive(state, event)
  switch (event.type) {
    case 'hello': {
      const wished = remembered.channel
      if (!before.session && wished && wished !== event.channel.id && event.rooms.some(({ id }) => id === wished))
        act(event.people[0]?.key ?? '', { type: 'open', channel: wished })
      else {
        remembered.channel = event.channel.id
        if (remembered.run && remembered.run !== event.run) state = begunAnew(state)
        remembered.run = event.run
      }
      const language = languageFor(remembered.language || navigator.language, languagesOf(state.commands))
      if (language !== state.language) act(event.people[0]?.key ?? '', { type: 'language', language })
      if (language === spokenLanguage()) build(event.channel.id !== before.channel)
      else change(language)
      return
    }
    case 'message': {
      const own = visible(event.viewers)
      const old = known.findLast(({ id }) => id === event.message.id)
      // Of an edit one hears what it has changed: of the own hand always, of the channel's message where there is no hand.
      const isPublic = event.viewers.length > 1
      if (!own || (old && isPublic && state.hints[current]?.hand != null)) break
      if (!old || isThinking(old)) say(spoken(event.message, names))
      else tell(changes(old, event.message, ownersOf(known, names), names))
      break
    }
    case 'ack':
      if (event.state === 'failed' && pending) app.alert(refusal(event))
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
    banner.show(next)
    if (next !== 'open') state = disconnected(state)
    else if (drawerOpen) act(current, { type: 'traffic', on: true })
    update()
  },
  resume: () => ({ session: state.session, seq: state.seq }),
})
onShortcut((wish) => {
  if (wish.kind === 'box') pane(current)?.box.open()
  else if (wish.kind === 'help') help()
  else if (wish.kind === 'private')
    pane(current)?.log.look(newestPrivate(state.views[current] ?? [], state.hints[current]?.hand))
  else if (wish.kind === 'turn') toTurn()
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

onLook(() => {
  layout()
  update()
})

setInterval(() => {
  refreshTimes(document, now())
  if (drawerOpen) drawer.tick()
}, 1000)

document.body.append(side.node, banner.node, panesNode, drawer.node, ...speechNodes)
set(document.body, 'class', 'ready')
layout()
connection.connect()
