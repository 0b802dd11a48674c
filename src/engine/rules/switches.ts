import { either, everywhere, flag, needs, needsFor, oneOf, row, upTo } from './switch-row.js'

/** Every switch of the game, one row each; columns are ddv, norsk, hausrunde, willi. */
export const switches = {
  nines: flag([true, true, true, false]),
  /**
   * The last card may be taken back before the next one is played, if everybody at the table agrees. The table reads it; a
   * deal knows nothing of it.
   */
  takeBack: flag(everywhere(false)),
  farbsoli: flag([true, true, false, false]),
  damensolo: flag(everywhere(true)),
  bubensolo: flag(everywhere(true)),
  fleischlos: flag([true, true, true, false]),
  /** Which group of reservations goes before which. */
  reservationOrder: oneOf(
    ['soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
    ['soloFirst', 'soloFirst', 'hochzeitFirst', 'schmeissenFirst'],
  ),
  soloTie: oneOf(['seat', 'kind'], ['seat', 'seat', 'kind', 'seat']),
  soloLeads: oneOf(['pflicht', 'never', 'always'], ['pflicht', 'never', 'pflicht', 'always']),
  /** Each place owes one Solo in a match; who still owes it when only so many games are left is made to play it. */
  pflichtsolo: flag([true, false, false, false]),
  /** Who still owes the Pflichtsolo may play another Solo first (`vorbehalt damensolo lust`); else the first one is the Pflichtsolo. */
  soloBeforePflicht: flag(everywhere(false)),
  /** After which Soli the same dealer deals again. */
  redealAfterSolo: oneOf(['pflicht', 'always', 'never'], ['pflicht', 'never', 'pflicht', 'always']),
  /** How a Hochzeit finds its partner: by the first foreign trick, by one led with a side suit, or as its holder says. */
  hochzeit: oneOf(['firstTrick', 'firstFehl', 'choice'], ['firstTrick', 'firstTrick', 'firstTrick', 'firstFehl']),
  /** What deadlines of announcements hang on: the cards in the speaker's hand, or the trick that lies open. */
  announce: oneOf(['hand', 'openTrick'], ['hand', 'hand', 'hand', 'openTrick']),
  /** Whether a level may be said before the one below it; else levels are said one after another. */
  skipLevels: flag(everywhere(true)),
  /** Whether Re or Kontra as a reply has one card more time; of no effect where deadlines hang on tricks. */
  reply: flag(everywhere(true)),
  /** Whether a reply in that extra time bars its party from Absagen. */
  lateReplyBlocks: flag(everywhere(true)),
  /**
   * Eyes of the first trick from which its winner must say Re or Kontra before he leads, unless his party has said something;
   * 0: never. Not in Soli and not in a Hochzeit.
   */
  pflichtansage: row([0, 30, 35], everywhere(0)),
  secondDulle: oneOf(['first', 'second', 'secondExceptLast'], everywhere('first')),
  /** A point for a caught Herz-Zehn; of no effect where the first of two stays. */
  dullePoint: flag([false, false, true, false]),
  /**
   * Both Karo-Asse on one hand above the Dullen, where Karo is trump. `both`: from the first one on, which declares them by
   * being played; `firstOnly`: that one alone, the second stays a Fuchs; `secondOnly`: the first is an ordinary Fuchs, and if
   * it wins its trick the second is high; `auto`: both, told to the table as soon as the game is settled.
   */
  schweine: oneOf(['off', 'both', 'firstOnly', 'secondOnly', 'auto'], everywhere('off')),
  /**
   * Both Karo-Zehnen (Neunen, Könige) on one hand above declared Schweinchen: both must still be held when the Schweinchen
   * are declared; playing the first declares them, with `auto` Schweinchen they are told at once.
   */
  superschweine: oneOf(
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
  genscher: flag(everywhere(false)),
  armut: flag([false, false, true, false]),
  /** Greatest number of trumps with which an Armut may be declared. */
  armutTrumps: upTo(1, 4, everywhere(3)),
  /** Whether Füchse count among these: always, only both together, never. They are laid down all the same. */
  armutFoxes: oneOf(['count', 'pair', 'never'], everywhere('count')),
  /** One trump more is allowed where a Karo-Neun is among them. */
  armutNine: flag(everywhere(false), needs('armutNine', false, 'nines', true)),
  /** What the poor seat lays down: all its trumps; the same made up to three with side suits; one card of its choice. */
  armutSwap: oneOf(['trumps', 'three', 'one'], everywhere('trumps')),
  /** Who is asked first whether he takes it up. */
  armutAsk: oneOf(['poorLeft', 'dealerLeft'], everywhere('poorLeft')),
  /** What the table learns of the trumps that come back in an Armut or Kartenabgabe. */
  armutReturn: oneOf(['nothing', 'whether', 'count'], everywhere('whether')),
  /** Who leads in an Armut: left of the dealer, or the first opponent left of the taker. */
  armutLeads: oneOf(['dealerLeft', 'takerLeft'], everywhere('dealerLeft')),
  /** Whether both Karo-Asse may become Schweinchen in an Armut: of whoever holds them after the swap. */
  armutSchweine: flag(everywhere(true)),
  kartenabgabe: flag([false, false, false, true], needs('kartenabgabe', false, 'armut', false)),
  /** Least number of Neunen, of Könige, greatest number of trumps that allows to throw the cards in; 0 or -1: not at all. */
  schmeissenNines: upTo(0, 8, everywhere(0), needs('schmeissenNines', 0, 'nines', true)),
  schmeissenKings: upTo(0, 8, [0, 0, 0, 5]),
  schmeissenTrumps: upTo(-1, 4, [-1, -1, -1, 2]),
  /** Least number of Neunen and Könige together, of Asse and Zehnen together; 0: not at all. */
  schmeissenNinesKings: row([0, 6, 7, 8, 9, 10], everywhere(0), needs('schmeissenNinesKings', 0, 'nines', true)),
  schmeissenVolle: row([0, 6, 7, 8, 9, 10], everywhere(0)),
  /** At least so many eyes, fewer than so many eyes; 0: not at all. */
  schmeissenManyEyes: row([0, 70, 75, 80, 81, 85, 90], everywhere(0)),
  schmeissenFewEyes: row([0, 25, 30, 35, 40], everywhere(0)),
  /** No trump above Karo-Ass (Karo-Bube) in the hand. */
  schmeissenLowTrumps: oneOf(['off', 'karoAss', 'karoBube'], everywhere('off')),
  doppelkopf: flag(everywhere(true)),
  fuchs: flag(everywhere(true)),
  karlchen: flag(everywhere(true)),
  karlchenCaught: oneOf(
    ['off', 'anyTrump', 'karoDame'],
    everywhere('off'),
    needs('karlchenCaught', 'off', 'karlchen', true),
  ),
  fuchsAmEnd: flag(everywhere(false)),
  herzstich: flag(everywhere(false)),
  /** Which special points count where somebody plays alone and the book leaves them out; of Füchsen and Karlchen only trumps. */
  specialsInSolo: oneOf(['off', 'doppelkopf', 'every'], everywhere('off')),
  gegenDieAlten: oneOf(['off', 'normal', 'every'], ['normal', 'normal', 'every', 'normal']),
  score: oneOf(
    ['tournament', 'house', 'minus'],
    ['tournament', 'tournament', 'house', 'minus'],
    needsFor('score', 'minus', 'bookKeeping', 'onlyMinus'),
  ),
  /** Whether winners and losers are written down, or only one of them. */
  bookKeeping: oneOf(['plusMinus', 'onlyPlus', 'onlyMinus'], ['plusMinus', 'plusMinus', 'plusMinus', 'onlyMinus']),
  /** Whether who plays alone counts three times always, or not when he loses. The book of minus points never does so. */
  soloTriple: oneOf(
    ['always', 'whenWon'],
    everywhere('always'),
    needs('soloTriple', 'always', 'score', 'tournament', 'house'),
  ),
  /**
   * Whether Re and Kontra add points, double everything, or double what is no special point. The book of minus points has
   * its own factors.
   */
  reKontra: oneOf(
    ['add', 'double', 'doubleGame'],
    everywhere('add'),
    needs('reKontra', 'add', 'score', 'tournament', 'house'),
  ),
  /**
   * Two against two: winners who reached three levels more than they had said (won 1, under 90 2, … no trick 5; nothing said 0)
   * lose, and the points of the game go to the others; special points stay, the one against the Alten is dropped.
   */
  feigheit: flag(everywhere(false), needs('feigheit', false, 'score', 'tournament', 'house')),
  kontraWinPoint: oneOf(['unlessAnnounced', 'always'], ['always', 'always', 'unlessAnnounced', 'always']),
  bockHerz: flag(everywhere(false)),
  bock120: flag(everywhere(false)),
  /** A game that is worth nothing in the end. */
  bockZero: flag(everywhere(false)),
  /** Re and Kontra both said. */
  bockBoth: flag(everywhere(false)),
  /** Which announcement, said and lost, starts a Bockrunde. */
  bockLost: oneOf(['off', 're', 'kontra', 'any'], everywhere('off')),
  /** A Solo that is lost, or any. */
  bockSolo: oneOf(['off', 'lost', 'any'], everywhere('off')),
  /** A party without a trick. */
  bockNoTrick: flag(everywhere(false)),
  /** Cards thrown in; an Armut that nobody took up. */
  bockSchmeissen: flag(everywhere(false)),
  bockArmut: flag(everywhere(false)),
  /** How many games a Bockrunde has: one turn of the deal, or a single one. */
  bockLength: oneOf(['turn', 'one'], everywhere('turn')),
  /** What counts double in it: everything, what is no special point; or the winners get two points more instead. */
  bockEffect: oneOf(['whole', 'game', 'plusTwo'], everywhere('whole')),
  /** What a Bockrunde does while another runs: follows it, doubles its games, begins it anew, or nothing. */
  bockAgain: oneOf(['append', 'stack', 'restart', 'ignore'], everywhere('append')),
} as const

export type SwitchId = keyof typeof switches
