import { at } from './card.js'

/** The first 32 bits behind the point of the square roots of the first 8 primes, and of the cube roots of the first 64 (FIPS 180-4). */
const start = new Int32Array(8)
const constants = new Int32Array(64)
for (let candidate = 2, found = 0; found < 64; candidate++) {
  let prime = true
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) prime &&= candidate % divisor !== 0
  if (!prime) continue
  const bits = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
  if (found < 8) start[found] = bits(Math.sqrt(candidate))
  constants[found++] = bits(Math.cbrt(candidate))
}

const words = new Int32Array(64)

/** Works one block of 64 bytes into the eight words of a state. */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  const w = words
  for (let index = 0; index < 16; index++) {
    const from = offset + 4 * index
    w[index] = (at(bytes, from) << 24) | (at(bytes, from + 1) << 16) | (at(bytes, from + 2) << 8) | at(bytes, from + 3)
  }
  for (let index = 16; index < 64; index++) {
    const x = w[index - 15] as number
    const y = w[index - 2] as number
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[index] = ((w[index - 16] as number) + low + (w[index - 7] as number) + high) | 0
  }
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let index = 0; index < 64; index++) {
    const turnE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const one = (h + turnE + ((e & f) ^ (~e & g)) + (constants[index] as number) + (w[index] as number)) | 0
    const turnA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const two = (turnA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** A digest of 32 bytes, on from a state that has taken in `before` bytes (whole blocks) already. */
function finish(state: Int32Array, before: number, bytes: Uint8Array): Uint8Array {
  const whole = bytes.length - (bytes.length % 64)
  for (let at = 0; at < whole; at += 64) compress(state, bytes, at)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest < 56 ? 64 : 128)
  tail.set(bytes.subarray(whole))
  tail[rest] = 0x80
  const length = before + bytes.length
  const view = new DataView(tail.buffer)
  view.setUint32(tail.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(tail.length - 4, (length * 8) >>> 0)
  for (let at = 0; at < tail.length; at += 64) compress(state, tail, at)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, index) => out.setInt32(4 * index, word))
  return digest
}

/** SHA-256 of bytes (FIPS 180-4): 32 bytes. */
export const sha256 = (bytes: Uint8Array): Uint8Array => finish(start.slice(), 0, bytes)

/**
 * HMAC-SHA-256 (RFC 2104) under one key.
 * @returns a function that gives the 32 bytes of a message; the key's share of the work is done once
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const keyed = (mask: number): Int32Array => {
    const block = new Uint8Array(64).fill(mask)
    short.forEach((byte, index) => (block[index] = byte ^ mask))
    const state = start.slice()
    compress(state, block, 0)
    return state
  }
  const inner = keyed(0x36)
  const outer = keyed(0x5c)
  return (message) => finish(outer.slice(), 64, finish(inner.slice(), 64, message))
}

/** The UTF-8 bytes of a text; half a surrogate pair counts as U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = []
  for (const read of Array.from(text, (character) => Number(character.codePointAt(0)))) {
    const code = read >= 0xd800 && read < 0xe000 ? 0xfffd : read
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return Uint8Array.from(bytes)
}

/** Bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
