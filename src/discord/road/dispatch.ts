import { randomBytes } from 'node:crypto'
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageComponentInteraction,
} from 'discord.js'
import type { Logger } from 'pino'
import { languageOf } from '../../i18n/index.js'
import type { Clock } from '../../table/ports.js'
import type { TableId } from '../../table/view.js'
import { Ack } from './ack.js'
import type { Expected, Sent } from './ack.js'
import type { Boards } from '../live/board.js'
import type { Command, Options, Services } from './command.js'
import { decodePress } from './custom-id.js'
import type { Press } from './custom-id.js'
import type { Hands } from '../live/hands.js'
import { expectedAnswer, onPress } from '../features/presses.js'
import type { Also, Reply } from './reply.js'
import { requestOf } from './request.js'
import type { Request } from './request.js'
import { sitsAt } from '../look/seats.js'
import { troubleOf } from './trouble.js'
import type { Wire } from './wire.js'

/** So many interactions are remembered to have been taken. */
const mostTaken = 5000

/** The most suggestions that the chat service shows. */
const mostChoices = 25

interface DispatchParts {
  readonly wire: Wire
  readonly commands: ReadonlyMap<string, Command>
  readonly services: Services
  readonly hands: Hands
  readonly boards: Boards
  readonly clock: Clock
  readonly log: Logger
}

/** One road for every interaction: who asks, what is wanted, the answer, one acknowledgement. */
export class Dispatch {
  readonly #parts: DispatchParts
  readonly #running = new Set<Promise<void>>()
  /** Ids of the interactions taken last, oldest first: a connection that is resumed brings some of them again. */
  readonly #taken = new Set<string>()
  #stopping = false

  constructor(parts: DispatchParts) {
    this.#parts = parts
  }

  /** Takes an interaction, each one once; never rejects. */
  handle(interaction: Interaction): void {
    if (this.#taken.has(interaction.id)) return this.#parts.log.info('an interaction came once more')
    this.#taken.add(interaction.id)
    const [oldest] = this.#taken
    if (this.#taken.size > mostTaken && oldest !== undefined) this.#taken.delete(oldest)
    if (interaction.isAutocomplete()) return this.#run(this.#complete(interaction))
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return
    this.#run(this.#answer(interaction))
  }

  #run(answering: Promise<void>): void {
    const work = answering
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'an interaction could not be read'))
      .finally(() => this.#running.delete(work))
    this.#running.add(work)
  }

  /** Waits for the answers under way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Takes no further clicks and waits for the answers under way. */
  async stop(): Promise<void> {
    this.#stopping = true
    await this.settled()
  }

