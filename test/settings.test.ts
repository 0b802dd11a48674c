import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../src/settings.js'

/** What the person who hosts the bot reads. */
function complaint(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('nothing was wrong')
}

const token = 'MTE4.GabcDe.x-_9'

describe('settings', () => {
  it('need nothing at all', () => {
    expect(readSettings({})).toEqual({
      discordToken: null,
      discordApi: 'https://discord.com/api',
      database: 'data/doko.sqlite',
      playgroundPort: 8080,
      playgroundPeople: 4,
      logLevel: 'info',
      computerPace: null,
      helpAddress: null,
    })
  })

  it('take what is set', () => {
    const set = {
      DISCORD_TOKEN: token,
      DISCORD_API: 'http://127.0.0.1:8081/api/',
      DOKO_DATABASE: '/tmp/games.sqlite',
      DOKO_PLAYGROUND_PORT: '0',
      DOKO_PLAYGROUND_PEOPLE: '7',
      DOKO_LOG_LEVEL: 'trace',
      DOKO_COMPUTER_PACE: '60000',
      DOKO_HELP_ADDRESS: 'https://example.org/help',
    }
    expect(readSettings(set)).toEqual({
      discordToken: token,
      discordApi: 'http://127.0.0.1:8081/api',
      database: '/tmp/games.sqlite',
      playgroundPort: 0,
      playgroundPeople: 7,
      logLevel: 'trace',
      computerPace: 60_000,
      helpAddress: 'https://example.org/help',
    })
  })

  it('count as absent when they are empty or blank', () => {
    const names = ['DISCORD_TOKEN', 'DISCORD_API', 'DOKO_DATABASE', 'DOKO_PLAYGROUND_PORT', 'DOKO_LOG_LEVEL']
    for (const blank of ['', '  ', '\t']) {
      const env = Object.fromEntries([...names, 'DOKO_COMPUTER_PACE'].map((name) => [name, blank]))
      expect(readSettings(env)).toEqual(readSettings({}))
    }
  })

  it('forgive blanks around a value', () => {
    expect(readSettings({ DOKO_PLAYGROUND_PORT: ' 81 ', DISCORD_TOKEN: `${token}\r` })).toMatchObject({
      playgroundPort: 81,
      discordToken: token,
    })
  })

  it.each([
    ['DISCORD_API', 'discord.com/api', 'http or https'],
    ['DISCORD_API', 'ftp://discord.com', 'http or https'],
    ['DOKO_PLAYGROUND_PORT', '65536', '0 to 65535'],
    ['DOKO_PLAYGROUND_PORT', '-1', '0 to 65535'],
    ['DOKO_PLAYGROUND_PORT', '80.5', '0 to 65535'],
    ['DOKO_PLAYGROUND_PORT', '1e3', '0 to 65535'],
    ['DOKO_PLAYGROUND_PORT', 'http', '0 to 65535'],
    ['DOKO_PLAYGROUND_PEOPLE', '8', '1 to 7'],
    ['DOKO_PLAYGROUND_PEOPLE', '0', '1 to 7'],
    ['DOKO_LOG_LEVEL', 'INFO', 'debug'],
    ['DOKO_LOG_LEVEL', 'verbose', 'debug'],
    ['DOKO_COMPUTER_PACE', '60001', '0 to 60000'],
    ['DOKO_COMPUTER_PACE', '1s', '0 to 60000'],
    ['DOKO_HELP_ADDRESS', 'http://example.org', 'an https address or an e-mail address'],
    ['DOKO_HELP_ADDRESS', 'ask anna', 'an https address or an e-mail address'],
  ])('%s=%s is refused in one line that says what is allowed', (name, value, allowed) => {
    const line = complaint({ [name]: value })
    expect(line).toMatch(new RegExp(`^${name} is "`))
    expect(line).toContain(value)
    expect(line).toContain(allowed)
    expect(line).not.toContain('\n')
  })

  it.each(['secret', 'one.two', 'one.two.three.four', 'Bot a.b.c', 'one.two.thr ee'])(
    'a token of the wrong form (%s) is refused and not repeated',
    (wrong) => {
      const line = complaint({ DISCORD_TOKEN: wrong })
      expect(line).toMatch(/^DISCORD_TOKEN has the wrong form; allowed: .*developer portal/)
      expect(line).not.toContain(wrong)
    },
  )

  it('keep a complaint about a value with line breaks on one line', () => {
    expect(complaint({ DOKO_LOG_LEVEL: 'in\nfo' })).not.toContain('\n')
  })
})
