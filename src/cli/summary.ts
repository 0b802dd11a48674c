import { at, seats } from '../engine/index.js'
import type { BySeat, Seat } from '../engine/index.js'

/** Points of many deals, summed up as they come. */
export class Summary {
  #deals = 0
  readonly #sum: [number, number, number, number] = [0, 0, 0, 0]
  readonly #squares: [number, number, number, number] = [0, 0, 0, 0]

  /** Adds the points of one deal by seat. */
  add(points: BySeat<number>): void {
    this.#deals++
    for (const seat of seats) {
      const value = points[seat]
      this.#sum[seat] += value
      this.#squares[seat] += value * value
    }
  }

  /** Mean points a deal of a seat and half the width of their 95 % confidence interval. */
  mean(seat: Seat): { readonly mean: number; readonly margin: number } {
    const deals = this.#deals
    const mean = this.#sum[seat] / Math.max(deals, 1)
    if (deals < 2) return { mean, margin: Infinity }
    const variance = (this.#squares[seat] - deals * mean * mean) / (deals - 1)
    return { mean, margin: 1.96 * Math.sqrt(Math.max(variance, 0) / deals) }
  }

  /** The summary as lines of text. */
  text(rules: string, levels: readonly string[], seconds: number): string {
    const speed = Math.round(this.#deals / Math.max(seconds, 1e-9))
    const lines = seats.map((seat) => {
      const { mean, margin } = this.mean(seat)
      const signed = `${mean < 0 ? '' : '+'}${mean.toFixed(3)}`
      const range = Number.isFinite(margin) ? `± ${margin.toFixed(3)}` : '(one deal)'
      return `seat ${seat}  ${at(levels, seat).padEnd(8)} ${signed} ${range} points a game (95 %)`
    })
    return [`${this.#deals} games by ${rules}, ${speed} games per second`, ...lines].join('\n')
  }
}
