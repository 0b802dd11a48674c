import { MessageFlags } from 'discord.js'
import type { Interaction } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PIXEL, startBot } from './bot.js'
import type { Running } from './bot.js'

describe('a discord.js bot on the playground', () => {
  let running: Running
  let handle: (interaction: Interaction) => Promise<unknown>

  beforeEach(async () => {
    running = await startBot((interaction) => handle(interaction))
  })
  afterEach(() => running.stop())

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

  it('hands over people, places and permissions as Discord does', async () => {
    const seen: Record<string, unknown>[] = []
    handle = async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      const { locale, guildLocale, guildId, channelId, user, attachmentSizeLimit } = interaction
      const canManage = interaction.memberPermissions?.has('ManageGuild')
      const canAttach = interaction.appPermissions.has('AttachFiles')
      seen.push({
        locale,
        guildLocale,
        guildId,
        channelId,
        id: user.id,
        attachmentSizeLimit,
        context: Number(interaction.context),
        canManage,
        canAttach,
      })
      await interaction.reply('x')
    }
    const { playground } = running
    const lounge = [...playground.world.channels.keys()].at(-1) ?? ''
    await playground.as('anna').command('doko hand')
    await playground.as('ben', lounge).command('doko hand')
    const same = {
      locale: 'de',
      guildLocale: 'de',
      guildId: playground.world.guildId,
      attachmentSizeLimit: 10_485_760,
      context: 0,
      canAttach: true,
    }
    expect(seen).toEqual([
      { ...same, channelId: playground.as('anna').channelId, id: playground.as('anna').id, canManage: true },
      { ...same, channelId: lounge, id: playground.as('ben').id, canManage: false },
    ])
  })

  it('updates a private message in place after a click, with a new picture for the old one', async () => {
    handle = async (interaction) => {
      const files = [{ attachment: PIXEL, name: 'hand.png' }]
      const rows = [
        { type: 1 as const, components: [{ type: 2 as const, style: 1 as const, label: 'Play', custom_id: 'play' }] },
      ]
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: '12 cards', files, components: rows, flags: MessageFlags.Ephemeral })
      if (interaction.isButton()) await interaction.update({ content: '11 cards', files, components: rows })
    }
    const clara = running.playground.as('clara')
    const first = await clara.command('doko hand')
    const before = first.message?.attachments[0]
    const second = await clara.press(first.message?.id ?? '', 'Play')
    expect(second).toMatchObject({ ok: true, callback: 7, message: { id: clara.hand?.id, content: '11 cards' } })
    expect(clara.hand?.attachments).toHaveLength(1)
    expect(clara.hand?.attachments[0]?.id).not.toBe(before?.id)
    expect(clara.messages().filter(({ flags }) => Number(flags) === 64)).toHaveLength(1)
  })

  it('defers, fills in, edits and follows up through the webhook', async () => {
    handle = async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.deferReply({ flags: MessageFlags.Ephemeral })
        await interaction.editReply({
          content: 'filled in',
          components: [{ type: 1, components: [{ type: 2, style: 1, label: 'More', custom_id: 'more' }] }],
        })
      }
      if (interaction.isButton()) {
        await interaction.deferUpdate()
        await interaction.editReply('changed')
        await interaction.followUp({ content: 'and this', flags: MessageFlags.Ephemeral })
      }
    }
    const david = running.playground.as('david')
    const { message, callback } = await david.command('doko hand')
    expect([callback, message?.content]).toEqual([5, 'filled in'])
    await david.press(message?.id ?? '', 'More')
    await running.playground.until(() => david.hand?.content === 'and this')
    await running.playground.settle()
    expect(david.messages().find(({ id }) => id === message?.id)?.content).toBe('changed')
  })

  it('completes options, opens forms and takes choices', async () => {
    handle = async (interaction) => {
      if (interaction.isAutocomplete()) {
        const { name, value } = interaction.options.getFocused(true)
        await interaction.respond([{ name: `${name} ${value}`, value: 'ddv' }])
      } else if (interaction.isChatInputCommand())
        await interaction.reply({
          content: 'Who?',
          components: [
            {
              type: 1,
              components: [{ type: 3, custom_id: 'solo', options: [{ label: 'Damensolo', value: 'queens' }] }],
            },
          ],
        })
      else if (interaction.isStringSelectMenu())
        await interaction.showModal({
          custom_id: 'form',
          title: interaction.values.join(),
          components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
        })
      else if (interaction.isModalSubmit())
        await interaction.reply(`It is ${interaction.fields.getTextInputValue('name')}`)
    }
    const anna = running.playground.as('anna')
    const completed = await anna.complete('doko start', 'rules', { rules: 'd' })
    expect(completed.choices).toEqual([{ name: 'rules d', value: 'ddv' }])
    const { message } = await anna.command('doko start', { rules: 'ddv' })
    await expect(anna.choose(message?.id ?? '', 'solo', 'aces')).rejects.toMatchObject({ code: 'invalid' })
    const chosen = await anna.choose(message?.id ?? '', 'solo', 'queens')
    expect(chosen.modal?.title).toBe('queens')
    expect((await anna.submit(chosen, { name: 'Karlchen' })).message?.content).toBe('It is Karlchen')
  })

  it('is told nothing that a client would refuse to send', async () => {
    handle = () => Promise.reject(new Error('not to be called'))
    const anna = running.playground.as('anna')
    await expect(anna.command('skat')).rejects.toMatchObject({ code: 'unknown' })
    await expect(anna.command('doko deal')).rejects.toMatchObject({ code: 'invalid' })
    await expect(anna.command('doko start', { games: 25 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(anna.command('doko start', { games: 'four' })).rejects.toMatchObject({ code: 'invalid' })
    await expect(anna.command('doko start', { colour: 'red' })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('posts, edits and deletes in the channel', async () => {
    const { playground, client } = running
    const ben = playground.as('ben')
    const channel = await client.channels.fetch(ben.channelId)
    if (!channel?.isSendable()) throw new Error('not a text channel')
    const sent = await channel.send({ content: `<@${ben.id}>`, files: [{ attachment: PIXEL, name: 'table.png' }] })
    expect(ben.pings().map(({ id }) => id)).toContain(sent.id)
    await sent.edit({ content: 'edited', files: [] })
    expect(ben.table).toMatchObject({ id: sent.id, content: 'edited' })
    await sent.delete()
    expect(ben.messages().some(({ id }) => id === sent.id)).toBe(false)
  })
})

describe('a bot whose connection breaks', () => {
  it('resumes and is handed what it missed', async () => {
    const seen: string[] = []
    const { playground, stop } = await startBot(async (interaction) => {
      seen.push(interaction.user.username)
      if (interaction.isChatInputCommand()) await interaction.reply('here')
    })
    await playground.as('anna').command('doko hand')
    playground.trouble.offline(true)
    await playground.until(() => !playground.world.online)
    const missed = playground.as('ben').command('doko hand')
    playground.trouble.offline(false)
    expect(await missed).toMatchObject({ ok: true, message: { content: 'here' } })
    expect(seen).toEqual(['anna', 'ben'])
    await stop()
  })

  it('hears that a channel or the server is gone, and that the server is back', async () => {
    const { playground, client, stop } = await startBot(() => Promise.resolve())
    const { guildId, channels } = playground.world
    const lounge = [...channels.keys()].at(-1) ?? ''
    const deleted = new Promise<string>((resolve) => client.once('channelDelete', ({ id }) => resolve(id)))
    playground.trouble.deleteChannel(lounge)
    expect(await deleted).toBe(lounge)
    const removed = new Promise<string>((resolve) => client.once('guildDelete', ({ id }) => resolve(id)))
    playground.trouble.removeGuild()
    expect(await removed).toBe(guildId)
    await expect(client.rest.get(`/channels/${playground.as('anna').channelId}`)).rejects.toMatchObject({ code: 50001 })
    const created = new Promise<string>((resolve) => client.once('guildCreate', ({ id }) => resolve(id)))
    playground.trouble.restoreGuild()
    expect(await created).toBe(guildId)
    await stop()
  })
})
