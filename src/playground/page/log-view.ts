/** The log of one person: keeps its articles, its scroll place and the keyboard's place through every edit. */
import type { PersonKey } from '../protocol.js'
import type { App } from './app.js'
import { h, pageButton, set } from './dom.js'
import { kept, move, settle, type Grid, type Place } from './focus.js'
import { entryNode } from './message-view.js'
import { carryPictures } from './picture-view.js'
import { t } from './texts.js'
import { newestPrivate, type Entry } from './state.js'

interface Known {
  readonly entry: Entry
  readonly mark: string
  readonly node: HTMLElement
}

/** How near to an edge (px) still counts as there. */
const NEAR = 24

export class LogView {
  readonly node: HTMLElement
  readonly #inner = h('div', { class: 'messages' })
  readonly #pill: HTMLButtonElement
  readonly #app: App
  readonly #viewer: PersonKey
  readonly #welcome: HTMLElement
  readonly #scroll: HTMLElement
  #known = new Map<string, Known>()
  #follow = true
  #set = 0
  #goal: string | undefined
  /** Where the newest private message stands on the screen. */
  #gap: { readonly id: string | undefined; readonly px: number; readonly cut: number } | undefined

  constructor(app: App, viewer: PersonKey, name: string, welcome: HTMLElement) {
    this.#app = app
    this.#viewer = viewer
    this.#welcome = welcome
    this.#scroll = h('div', {
      class: 'log',
      role: 'log',
      'aria-live': 'off',
      'aria-label': t('logAs', { name }),
    })
    this.#scroll.append(welcome, this.#inner)
    this.#pill = pageButton('', 'pill', () => {
      this.#jump()
    })
    this.node = h('div', { class: 'log-box' }, this.#scroll, this.#pill)
    this.#scroll.addEventListener('scroll', () => {
      if (Math.abs(this.#scroll.scrollTop - this.#set) > 2) {
        this.#set = this.#scroll.scrollTop
        this.#follow = this.#atEnd() || this.#inView(this.#secret())
        this.#measure()
      }
      this.#showPill()
    })
    this.#scroll.addEventListener('keydown', (event) => {
      this.#onKey(event)
    })
    this.#scroll.addEventListener('focusin', (event) => {
      this.#onFocus(event.target)
    })
    const settleAgain = () => {
      const secret = this.#secret()
      if (this.#follow) this.#settle(this.#gap && this.#gap.id === secret?.dataset.id ? secret : undefined)
    }
    this.#inner.addEventListener('load', settleAgain, true)
    new ResizeObserver(settleAgain).observe(this.#scroll)
  }

  /** Brings the log in line with `entries`. */
  update(entries: readonly Entry[]): void {
    const secret = newestPrivate(entries)
    const held = secret && (!this.#known.has(secret) || this.#inView(this.#article(secret))) ? secret : undefined
    const last = entries.at(-1)
    const answered = entries.some((entry) => {
      const changed = entry === last && this.#known.get(entry.id)?.entry !== entry
      return (changed || !this.#known.has(entry.id)) && entry.id !== secret && this.#own(entry)
    })
    const place = this.#placeOfFocus()
    this.#reconcile(entries)
    this.#markBusy()
    this.#welcome.hidden = entries.length > 0
    this.#rove(place?.id)
    if (place) this.#restore(place.id, place.place)
    if (this.#follow || answered) {
      this.#follow = true
      this.#settle(answered || !held ? undefined : this.#article(held))
    }
    this.#showPill()
  }

  /** Puts the log where it was before it was hidden, or at its end. */
  shown(): void {
    if (this.#follow) this.#settle(this.#secret())
    else this.#scroll.scrollTop = this.#set
    this.#showPill()
  }

  /** Brings an article into view and the keyboard to it. */
  look(id: string | undefined): void {
    const article = id === undefined ? undefined : this.#article(id)
    if (!article) return
    article.focus({ preventScroll: true })
    this.#gap = undefined
    this.#settle(article)
    this.#follow = article === this.#secret() || this.#atEnd()
    // Where the page itself scrolls, the log has no place of its own.
    if (this.#scroll.scrollHeight <= this.#scroll.clientHeight) article.scrollIntoView({ block: 'nearest' })
  }

  /** Brings the newest message into view and the keyboard to it. */
  lookAtNewest(): void {
    const last = this.#inner.lastElementChild
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    this.#follow = true
    this.#settle(undefined)
  }

  #own(entry: Entry): boolean {
    return (
      'note' in entry || (entry.shown.used?.by === this.#viewer && (Number(entry.shown.message.flags ?? 0) & 64) !== 0)
    )
  }

  #reconcile(entries: readonly Entry[]): void {
    const known = new Map<string, Known>()
    let previous: Element | null = null
    const { failures } = this.#app.state()
    for (const entry of entries) {
      const mark = `${failures[entry.id]?.text ?? ''}|${String(this.#app.developer())}`
      const old = this.#known.get(entry.id)
      let node = old?.node
      if (!node || old?.entry !== entry || old.mark !== mark) {
        node = entryNode(this.#app, this.#viewer, entry)
        if (old) {
          carryPictures(old.node, node)
          old.node.replaceWith(node)
        }
      }
      const next: Element | null = previous ? previous.nextElementSibling : this.#inner.firstElementChild
      if (next !== node) this.#inner.insertBefore(node, next)
      previous = node
      known.set(entry.id, { entry, mark, node })
    }
    for (const [id, { node }] of this.#known) if (!known.has(id)) node.remove()
    this.#known = known
  }

  #markBusy(): void {
    const { pending } = this.#app.state()
    for (const control of this.#inner.querySelectorAll<HTMLElement>('[data-custom]')) {
      const article = control.closest<HTMLElement>('article')?.dataset.id
      const busy = pending.some(
        (one) => one.as === this.#viewer && one.message === article && one.customId === control.dataset.custom,
      )
      set(control, 'aria-busy', busy ? true : undefined)
    }
  }

  #article(id: string | undefined): HTMLElement | undefined {
    return id === undefined ? undefined : this.#known.get(id)?.node
  }

  #secret(): HTMLElement | undefined {
    return this.#article(newestPrivate([...this.#known.values()].map((one) => one.entry)))
  }

  #atEnd(): boolean {
    return this.#scroll.scrollHeight - this.#scroll.clientHeight - this.#scroll.scrollTop <= NEAR
  }

  /** Whether the lower end of an article, where its controls are, can be seen. */
  #inView(article: HTMLElement | undefined): boolean {
    if (!article?.isConnected) return false
    const view = this.#scroll.getBoundingClientRect()
    const { bottom } = article.getBoundingClientRect()
    return bottom <= view.bottom + NEAR && bottom > view.top + 3 * NEAR
  }

  #settle(held: HTMLElement | undefined): void {
    const view = this.#scroll
    if (!view.clientHeight) return
    const top = view.getBoundingClientRect().top - view.scrollTop
    const box = held?.getBoundingClientRect()
    const was = this.#gap?.id === held?.dataset.id ? this.#gap : undefined
    const edges = box ? { top: box.top - top, bottom: box.bottom - top, gap: was?.px, cut: was?.cut } : undefined
    const goal = { height: view.clientHeight, content: view.scrollHeight, held: edges }
    view.scrollTop = this.#known.size ? settle(goal) : 0
    this.#set = view.scrollTop
    this.#measure()
  }

  #measure(): void {
    const secret = this.#secret()
    this.#gap = undefined
    if (secret && this.#inView(secret)) {
      const [view, box] = [this.#scroll.getBoundingClientRect(), secret.getBoundingClientRect()]
      const [px, cut] = [view.bottom - box.bottom, view.top - box.top].map((length) => Math.max(0, length))
      this.#gap = { id: secret.dataset.id, px: px ?? 0, cut: cut ?? 0 }
    }
  }

  #showPill(): void {
    const secret = this.#secret()
    const view = this.#scroll.getBoundingClientRect()
    const box = secret?.getBoundingClientRect()
    const above = box !== undefined && view.height > 0 && box.bottom <= view.top + 3 * NEAR
    const down = !above && !this.#atEnd() && this.#known.size > 0
    this.#goal = above ? secret?.dataset.id : undefined
    this.#pill.hidden = !above && !down
    this.#pill.textContent = t(above ? 'toSecret' : 'toNewest')
  }

  #jump(): void {
    return this.#goal === undefined ? this.lookAtNewest() : this.look(this.#goal)
  }

  readonly #controls = (article: Element) => [...article.querySelectorAll<HTMLElement>('[data-row]')]

  #grid(article: Element): Grid {
    const grid: number[] = []
    for (const { dataset } of this.#controls(article)) {
      const row = Number(dataset.row)
      grid[row] = Math.max(grid[row] ?? 0, Number(dataset.column) + 1)
    }
    return Array.from(grid, (count) => (count as number | undefined) ?? 0)
  }

  #at(article: Element, { row, column }: Place): HTMLElement | null {
    return article.querySelector(`[data-row="${String(row)}"][data-column="${String(column)}"]`)
  }

  #placeOfFocus(): { id: string; place: Place | undefined } | undefined {
    const focus = document.activeElement
    const article = focus?.closest<HTMLElement>('article')
    if (!(focus instanceof HTMLElement) || !article || !this.#inner.contains(article)) return undefined
    const { row, column } = focus.dataset
    const place = row === undefined ? undefined : { row: Number(row), column: Number(column) }
    return { id: article.dataset.id ?? '', place }
  }

  #restore(id: string, place: Place | undefined): void {
    const focus = document.activeElement
    if (focus && focus !== document.body && focus.isConnected) return
    const article = this.#article(id)
    const same = article && place ? kept(this.#grid(article), place) : undefined
    const target = article && same ? this.#at(article, same) : article
    const newest = this.#inner.lastElementChild
    if (target) target.focus({ preventScroll: true })
    else if (newest instanceof HTMLElement) newest.focus({ preventScroll: true })
  }

  /** One Tab stop among the articles and one among the controls of each. */
  #rove(current: string | undefined): void {
    const articles = [...this.#known.values()].map((one) => one.node)
    const stop = this.#article(current) ?? articles.at(-1)
    for (const article of articles) {
      article.tabIndex = article === stop ? 0 : -1
      const controls = this.#controls(article)
      if (!controls.some((one) => one.tabIndex === 0)) {
        const on = controls.filter((one) => one.getAttribute('aria-disabled') !== 'true')
        const first = on.find((one) => !one.classList.contains('enlarge')) ?? on[0] ?? controls[0]
        if (first) first.tabIndex = 0
      }
    }
  }

  #onFocus(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement)) return
    const article = target.closest('article')
    if (!article) return
    for (const one of this.#inner.children) if (one instanceof HTMLElement) one.tabIndex = one === article ? 0 : -1
    if (target.dataset.row === undefined) return
    for (const one of this.#controls(article)) one.tabIndex = one === target ? 0 : -1
  }

  #onKey(event: KeyboardEvent): void {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const article = target.closest<HTMLElement>('article')
    if (!article) return
    let next: Element | null | undefined
    if (target === article) {
      if (key === 'ArrowUp') next = article.previousElementSibling
      else if (key === 'ArrowDown') next = article.nextElementSibling
      else if (key === 'Home') next = this.#inner.firstElementChild
      else if (key === 'End') next = this.#inner.lastElementChild
      else if (key === 'ArrowRight' || key === 'Enter') next = article.querySelector('[data-row][tabindex="0"]')
    } else if (target.dataset.row !== undefined) {
      const place = { row: Number(target.dataset.row), column: Number(target.dataset.column) }
      const goal = move(this.#grid(article), place, key)
      next = goal ? this.#at(article, goal) : key === 'Escape' || key === 'ArrowUp' ? article : null
    }
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
}
