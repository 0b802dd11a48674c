import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawsOf } from '../../src/engine/index.js'
import { hex, hmacSha256, sha256, utf8 } from '../../src/engine/sha256.js'

const bytesOf = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'))

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of %.60s', (text, digest) => {
    expect(hex(sha256(utf8(text)))).toBe(digest)
  })

  test('and HMAC agree with the platform on thousands of inputs of all lengths around a block', () => {
    const roll = drawsOf('digests')
    for (let run = 0; run < 4000; run++) {
      const bytes = Uint8Array.from({ length: roll(200) }, () => roll(256))
      const key = Uint8Array.from({ length: roll(140) }, () => roll(256))
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(hex(hmacSha256(key)(bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'))
    }
  })
})

describe('HMAC-SHA-256', () => {
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      'aa'.repeat(131),
      Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First').toString('hex'),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the digests of RFC 4231', (key, message, digest) => {
    const hmac = hmacSha256(bytesOf(key))
    expect(hex(hmac(bytesOf(message)))).toBe(digest)
    expect(hex(hmac(bytesOf(message)))).toBe(digest)
  })
})

test('texts become UTF-8, half a pair becomes the replacement character', () => {
  for (const text of ['', 'doko', 'Käse', 'Ω≠', '🂡🂢', '\ud83c', 'a\udca1b', '\u07ff\u0800\uffff'])
    expect(Buffer.from(utf8(text))).toEqual(Buffer.from(text, 'utf8'))
})
