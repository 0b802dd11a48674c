import type { OpenRequest } from '../intent.js'
import type { Table } from '../table.js'
import { isPractice } from '../view.js'
import type { TableId, UserId } from '../view.js'

/** Which table each room shows, and which practice each person has. */
export interface Rooms {
  /** The table of a room, if any. */
  readonly inRoom: (room: string) => TableId | null
  readonly practiceOf: (user: UserId) => TableId | null
  /** The table that a room has or is about to have. */
  readonly takenBy: (room: string) => TableId | null
  /** The table that stands in the way of a new one. */
  readonly inTheWayOf: (request: OpenRequest) => TableId | null
  /** Keeps a room for a table while something is awaited, so that nobody else takes it. */
  readonly whileKept: <T>(room: string, table: TableId, awaited: () => Promise<T>) => Promise<T>
  /** Notes where a table is shown now. */
  readonly show: (table: Table) => void
  /** A table has ended. */
  readonly clear: (table: Table) => void
}

/** Makes the list of rooms and practices, empty. */
export function createRooms(): Rooms {
  const shown = new Map<string, TableId>()
  const kept = new Map<string, TableId>()
  const practices = new Map<UserId, TableId>()

  const takenBy = (room: string): TableId | null => shown.get(room) ?? kept.get(room) ?? null
  const practiceOf = (user: UserId): TableId | null => practices.get(user) ?? null

  function clear({ id }: Table): void {
    for (const [room, table] of shown) if (table === id) shown.delete(room)
    for (const [user, table] of practices) if (table === id) practices.delete(user)
  }

  return {
    inRoom: (room) => shown.get(room) ?? null,
    practiceOf,
    takenBy,
    inTheWayOf: (request) => (request.kind === 'practice' ? practiceOf(request.host) : takenBy(request.room)),
    whileKept: async (room, table, awaited) => {
      kept.set(room, table)
      try {
        return await awaited()
      } finally {
        kept.delete(room)
      }
    },
    show: (table) => {
      if (isPractice(table.request)) practices.set(table.request.host, table.id)
      else if (shown.get(table.room) !== table.id) {
        clear(table)
        shown.set(table.room, table.id)
      }
    },
    clear,
  }
}
