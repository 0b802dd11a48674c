import { translator } from '../../../i18n/index.js'
import { presentOffer } from './offer-page.js'
import type { Readers } from '../../road/readers.js'
import type { Also } from '../../road/reply.js'
import type { Request } from '../../road/request.js'

/** Offers to learn the game, once, to somebody who sits down and has not played before. */
export const offerTo =
  ({ user, locale, language }: Pick<Request, 'user' | 'locale' | 'language'>, readers: Readers): Also =>
  async () =>
    (await readers.offers(user, locale)) ? presentOffer(translator(language)) : null
