/** The log of one person: keeps its articles, its scroll place and the keyboard's place through every edit. */
import type { PersonKey } from '../protocol.js'
import type { App } from './app.js'
import { fitPicture } from './fit.js'
import { h, isWordy, pageButton, set } from './dom.js'
import { focusPlace, restoreFocus, rove, watchKeys } from './log-keys.js'
import { LogScroll } from './log-scroll.js'
import { entryNode } from './message-view.js'
import { watchPresses } from './press-watch.js'
import { carryPictures } from './picture-view.js'
import { asksToGoOn, controlCount, isPrivate, isThinking } from './parts.js'
import { newestPrivate } from './state.js'
import type { Entry } from './state.js'
import { t } from './texts.js'

interface Known {
  readonly entry: Entry
  readonly mark: string
  readonly node: HTMLElement
}

/** Whether only its reader sees it; notes of the page are so, too. */
const isSecret = (entry: Entry): boolean => 'note' in entry || isPrivate(entry.shown.message)

const hasControls = (entry: Entry): boolean => 'shown' in entry && controlCount(entry.shown.message) > 0

/** From this width (px) on the hand has a column of its own. */
const wideLog = 820
/** What a log leaves free (px) above its first message and below its last. */
const logPadding = 16

export class LogView {
  readonly node: HTMLElement
  readonly #inner = h('div', { class: 'messages' })
  readonly #pill: HTMLButtonElement
  readonly #app: App
  readonly #viewer: PersonKey
  readonly #welcome: HTMLElement
  readonly #scroll: HTMLElement
  readonly #place: LogScroll
  #known = new Map<string, Known>()
  #goal: string | undefined
  /** A control outside the hand was pressed: what it is answered with in private is brought into view. */
  #asked = false
  /** What the viewer's own command has opened for all, a lobby: it stays in view until there is a hand, or they look elsewhere. */
  #opened: string | undefined
  /** Called when what can be seen may have changed. */
  onView: () => void = () => undefined
  /** There is room for the hand in a column of its own. */
  #wide = false
  /** A public message that came or began to wait for somebody, and has not been in view since. */
  #news: string | undefined

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
    this.#place = new LogScroll(this.#scroll, this.#inner, () => this.#secret())
    this.#place.held = () => this.#article(this.#opened)
    this.#pill = pageButton('', 'pill', () => {
      this.#jump()
    })
    this.node = h('div', { class: 'log-box' }, this.#scroll, this.#pill)
    this.#scroll.addEventListener('scroll', () => {
      if (this.#place.moved()) {
        this.#asked = false
        this.#opened = undefined
      }
      this.#showPill()
    })
    watchKeys(this.#inner)
    watchPresses(this.#inner)
    this.#inner.addEventListener('click', ({ target }) => {
      const article = target instanceof Element ? target.closest('[data-custom]')?.closest('article') : null
      this.#asked = !!article && article !== this.#secret()
    })
    const settleAgain = () => {
      this.#arrange()
      this.#place.settleAgain()
      this.#showPill()
    }
    this.#inner.addEventListener('load', settleAgain, true)
    const sizes = new ResizeObserver(settleAgain)
    for (const node of [this.node, this.#scroll]) sizes.observe(node)
  }

  /** Brings the log in line with `entries`. */
  update(entries: readonly Entry[]): void {
    const secret = this.#wide ? undefined : this.#secretOf(entries)
    const held = secret && (!this.#known.has(secret) || this.#place.inView(this.#article(secret))) ? secret : undefined
    const last = entries.at(-1)
    const answer = entries.findLast((entry) => {
      const old = this.#known.get(entry.id)?.entry
      const isAnswer = isSecret(entry) ? !old || (entry === last && old !== entry) : this.#isAnswer(entry, old)
      return isAnswer && entry.id !== secret && this.#own(entry)
    })
    const told = this.#asked ? entries.findLast((entry) => this.#tells(entry, secret)) : undefined
    if (told) this.#asked = false
    const answered = answer !== undefined
    if (answer && this.#opens(answer)) this.#opened = answer.id
    else if (answered || told || this.#hasHand()) this.#opened = undefined
    this.#news = this.#newsIn(entries) ?? this.#news
    const place = focusPlace(this.#inner)
    this.#reconcile(entries)
    this.#markBusy()
    this.#welcome.hidden = entries.some((entry) => 'shown' in entry || entry.note.kind !== 'note')
    const articles = [...this.#known.values()].map((one) => one.node)
    rove(articles, this.#article(place?.id))
    if (place) restoreFocus(this.#inner, this.#article(place.id), place.place)
    this.#arrange()
    if (this.#place.follow || answered) {
      this.#place.follow = true
      this.#place.settle(this.#article(this.#opened ?? (answered ? undefined : held)))
    }
    const goal = answered ? undefined : this.#article(told?.id)
    if (goal && !goal.classList.contains('aside')) this.#place.settleOn(goal)
    this.#showPill()
  }

  /** Puts the log where it was before it was hidden, or at its end; a place to act that came meanwhile is brought into view. */
  shown(): void {
    this.#place.shown()
    const news = this.#known.get(this.#news ?? '')
    if (news && !this.#hasHand() && hasControls(news.entry) && this.#place.isVisible()) {
      this.#place.settleOn(news.node)
      this.#news = undefined
    }
    this.#showPill()
  }

  /** Brings an article into view and the keyboard to it. */
  look(id: string | undefined): void {
    const article = id === undefined ? undefined : this.#article(id)
    if (!article) return
    article.focus({ preventScroll: true })
    if (article.classList.contains('aside')) return
    this.#place.settleOn(article)
    // Where the page itself scrolls, the log has no place of its own.
    if (this.#scroll.scrollHeight <= this.#scroll.clientHeight) article.scrollIntoView({ block: 'nearest' })
  }

  /** Brings the newest message into view and the keyboard to it. */
  lookAtNewest(): void {
    const last = this.#inner.lastElementChild
    if (last instanceof HTMLElement) last.focus({ preventScroll: true })
    this.#place.follow = true
    this.#place.settle(undefined)
  }

  /** Whether a message is in view as far as one acts there: its lower end, or all of a column of its own. */
  sees(id: string): boolean {
    const article = this.#article(id)
    return article !== undefined && (article.classList.contains('aside') || this.#place.inView(article))
  }

  /** Whether a message for all has just been written, and not only found at the first look. */
  #isAnswer(entry: Entry, old: Entry | undefined): boolean {
    if (!('shown' in entry) || this.#known.size === 0 || isThinking(entry.shown.message)) return false
    return !old || ('shown' in old && isThinking(old.shown.message))
  }

  #hasHand(): boolean {
    const hand = this.#app.state().hints[this.#viewer]?.hand
    return hand !== undefined && hand !== null
  }

  /** Whether a message for all is a new place to act, a lobby for example, and there is no hand to be kept in view. */
  #opens(entry: Entry): boolean {
    if (isSecret(entry) || (this.#hasHand() && !this.#own(entry))) return false
    return this.#isAnswer(entry, this.#known.get(entry.id)?.entry) && hasControls(entry)
  }

  /** Whether a private message is new, or has changed and is not the hand; or a new place to act has come. */
  #tells(entry: Entry, secret: string | undefined): boolean {
    const old = this.#known.get(entry.id)?.entry
    if (this.#opens(entry)) return true
    return 'shown' in entry && isPrivate(entry.shown.message) && old !== entry && (!old || entry.id !== secret)
  }

  /** What the viewer asked for: a note, or the answer to a command, in private or, as a lobby, for all; or to a press, for all. */
  #own(entry: Entry): boolean {
    if ('note' in entry) return true
    const { used, opened } = entry.shown
    return used?.by === this.#viewer || opened === this.#viewer
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

  #secretOf(entries: readonly Entry[]): string | undefined {
    return newestPrivate(entries, this.#app.state().hints[this.#viewer]?.hand)
  }

  /** The private message that the log keeps in view; none where it has a column of its own. */
  #secret(): HTMLElement | undefined {
    return this.#wide ? undefined : this.#article(this.#secretOf([...this.#known.values()].map((one) => one.entry)))
  }

  /** Puts the hand beside the log where there is room; it keeps its place among the messages for keyboard and ear. */
  #arrange(): void {
    this.#wide = this.node.clientWidth >= wideLog
    const aside = this.#wide ? this.#secretOf([...this.#known.values()].map((one) => one.entry)) : undefined
    for (const [id, { node }] of this.#known) node.classList.toggle('aside', id === aside)
    this.node.classList.toggle('beside-hand', aside !== undefined)
    const secret = this.#secret()
    secret?.classList.remove('wordy')
    if (secret && secret.offsetHeight > this.#scroll.clientHeight)
      secret.classList.toggle('wordy', isWordy(secret, this.#scroll.clientHeight))
    const room = this.#scroll.clientHeight
    fitPicture(secret ?? this.#article(aside), room)
    fitPicture(this.#newestTable(), room - logPadding)
  }

  /** The newest message for all with something to press. */
  #newestTable(): HTMLElement | undefined {
    const entries = [...this.#known.values()]
    return entries.findLast(({ entry }) => !isSecret(entry) && hasControls(entry))?.node
  }

  /** A public message that is new, or can only now be gone on from. */
  #newsIn(entries: readonly Entry[]): string | undefined {
    const news = entries.findLast((entry) => {
      if (!('shown' in entry) || isPrivate(entry.shown.message)) return false
      const old = this.#known.get(entry.id)?.entry
      if (!old) return true
      return old !== entry && 'shown' in old && asksToGoOn(entry.shown.message) && !asksToGoOn(old.shown.message)
    })
    return news?.id
  }

  #showPill(): void {
    const place = this.#place
    const secret = this.#secret()
    const news = this.#article(this.#news)
    const isVisible = place.isVisible()
    if (isVisible && news && place.beginsInView(news)) this.#news = undefined
    const isNewsAbove = this.#news !== undefined && news !== undefined && place.beginsAbove(news)
    const goal = !isVisible ? undefined : secret && place.endsAbove(secret) ? secret : isNewsAbove ? news : undefined
    this.#goal = goal?.dataset.id
    this.#pill.hidden = !goal && (place.atEnd() || this.#known.size === 0)
    this.#pill.textContent = t(!goal ? 'toNewest' : goal === secret ? 'toSecret' : 'toNews')
    this.onView()
  }

  #jump(): void {
    const id = this.#goal
    const goal = this.#article(id)
    if (!goal) return this.lookAtNewest()
    this.look(id)
    // News are read from their beginning.
    if (id === this.#news) this.#place.readFrom(goal)
  }
}
