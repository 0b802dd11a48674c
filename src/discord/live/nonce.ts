import { randomBytes } from 'node:crypto'

/** The longest nonce that Discord takes. */
const longest = 25

/**
 * Marks a new message, so that a request that is sent once more because its answer was lost posts nothing twice.
 * @param about stands in front for whoever reads the traffic, e.g. a table's id
 */
export type Nonce = (about: string) => string

/** Makes nonces of at most 25 characters that differ from each other and from those of another run of the program. */
export function nonceMaker(): Nonce {
  const run = randomBytes(4).toString('hex')
  let made = 0
  return (about) => {
    const end = `.${(made++).toString(36)}.${run}`
    return about.slice(0, longest - end.length) + end
  }
}
