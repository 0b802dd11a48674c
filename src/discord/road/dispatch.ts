import { randomBytes } from 'node:crypto'
import type { AutocompleteInteraction, ChatInputCommandInteraction, Interaction } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { languageOf, translator } from '../../i18n/index.js'
import type { Language, T } from '../../i18n/index.js'
import type { Clock } from '../../table/ports.js'
import type { TableId, UserId } from '../../table/view.js'
import { Ack } from './ack.js'
import type { Expected } from './ack.js'
import type { Command, Options } from './command.js'
import type { Page } from './message.js'
import { personCommandTitle } from './person-command.js'
import type { PersonCommand } from './person-command.js'
import type { Presses } from './press.js'
import { tell } from './reply.js'
import type { After, Reply, Sent, Shows } from './reply.js'
import { requestOf } from './request.js'
import type { Answerable, Request } from './request.js'
import { isOfRoom, troubleOf } from './trouble.js'
import type { RoomTrouble } from './trouble.js'
import { shownBy } from './wire.js'
import type { Wire } from './wire.js'

/** So many interactions are remembered to have been taken. */
const mostTaken = 5000

/** The most suggestions that the chat service shows. */
const mostChoices = 25

/** What goes on around an answer, so that what is kept fresh does not cross it. */
export interface Around {
  /** The answer has arrived, or (null) Discord did not take it any more. */
  answered(reply: Reply, sent: Sent | null): void
  /** Called at the end, whatever came of it. */
  over(): void
}

/** What the road itself has to say. */
export interface RoadPages {
  /** A button is from another time. */
  oldButton(t: T): Page
  /** The program is about to end. */
  shuttingDown(t: T): Page
  /** Our own fault; its number stands in the log. */
  fault(t: T, number: string): Page
}

/** What people are told when a room does not let the bot write. */
export interface Notices {
  /** Somebody was answered: what they have to be told besides; null: nothing. @param table whose message or hand was pressed */
  asks(request: Request, table: TableId | null, token: string): Page | null
  /** What somebody was to be shown, or wanted done, was refused. */
  refused(request: Request, trouble: RoomTrouble): Page
}

/** Which languages have been chosen. Neither rejects. */
export interface Languages {
  /** A person's: the chosen one, else that of their Discord. */
  of(user: UserId, locale: Language): Promise<Language>
  /** A server's; null: none was chosen. */
  in(server: string): Promise<Language | null>
}

export interface DispatchParts<Needs> {
  readonly wire: Wire
  readonly commands: ReadonlyMap<string, Command<Needs>>
  /** Commands for people, by name. */
  readonly personCommands: ReadonlyMap<string, PersonCommand<Needs>>
  readonly presses: Presses<Needs>
  readonly needs: Needs
  readonly languages: Languages
  readonly pages: RoadPages
  readonly notices: Notices
  /** @param table whose message or hand carries the pressed button; null for commands and pages */
  readonly around: (request: Request, table: TableId | null) => Around
  /** Keeps account of what goes on in the background. */
  readonly run: (work: Promise<void>) => void
  readonly clock: Clock
  readonly log: Logger
}

/** What is asked, once it is known who answers it. */
interface Asked<Needs> {
  /** For the log. */
  readonly what: string
  readonly table: TableId | null
  readonly expected: Expected
  readonly answer: (request: Request, needs: Needs) => Reply | Promise<Reply>
}

/** One road for every interaction: who asks, what is wanted, the answer, one acknowledgement. */
export class Dispatch<Needs> {
  readonly #parts: DispatchParts<Needs>
  /** Ids of the interactions taken last: a connection that is resumed brings some of them again. */
  readonly #taken = new LRUCache<string, true>({ max: mostTaken })
  #stopping = false

  constructor(parts: DispatchParts<Needs>) {
    this.#parts = parts
  }

  /** Takes an interaction, each one once; never rejects. */
  handle(interaction: Interaction): void {
    if (this.#taken.has(interaction.id)) return this.#parts.log.info('an interaction came once more')
    this.#taken.set(interaction.id, true)
    if (interaction.isAutocomplete()) return this.#run(this.#complete(interaction))
    const isForUs =
      interaction.isChatInputCommand() || interaction.isMessageComponent() || interaction.isUserContextMenuCommand()
    if (!isForUs) return
    this.#run(this.#answer(interaction))
  }

  #run(answering: Promise<void>): void {
    const { run, log } = this.#parts
    run(answering.catch((error: unknown) => log.error({ err: error }, 'an interaction could not be read')))
  }

  /** Takes no further clicks. */
  stop(): void {
    this.#stopping = true
  }

