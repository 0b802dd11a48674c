import { either, everywhere, flag, needs, needsFor, oneOf, row, upTo } from './switch-row.js'

/** Every switch of the game, one row each: its area, what it may be, and what it is in ddv, norsk, hausrunde, willi. */
export const switches = {
  nines: flag('cards', [true, true, true, false]),
  /**
   * The last card may be taken back before the next one is played, if everybody at the table agrees. The table reads it; a
   * deal knows nothing of it.
   */
  takeBack: flag('cards', everywhere(false)),
  farbsoli: flag('soli', [true, true, false, false]),
  damensolo: flag('soli', everywhere(true)),
  bubensolo: flag('soli', everywhere(true)),
  fleischlos: flag('soli', [true, true, true, false]),
  /** Which group of reservations goes before which. */
  reservationOrder: oneOf(
    'reservations',
    ['soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
    ['soloFirst', 'soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
  ),
  soloTie: oneOf('soli', ['seat', 'kind'], ['seat', 'seat', 'kind', 'seat']),
  soloLeads: oneOf('soli', ['pflicht', 'never', 'always'], ['pflicht', 'never', 'pflicht', 'always']),
  /** Each place owes one Solo in a match; who still owes it when only so many games are left is made to play it. */
  pflichtsolo: flag('soli', [true, false, false, false]),
  /** Who still owes the Pflichtsolo may play another Solo first (`vorbehalt damensolo lust`); else the first one is the Pflichtsolo. */
  soloBeforePflicht: flag('soli', everywhere(false)),
  /** After which Soli the same dealer deals again. */
  redealAfterSolo: oneOf('soli', ['pflicht', 'always', 'never'], ['pflicht', 'never', 'pflicht', 'always']),
  /** How a Hochzeit finds its partner: by the first foreign trick, by one led with a side suit, or as its holder says. */
  hochzeit: oneOf(
    'hochzeit',
    ['firstTrick', 'firstFehl', 'choice'],
    ['firstTrick', 'firstTrick', 'firstTrick', 'firstFehl'],
  ),
  /** What deadlines of announcements hang on: the cards in the speaker's hand, or the trick that lies open. */
  announce: oneOf('calls', ['hand', 'openTrick'], ['hand', 'hand', 'hand', 'openTrick']),
  /** Whether a level may be said before the one below it; else levels are said one after another. */
  skipLevels: flag('calls', everywhere(true)),
  /** Whether Re or Kontra as a reply has one card more time; of no effect where deadlines hang on tricks. */
  reply: flag('calls', everywhere(true)),
  /** Whether a reply in that extra time bars its party from Absagen. */
  lateReplyBlocks: flag('calls', everywhere(true)),
  /**
   * Eyes of the first trick from which its winner must say Re or Kontra before he leads, unless his party has said something;
   * 0: never. Not in Soli and not in a Hochzeit.
   */
  pflichtansage: row('calls', [0, 30, 35], everywhere(0)),
  secondDulle: oneOf('cards', ['first', 'second', 'secondExceptLast'], everywhere('first')),
  /** A point for a caught Herz-Zehn; of no effect where the first of two stays. */
  dullePoint: flag('special', [false, false, true, false]),
  /**
   * Both Karo-Asse on one hand above the Dullen, where Karo is trump. `both`: from the first one on, which declares them by
   * being played; `firstOnly`: that one alone, the second stays a Fuchs; `secondOnly`: the first is an ordinary Fuchs, and if
   * it wins its trick the second is high; `auto`: both, told to the table as soon as the game is settled.
   */
  schweine: oneOf('cards', ['off', 'both', 'firstOnly', 'secondOnly', 'auto'], everywhere('off')),
  /**
   * Both Karo-Zehnen (Neunen, Könige) on one hand above declared Schweinchen: both must still be held when the Schweinchen
   * are declared; playing the first declares them, with `auto` Schweinchen they are told at once.
   */
  superschweine: oneOf(
    'cards',
    ['off', 'zehn', 'neun', 'koenig'],
    everywhere('off'),
    either(
      needs('superschweine', 'off', 'schweine', 'both', 'secondOnly', 'auto'),
      needsFor('superschweine', 'neun', 'nines', true),
    ),
  ),
  /**
   * In a Normalspiel whoever holds both Karo-Könige may, before playing the first of them, name any seat as partner: these
   * two are Re from then on, what was said stands as Re or Kontra, Absagen lapse, and all tricks count for the new parties.
   */
  genscher: flag('cards', everywhere(false)),
  armut: flag('armut', [false, false, true, false]),
  /** Greatest number of trumps with which an Armut may be declared. */
  armutTrumps: upTo('armut', 1, 4, everywhere(3)),
  /** Whether Füchse count among these: always, only both together, never. They are laid down all the same. */
  armutFoxes: oneOf('armut', ['count', 'pair', 'never'], everywhere('count')),
  /** One trump more is allowed where a Karo-Neun is among them. */
  armutNine: flag('armut', everywhere(false), needs('armutNine', false, 'nines', true)),
  /** What the poor seat lays down: all its trumps; the same made up to three with side suits; one card of its choice. */
  armutSwap: oneOf('armut', ['trumps', 'three', 'one'], everywhere('trumps')),
  /** Who is asked first whether he takes it up. */
  armutAsk: oneOf('armut', ['poorLeft', 'dealerLeft'], everywhere('poorLeft')),
  /** What the table learns of the trumps that come back in an Armut or Kartenabgabe. */
  armutReturn: oneOf('armut', ['nothing', 'whether', 'count'], everywhere('whether')),
  /** Who leads in an Armut: left of the dealer, or the first opponent left of the taker. */
  armutLeads: oneOf('armut', ['dealerLeft', 'takerLeft'], everywhere('dealerLeft')),
  /** Whether both Karo-Asse may become Schweinchen in an Armut: of whoever holds them after the swap. */
  armutSchweine: flag('armut', everywhere(true)),
  kartenabgabe: flag('armut', [false, false, false, true], needs('kartenabgabe', false, 'armut', false)),
  /** Least number of Neunen, of Könige, greatest number of trumps that allows to throw the cards in; 0 or -1: not at all. */
  schmeissenNines: upTo('reservations', 0, 8, everywhere(0), needs('schmeissenNines', 0, 'nines', true)),
  schmeissenKings: upTo('reservations', 0, 8, [0, 0, 0, 5]),
  schmeissenTrumps: upTo('reservations', -1, 4, [-1, -1, -1, 2]),
  /** Least number of Neunen and Könige together, of Asse and Zehnen together; 0: not at all. */
  schmeissenNinesKings: row(
    'reservations',
    [0, 6, 7, 8, 9, 10],
    everywhere(0),
    needs('schmeissenNinesKings', 0, 'nines', true),
  ),
  schmeissenVolle: row('reservations', [0, 6, 7, 8, 9, 10], everywhere(0)),
  /** At least so many eyes, fewer than so many eyes; 0: not at all. */
  schmeissenManyEyes: row('reservations', [0, 70, 75, 80, 81, 85, 90], everywhere(0)),
  schmeissenFewEyes: row('reservations', [0, 25, 30, 35, 40], everywhere(0)),
  /** No trump above Karo-Ass (Karo-Bube) in the hand. */
  schmeissenLowTrumps: oneOf('reservations', ['off', 'karoAss', 'karoBube'], everywhere('off')),
  doppelkopf: flag('special', everywhere(true)),
  fuchs: flag('special', everywhere(true)),
  karlchen: flag('special', everywhere(true)),
  karlchenCaught: oneOf(
    'special',
    ['off', 'anyTrump', 'karoDame'],
    everywhere('off'),
    needs('karlchenCaught', 'off', 'karlchen', true),
  ),
  fuchsAmEnd: flag('special', everywhere(false)),
  herzstich: flag('special', everywhere(false)),
  /** Which special points count where somebody plays alone and the book leaves them out; of Füchsen and Karlchen only trumps. */
  specialsInSolo: oneOf('special', ['off', 'doppelkopf', 'every'], everywhere('off')),
  gegenDieAlten: oneOf('special', ['off', 'normal', 'every'], ['normal', 'normal', 'every', 'normal']),
  score: oneOf(
    'score',
    ['tournament', 'house', 'minus'],
    ['tournament', 'tournament', 'house', 'minus'],
    needsFor('score', 'minus', 'bookKeeping', 'onlyMinus'),
  ),
  /** Whether winners and losers are written down, or only one of them. */
  bookKeeping: oneOf(
    'score',
    ['plusMinus', 'onlyPlus', 'onlyMinus'],
    ['plusMinus', 'plusMinus', 'plusMinus', 'onlyMinus'],
  ),
  /** Whether who plays alone counts three times always, or not when he loses. The book of minus points never does so. */
  soloTriple: oneOf(
    'score',
    ['always', 'whenWon'],
    everywhere('always'),
    needs('soloTriple', 'always', 'score', 'tournament', 'house'),
  ),
  /**
   * Whether Re and Kontra add points, double everything, or double what is no special point. The book of minus points has
   * its own factors.
   */
  reKontra: oneOf(
    'score',
    ['add', 'double', 'doubleGame'],
    everywhere('add'),
    needs('reKontra', 'add', 'score', 'tournament', 'house'),
  ),
  /**
   * Two against two: winners who reached three levels more than they had said (won 1, under 90 2, … no trick 5; nothing said 0)
   * lose, and the points of the game go to the others; special points stay, the one against the Alten is dropped.
   */
  feigheit: flag('score', everywhere(false), needs('feigheit', false, 'score', 'tournament', 'house')),
  kontraWinPoint: oneOf('score', ['unlessAnnounced', 'always'], ['always', 'always', 'unlessAnnounced', 'always']),
  bockHerz: flag('bock', everywhere(false)),
  bock120: flag('bock', everywhere(false)),
  /** A game that is worth nothing in the end. */
  bockZero: flag('bock', everywhere(false)),
  /** Re and Kontra both said. */
  bockBoth: flag('bock', everywhere(false)),
  /** Which announcement, said and lost, starts a Bockrunde. */
  bockLost: oneOf('bock', ['off', 're', 'kontra', 'any'], everywhere('off')),
  /** A Solo that is lost, or any. */
  bockSolo: oneOf('bock', ['off', 'lost', 'any'], everywhere('off')),
  /** A party without a trick. */
  bockNoTrick: flag('bock', everywhere(false)),
  /** Cards thrown in; an Armut that nobody took up. */
  bockSchmeissen: flag('bock', everywhere(false)),
  bockArmut: flag('bock', everywhere(false)),
  /** How many games a Bockrunde has: one turn of the deal, or a single one. */
  bockLength: oneOf('bock', ['turn', 'one'], everywhere('turn')),
  /** What counts double in it: everything, what is no special point; or the winners get two points more instead. */
  bockEffect: oneOf('bock', ['whole', 'game', 'plusTwo'], everywhere('whole')),
  /** What a Bockrunde does while another runs: follows it, doubles its games, begins it anew, or nothing. */
  bockAgain: oneOf('bock', ['append', 'stack', 'restart', 'ignore'], everywhere('append')),
} as const

export type SwitchId = keyof typeof switches
