import { showProfile } from '../../src/discord/features/stats/profile.js'
import type { Services } from '../../src/discord/features/services.js'
import type { PersonCommand } from '../../src/discord/road/person-command.js'

/** What the server's rankings know of somebody. */
const profile: PersonCommand<Services> = {
  name: 'profile',
  order: 2,
  run: (request, person, needs) => showProfile(request, person, needs),
}

export default profile
