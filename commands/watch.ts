import type { Command } from '../src/discord/road/command.js'
import { reviewReply } from '../src/discord/features/review/reply.js'

/** All four hands of the deal that was finished last at the table of this channel, trick by trick. */
const watch: Command = {
  name: 'watch',
  async run(request, _options, services) {
    const table = await services.tables.latestIn(request.room)
    return reviewReply(table === null ? null : { table, stage: 0 }, request, services)
  },
}

export default watch
