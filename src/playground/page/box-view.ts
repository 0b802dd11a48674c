/** The command box: a combobox over the registered commands. Keeps its draft. */
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import type { PersonKey } from '../protocol.js'
import { personNumber } from './app.js'
import type { App } from './app.js'
import { optionKey, partial } from './commands.js'
import type { Surroundings } from './commands.js'
import { complete } from './complete.js'
import type { Suggestion } from './complete.js'
import { freshId, h, pageButton, set } from './dom.js'
import { around } from './focus.js'
import { t } from './texts.js'

/** How long (ms) the typing has to rest before the bot is asked to complete an option. */
const typingRest = 150

export class BoxView {
  readonly node: HTMLElement
  readonly input: HTMLInputElement
  /** Called by Esc in an empty box. */
  onLeave: () => void = () => undefined
  readonly #app: App
  readonly #viewer: PersonKey
  readonly #list: HTMLElement
  readonly #problem = h('p', { class: 'refusal', hidden: true })
  readonly #offered = new Map<string, readonly APIApplicationCommandOptionChoice[]>()
  #items: readonly Suggestion[] = []
  #active = -1
  #asked: { readonly action: string; readonly key: string } | undefined
  #lastAsked = ''
  #timer = 0

  constructor(app: App, viewer: PersonKey, name: string) {
    this.#app = app
    this.#viewer = viewer
    const id = freshId()
    this.#list = h('ul', { id, role: 'listbox', 'aria-label': t('commands'), class: 'completion', hidden: true })
    this.input = h('input', {
      type: 'text',
      role: 'combobox',
      'aria-label': t('commandAs', { name }),
      'aria-expanded': false,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      autocomplete: 'off',
      autocapitalize: 'off',
      spellcheck: 'false',
      enterkeyhint: 'send',
      placeholder: t('placeholder'),
    })
    const send = pageButton(t('send'), 'button primary send', () => {
      this.#send()
      this.input.focus()
    })
    const avatar = h(
      'span',
      { class: `avatar p${String(personNumber(app, viewer))}`, 'aria-hidden': true },
      h('b', {}, name.slice(0, 1)),
    )
    const as = h('span', { class: 'as', 'aria-hidden': true }, t('as', { name }))
    this.node = h(
      'div',
      { class: 'box' },
      this.#problem,
      this.#list,
      h('div', { class: 'line' }, avatar, as, this.input, send),
    )
    this.input.addEventListener('input', () => {
      this.#problem.hidden = true
      this.#refresh()
    })
    this.input.addEventListener('keydown', (event) => {
      this.#onKey(event)
    })
    this.input.addEventListener('blur', () => {
      this.#close()
    })
    this.input.addEventListener('click', () => {
      this.#refresh()
    })
  }

  /** Puts the keyboard here with the list open, as the key `/` does. */
  open(): void {
    if (!this.input.value) this.input.value = '/'
    this.input.focus()
    this.#refresh()
  }

  /** The bot's answer to a question of this box. */
  choices(action: string, list: readonly APIApplicationCommandOptionChoice[]): void {
    if (this.#asked?.action !== action) return
    this.#offered.set(this.#asked.key, list)
    this.#asked = undefined
    if (document.activeElement === this.input) this.#refresh()
  }

  #around(): Surroundings {
    const { people, channel } = this.#app.state()
    return { users: people, channel, offered: this.#offered }
  }

  #refresh(): void {
    const text = this.input.value
    const found = complete(text, this.#app.commands(), this.#around())
    this.#items = found.items
    const nodes = found.items.map((item, index) => this.#itemNode(item, index))
    this.#list.replaceChildren(...nodes)
    this.#list.hidden = !nodes.length
    set(this.input, 'aria-expanded', nodes.length > 0)
    const optional = found.items[0]?.label.endsWith(':') === true && text.endsWith(' ')
    this.#activate(nodes.length && !optional ? 0 : -1)
    const { ask } = found
    if (!ask?.typing || this.#lastAsked === text) return
    const focused = ask.typing.option.base
    const key = optionKey(ask.command, focused)
    const { name, options } = partial(ask, this.#around())
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#lastAsked = text
      const action = this.#app.act(this.#viewer, { type: 'complete', name, options, focused })
      this.#asked = action === undefined ? undefined : { action, key }
    }, typingRest)
  }

  #itemNode(item: Suggestion, index: number): HTMLElement {
    const node = h('li', { role: 'option', id: freshId() }, h('span', { class: 'name' }, item.label))
    if (item.detail) node.append(' ', h('span', { class: 'detail' }, item.detail))
    node.addEventListener('mousedown', (event) => {
      event.preventDefault()
    })
    node.addEventListener('click', () => {
      this.#accept(index)
    })
    return node
  }

  #activate(index: number): void {
    this.#active = index
    ;[...this.#list.children].forEach((node, at) => {
      set(node, 'aria-selected', at === index)
      if (at === index) node.scrollIntoView({ block: 'nearest' })
    })
    set(this.input, 'aria-activedescendant', this.#list.children[index]?.id)
  }

  #accept(index: number): void {
    const item = this.#items[index]
    if (!item) return
    this.input.value = item.line
    this.input.focus()
    this.input.setSelectionRange(item.line.length, item.line.length)
    if (/[ :]$/.test(item.line)) this.#refresh()
    else this.#close()
  }

  #close(): void {
    this.#list.hidden = true
    set(this.input, 'aria-expanded', false)
    set(this.input, 'aria-activedescendant', undefined)
    this.#active = -1
  }

  #onKey(event: KeyboardEvent): void {
    const open = !this.#list.hidden
    const { key } = event
    if (open && (key === 'ArrowDown' || key === 'ArrowUp')) {
      this.#activate(around(this.#items.length, this.#active, key) ?? 0)
    } else if (open && key === 'Tab' && !event.shiftKey && this.#items.length) {
      this.#accept(Math.max(0, this.#active))
    } else if (key === 'Enter') {
      const line = this.#items[this.#active]?.line
      const moves = open && line !== undefined && line.trim() !== this.input.value.trim()
      if (moves && !event.ctrlKey && !event.metaKey) this.#accept(this.#active)
      else this.#send()
    } else if (key === 'Escape') {
      if (open) this.#close()
      else if (this.input.value) this.input.value = ''
      else this.onLeave()
    } else return
    event.preventDefault()
  }

  #send(): void {
    const text = this.input.value.trim()
    this.#close()
    if (!text) return
    const problem = this.#app.run(this.#viewer, text)
    this.#problem.hidden = problem === undefined
    this.#problem.textContent = problem ?? ''
    if (problem === undefined) {
      this.input.value = ''
      this.#lastAsked = ''
    } else this.#app.alert(problem)
  }

  /** What the bot offered so far, so that a chosen name can be read back as its value. */
  get surroundings(): Surroundings {
    return this.#around()
  }
}
