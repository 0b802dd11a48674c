/** Pictures: shown, or their alt text in a box when they fail. */
import { openDialog } from './dialogs.js'
import { h } from './dom.js'
import type { Media } from './parts.js'
import { t } from './texts.js'

/** The page's own address for a picture of the stand-in: the page may be open under another name of the same machine. */
export function localUrl(url: string): string {
  try {
    const parsed = new URL(url, location.href)
    return /^(127\.0\.0\.1|localhost|\[::1\])$/.test(parsed.hostname) ? parsed.pathname + parsed.search : url
  } catch {
    return url
  }
}

/** From this ratio of width to height on a picture loses little when it leaves room for what stands below it. */
const broad = 1.5

/** A picture with its alt text, in a button that enlarges it; `developer` adds a switch that shows the alt text. */
export function pictureNode(media: Media, description: string | null | undefined, developer: boolean): HTMLElement {
  const alt = description ?? ''
  const image = h('img', {
    src: localUrl(media.url),
    alt,
    width: media.width ?? undefined,
    height: media.height ?? undefined,
    decoding: 'async',
    draggable: 'false',
  })
  const label = t('enlarge', { alt: alt || t('picture') })
  const button = h(
    'button',
    { type: 'button', class: 'enlarge', 'aria-haspopup': 'dialog', 'aria-label': label },
    image,
  )
  if (media.width && media.height) {
    button.style.setProperty('--ratio', String(media.width / media.height))
    button.classList.toggle('broad', media.width / media.height >= broad)
    button.style.setProperty('--natural', `${String(media.width)}px`)
  }
  button.addEventListener('click', () => {
    const shown = [...button.querySelectorAll('img')].find((one) => !one.classList.contains('loading'))
    if (shown) enlarge(shown.src, alt)
  })
  const figure = h('figure', { class: 'picture' }, button)
  watch(image)
  if (developer) figure.append(h('details', {}, h('summary', {}, t('altText')), alt || t('noAlt')))
  return figure
}

/** The picture as large as the window; pressed once more it has its own size, and the dialog scrolls. */
function enlarge(src: string, alt: string): void {
  const image = h('img', { src, alt: '' })
  const dialog = openDialog(
    t('picture'),
    'viewer',
    h('div', { class: 'stage' }, image),
    h('p', {}, alt || t('pictureNoAlt')),
  )
  image.addEventListener('click', () => {
    dialog.classList.toggle('natural')
  })
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

function watch(image: HTMLImageElement): void {
  image.addEventListener('error', () => {
    const text = image.alt || t('pictureNoAlt')
    const box = h(
      'div',
      { class: 'failed', role: 'img', 'aria-label': text },
      h('span', {}, t('pictureFailed')),
      h('p', {}, text),
    )
    const button = image.closest('.enlarge')
    if (button) button.replaceWith(box)
    else image.replaceWith(box)
  })
}

/**
 * Carries pictures over from the message's old node to its new one: the same picture moves as it is, another one stays hidden
 * behind the old until it has loaded. Without this each edit would blink and change the height twice.
 */
export function carryPictures(old: Element, fresh: Element): void {
  const before = [...old.querySelectorAll<HTMLImageElement>('.picture img')]
  const after = [...fresh.querySelectorAll<HTMLImageElement>('.picture img')]
  after.forEach((image, at) => {
    const former = before[at]
    if (!former?.complete || !former.naturalWidth) return
    if (former.getAttribute('src') === image.getAttribute('src')) {
      former.alt = image.alt
      image.replaceWith(former)
      return
    }
    former.setAttribute('aria-hidden', 'true')
    image.before(former)
    image.classList.add('loading')
    const done = () => {
      former.remove()
      image.classList.remove('loading')
    }
    image.addEventListener('load', done)
    image.addEventListener('error', done)
  })
}
