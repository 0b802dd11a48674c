import { describe, expect, it } from 'vitest'
import {
  asHand,
  awaitedMark as awaitedOfBot,
  handMark as handOfBot,
  page,
  turnMark as markOfBot,
} from '../../src/discord/look/parts.js'
import { deriveHints, toPlayIn } from '../../src/playground/hints.js'
import { awaitedMark, handMark, turnMark } from '../../src/playground/marks.js'
import { createPlayground } from '../../src/playground/playground.js'
import type { Playground } from '../../src/playground/playground.js'
import { walk } from '../../src/playground/validate/components.js'
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

/** A text whose last line says who is to act. */
const turn = (content: string) => ({ ...text(content), id: turnMark })

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
      const last = `${anna}>\nJust now still here: <@${playground.as('ben').id}`
      await post(playground, ...lobby(last, false))
      expect(hintsOf(playground).hints).toMatchObject({ anna: { label: 'Fill' }, ben: { label: 'Join' } })
      await post(playground, ...lobby(anna, true))
      expect(hintsOf(playground).hints).toMatchObject({
        anna: { step: 'press', label: 'Go' },
        ben: { step: 'host', label: 'Go', person: 'anna' },
      })
    }))

  it('takes for the host whoever has a remark behind the name, else the first', () =>
    withPlayground(async (playground) => {
      const [anna, ben] = [playground.as('anna').id, playground.as('ben').id]
      const [, buttons] = lobby(anna, true)
      await post(playground, text(`**Table 1**\n1 <@${anna}>\n2 <@${ben}> · host`), buttons ?? {})
      expect(hintsOf(playground).hints).toMatchObject({ anna: { person: 'ben' }, ben: { step: 'press', label: 'Go' } })
    }))

  it('names who is to play by the marked text, whatever stands in bold', () =>
    withPlayground(async (playground) => {
      const [anna, ben] = [playground.as('anna').id, playground.as('ben').id]
      const hand = row(button('hand', { label: 'My hand', style: 1 }))
      await post(playground, turn(`1 <@${anna}> · 2 tricks\n<@${ben}> is to play, not <@${anna}>`), hand)
      expect(hintsOf(playground)).toMatchObject({
        toPlay: ['ben'],
        hints: { anna: { step: 'other', person: 'ben' }, ben: { step: 'open', label: 'My hand' } },
      })
      await post(playground, turn(`**<@${anna}>** says Re\nComputer is to play`), hand)
      expect(hintsOf(playground)).toMatchObject({
        toPlay: [],
        hints: { anna: { step: 'press', label: 'My hand' }, ben: { step: 'none' } },
      })
      await post(playground, turn(`**🤖 <@${anna}> (computer)** is to play`), hand)
      expect(hintsOf(playground)).toMatchObject({ toPlay: [], hints: { anna: { step: 'press', label: 'My hand' } } })
      await post(playground, text(`**<@${anna}> is to play**`), hand)
      expect(hintsOf(playground)).toMatchObject({ toPlay: [] })
    }))

  it('reads the mark that the bot sets', () => {
    expect(turnMark).toBe(markOfBot)
    const { components } = page({ head: 'Table', foot: 'Seats', turn: 'Anna' })
    expect(walk(components).map(({ component }) => component)).toContainEqual(turn('Seats\nAnna'))
    expect([handMark, awaitedMark]).toEqual([handOfBot, awaitedOfBot])
    expect(asHand(page({ head: 'Hand' })).components).toMatchObject([{ id: handMark }])
    const between = walk(page({ head: 'Result', awaited: 'Anna' }).components).map(({ component }) => component)
    expect(between).toContainEqual({ ...text('Anna'), id: awaitedMark })
  })

  it('leads to the hand at this table, not to other private messages, and never takes a turn from one', () =>
    withPlayground(async (playground) => {
      const anna = playground.as('anna').id
      const { messages } = playground.world.mainChannel
      const own = async (...components: object[]) => {
        const id = await post(playground, ...components)
        const message = messages.get(id)
        if (message) messages.set(id, { ...message, viewer: anna })
        playground.clock.advance(1000)
        return id
      }
      const table = (words: string) =>
        post(
          playground,
          box(
            1,
            turn(words),
            row(button('d1:hand:T1', { label: 'My hand', style: 1 }), button('d1:more:T1', { label: 'More' })),
          ),
        )
      await table(`<@${anna}> is to play`)
      await own(box(1, text('Rankings'), row(button('d1:page:stats', { label: 'Next' }))))
      await own(box(1, text('More'), row(button('d1:leave:T1', { label: 'Leave' }))))
      const open = { step: 'open', label: 'My hand', hand: null }
      expect(hintsOf(playground)).toMatchObject({ toPlay: ['anna'], hints: { anna: open } })
      const marked = (...inside: object[]) => ({ ...box(1, ...inside), id: handMark })
      await own(marked(text('Another table'), row(button('d1:play:T0:4:0:HT', { label: '♥10' }))))
      expect(hintsOf(playground)).toMatchObject({ hints: { anna: open } })
      const hand = await own(marked(text('Hand'), row(button('d1:play:T1:4:0:HT', { label: '♥10' }))))
      await own(box(1, text('Sheet'), row(button('d1:page:scores:T1.0', { label: 'Back' }))))
      expect(hintsOf(playground)).toMatchObject({ toPlay: ['anna'], hints: { anna: { step: 'private', hand } } })
      // Between two games the table's message has pages of the match, too.
      const pages = ['d1:page:why-game:T1.2', 'd1:page:review:T1.2', 'd1:page:scores:T1'].map((id) =>
        button(id, { label: id }),
      )
      const result = await post(playground, text('Result'), row(button('d1:continue:T1', { label: 'Go on' }), ...pages))
      expect(hintsOf(playground)).toMatchObject({ hints: { anna: { hand } } })
      messages.delete(result)
      // Another message with several buttons, such as a date that somebody suggests, does not take the turn away.
      await post(
        playground,
        box(
          1,
          text('Tomorrow?'),
          row(button('d1:date:D1:yes', { label: 'I come' }), button('d1:date:D1:no', { label: 'Not' })),
        ),
      )
      expect(hintsOf(playground)).toMatchObject({ toPlay: ['anna'], hints: { anna: { step: 'private', hand } } })
      await table(`With <@${anna}>\n**Computer** is to play`)
      expect(hintsOf(playground)).toMatchObject({ toPlay: [], hints: { anna: { step: 'computer', hand } } })
    }))

  it('lets the turn stand while something else is asked at the table, and offers it to nobody who must not press', () =>
    withPlayground(async (playground) => {
      const [anna, ben] = [playground.as('anna').id, playground.as('ben').id]
      const yes = row(button('d1:yes:T1:3', { label: 'Agreed', style: 3 }), button('d1:no:T1:3', { label: 'No' }))
      const ways = row(button('d1:hand:T1', { label: 'My hand', style: 1 }), button('d1:more:T1', { label: 'More' }))
      await post(playground, box(1, text(`<@${ben}> wants a round more`), turn(`<@${anna}> is to play`), yes, ways))
      expect(hintsOf(playground)).toMatchObject({
        toPlay: ['anna'],
        hints: { anna: { step: 'open', label: 'My hand' }, ben: { step: 'other', person: 'anna' } },
      })
      expect(toPlayIn(playground.world, playground.world.mainChannel)).toEqual(['anna'])
    }))

  it('leads nowhere once the last trick lies there, and begins anew where a match has ended', () =>
    withPlayground(async (playground) => {
      const anna = playground.as('anna').id
      const seat = text(`<@${anna}> · 12 tricks\nThe game is over`)
      await post(
        playground,
        seat,
        row(button('hand', { label: 'My hand', style: 1 }), button('more', { label: 'More' })),
      )
      expect(hintsOf(playground)).toMatchObject({
        toPlay: [],
        hints: { anna: { step: 'none' }, ben: { step: 'none' } },
      })
      await post(playground, seat, row(button('why', { label: 'Why?' }), button('sheet', { label: 'Sheet' })))
      expect(hintsOf(playground).hints).toMatchObject({ anna: { step: 'begin', command: '/doko start' } })
    }))

  it('offers the next game to those whom it waits for, and tells the others who they are', () =>
    withPlayground(async (playground) => {
      const [anna, ben] = [playground.as('anna').id, playground.as('ben').id]
      const waits = { ...text(`1 <@${anna}> +2\nWaiting for <@${ben}>`), id: awaitedMark }
      const ways = row(button('go', { label: 'Go on', style: 3 }), button('why', { label: 'Why?' }))
      const id = await post(playground, waits, ways)
      expect(hintsOf(playground).hints).toMatchObject({
        anna: { step: 'host', person: 'ben', label: 'Go on' },
        ben: { step: 'press', label: 'Go on', message: id },
      })
    }))
})
