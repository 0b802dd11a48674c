/** Where a log is scrolled to: at its end, or where its private message stays in view, through every change of what it shows. */
import { settle } from './focus.js'

/** How near to an edge (px) still counts as there. */
const near = 24

export class LogScroll {
  /** Whether the log goes along with its end. */
  follow = true
  /** What stays in view before the private message, if anything. */
  held: () => HTMLElement | undefined = () => undefined
  readonly #view: HTMLElement
  readonly #list: HTMLElement
  readonly #secret: () => HTMLElement | undefined
  /** Where the page itself scrolled to last. */
  #set = 0
  /** Where the newest private message stands on the screen. */
  #gap: { readonly id: string | undefined; readonly px: number; readonly cut: number } | undefined

  /**
   * @param view what scrolls
   * @param list the articles in it
   * @param secret the private message that is kept in view, if any
   */
  constructor(view: HTMLElement, list: HTMLElement, secret: () => HTMLElement | undefined) {
    this.#view = view
    this.#list = list
    this.#secret = secret
  }

  /** Takes note of where the visitor has scrolled to; false where the page itself had done it. */
  moved(): boolean {
    if (Math.abs(this.#view.scrollTop - this.#set) <= 2) return false
    this.#set = this.#view.scrollTop
    this.follow = this.atEnd() || this.inView(this.#secret())
    this.#measure()
    return true
  }

  /** Scrolls to the end, but keeps `held` in view and, as far as it can be, in its place. */
  settle(held: HTMLElement | undefined): void {
    const view = this.#view
    if (!view.clientHeight) return
    const top = view.getBoundingClientRect().top - view.scrollTop
    const box = held?.getBoundingClientRect()
    const was = this.#gap?.id === held?.dataset.id ? this.#gap : undefined
    const edges = box ? { top: box.top - top, bottom: box.bottom - top, gap: was?.px, cut: was?.cut } : undefined
    const goal = { height: view.clientHeight, content: view.scrollHeight, held: edges }
    view.scrollTop = this.#list.childElementCount ? settle(goal) : 0
    this.#set = view.scrollTop
    this.#measure()
  }

  /** Scrolls to `article`, wherever it was on the screen before. */
  settleOn(article: HTMLElement): void {
    this.#gap = undefined
    this.settle(article)
    this.follow = article === this.#secret() || this.atEnd()
  }

  /** Settles once more after something has another height. */
  settleAgain(): void {
    const secret = this.#secret()
    if (this.follow) this.settle(this.held() ?? (this.#gap && this.#gap.id === secret?.dataset.id ? secret : undefined))
  }

  /** Puts the log where it was before it was hidden, or at its end. */
  shown(): void {
    if (this.follow) this.settle(this.held() ?? this.#secret())
    else this.#view.scrollTop = this.#set
  }

  /** Scrolls so that `article` begins at the top, and stays there. */
  readFrom(article: HTMLElement): void {
    this.#view.scrollTop += article.getBoundingClientRect().top - this.#view.getBoundingClientRect().top
    this.follow = false
  }

  atEnd(): boolean {
    return this.#view.scrollHeight - this.#view.clientHeight - this.#view.scrollTop <= near
  }

  /** Whether the lower end of an article, where its controls are, can be seen. */
  inView(article: HTMLElement | undefined): boolean {
    if (!article?.isConnected) return false
    const view = this.#view.getBoundingClientRect()
    const { bottom } = article.getBoundingClientRect()
    return bottom <= view.bottom + near && bottom > view.top + 3 * near
  }

  /** Whether the log can be seen at all. */
  isVisible(): boolean {
    return this.#view.getBoundingClientRect().height > 0
  }

  /** Whether the upper end of an article, where one begins to read, can be seen. */
  beginsInView(article: HTMLElement): boolean {
    const view = this.#view.getBoundingClientRect()
    const { top } = article.getBoundingClientRect()
    return top >= view.top - near && top < view.bottom - 3 * near
  }

  /** Whether an article begins above what can be seen. */
  beginsAbove(article: HTMLElement): boolean {
    return article.getBoundingClientRect().top < this.#view.getBoundingClientRect().top - near
  }

  /** Whether an article ends above what can be seen. */
  endsAbove(article: HTMLElement): boolean {
    return article.getBoundingClientRect().bottom <= this.#view.getBoundingClientRect().top + 3 * near
  }

  #measure(): void {
    const secret = this.#secret()
    this.#gap = undefined
    if (!secret || !this.inView(secret)) return
    const [view, box] = [this.#view.getBoundingClientRect(), secret.getBoundingClientRect()]
    const px = Math.max(0, view.bottom - box.bottom)
    const cut = Math.max(0, view.top - box.top)
    this.#gap = { id: secret.dataset.id, px, cut }
  }
}
