/** How the page draws the emojis that the bot writes. Knows no DOM. */

/** Round signs by their colour. */
export const discColours: Readonly<Record<string, string>> = {
  '🟣': '#9b59d0',
  '🟢': '#3fa650',
  '🟤': '#8d5a33',
  '🔵': '#3b82e0',
  '🟡': '#f2c430',
  '🟠': '#ee7f22',
  '⚪': '#f4f5f7',
}
const medal = (mark: string) => `M5 1.5 8 6.4l3-4.9M8 6.4a4.1 4.1 0 1 0 .01 0${mark}`
/** Lines of the signs, in a square of 16. */
export const signLines: Readonly<Record<string, string>> = {
  '🔄': 'M3 7a5.2 5.2 0 0 1 9-2.6V2.2M13 9a5.2 5.2 0 0 1-9 2.6v2.2M9 4.6h3.2M3.8 11.4H7',
  '🤖': 'M3 6.2h10v7.3H3zM8 6V3.2M8 2.2v.2M6 9v.6M10 9v.6M6 11.8h4M1.3 8.6v2.4M14.7 8.6v2.4',
  '⏱': 'M8 4.2a5 5 0 1 0 .01 0M8 6.6v2.8l1.8 1M6.4 1.6h3.2M8 1.6v2.4M12 4l1.2 1.2',
  '👑': 'M2.5 12.8h11M2.8 10.8 2 4.6l3.4 2.8L8 3l2.6 4.4L14 4.6l-.8 6.2z',
  '🏆': 'M4.6 2.2h6.8v3.6a3.4 3.4 0 0 1-6.8 0zM4.6 3.4H2.2c0 2.4 1 3.6 2.8 3.8M11.4 3.4h2.4c0 2.4-1 3.6-2.8 3.8M8 9.2v2.8M5 13.6h6',
  '🥇': medal('M8 8.6v3.8M7 9.4l1-.8'),
  '🥈': medal('M6.8 9.4c.4-1.2 2.4-1 2.4.2 0 .9-1.4 1.5-2.4 2.6h2.6'),
  '🥉': medal('M6.9 8.8h2.2L8 10.2c1.6 0 1.6 2.2 0 2.2-.5 0-.9-.2-1.2-.5'),
  '💡': 'M8 1.8a4.3 4.3 0 0 0-2.4 7.8V11h4.8V9.6A4.3 4.3 0 0 0 8 1.8M6.2 12.8h3.6M7 14.4h2',
  '💬': 'M2 2.8h12v8H7.4L4.4 13.6v-2.8H2z',
  '🐏': 'M5.4 6.2c-3.6 1.6-4.6-3.2-1.4-3.4 1.8 0 2.2 1.6 1.2 2.2M10.6 6.2c3.6 1.6 4.6-3.2 1.4-3.4-1.8 0-2.2 1.6-1.2 2.2M5.2 5.4h5.6v4.4c0 5-5.6 5-5.6 0zM6.8 8v.4M9.2 8v.4M7.2 11.4h1.6',
  '📄': 'M4 1.8h5.4L12.4 5v9.2H4zM9.2 2v3.2h3M6 8h4.4M6 10.6h4.4',
}

/** All signs that are drawn, so that they need no font. */
export const drawnSigns: readonly string[] = [...Object.keys(discColours), ...Object.keys(signLines)]