  /** Suggests values of an option that is being typed. Too late or unknown: the reader goes on typing without. */
  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const { wire, commands, services, log } = this.#parts
    const { name, value } = interaction.options.getFocused(true)
    const command = commands.get(interaction.options.getSubcommand(false) ?? '')
    const { language } = await services.readers.meet(interaction.user.id, languageOf(interaction.locale))
    const found = command?.complete?.({ name, value: String(value) }, language) ?? []
    try {
      await wire.choices(interaction, found.slice(0, mostChoices))
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'other') throw error
      log.info({ trouble }, 'suggestions came too late to be shown')
    }
  }

  async #answer(interaction: ChatInputCommandInteraction | MessageComponentInteraction): Promise<void> {
    const { wire, services, hands, boards, clock, log } = this.#parts
    const asked = requestOf(interaction)
    const press = interaction.isMessageComponent() ? decodePress(interaction.customId) : null
    const what = interaction.isChatInputCommand() ? `/doko ${interaction.options.getSubcommand(false) ?? ''}` : (press?.do ?? '?') // prettier-ignore
    const table = press && 'table' in press ? press.table : null
    const child = log.child({ user: asked.user, room: asked.room, what, ...(table === null ? {} : { table }) })
    const ack = new Ack(wire, interaction, child, clock, this.#expected(interaction, press, asked))
    const releases =
      table === null ? [] : [hands.hold(table, asked.user), ...(asked.fromPrivate ? [] : [boards.hold(table)])]
    const request = await this.#met(asked)
    try {
      const reply = await this.#reply(interaction, press, request)
      if ('board' in reply && reply.board !== undefined && reply.board !== table) {
        releases.push(boards.hold(reply.board, true))
      }
      if ('hand' in reply && reply.hand !== undefined) releases.push(hands.hold(reply.hand, request.user, true))
      const sent = await ack.answer(reply)
      this.#remember(reply, sent, interaction.token, request, table)
      if (sent && 'also' in reply && reply.also) await this.#add(reply.also, interaction.token, child)
    } catch (error) {
      const number = randomBytes(2).toString('hex')
      child.error({ number, err: error }, 'an interaction failed')
      await ack
        .answer({ kind: 'private', page: services.screens.fault(request.language, number) })
        .catch((again: unknown) => child.warn({ err: again }, 'even the apology failed'))
    } finally {
      for (const release of releases) release()
    }
  }

  /** The request in the languages that the reader and the server have chosen. */
  async #met(asked: Request): Promise<Request> {
    const { readers, servers } = this.#parts.services
    const { language } = await readers.meet(asked.user, asked.locale)
    if (asked.server === null) return { ...asked, language }
    const chosen = await servers.serverSettings(asked.server)
    return { ...asked, language, roomLanguage: chosen.language ?? asked.roomLanguage }
  }

  #expected(
    interaction: ChatInputCommandInteraction | MessageComponentInteraction,
    press: Press | null,
    request: Request,
  ): Expected {
    if (press) return expectedAnswer(press, request.fromPrivate)
    const starts = interaction.isChatInputCommand() && interaction.options.getSubcommand(false) === 'start'
    return starts ? 'public' : 'private'
  }

  async #reply(
    interaction: ChatInputCommandInteraction | MessageComponentInteraction,
    press: Press | null,
    request: Request,
  ): Promise<Reply> {
    const { services, commands } = this.#parts
    if (this.#stopping) {
      return { kind: 'private', page: services.screens.refusal({ code: 'shutting-down' }, request, null) }
    }
    if (interaction.isChatInputCommand()) {
      const command = commands.get(interaction.options.getSubcommand(false) ?? '')
      if (!command) return { kind: 'private', page: services.screens.oldButton(request.language) }
      return command.run(request, optionsOf(interaction), services)
    }
    if (!press) return { kind: 'private', page: services.screens.oldButton(request.language) }
    return onPress(press, chosenIn(interaction), request, services)
  }

  /** Adds a private message to an answer. It is a courtesy: where it fails the answer stands. */
  async #add(also: Also, token: string, log: Logger): Promise<void> {
    try {
      const page = await also()
      if (page) await this.#parts.wire.followUp(token, page, true)
    } catch (error) {
      log.info({ trouble: troubleOf(error) }, 'a message beside an answer could not be shown')
    }
  }

  /** Notes which message shows what, and which token can bring a hand later. */
  #remember(reply: Reply, sent: Sent, token: string, request: Request, pressed: TableId | null): void {
    const { hands, boards, services } = this.#parts
    if (sent && 'hand' in reply && reply.hand !== undefined) {
      hands.showed(reply.hand, request.user, token, reply.page, {
        id: sent.message?.id ?? (reply.kind === 'update' ? request.message : null),
        shown: sent.shown,
        extra: reply.extra ?? {},
      })
      return
    }
    if (pressed === null && 'page' in reply) this.#wake(request)
    let table = pressed
    if (sent && 'board' in reply && reply.board !== undefined) {
      table = reply.board
      const chapter = services.screens.board(table)?.chapter
      const message = sent.message?.id ?? request.message
      if (chapter !== undefined && message !== null) {
        boards.adopt(table, message, reply.page, sent.shown, { chapter, room: request.room })
      }
    } else if ('board' in reply && reply.board !== undefined) {
      // Discord did not take the answer that was to show the table, so the table shows itself.
      table = reply.board
      boards.refresh(table)
    }
    if (table === null) return
    if (request.fromPrivate) {
      const covers = sent !== null && (reply.kind === 'update' || reply.kind === 'remove')
      if (covers && request.message !== null) {
        hands.covered(table, request.user, token, request.message, reply.kind === 'remove')
      }
      return
    }
    const view = services.tables.view(table, request.user)
    if (view && view.room === request.room && sitsAt(view, request.user)) {
      hands.spare(table, request.user, token)
      hands.refresh(table)
    }
  }

  /** Somebody asks in a table's channel with a command: perhaps because its message is gone. */
  #wake(request: Request): void {
    const here = this.#parts.services.tables.inRoom(request.room)
    if (here !== null) this.#parts.boards.wake(here)
    if (request.missing.length === 0) this.#parts.boards.pay(request.room)
  }
}

/** What was chosen in a select; bots are no people. */
function chosenIn(interaction: MessageComponentInteraction): readonly string[] {
  if (!interaction.isAnySelectMenu()) return []
  if (!interaction.isUserSelectMenu()) return interaction.values
  return interaction.values.filter((id) => interaction.users.get(id)?.bot !== true)
}

function optionsOf(interaction: ChatInputCommandInteraction): Options {
  const [first] = interaction.options.data
  return Object.fromEntries((first?.options ?? []).map((option) => [option.name, option.value]))
}
