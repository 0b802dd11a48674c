import type { Readers } from '../../road/readers.js'
import type { After } from '../../road/reply.js'
import type { Request } from '../../road/request.js'
import { presentOffer } from './offer-page.js'

/** Offers to learn the game, once, to somebody who sits down and has not played before. */
export const offerTo =
  ({ user, locale, t }: Pick<Request, 'user' | 'locale' | 't'>, readers: Readers): After =>
  async () =>
    (await readers.offers(user, locale)) ? presentOffer(t) : null
