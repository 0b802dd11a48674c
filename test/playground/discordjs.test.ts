import { MessageFlags, type Interaction } from 'discord.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PIXEL, startBot, type Running } from './bot.js'

describe('a discord.js bot on the playground', () => {
  let running: Running
  let handle: (interaction: Interaction) => Promise<unknown>

  beforeAll(async () => {
    running = await startBot((interaction) => handle(interaction))
  })
  afterAll(() => running.stop())

  it('answers a slash command with a private picture that only its reader sees', async () => {
    handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      const text = `${interaction.options.getSubcommand()} ${interaction.options.getInteger('games')}`
      await interaction.reply({
        content: text,
        files: [{ attachment: PIXEL, name: 'hand.png', description: 'One pixel' }],
        flags: MessageFlags.Ephemeral,
      })
    }
    const { playground } = running
    const outcome = await playground.as('anna').command('doko start', { games: 4 })
    expect(outcome).toMatchObject({ ok: true, callback: 4, message: { content: 'start 4', flags: 64 } })
    const [attachment] = playground.as('anna').hand?.attachments ?? []
    expect(attachment).toMatchObject({ filename: 'hand.png', width: 1, height: 1, description: 'One pixel' })
    const picture = await fetch(attachment?.url ?? '')
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PIXEL)
    expect(picture.headers.get('cache-control')).toBe('no-store')
    expect(playground.as('ben').messages()).toEqual([])
  })
})
