import type { Call, Company, PlannedDate } from '../../src/table/company.js'
import type { PersonalData } from '../../src/table/custody.js'

interface Bell {
  readonly server: string
  readonly room: string
  readonly user: string
  toldAt: number | null
}

/** What the in-memory ledger keeps for people who look for each other, and what its custody does with it. */
export function memoryCompany() {
  const dates = new Map<string, PlannedDate>()
  const blocks = new Map<string, readonly string[]>()
  const calls = new Map<string, Call>()
  let bells: Bell[] = []
  const change = (id: string, to: (date: PlannedDate) => PlannedDate): Promise<void> => {
    const date = dates.get(id)
    if (date) dates.set(id, to(date))
    return Promise.resolve()
  }
  const company: Company = {
    addDate: (date) => Promise.resolve(void dates.set(date.id, date)),
    dateOf: (id) => Promise.resolve(dates.get(id) ?? null),
    openDates: () =>
      Promise.resolve([...dates.values()].filter(({ state }) => state !== 'over').sort((a, b) => a.at - b.at)),
    changeDate: (id, to) => change(id, (date) => ({ ...date, ...to })),
    answerDate: (id, user, answer) =>
      change(id, (date) => ({
        ...date,
        answers: [...date.answers.filter((one) => one.user !== user), { user, answer }],
      })),
    dropDates: (before) => {
      for (const [id, { state, at }] of dates) if (state === 'over' && at < before) dates.delete(id)
      return Promise.resolve()
    },
    hasBell: (user, room) => Promise.resolve(bells.some((bell) => bell.user === user && bell.room === room)),
    bellsOf: (user, server) =>
      Promise.resolve(
        bells
          .filter((bell) => bell.user === user && bell.server === server)
          .map(({ room }) => room)
          .sort(),
      ),
    setBell: (user, place, on) => {
      const known = bells.find((bell) => bell.user === user && bell.room === place.room)
      if (!on) bells = bells.filter((bell) => bell !== known)
      else if (!known) bells.push({ ...place, user, toldAt: null })
      return Promise.resolve()
    },
    listeners: (room) => {
      const users = bells.filter((bell) => bell.room === room).map(({ user }) => user)
      const toldAt = (user: string): number | null => {
        const times = bells.flatMap((bell) => (bell.user === user && bell.toldAt !== null ? [bell.toldAt] : []))
        return times.length === 0 ? null : Math.max(...times)
      }
      return Promise.resolve(users.sort().map((user) => ({ user, toldAt: toldAt(user) })))
    },
    noteTold: (users, now) => {
      for (const bell of bells) if (users.includes(bell.user)) bell.toldAt = now
      return Promise.resolve()
    },
    noteCall: (table, call) => {
      if (call === null) calls.delete(table)
      else calls.set(table, call)
      return Promise.resolve()
    },
    calls: () => Promise.resolve([...calls].map(([table, call]) => ({ table, ...call }))),
    blockedBy: (user) => Promise.resolve(blocks.get(user) ?? []),
    setBlocked: (user, others) => Promise.resolve(void blocks.set(user, [...new Set(others)].sort())),
  }
  return {
    company,
    dataOf: (user: string): Pick<PersonalData, 'blocked' | 'bells' | 'dates'> => ({
      blocked: blocks.get(user) ?? [],
      bells: bells.filter((bell) => bell.user === user).map(({ server, room, toldAt }) => ({ server, room, toldAt })),
      dates: [...dates.values()]
        .filter(({ maker, answers }) => maker === user || answers.some((one) => one.user === user))
        .sort((a, b) => a.at - b.at)
        .map(({ id: date, server, room, at, maker, answers }) => ({
          date,
          server,
          room,
          at,
          made: maker === user,
          answer: answers.find((one) => one.user === user)?.answer ?? null,
        })),
    }),
    forget: (user: string): void => {
      blocks.delete(user)
      bells = bells.filter((bell) => bell.user !== user)
      for (const [id, date] of dates) {
        const answers = date.answers.filter((one) => one.user !== user)
        dates.set(id, { ...date, maker: date.maker === user ? '' : date.maker, answers })
      }
    },
    purge: (server: string): void => {
      bells = bells.filter((bell) => bell.server !== server)
      for (const [id, date] of dates) if (date.server === server) dates.delete(id)
    },
    servers: (): readonly string[] => [...[...dates.values()].map(({ server }) => server), ...bells.map(({ server }) => server)], // prettier-ignore
  }
}
