/** How the page looks in this window: theme, side by side, language. */
import { remembered } from './remembered.js'

const wide = matchMedia('(min-width: 1200px)')
const systemDark = matchMedia('(prefers-color-scheme: dark)')

/** Whether the panes stand beside each other: wished, and wide enough. */
export function sideBySide(): boolean {
  return remembered.sideBySide && wide.matches
}

/** Whether the theme is dark: chosen, else the system's. */
export function dark(): boolean {
  return remembered.theme === '' ? systemDark.matches : remembered.theme === 'dark'
}

/** Calls `change` whenever the window or the system makes one of these come out differently. */
export function onLook(change: () => void): void {
  for (const query of [wide, systemDark]) query.addEventListener('change', change)
}

/** Writes theme, view, drawer and language where the style sheet and screen readers find them. */
export function wear(drawerOpen: boolean, tag: string): void {
  const root = document.documentElement
  root.lang = tag
  root.dataset.theme = dark() ? 'dark' : 'light'
  root.dataset.view = sideBySide() ? 'beside' : 'single'
  root.dataset.drawer = drawerOpen ? 'open' : 'closed'
}
