import { describe, expect, it } from 'vitest'
import { Background } from '../../src/discord/live/background.js'
import { nonceMaker } from '../../src/discord/live/nonce.js'
import { readableLog, refused } from './support.js'

describe('a nonce', () => {
  it('has at most 25 characters and differs from every other one, in this run of the program and in the next', () => {
    const [nonce, later] = [nonceMaker(), nonceMaker()]
    const made = Array.from({ length: 50 }, () => nonce('a-table-id-that-is-too-long'))
    const all = [...made, later('a-table-id-that-is-too-long')]
    expect(new Set(all).size).toBe(51)
    expect(all.filter((one) => one.length > 25 || !one.startsWith('a-table'))).toEqual([])
  })
})

describe('work in the background', () => {
  it('is waited for with all that it sets going', async () => {
    const background = new Background(readableLog().log)
    const done: string[] = []
    const second = async () => done.push(await Promise.resolve('second'))
    const first = async () => {
      done.push(await Promise.resolve('first'))
      void background.run(second(), 'nothing')
    }
    void background.run(first(), 'nothing')
    await background.settled()
    expect(done).toEqual(['first', 'second'])
  })

  it('never rejects: a fault is logged as such, a plain refusal only for whoever looks closely', async () => {
    const { log, lines } = readableLog()
    const background = new Background(log)
    await background.run(Promise.reject(new Error('bug')), 'no table', { table: 't' }, 'error')
    await background.run(Promise.reject(new Error('bug')), 'no hand')
    await background.run(Promise.reject(refused(10008)), 'no message')
    expect(lines).toMatchObject([
      { level: 50, msg: 'no table', table: 't', err: { message: 'bug' } },
      { level: 40, msg: 'no hand' },
      { level: 20, msg: 'no message', trouble: 'message-gone' },
    ])
  })
})
