/** Canned commands and messages to try the page with. */
import type { APIApplicationCommand, APIMessage } from 'discord-api-types/v10'
import type { Hello, Shown } from '../../src/playground/protocol.js'

/** 20:10 on some day. */
export const NOW = Date.UTC(2026, 9, 6, 20, 10)

const everybody = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frida', 'Greta'].map((name, at) => ({
  key: name.toLowerCase(),
  id: String(101 + at),
  name,
}))

/** The four people of the page. */
export const PEOPLE = everybody.slice(0, 4)

const sub = (name: string, description: string, options: object[] = []) => ({ type: 1, name, description, options })

/** Commands as the bot registers them. */
export const COMMANDS = [
  {
    id: '1',
    application_id: '9',
    version: '1',
    type: 1,
    name: 'doko',
    description: 'Doppelkopf',
    options: [
      sub('start', 'Open a table in this channel', [
        { type: 3, name: 'rules', description: 'Whose rules', autocomplete: true },
        { type: 4, name: 'games', description: 'How many games', min_value: 4, max_value: 24 },
        {
          type: 3,
          name: 'pace',
          description: 'How long a turn may last',
          choices: [
            { name: 'fast', value: 'f' },
            { name: 'easy going', value: 'e' },
          ],
        },
      ]),
      sub('hand', 'Show my cards, only to me'),
      sub('stats', 'Points of this server', [{ type: 6, name: 'player', description: 'Whose' }]),
      sub('rules', 'The rules in two minutes'),
      sub('leave', 'Give up my seat; a computer takes over'),
      sub('close', 'End a table'),
    ],
  },
] as unknown as APIApplicationCommand[]

/** A message of the bot: components, and whatever else `more` sets. */
export function botMessage(id: string, components: object[], more: object = {}): APIMessage {
  const author = { id: '9', username: 'Doppelkopf', global_name: null, bot: true, discriminator: '0000', avatar: null }
  const message = {
    id,
    channel_id: '7',
    author,
    content: '',
    timestamp: new Date(NOW).toISOString(),
    edited_timestamp: null,
  }
  const rest = { embeds: [], attachments: [], flags: 32768, components, type: 0, mentions: [], tts: false }
  return { ...message, ...rest, ...more } as unknown as APIMessage
}

const text = (content: string) => ({ type: 10, content })
const button = (label: string, style = 2, disabled = false, id = label) => ({
  type: 2,
  style,
  label,
  custom_id: id,
  disabled,
})
const row = (...components: object[]) => ({ type: 1, components })
const box = (...components: object[]) => ({ type: 17, accent_color: 0x2f6fd0, components })
const picture = (name: string, width: number, height: number, description: string) => ({
  type: 12,
  items: [{ media: { url: `/pictures/${name}.svg`, width, height }, description }],
})

const CARDS = ['♥10', '♣D', '♠D', '♥D', '♣B', '♦B', '♦A', '♦9', '♣A', '♣10', '♠A', '♥K']

/** Somebody's hand. */
export function hand(id: string, turn: boolean, gone: readonly string[] = []): APIMessage {
  const left = CARDS.filter((card) => !gone.includes(card))
  const rows = [0, 4, 8].map((at) =>
    row(...left.slice(at, at + 4).map((card, n) => button(card, 2, !turn || at + n > 7))),
  )
  const words = turn
    ? '**Your hand · Table 2** · Your turn: play a trump\n🟡♥10 🟠♣D → you'
    : '**Your hand · Table 2**\n<@103> is to play.'
  const alt = `Your hand: trumps ${left.slice(0, 8).join(' ')}; clubs A 10; spades A; hearts K.`
  const controls = row(button('Say Re', 4), button('No 90', 2, true), button('Last trick'), button('⟳'))
  return botMessage(id, [box(text(words), picture('hand', 720, 400, alt), ...rows, { type: 14 }, controls)], {
    flags: 32768 + 64,
  })
}

