/** The keyboard in a log: one Tab stop among its articles and one among the controls of each, arrows between them. */
import { kept, move } from './focus.js'
import type { Grid, Place } from './focus.js'

/** Where the keyboard is: an article by its id, and the control there, if any. */
export interface FocusPlace {
  readonly id: string
  readonly place: Place | undefined
}

const controlsOf = (article: Element) => [...article.querySelectorAll<HTMLElement>('[data-row]')]

function gridOf(article: Element): Grid {
  const grid: number[] = []
  for (const { dataset } of controlsOf(article)) {
    const row = Number(dataset.row)
    grid[row] = Math.max(grid[row] ?? 0, Number(dataset.column) + 1)
  }
  return Array.from(grid, (count) => (count as number | undefined) ?? 0)
}

const controlAt = (article: Element, { row, column }: Place): HTMLElement | null =>
  article.querySelector(`[data-row="${String(row)}"][data-column="${String(column)}"]`)

/** Where the keyboard is among the articles of `list`; undefined when it is elsewhere. */
export function focusPlace(list: HTMLElement): FocusPlace | undefined {
  const focus = document.activeElement
  const article = focus?.closest<HTMLElement>('article')
  if (!(focus instanceof HTMLElement) || !article || !list.contains(article)) return undefined
  const { row, column } = focus.dataset
  const place = row === undefined ? undefined : { row: Number(row), column: Number(column) }
  return { id: article.dataset.id ?? '', place }
}

/** After an edit has taken the focused node away: focus to the same place of `article`, else to the newest one of `list`. */
export function restoreFocus(list: HTMLElement, article: HTMLElement | undefined, place: Place | undefined): void {
  const focus = document.activeElement
  if (focus && focus !== document.body && focus.isConnected) return
  const same = article && place ? kept(gridOf(article), place) : undefined
  const target = article && same ? controlAt(article, same) : article
  const newest = list.lastElementChild
  if (target) target.focus({ preventScroll: true })
  else if (newest instanceof HTMLElement) newest.focus({ preventScroll: true })
}

/** One Tab stop among the articles, `current` if there is one, and one among the controls of each. */
export function rove(articles: readonly HTMLElement[], current: HTMLElement | undefined): void {
  const stop = current ?? articles.at(-1)
  for (const article of articles) {
    article.tabIndex = article === stop ? 0 : -1
    const controls = controlsOf(article)
    if (!controls.some((one) => one.tabIndex === 0)) {
      const on = controls.filter((one) => one.getAttribute('aria-disabled') !== 'true')
      const first = on.find((one) => !one.classList.contains('enlarge')) ?? on[0] ?? controls[0]
      if (first) first.tabIndex = 0
    }
  }
}

function onFocus(list: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLElement)) return
  const article = target.closest('article')
  if (!article) return
  for (const one of list.children) if (one instanceof HTMLElement) one.tabIndex = one === article ? 0 : -1
  if (target.dataset.row === undefined) return
  for (const one of controlsOf(article)) one.tabIndex = one === target ? 0 : -1
}

function onKey(list: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const article = target.closest<HTMLElement>('article')
  if (!article) return
  let next: Element | null | undefined
  if (target === article) {
    if (key === 'ArrowUp') next = article.previousElementSibling
    else if (key === 'ArrowDown') next = article.nextElementSibling
    else if (key === 'Home') next = list.firstElementChild
    else if (key === 'End') next = list.lastElementChild
    else if (key === 'ArrowRight' || key === 'Enter') next = article.querySelector('[data-row][tabindex="0"]')
  } else if (target.dataset.row !== undefined) {
    const place = { row: Number(target.dataset.row), column: Number(target.dataset.column) }
    const goal = move(gridOf(article), place, key)
    next = goal ? controlAt(article, goal) : key === 'Escape' || key === 'ArrowUp' ? article : null
  }
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** Lets arrows, Home, End and Enter move among the articles of `list` and their controls. */
export function watchKeys(list: HTMLElement): void {
  list.addEventListener('keydown', (event) => {
    onKey(list, event)
  })
  list.addEventListener('focusin', (event) => {
    onFocus(list, event.target)
  })
}
