import type { T } from '../../i18n/index.js'
import type { UserId } from '../../table/view.js'
import { mentionedIn, plainName, withNames } from '../look/absent.js'
import type { Members } from '../road/members.js'
import type { Page } from '../road/message.js'
import type { Readers } from '../road/readers.js'

interface NamesParts {
  readonly members: Members
  readonly readers: Readers
}

/** Keeps pages readable that name people who have left the server. */
export class Names {
  readonly #parts: NamesParts

  constructor(parts: NamesParts) {
    this.#parts = parts
  }

  /** Finds out who of these people has left, and what name they have agreed to leave behind. Never rejects. */
  async look(server: string, users: readonly UserId[]): Promise<void> {
    const { members, readers } = this.#parts
    await members.look(server, users)
    await Promise.all(users.filter((user) => members.isGone(server, user)).map((user) => readers.kept(user)))
  }

  /** Whether any of these people is known to have left. */
  lacks = (server: string, users: readonly UserId[]): boolean =>
    users.some((user) => this.#parts.members.isGone(server, user))

  /** A page as it reads with what is known now; that of no server stays as it is. */
  shown(page: Page, server: string, t: T): Page {
    const { members, readers } = this.#parts
    return withNames(page, (user) => {
      if (!members.isGone(server, user)) return null
      const name = readers.nameOf(user)
      return name === null ? t('seat.left') : plainName(name)
    })
  }

  /** The same, once it is found out who of those whom the page mentions has left. */
  async found(page: Page, server: string | null, t: T): Promise<Page> {
    if (server === null || server === '') return page
    await this.look(server, mentionedIn(page))
    return this.shown(page, server, t)
  }
}
