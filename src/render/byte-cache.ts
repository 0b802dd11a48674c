/** A cache that forgets what was used longest ago once its entries are heavier than `limit` bytes together. */
export class ByteCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly bytes: number }>()
  #bytes = 0

  /** @param limit bytes that all entries together may weigh */
  constructor(readonly limit: number) {}

  /** Weight of everything kept, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** The value kept under `key`, which counts as its use; undefined when there is none. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps a value of `bytes` bytes; one heavier than the whole limit is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.#forget(key)
    if (bytes > this.limit) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.limit) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
