const discordEpoch = 1_420_070_400_000n
const stableBase = 1_290_000_000_000_000_000n

/** Kinds of things whose ids stay the same over restarts. */
export type StableKind = 'guild' | 'foreign' | 'bot' | 'person' | 'channel' | 'direct'

const kindOffset: Record<StableKind, bigint> = {
  guild: 1n,
  bot: 2n,
  foreign: 3n,
  person: 1_000_000n,
  channel: 2_000_000n,
  direct: 3_000_000n,
}

/** The id of the `index`-th thing of a kind, the same in every run. */
export function stableId(kind: StableKind, index = 0): string {
  return String(stableBase + kindOffset[kind] + BigInt(index))
}

/**
 * A source of Discord ids: each is larger than the one before and carries its time.
 *
 * @param now the clock, ms since 1970.
 */
export function snowflakes(now: () => number): () => string {
  let last = 0n
  return () => {
    const timed = (BigInt(now()) - discordEpoch) << 22n
    last = timed > last ? timed : last + 1n
    return String(last)
  }
}

/** When (ms since 1970) an id was made. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> 22n) + discordEpoch)
}