/** The table in the channel. */
export function table(id: string): APIMessage {
  const since = String(Math.floor(NOW / 1000) - 12)
  const words = `🟠3 Clara led ♠A, ⚪4 ♠K. **🔵1 <@101> is to play** (follow spades) · since <t:${since}:R>`
  const controls = row(
    button('My hand', 1),
    button('Last trick', 2, false, 'trick'),
    button('Announce'),
    button('More'),
  )
  const alt = 'Table 2, trick 4: Clara ♠A, David ♠K.'
  return botMessage(
    id,
    [
      box(
        text('### Table 2 · Game 3/24 · Trick 4'),
        picture('table', 720, 460, alt),
        text(words),
        text('-# Everything that was said: Clara Re'),
        controls,
      ),
    ],
    { edited_timestamp: new Date(NOW).toISOString() },
  )
}

/** The lobby with a section, a select and every style of button. */
export function lobby(id: string): APIMessage {
  const seats = '**1** <@101> (host)\n**2** <@102>\n**3** free\n**4** free'
  const options = [
    { label: 'Tournament rules', value: 'ddv', description: '48 cards, no extras', default: true },
    { label: 'Family rules', value: 'family', description: 'Second ten of hearts beats the first' },
    { label: 'Set it up myself…', value: 'own', description: 'Opens a form' },
  ]
  return botMessage(id, [
    box(
      text('### Table 1: waiting for players\nTwo of four seats are taken. Anyone in this channel may join.'),
      { type: 9, components: [text(seats)], accessory: button('House rules') },
      { type: 14 },
      row(button('Join', 3), button('Leave'), button('Fill with bots'), button('Start', 1, true)),
      row({ type: 3, custom_id: 'rules', options }),
      text('-# Computers take the free seats after 10 minutes.'),
    ),
  ])
}

/** The form that the lobby's last choice opens. */
export const FORM = {
  title: 'Set up table 1',
  custom_id: 'setup',
  components: [
    {
      type: 18,
      label: 'Table name',
      description: 'Shown in the channel.',
      component: { type: 4, custom_id: 'name', style: 1, max_length: 30, required: true },
    },
    {
      type: 18,
      label: 'Deck',
      component: {
        type: 21,
        custom_id: 'deck',
        required: true,
        options: [
          { label: '48 cards', value: '48', description: 'With nines', default: true },
          { label: '40 cards', value: '40', description: 'Without nines, faster' },
        ],
      },
    },
    {
      type: 18,
      label: 'Extras',
      description: 'Points for special tricks.',
      component: {
        type: 22,
        custom_id: 'extras',
        required: false,
        options: [
          { label: 'Fox caught', value: 'fox' },
          { label: 'Charlie', value: 'charlie' },
        ],
      },
    },
    {
      type: 18,
      label: 'Note to players',
      component: { type: 4, custom_id: 'note', style: 2, max_length: 200, required: false },
    },
  ],
}

const shown = (message: APIMessage, more: Partial<Shown> = {}): Shown => ({
  message,
  pings: [],
  tokenExpires: null,
  ...more,
})
const START = { used: { by: 'anna', text: '/doko start games:4' } }

/** Everybody with a hand below the table; it is Clara's turn. */
const playing = (people: Hello['people']): Scene => ({
  people,
  views: Object.fromEntries(
    people.map(({ key }, at) => [
      key,
      [
        shown(lobby('1'), START),
        shown(table('2')),
        shown(botMessage('3', [], { content: '<@103> it is your turn.', flags: 0 }), { pings: ['clara'] }),
        shown(hand(`h${String(at)}`, key === 'clara'), { tokenExpires: NOW + 800_000 }),
      ],
    ]),
  ),
  toPlay: ['clara'],
  hints: { clara: { step: 'private', label: null, person: null, command: null, message: 'h2', hand: 'h2' } },
})

/** What the page is greeted with; four people where it does not say. */
export type Scene = Pick<Hello, 'views' | 'toPlay' | 'hints'> & Partial<Pick<Hello, 'people'>>

/** Views to open the page with. */
export const SCENES: Readonly<Record<string, Scene>> = {
  alone: { people: everybody.slice(0, 1), views: {}, toPlay: [], hints: {} },
  five: playing(everybody.slice(0, 5)),
  seven: playing(everybody),
  first: { views: {}, toPlay: [], hints: {} },
  lobby: {
    views: Object.fromEntries(PEOPLE.map(({ key }) => [key, [shown(lobby('1'), START)]])),
    toPlay: [],
    hints: {
      anna: {
        step: 'press',
        label: 'Fill with bots',
        person: null,
        command: null,
        message: '1',
        hand: null,
      },
    },
  },
  play: playing(PEOPLE),
}
