import { apply, isCard, parseAction, presets, startDeal } from '../../../engine/index.js'
import type { BySeat, Card, Deal, Seat } from '../../../engine/index.js'
import { sceneView } from '../../../table/scene.js'
import type { TableView, UserId } from '../../../table/view.js'

interface Prepared {
  readonly dealer: Seat
  /** Cards of each seat, set apart by blanks. The learner has seat 0. */
  readonly hands: BySeat<string>
  /** What is done, in the words of a record: `1 SA`. */
  readonly acts: string
}

const [second, third] = ['HT HQ HJ DJ DT D9 CA CT SA S9 HA H9', 'CQ HQ CJ SJ DJ D9 CT C9 CK ST SK HA']
const fourth = 'SQ DQ SJ DA DT DK CA CK C9 ST S9 HK'

/** The learner with one Kreuz-Dame; seat 2 has the other. */
const re: BySeat<string> = ['HT CQ SQ DQ CJ HJ DA DK SA SK HK H9', second, third, fourth]
/** The learner with none; seats 2 and 3 have one each. */
const kontra: BySeat<string> = [re[0].replace('CQ', 'SQ'), second, third, fourth.replace('SQ', 'CQ')]
/** The learner with both. */
const both: BySeat<string> = [re[0].replace('SQ', 'CQ'), second, third.replace('CQ', 'SQ'), fourth]

const whole: BySeat<string> = [
  'HJ HJ SQ DJ SJ CT DQ CK DJ D9 DQ SA',
  'DT HK S9 C9 S9 DA HK DT DK CQ CA HT',
  'CJ ST DK CQ H9 SK CT HA HQ ST HT SA',
  'SJ D9 H9 C9 HQ HA CJ SK SQ CA CK DA',
]
const wholeActs = [
  '0 SA,1 S9,2 SK,3 SK,0 CT,1 CA,2 CT,3 C9,1 C9,2 DK,3 CK,0 CK,2 HA,3 H9,0 D9,1 HK,0 DJ,1 HT,2 CJ,3 D9',
  '1 S9,2 ST,3 DA,0 DJ,0 HJ,1 DK,2 HT,3 SJ,2 H9,3 HA,0 HJ,1 HK,0 SJ,1 CQ,2 HQ,3 CJ,1 DT,2 CQ,3 HQ,0 DQ',
  '2 SA,3 SQ,0 DQ,1 DT,3 CA,0 SQ,1 DA,2 ST',
].join()

const leads = (hands: BySeat<string>, acts: string): Prepared => ({
  dealer: 0,
  hands,
  acts: `1 gesund,2 gesund,3 gesund,0 gesund,${acts}`,
})

const prepared = {
  'one-hand': leads(re, '1 DJ,2 SJ,3 SQ'),
  'equal-cards': leads(re, '1 DJ,2 SJ,3 SJ'),
  'suit-led': leads(re, '1 SA,2 SK,3 S9'),
  'suit-missing': leads(re, '1 CA,2 CT,3 C9'),
  'ten-led': leads(re, '1 HT,2 D9,3 DK'),
  'partner-shown': leads(re, '1 DT,2 CQ,3 DK'),
  'both-shown': leads(kontra, '1 DT,2 CQ,3 DK,0 DQ,2 D9,3 CQ'),
  'both-held': { dealer: 3, hands: both, acts: '' },
  'time-to-call': leads(re, '1 CA,2 C9,3 CK,0 DA'),
  'called-re': leads(re, '2 re,1 CA,2 C9,3 CK,0 DA,0 HT,1 D9,2 DJ,3 DK'),
  eyes: leads(re, '1 SA,2 ST,3 S9,0 SK'),
  fox: leads(re, '1 HQ,2 D9,3 DA,0 HT'),
  whole: { dealer: 3, hands: whole, acts: `0 gesund,1 gesund,2 gesund,3 gesund,${wholeActs}` },
} as const satisfies Record<string, Prepared>

/** A moment of a prepared deal. */
export type Scene = keyof typeof prepared

const cardsOf = (text: string): readonly Card[] => text.split(' ').filter(isCard)

const made = new Map<Scene, Deal>()

/**
 * The deal at a moment of a lesson, by the tournament rules.
 * @throws Error when its script goes against the rules
 */
export function dealOf(scene: Scene): Deal {
  const known = made.get(scene)
  if (known) return known
  const { dealer, hands, acts }: Prepared = prepared[scene]
  const [a, b, c, d] = hands
  const begun = startDeal({ rules: presets.ddv, dealer, hands: [cardsOf(a), cardsOf(b), cardsOf(c), cardsOf(d)] })
  if (!begun.ok) throw new Error(`The deal of "${scene}" is none: ${begun.refusal.code}`)
  let deal = begun.value
  for (const text of acts === '' ? [] : acts.split(',')) {
    const action = parseAction(text)
    const next = action.ok ? apply(deal, action.value) : action
    if (!next.ok) throw new Error(`The deal of "${scene}" stops at ${text}: ${next.refusal.code}`)
    deal = next.value.deal
  }
  made.set(scene, deal)
  return deal
}

/**
 * A moment of a lesson as the learner sees it, from the first seat of a table with three computers.
 * @param open whether the pictures may tell which cards can be played, and who plays with whom
 */
export const sceneOf = (scene: Scene, user: UserId, open: boolean): TableView =>
  sceneView({ id: scene, deal: dealOf(scene), learner: user, open })
