import type { ServerEvent, Wire } from '../road/wire.js'
import type { Background } from './background.js'

/** Makes, changes and takes away scheduled events of servers; what Discord refuses is logged and harms nothing else. */
export function serverEvents(wire: Pick<Wire, 'makeEvent' | 'changeEvent' | 'removeEvent'>, background: Background) {
  return {
    async make(server: string, event: ServerEvent): Promise<string | null> {
      let made: string | null = null
      const making = wire.makeEvent(server, event).then((id) => void (made = id))
      await background.run(making, 'an event of a server could not be made', { server })
      return made
    },
    change: (server: string, id: string, times: Pick<ServerEvent, 'from' | 'to'>): Promise<void> =>
      background.run(wire.changeEvent(server, id, times), 'an event of a server could not be changed', { server }),
    remove: (server: string, id: string): Promise<void> =>
      background.run(wire.removeEvent(server, id), 'an event of a server could not be taken away', { server }),
  }
}
