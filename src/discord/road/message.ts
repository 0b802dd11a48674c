import type { APIMessageTopLevelComponent } from 'discord.js'

/** A picture that a message shows. `draw` runs only when the picture is really sent; `key` says what is on it. */
export interface Picture {
  /** File name inside the message, e.g. `hand.webp`; the gallery refers to it as `attachment://hand.webp`. */
  readonly name: string
  /** Equal keys mean equal pixels, so an edit may keep the picture it has. */
  readonly key: string
  /** What the picture shows, for those who cannot see it; at most 1024 characters and never more than its reader may know. */
  readonly alt: string
  draw(): Promise<Buffer>
}

/** A text file that a message carries; a file component refers to it as `attachment://NAME`. */
export interface TextFile {
  readonly name: string
  /** Media type, e.g. `application/json`. */
  readonly type: string
  readonly text: string
}

/** A whole message in Components V2, as the presenters make it and the sender sends it. Pure but for `draw`. */
export interface Page {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly pictures: readonly Picture[]
  readonly files?: readonly TextFile[]
  /** Users whom this message may ping (new messages only; edits never ping). */
  readonly pings?: readonly string[]
}
