/**
 * The component id of the text display whose last line says who is to act: the person whom that line mentions first, or a
 * computer player where it mentions nobody. The convention is the bot's and stands in assets/docs/playground-mark.md.
 */
export const turnMark = 4001

/** The component id of the box that shows somebody's own hand, whatever else its buttons lead to. */
export const handMark = 4002

/** The component id of the text display whose last line names everybody whose press of the highlighted button is awaited. */
export const awaitedMark = 4003
