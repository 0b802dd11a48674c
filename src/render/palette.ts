import type { Suit } from '../engine/index.js'
import { mix, type Colour } from './colour.js'

export const designs = ['four-colour', 'two-colour', 'large-print'] as const
export type Design = (typeof designs)[number]

/** Ground and figures outside the cards. `line` and `brassShadow` never carry or colour text. */
export const felt = {
  out: '#0C241E',
  ground: '#12332A',
  lift: '#1A453A',
  line: '#2E6354',
  rail: '#0A1D18',
  text: '#F6EEDD',
  mute: '#A8C4B8',
  brass: '#EDBB4E',
  brassShadow: '#B98522',
  brassLight: '#FBE3A6',
  ink: '#0B1A15',
  silver: '#D5DBDD',
  bronze: '#D9935A',
} as const

/** Colour per person: 1 blue, 2 yellow, 3 orange, 4 white; three more for tables of five to seven. */
export const people = ['#5AB0FF', '#FFD84A', '#FF8A4C', '#F7F7F2', '#C9A2FF', '#6FE0B4', '#DDA877'] as const

/** The colour of person `index` (0 is person 1); begins again after the last. */
export const personColour = (index: number): Colour => people[index % people.length] ?? people[0]

const stepShares = [0, 0.35, 0.47, 0.6]

/** Mixed colours that carry figures or words; `person` counts from 0. */
export const shades = {
  /** A person's column on the score sheet. */
  column: (person: number): Colour => mix(felt.ground, personColour(person), 0.07),
  /** The cell of a game that the person won. */
  wonCell: (person: number): Colour => mix(felt.lift, personColour(person), 0.16),
  /** Every other row of the rankings. */
  row: mix(felt.ground, felt.lift, 0.6),
  /** The place of a card that is still to be played, and the large number in it. */
  place: mix(felt.lift, felt.out, 0.35),
  ghost: (person: number): Colour => mix(felt.lift, personColour(person), 0.7),
  /** Steps of the trump staircase: 0 the highest trump's, then darker. */
  step: (tier: number): Colour => mix(felt.brass, felt.brassShadow, stepShares[Math.min(tier, 3)] ?? 0),
} as const

/** The colours of one set of cards. `skin` and `hair` are in suit order. */
export interface CardPalette {
  readonly paper: Colour
  readonly edge: Colour
  readonly gold: Colour
  readonly goldShadow: Colour
  readonly tint: Colour
  readonly cream: Colour
  readonly dark: Colour
  readonly lip: Colour
  readonly steel: Colour
  readonly leaf: Colour
  readonly grey: Colour
  readonly skin: Readonly<Record<Suit, Colour>>
  readonly hair: Readonly<Record<Suit, Colour>>
  readonly ink: Readonly<Record<Suit, Colour>>
}

const fourColour: CardPalette = {
  paper: '#FCF8EE',
  edge: '#B9B09A',
  gold: '#E9B23C',
  goldShadow: '#9A6A12',
  tint: '#F8E9C3',
  cream: '#FFF9EA',
  dark: '#1B1A20',
  lip: '#B3372F',
  steel: '#C9CFD6',
  leaf: '#3F7A43',
  grey: '#8B8F98',
  skin: { C: '#F2C9A1', S: '#E0AE80', H: '#F4CFAE', D: '#C98E62' },
  hair: { C: '#3A2A22', S: '#1E1B22', H: '#C98A2B', D: '#8A3B1C' },
  ink: { C: '#15171C', S: '#006468', H: '#B80A3A', D: '#BA5200' },
}
const twoColour: CardPalette = { ...fourColour, ink: { C: '#15171C', S: '#15171C', H: '#B80A3A', D: '#B80A3A' } }
const largePrint: CardPalette = {
  ...fourColour,
  paper: '#FFFFFF',
  edge: '#000000',
  ink: { C: '#000000', S: '#00586A', H: '#A80038', D: '#A84C00' },
}

const dimPaper = '#97A99E'

/** A card that may not be played: the paper sinks to grey-green and every colour sinks with it. */
function dimmed(bright: CardPalette, ink: CardPalette['ink']): CardPalette {
  const sink = (colour: Colour, share: number) => mix(colour, dimPaper, share)
  const each = (colours: CardPalette['skin'], share: number) => ({
    C: sink(colours.C, share),
    S: sink(colours.S, share),
    H: sink(colours.H, share),
    D: sink(colours.D, share),
  })
  return {
    paper: dimPaper,
    edge: '#5F7268',
    gold: sink(bright.gold, 0.62),
    goldShadow: sink(bright.goldShadow, 0.35),
    tint: '#9FAEA0',
    cream: '#A9B8AC',
    dark: '#1E2523',
    lip: sink(bright.lip, 0.3),
    steel: '#7E8B86',
    leaf: sink(bright.leaf, 0.4),
    grey: sink(bright.grey, 0.3),
    skin: each(bright.skin, 0.6),
    hair: each(bright.hair, 0.3),
    ink,
  }
}

/** The bright and the dimmed colours of each design. */
export const cardPalettes: Readonly<Record<Design, { readonly bright: CardPalette; readonly dim: CardPalette }>> = {
  'four-colour': {
    bright: fourColour,
    dim: dimmed(fourColour, { C: '#101412', S: '#003C52', H: '#74052F', D: '#5C2E00' }),
  },
  'two-colour': {
    bright: twoColour,
    dim: dimmed(twoColour, { C: '#101412', S: '#101412', H: '#74052F', D: '#74052F' }),
  },
  'large-print': {
    bright: largePrint,
    dim: { ...largePrint, paper: '#9DADA4', ink: { C: '#000000', S: '#003844', H: '#690026', D: '#583000' } },
  },
}
