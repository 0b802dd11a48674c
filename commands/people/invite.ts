import { invitePerson } from '../../src/discord/features/lobby/invite-person.js'
import type { Services } from '../../src/discord/features/services.js'
import type { PersonCommand } from '../../src/discord/road/person-command.js'

/** Asks somebody to the table that waits for players. */
const invite: PersonCommand<Services> = {
  name: 'invite',
  order: 1,
  run: (request, person, needs) => invitePerson(request, person, needs),
}

export default invite
