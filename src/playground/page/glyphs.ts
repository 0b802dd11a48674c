/** Emojis that must show even where no emoji font is installed: those that the bot writes, drawn. */
import { h } from './dom.js'
import { discColours, drawnSigns, signLines } from './signs.js'
import { t } from './texts.js'

const svgSpace = 'http://www.w3.org/2000/svg'
const signNames: Readonly<Record<string, 'signAgain'>> = { '🔄': 'signAgain' }

/** What a sign that stands alone is called in the page's language; itself where nobody knows. */
export function signName(sign: string): string {
  const known = signNames[sign.replace('\uFE0F', '')]
  return known === undefined ? sign : t(known)
}

const signs = new RegExp(`([${drawnSigns.join('')}])\\uFE0F?`, 'u')

function drawn(emoji: string): SVGElement {
  const fill = discColours[emoji]
  const svg = document.createElementNS(svgSpace, 'svg')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  const shape = document.createElementNS(svgSpace, fill ? 'circle' : 'path')
  const look = fill
    ? { cx: '8', cy: '8', r: '6.6', fill, stroke: '#5b6270', 'stroke-width': '1' }
    : {
        d: signLines[emoji] ?? '',
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': '1.5',
        'stroke-linecap': 'round',
      }
  for (const [name, value] of Object.entries(look)) shape.setAttribute(name, value)
  svg.append(shape)
  return svg
}

/** `text` with those emojis drawn; the characters stay for screen readers and for copying. */
export function glyphNodes(text: string): Node {
  const parts = text.split(signs)
  if (parts.length === 1) return document.createTextNode(text)
  const all = document.createDocumentFragment()
  parts.forEach((part, at) => {
    if (at % 2 === 1) all.append(h('span', { class: 'glyph' }, drawn(part), h('span', { class: 'glyph-text' }, part)))
    else if (part) all.append(part)
  })
  return all
}
