import type { Interaction } from 'discord.js'
import type { Command } from '../../src/discord/road/command.js'
import { Dispatch } from '../../src/discord/road/dispatch.js'
import type { DispatchParts } from '../../src/discord/road/dispatch.js'
import { Presses } from '../../src/discord/road/press.js'
import type { PressRow } from '../../src/discord/road/press.js'
import type { Reply, Sent } from '../../src/discord/road/reply.js'
import { createManualClock } from '../support/clock.js'
import { FakeWire, liveParts, readableLog, words } from './support.js'

interface Given {
  readonly command?: Partial<Command<string>>
  readonly rows?: readonly PressRow<string>[]
  /** What people have to be told besides. */
  readonly notice?: string
  readonly languages?: DispatchParts<string>['languages']
}

/** A dispatch that knows the command `/doko start` and these presses; it notes what goes on around each answer. */
export function dispatching({ command, rows = [], notice, languages }: Given) {
  const wire = new FakeWire()
  const clock = createManualClock()
  const { log, lines } = readableLog('info')
  const { background } = liveParts({ wire, clock, log })
  const answered: { readonly table: string | null; readonly reply: Reply; readonly sent: Sent | null }[] = []
  const start: Command<string> = { name: 'start', order: 1, run: () => ({ to: 'nobody' }), ...command }
  const dispatch = new Dispatch<string>({
    wire,
    clock,
    log,
    commands: new Map([['start', start]]),
    personCommands: new Map(),
    presses: new Presses<string>(rows),
    needs: 'what commands need',
    languages: languages ?? { of: (_, locale) => Promise.resolve(locale), in: () => Promise.resolve(null) },
    pages: {
      fault: () => words('our fault'),
      oldButton: (t) => words(`old button, ${t('button.hand')}`),
      shuttingDown: () => words('shutting down'),
    },
    notices: {
      asks: (request, table, token) => (notice ? words(`${notice} ${request.room} ${table} ${token}`) : null),
      refused: ({ room }, trouble) => words(`${room} refused: ${trouble}`),
    },
    around: (_, table) => ({
      answered: (reply, sent) => void answered.push({ table, reply, sent }),
      over: () => undefined,
    }),
    run: (work) => void background.run(work, 'failed'),
  })
  return { wire, clock, dispatch, lines, answered, settled: () => background.settled() }
}

let made = 0

const interaction = (more: object): Interaction =>
  ({
    id: `i${++made}`,
    token: 'tok',
    user: { id: 'anna' },
    guildId: 'server',
    channelId: 'room',
    locale: 'de',
    guildLocale: 'de',
    channel: null,
    memberPermissions: null,
    appPermissions: { has: () => true },
    isAutocomplete: () => false,
    isChatInputCommand: () => false,
    isMessageComponent: () => false,
    isUserContextMenuCommand: () => false,
    authorizingIntegrationOwners: { guildId: 'server', userId: null },
    ...more,
  }) as unknown as Interaction

/** Like discord.js: whoever insists on a subcommand where there is none gets an error. */
const subcommand = (name: string | null) => (required: boolean) => {
  if (name === null && required) throw new Error('there is no subcommand')
  return name
}

/** Somebody uses `/doko NAME`, or the bare command. */
export const commandOf = (name: string | null, data: readonly object[] = []): Interaction =>
  interaction({ isChatInputCommand: () => true, options: { getSubcommand: subcommand(name), data } })

/** Somebody types an option of `/doko NAME`. */
export const typing = (name: string | null, value: string, more: object = {}): Interaction =>
  interaction({
    isAutocomplete: () => true,
    options: { getSubcommand: subcommand(name), getFocused: (whole: boolean) => (whole ? { value } : value) },
    ...more,
  })

/** Somebody presses a button of the message `pressed`. */
export const pressing = (customId: string, isPrivate = false): Interaction =>
  interaction({
    customId,
    message: { id: 'pressed', flags: { has: () => isPrivate } },
    isMessageComponent: () => true,
    isAnySelectMenu: () => false,
  })
