import { DiscordAPIError, HTTPError } from 'discord.js'
import { describe, expect, it } from 'vitest'
import { createLog, describeError } from '../src/log.js'

const interactionToken = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTA6c2VjcmV0'
const botToken = 'MTE4.GabcDe.x-_9secret'

async function written(level: 'info' | 'trace' = 'trace') {
  const lines: string[] = []
  const log = await createLog(level, { secrets: [botToken, ''], stream: { write: (line) => void lines.push(line) } })
  return { log, lines }
}

/** What discord.js throws when Discord refuses the edit of a hand. */
const refusedEdit = () =>
  new DiscordAPIError(
    { code: 50035, message: 'Invalid Form Body' },
    50035,
    400,
    'PATCH',
    `https://discord.com/api/v10/webhooks/1180000000000000000/${interactionToken}/messages/@original`,
    { body: { components: [{ type: 10, content: 'Dein Blatt: ♥10 ♣D' }] }, files: [] },
  )

describe('the log', () => {
  it('tells of a refused request neither its token nor the hand in it', async () => {
    const { log, lines } = await written()
    log.error({ err: refusedEdit(), number: '1a2b' }, 'an interaction failed')
    log.child({ table: 't1' }).warn({ err: new Error('outer', { cause: refusedEdit() }) }, 'again')
    expect(lines).toHaveLength(2)
    for (const line of lines) {
      expect(line).not.toContain(interactionToken)
      expect(line).not.toContain('♥10')
      expect(line).toContain('Invalid Form Body')
      expect(line).toContain('50035')
    }
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ number: '1a2b', err: { code: 50035, status: 400 } })
  })

  it('blacks out tokens wherever they stand', async () => {
    const { log, lines } = await written()
    log.info({ token: interactionToken, interaction: { token: interactionToken } }, 'by name')
    log.info(`POST /interactions/118/${interactionToken}/callback and /webhooks/118/${interactionToken}`)
    log.info({ err: new HTTPError(500, 'Oh', 'POST', `https://x/webhooks/1/${interactionToken}`, {}) }, botToken)
    log.debug({ headers: { authorization: `Bot ${botToken}` }, nested: [{ value: botToken }] }, 'in data')
    expect(lines).toHaveLength(4)
    expect(lines.join('')).not.toContain(interactionToken)
    expect(lines.join('')).not.toContain(botToken)
    expect(lines[1]).toContain('/interactions/118/[secret]/callback and /webhooks/118/[secret]')
  })

  it('writes from its level on', async () => {
    const { log, lines } = await written('info')
    log.debug('quiet')
    log.info({ table: 't1' }, 'heard')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ level: 30, table: 't1', msg: 'heard' }])
  })

  it('describes whatever was thrown', () => {
    expect(describeError('words')).toEqual({ message: 'words' })
    expect(describeError(undefined)).toEqual({ message: 'undefined' })
    expect(describeError(new TypeError('no'))).toMatchObject({ type: 'TypeError', message: 'no' })
  })
})
