/** Keeps the second press of two quick ones from hitting what has just moved under the finger. */

/** A press on a control: when (ms), where (px), on what. */
export interface Press {
  readonly at: number
  readonly x: number
  readonly y: number
  /** What names the control to its reader, and the message it is in. */
  readonly what: string
}

/** How soon (ms) and how near (px) a press still belongs to the one before. */
const soon = 350
const near = 24

/** Whether `next` was meant for the control that was under the finger at `last`, but is now another one. */
export function isSlip(last: Press | undefined, next: Press): boolean {
  if (!last || last.what === next.what || next.at - last.at > soon) return false
  return Math.hypot(next.x - last.x, next.y - last.y) <= near
}
