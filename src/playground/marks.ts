/**
 * The component id of the text display whose last line says who is to act: the person whom that line mentions first, or a
 * computer player where it mentions nobody. The convention is the bot's and stands in assets/docs/playground-mark.md.
 */
export const turnMark = 4001
