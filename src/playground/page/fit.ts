/** Pictures make room: where a message is a little higher than its log, its picture is drawn smaller, so that all is in view. */

/** The height and the width (px) below which nobody recognises a card: a hand with its trick above it is higher than one without. */
const leastPicture = { height: 96, width: 232 }

/**
 * The height (px) that a picture gets so that its message fits, or nearly.
 * @param picture its height and width as drawn, in px
 * @param over by how much (px) the message is too high
 */
export function fittingHeight({ height, width }: { readonly height: number; readonly width: number }, over: number) {
  const least = Math.max(leastPicture.height, (leastPicture.width * height) / width)
  return over <= 0 ? height : Math.min(height, Math.max(least, height - over))
}

/** Draws the broad picture of `article` as high as its room allows; what the style says stays the most. */
export function fitPicture(article: HTMLElement | undefined, room: number): void {
  const picture = article?.querySelector<HTMLElement>('.enlarge.broad')
  if (!article || !picture || room <= 0) return
  picture.style.removeProperty('width')
  // An article with a column of its own scrolls in it.
  const over = Math.max(article.offsetHeight, article.scrollHeight) - room
  const { offsetHeight: height, offsetWidth: width } = picture
  const fitting = fittingHeight({ height, width }, over)
  if (fitting < height) picture.style.width = `${String(Math.floor((width * fitting) / height))}px`
}
