/** Pictures make room: where a message is a little higher than its log, its picture is drawn smaller, so that all is in view. */

/** The height (px) below which nobody recognises a card. */
const leastPicture = 96

/**
 * The height (px) that a picture gets so that its message fits.
 * @param over by how much (px) the message is too high
 */
export const fittingHeight = (picture: number, over: number): number =>
  over <= 0 ? picture : Math.min(picture, Math.max(leastPicture, picture - over))

/** Draws the broad picture of `article` as high as its room allows; what the style says stays the most. */
export function fitPicture(article: HTMLElement | undefined, room: number): void {
  const picture = article?.querySelector<HTMLElement>('.enlarge.broad')
  if (!article || !picture || room <= 0) return
  picture.style.removeProperty('width')
  // An article with a column of its own scrolls in it.
  const over = Math.max(article.offsetHeight, article.scrollHeight) - room
  const { offsetHeight: height, offsetWidth: width } = picture
  const fitting = fittingHeight(height, over)
  if (fitting < height) picture.style.width = `${String(Math.floor((width * fitting) / height))}px`
}
