/** Builds nodes from text, never from HTML. */

export type Child = Node | string | null | undefined | false
type Value = string | number | boolean | null | undefined

/**
 * An element with attributes and children. An attribute that is false, null or undefined is left out; true stands as an empty
 * one, but `aria-*` attributes are written `true` and `false`.
 */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) set(node, name, value)
  add(node, children)
  return node
}

/** Sets or takes away one attribute, by the rules of {@link h}. */
export function set(node: Element, name: string, value: Value): void {
  if (typeof value === 'boolean' && name.startsWith('aria-')) node.setAttribute(name, String(value))
  else if (value === false || value === null || value === undefined) node.removeAttribute(name)
  else node.setAttribute(name, value === true ? '' : String(value))
}

/** Appends the children that are there. */
export function add(node: Element, children: readonly Child[]): void {
  for (const child of children) if (child !== null && child !== undefined && child !== false) node.append(child)
}

/** A button of the page itself, not of a message. */
export function pageButton(
  label: string,
  className: string,
  onPress: () => void,
  more: Readonly<Record<string, Value>> = {},
) {
  const node = h('button', { type: 'button', class: className, ...more }, label)
  node.addEventListener('click', onPress)
  return node
}

/** An id that no other node has. */
export function freshId(): string {
  return `n${String(++counter)}`
}
let counter = 0

/** Whether the keyboard is in a place where letters are text. */
export function inTextField(node: EventTarget | null): boolean {
  return (
    node instanceof HTMLElement &&
    (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName)) &&
    !(node instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(node.type))
  )
}

/** Whether the words of a message take up half of a view `height` px high: then its picture makes room for them. */
export function isWordy(article: HTMLElement, height: number): boolean {
  const heights = [...article.querySelectorAll<HTMLElement>('.text')].map((text) => text.offsetHeight)
  return heights.reduce((sum, each) => sum + each, 0) > height / 2
}
