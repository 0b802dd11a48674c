import type { Logger } from 'pino'
import { troubleOf } from '../road/trouble.js'

/** Runs work that nobody waits for: what fails goes to the log, and the end of all of it can be awaited. */
export class Background {
  readonly #log: Logger
  readonly #running = new Set<Promise<void>>()

  constructor(log: Logger) {
    this.#log = log
  }

  /**
   * Lets work run beside everything else.
   * @param failed says in the log what did not happen, should the work reject
   * @param about what the work was for, e.g. its table
   * @param level of faults; a plain refusal of Discord, e.g. of a message that is gone already, is logged as `debug`
   * @returns resolves with the end of the work, never rejects
   */
  run(work: Promise<unknown>, failed: string, about: object = {}, level: 'warn' | 'error' = 'warn'): Promise<void> {
    const running = work
      .then(() => undefined)
      .catch((error: unknown) => {
        const trouble = troubleOf(error)
        if (trouble === 'other') this.#log[level]({ ...about, err: error }, failed)
        else this.#log.debug({ ...about, trouble }, failed)
      })
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  /** Waits until nothing runs any more, not even what the running work has set going. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
