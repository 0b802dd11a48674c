import type { PressRow } from '../road/press.js'
import { bellPresses } from './bells/page.js'
import { blocksPresses } from './blocks/page.js'
import { consentPresses } from './consent/presses.js'
import { datePresses } from './dates/presses.js'
import { fairPresses } from './fair/page.js'
import { helpPresses } from './help/page.js'
import { hostPresses } from './host/presses.js'
import { learnPresses } from './learn/presses.js'
import { lobbyPresses } from './lobby/presses.js'
import { mePresses } from './me/page.js'
import { peoplePresses } from './people/presses.js'
import { playPresses } from './play/presses.js'
import { practicePresses } from './practice/presses.js'
import { privacyPresses } from './privacy/page.js'
import { quietPresses } from './quiet/page.js'
import { restPresses } from './rest/page.js'
import { sheetPresses } from './result/sheet-page.js'
import { resultPresses } from './result/why.js'
import { reviewPresses } from './review/presses.js'
import { rulesPresses } from './rules/presses.js'
import type { Services } from './services.js'
import { settingsPresses } from './settings/page.js'
import { statsPresses } from './stats/presses.js'

/** Every press of the program: those of each feature. */
export const allPresses: readonly PressRow<Services>[] = [
  ...lobbyPresses,
  ...hostPresses,
  ...peoplePresses,
  ...consentPresses,
  ...playPresses,
  ...practicePresses,
  ...learnPresses,
  ...resultPresses,
  ...sheetPresses,
  ...reviewPresses,
  ...fairPresses,
  ...restPresses,
  ...rulesPresses,
  ...settingsPresses,
  ...statsPresses,
  ...mePresses,
  ...quietPresses,
  ...blocksPresses,
  ...bellPresses,
  ...datePresses,
  ...privacyPresses,
  ...helpPresses,
]
