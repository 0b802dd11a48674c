export { at, cards, eyesOf, isCard, rankOf, ranks, suitOf, suits } from './card.js'
export type { Card, Rank, Suit } from './card.js'
export * from './seat.js'
export * from './party.js'
export * from './game.js'
export type { Action, Move } from './action.js'
export type { DealEvent, PublicGame } from './event.js'
export * from './result.js'
export * from './result-of-deal.js'
export * from './view.js'
export { presetIds } from './rules/options.js'
export type { PresetId, RuleSet, SwitchValue } from './rules/options.js'
export { checkRules } from './rules/check.js'
export { chanceOf, draw, drawsOf, shuffledHands } from './chance.js'
export type { Chance } from './chance.js'
export { commitmentOf, matchHands, matchKey } from './fair.js'
export { apply, isClaimed, isOver, legalActions, reservationsOf, resultOf, startDeal, turnOf } from './deal.js'
export type { Deal } from './state.js'
export type { DealSetup } from './setup.js'
export { viewOf } from './view-of.js'
export { formatAction, parseAction } from './notation.js'
export { formatRecord, parseRecord } from './record.js'
export type { DealRecord } from './record.js'
export { judge, plainWording } from './judge.js'
export type { BadRecord, Judgement, JudgedDeal, OpenRecord, Wording } from './judge.js'
export {
  finishDeal,
  gamesOf,
  isMatchOver,
  nextDeal,
  sheet,
  startMatch,
  totals,
  withGames,
  withoutGame,
} from './match.js'
export type { Match, MatchSetup, NextDeal, SheetEntry } from './match.js'
export { matchLength, suggestedGames } from './match-length.js'
export type { MatchLength } from './match-length.js'
export { formatMatch, matchDeal, parseMatch, recordsIn } from './match-record.js'
export type { LengthChange, MatchDeal, MatchRecord } from './match-record.js'
export { leadersIn, ranksIn, worth } from './standing.js'
export type { Book } from './standing.js'
export { verifyMatch } from './verify.js'
export type { DealFault, DealFinding, MatchFinding } from './verify.js'

// What a rule set means, in the words of the game.
export { factsOf } from './rules/facts.js'
export type { Facts } from './rules/facts.js'
export type { BockCause } from './rules/facts-bock.js'
export type { ArmutFacts, Precedence, ThrowIn } from './rules/facts-reservation.js'
export { countsThreefold, eyesToWin } from './rules/facts-score.js'
export type { ScoreFacts, SpecialPoint } from './rules/facts-score.js'
export { contracts, fehlOf, isSuitSolo, shapeOf, soloSuit, trumpsOf } from './rules/contract.js'
export type { Contract, SoloShape } from './rules/contract.js'
export { contractsOf, equalCardsIn, raisedIn, secondDulleWins, sidesIn, trumpsIn } from './rules/ranking.js'

// Rule sets as data, for menus that list whatever switches there are; nothing else reads a switch.
export { areas, changedSwitches, presets, switches, switchIds, switchValue } from './rules/options.js'
export type { Area, SwitchId, SwitchRow } from './rules/options.js'
export { differencesOf, switchNamed, switchesIn, valuesOf, withSwitch } from './rules/editing.js'
export type { Difference } from './rules/editing.js'