  /** Suggests values of an option that is being typed. Too late or unknown: the reader goes on typing without. */
  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const { wire, commands, languages, log, needs } = this.#parts
    const command = commands.get(interaction.options.getSubcommand(false) ?? '')
    const language = await languages.of(interaction.user.id, languageOf(interaction.locale))
    const asker = { user: interaction.user.id, server: interaction.guildId }
    const typed = String(interaction.options.getFocused(true).value)
    const found = (await command?.complete?.(typed, language, asker, needs)) ?? []
    try {
      await wire.choices(interaction, found.slice(0, mostChoices))
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'other') throw error
      log.info({ trouble }, 'suggestions came too late to be shown')
    }
  }

  async #answer(interaction: Answerable): Promise<void> {
    const { wire, around, clock, log, pages, needs } = this.#parts
    const first = requestOf(interaction)
    const asked = this.#asked(interaction, first)
    const { what, table } = asked
    const child = log.child({ user: first.user, room: first.room, what, ...(table === null ? {} : { table }) })
    const ack = new Ack(wire, interaction, child, clock, asked.expected)
    const here = around(first, table)
    const request = await this.#met(first)
    const comes: (() => void)[] = []
    try {
      const reply = await (this.#stopping ? tell(pages.shuttingDown(request.t)) : asked.answer(request, needs))
      const shows = 'shows' in reply ? reply.shows : null
      if (shows?.coming) comes.push(shows.coming())
      const sent = await this.#show(reply, ack, request, child)
      const { token } = interaction
      const message = sent?.message?.id ?? (reply.to === 'pressed' ? request.message : null)
      const as = sent && { token, message, shown: sent.shown }
      here.answered(reply, as)
      shows?.sent?.(as)
      if (as && 'after' in reply && reply.after) await this.#follow(reply.after, token, child)
      const notice = this.#parts.notices.asks(request, table, token)
      if (notice) await this.#follow(() => Promise.resolve(notice), token, child)
    } catch (error) {
      await ack
        .answer(tell(this.#apology(error, request, child)))
        .catch((again: unknown) => child.warn({ err: again }, 'even the apology failed'))
    } finally {
      for (const release of comes) release()
      here.over()
    }
  }

  /** Shows an answer. Where the room refuses it, whoever asked is told why, and for themselves alone. */
  async #show(reply: Reply, ack: Ack, request: Request, log: Logger): ReturnType<Ack['answer']> {
    try {
      return await ack.answer(reply)
    } catch (error) {
      if (!isOfRoom(troubleOf(error))) throw error
      await ack
        .answer(tell(this.#apology(error, request, log)))
        .catch((again: unknown) => log.warn({ err: again }, 'even the apology failed'))
      return null
    }
  }

  /** What somebody reads whose press or command failed: what the room does not allow, or that the fault is ours. */
  #apology(error: unknown, request: Request, log: Logger): Page {
    const trouble = troubleOf(error)
    if (isOfRoom(trouble)) {
      log.warn({ trouble }, 'the room refused what somebody asked for')
      return this.#parts.notices.refused(request, trouble)
    }
    const number = randomBytes(2).toString('hex')
    log.error({ number, err: error }, 'an interaction failed')
    return this.#parts.pages.fault(request.t, number)
  }

  /** Finds who answers; whatever nobody knows is a button from another time. */
  #asked(interaction: Answerable, { fromPrivate }: Request): Asked<Needs> {
    const { commands, presses, pages } = this.#parts
    const unknown = ({ t }: Request): Reply => tell(pages.oldButton(t))
    if (interaction.isChatInputCommand()) {
      const name = interaction.options.getSubcommand(false) ?? ''
      const command = commands.get(name)
      const options = optionsOf(interaction)
      return {
        what: `/doko ${name}`,
        table: null,
        expected: command?.isPublic ? 'public' : 'private',
        answer: (request, needs) => {
          const refusal = command?.refuses?.(request) ?? null
          if (refusal) return tell(refusal)
          return command ? command.run(request, options, needs) : unknown(request)
        },
      }
    }
    if (interaction.isUserContextMenuCommand()) {
      const { commandName, targetUser } = interaction
      const named = [...this.#parts.personCommands.values()].find(
        ({ name }) => personCommandTitle(name) === commandName,
      )
      const person = { user: targetUser.id, isBot: targetUser.bot }
      return {
        what: named?.name ?? '?',
        table: null,
        expected: 'private',
        answer: (request, needs) => named?.run(request, person, needs) ?? unknown(request),
      }
    }
    const press = presses.read(interaction.customId)
    return {
      what: press?.verb ?? '?',
      table: press?.table ?? null,
      expected: fromPrivate || press?.redraws ? 'update' : 'private',
      answer: press?.answer ?? unknown,
    }
  }

  /** The request in the languages that the reader and the server have chosen. */
  async #met(asked: Request): Promise<Request> {
    const { languages } = this.#parts
    const t = translator(await languages.of(asked.user, asked.locale))
    const chosen = asked.server === null ? null : await languages.in(asked.server)
    return { ...asked, t, roomT: chosen === null ? asked.roomT : translator(chosen) }
  }

  /** Adds a private message to an answer. It is a courtesy: where it fails the answer stands. */
  async #follow(after: After, token: string, log: Logger): Promise<void> {
    try {
      const following = await after()
      if (following === null) return
      const shows: Shows = 'page' in following ? following : { page: following }
      const sent = await this.#parts.wire.followUp(token, shows.page, true)
      shows.sent?.({ token, message: sent.id, shown: shownBy(shows.page, sent) })
    } catch (error) {
      log.info({ trouble: troubleOf(error) }, 'a message beside an answer could not be shown')
    }
  }
}

function optionsOf(interaction: ChatInputCommandInteraction): Options {
  const [first] = interaction.options.data
  return Object.fromEntries((first?.options ?? []).map((option) => [option.name, option.value]))
}
