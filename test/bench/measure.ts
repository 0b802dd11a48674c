/** One measured figure. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
}

/** The value below which the share `part` (0 to 1) of the numbers lies; 0 when there are none. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
}

/** Waits so many milliseconds of real time. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
