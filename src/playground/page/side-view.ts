/** The side: what this is, the people, and what the page can do. On narrow screens a strip along the top. */
import { personNumber } from './app.js'
import type { App } from './app.js'
import { h, pageButton, set } from './dom.js'
import { around } from './focus.js'
import { avatarNode } from './pane-view.js'
import { isPrivate, liveControls } from './parts.js'
import { openPersonMenu } from './person-menu.js'
import { lineNodes } from './text-view.js'
import { elsewhere } from './turns.js'
import { languageName, spokenLanguage, t } from './texts.js'

/** What the buttons below the people do. */
export interface SideActions {
  readonly sideBySide: () => void
  readonly theme: () => void
  readonly language: () => void
  readonly help: () => void
  readonly developer: () => void
}

/** A button with a sign and words; narrow screens show the sign alone. */
function tool(sign: string, onPress: () => void) {
  const words = h('span', { class: 'words' })
  const node = pageButton('', 'tool', onPress)
  node.append(h('span', { class: 'sign', 'aria-hidden': true }, sign), words)
  return {
    node,
    label: (text: string) => {
      words.textContent = text
      set(node, 'title', text)
    },
  }
}

export class SideView {
  readonly node: HTMLElement
  readonly developerButton: HTMLButtonElement
  readonly languageButton: HTMLButtonElement
  readonly #app: App
  #current = ''
  readonly #tabs = h('div', { class: 'people', role: 'tablist', 'aria-label': t('youAre') })
  readonly #beside: ReturnType<typeof tool>
  readonly #theme: ReturnType<typeof tool>

  constructor(app: App, actions: SideActions) {
    this.#app = app
    this.#beside = tool('▥', actions.sideBySide)
    this.#beside.node.classList.add('beside')
    this.#theme = tool('◐', actions.theme)
    const help = tool('?', actions.help)
    help.label(t('help'))
    const developer = tool('⚙', actions.developer)
    developer.label(t('developer'))
    const language = tool(spokenLanguage().slice(0, 2).toUpperCase(), actions.language)
    language.node.classList.add('language')
    language.label(t('language', { name: languageName() }))
    this.languageButton = language.node
    this.developerButton = developer.node
    const title = h(
      'h1',
      {},
      h('span', { class: 'club', 'aria-hidden': true }, '♣'),
      ' ',
      h('span', { class: 'long' }, t('title')),
      h('span', { class: 'short', 'aria-hidden': true }, 'Doppelkopf'),
    )
    this.node = h(
      'header',
      { class: 'side' },
      h('div', { class: 'title' }, title, h('p', {}, t('about'))),
      h('p', { class: 'you-are', 'aria-hidden': true }, t('youAre')),
      this.#tabs,
      h('p', { class: 'switch-note' }, ...lineNodes(t('switchNote'), { names: app.names, self: '' })),
      h(
        'nav',
        { class: 'tools', 'aria-label': t('tools') },
        this.#beside.node,
        this.#theme.node,
        language.node,
        help.node,
        developer.node,
      ),
    )
    this.#tabs.addEventListener('keydown', (event) => {
      const { people } = this.#app.state()
      const at = [...this.#tabs.children].indexOf(document.activeElement ?? this.#tabs)
      const next = people[around(people.length, at, event.key) ?? -1]
      if (!next) return
      event.preventDefault()
      this.#app.become(next.key)
      document.getElementById(`tab-${next.key}`)?.focus()
    })
  }

  /** Shows who is who, who is to play, and how many private messages have something to press. */
  update(current: string, dark: boolean, sideBySide: boolean): void {
    const { people, toPlay, views } = this.#app.state()
    const away = elsewhere(this.#app.state())
    this.#current = current
    this.node.classList.toggle('alone', people.length < 2)
    this.#beside.label(t(sideBySide ? 'single' : 'beside'))
    set(this.#beside.node, 'aria-pressed', sideBySide)
    this.#theme.label(t(dark ? 'light' : 'dark'))
    set(this.developerButton, 'aria-pressed', this.#app.developer())
    if (this.#tabs.children.length !== people.length) this.#build()
    people.forEach((person, at) => {
      const tab = this.#tabs.children[at]
      if (!(tab instanceof HTMLElement)) return
      const selected = person.key === current
      const turn = toPlay.includes(person.key)
      const secret = (views[person.key] ?? []).filter(
        (entry) => 'shown' in entry && isPrivate(entry.shown.message) && liveControls(entry.shown.message) > 0,
      ).length
      set(tab, 'aria-selected', selected)
      tab.tabIndex = selected ? 0 : -1
      const badge = tab.querySelector('.badge')
      if (!badge) return
      const there = turn ? undefined : away.find((one) => one.person === person.key)
      badge.className = turn ? 'badge turn' : there ? 'badge turn away' : 'badge'
      set(badge, 'title', there && t('toPlayIn', { room: there.room.name }))
      if (there) {
        const words = h('span', { class: 'spoken' }, t('toPlayIn', { room: there.room.name }))
        badge.replaceChildren(h('span', { 'aria-hidden': true }, t('toPlay')), words)
        return
      }
      badge.textContent = turn
        ? t('toPlay')
        : selected
          ? t('you')
          : secret
            ? t('private', { count: secret > 9 ? '9+' : secret })
            : ''
    })
  }

  #build(): void {
    const tabs = this.#app.state().people.map((person, at) => {
      const tab = h(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${person.key}`,
          class: `person p${String(personNumber(this.#app, person.key))}`,
          'aria-controls': `pane-${person.key}`,
        },
        avatarNode(this.#app, person),
        h('span', { class: 'name' }, person.name),
        ' ',
        h('span', { class: 'badge' }),
        h('kbd', { 'aria-hidden': true }, String(at + 1)),
      )
      tab.addEventListener('click', () => {
        this.#app.become(person.key)
      })
      // The menu key of a keyboard and a long press on glass come as the same event.
      tab.addEventListener('contextmenu', (event) => {
        event.preventDefault()
        openPersonMenu(this.#app, this.#current, person)
      })
      return tab
    })
    this.#tabs.replaceChildren(...tabs)
  }
}
