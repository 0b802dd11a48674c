import { describe, expect, it } from 'vitest'
import { deriveHints } from '../../src/playground/hints.js'
import { createPlayground, type Playground } from '../../src/playground/playground.js'
import { button, call, register, row, text, V2 } from './bot.js'

const box = (color: number, ...components: object[]) => ({ type: 17, accent_color: color, components })

async function withPlayground(run: (playground: Playground) => Promise<void>): Promise<void> {
  const playground = await createPlayground()
  try {
    await register(playground)
    await run(playground)
  } finally {
    await playground.close()
  }
}

const hintsOf = ({ world }: Playground) => deriveHints(world, world.mainChannel)

async function post(playground: Playground, ...components: object[]): Promise<string> {
  const way = `/channels/${playground.as('anna').channelId}/messages`
  const { json } = await call(playground, 'POST', way, { components, flags: V2 })
  return json.id as string
}

const lobby = (seated: string, full: boolean) => [
  text(`**Table 1**\n1 <@${seated}>`),
  row(
    button('join', { label: 'Join', style: 1, disabled: full }),
    button('fill', { label: 'Fill', disabled: full }),
    button('go', { label: 'Go', style: 3, disabled: !full }),
    button('rules', { label: 'Rules' }),
  ),
]

describe('hints from messages alone', () => {
  it('offers the first command in an empty channel', () =>
    withPlayground(async (playground) => {
      expect(hintsOf(playground)).toMatchObject({
        toPlay: [],
        hints: { ben: { step: 'begin', command: '/doko start' } },
      })
      await Promise.resolve()
    }))

  it('leads to the highlighted goal: join for others, the way there for those who sit, then the goal', () =>
    withPlayground(async (playground) => {
      const anna = playground.as('anna').id
      const id = await post(playground, ...lobby(anna, false))
      expect(hintsOf(playground).hints).toMatchObject({
        anna: { step: 'press', label: 'Fill', message: id },
        ben: { step: 'press', label: 'Join' },
      })
      await post(playground, ...lobby(anna, true))
      expect(hintsOf(playground).hints).toMatchObject({ anna: { step: 'press', label: 'Go' }, ben: { step: 'none' } })
    }))

  it('names who is to play by the last words in bold', () =>
    withPlayground(async (playground) => {
      const [anna, ben] = [playground.as('anna').id, playground.as('ben').id]
      const hand = row(button('hand', { label: 'My hand', style: 1 }))
      await post(playground, text(`**Table** **<@${anna}>** led. **<@${ben}> is to play**`), hand)
      expect(hintsOf(playground)).toMatchObject({
        toPlay: ['ben'],
        hints: { anna: { step: 'other', person: 'ben' }, ben: { step: 'open', label: 'My hand' } },
      })
      await post(playground, text(`**<@${anna}>** says Re\n**Computer** is to play`), hand)
      expect(hintsOf(playground)).toMatchObject({
        toPlay: [],
        hints: { anna: { step: 'press', label: 'My hand' }, ben: { step: 'none' } },
      })
    }))

  it('knows an open hand, and that a hand newer than the table and in its colour has been played from', () =>
    withPlayground(async (playground) => {
      const anna = playground.as('anna').id
      const open = [text('Hand'), row(button('c', { label: '♥10' }))]
      const own = async (color: number) => {
        const message = playground.world.mainChannel.messages.get(await post(playground, box(color, ...open)))
        if (message) playground.world.mainChannel.messages.set(message.data.id, { ...message, viewer: anna })
        playground.clock.advance(1000)
      }
      const table = (words: string) =>
        post(playground, box(1, text(words), row(button('hand', { label: 'My hand', style: 1 }))))
      await own(2)
      await table(`**<@${anna}>** is to play`)
      playground.clock.advance(1000)
      expect(hintsOf(playground)).toMatchObject({ toPlay: ['anna'], hints: { anna: { step: 'private' } } })
      await own(1)
      expect(hintsOf(playground)).toMatchObject({ toPlay: [], hints: { anna: { step: 'wait' } } })
      await table(`**Computer** is to play, not <@${anna}>`)
      expect(hintsOf(playground).hints).toMatchObject({ anna: { step: 'computer' } })
    }))
})
