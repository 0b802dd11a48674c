import { translator } from '../../i18n/index.js'
import { presentOffer } from '../present/first.js'
import type { Readers } from '../readers.js'
import type { Also } from '../reply.js'
import type { Request } from '../request.js'

/** Offers to learn the game, once, to somebody who sits down and has not played before. */
export const offerTo =
  ({ user, locale, language }: Pick<Request, 'user' | 'locale' | 'language'>, readers: Readers): Also =>
  async () =>
    (await readers.offers(user, locale)) ? presentOffer(translator(language)) : null
