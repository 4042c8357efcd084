/** Games as values, matches of them, and records that can be checked. */

// A game

export { defineGame, type Extras, type GameParts, type Rules, type Sight } from '../kernel/defineGame.ts';
export type {
  Beginner,
  EntryOf,
  Foresight,
  GameEntry,
  Grid,
  Hints,
  Practice,
  Report,
  Texts,
} from '../kernel/entry.ts';
export type { Tuned, Tuning, Weights } from '../kernel/hints/weights.ts';
export type { AnyGame, Game, GameEvent, Move, Outcome, Seat } from '../kernel/game.ts';
export type {
  AnyOptions,
  Choice,
  Count,
  Described,
  Flag,
  NoOptions,
  Option,
  OptionsOf,
  OptionTable,
  Relevant,
  Several,
} from '../kernel/options.ts';
export type { Shape } from '../kernel/data/shape.ts';
export { ranked, together } from '../kernel/outcome.ts';
export { clone, equal } from '../kernel/data/plain.ts';
export { drawFromBag, pick, type Rng, seeded, shuffled } from '../kernel/match/rng.ts';
export { checkLaws, type TrialOptions } from '../kernel/sight/laws.ts';

// A game on a stack

export {
  type Flow,
  type Step,
  question,
  type Question,
  type Run,
  type Stacked,
} from '../kernel/flow/flow.ts';
export { flowGame, type FlowParts } from '../kernel/flow/flowGame.ts';

// A match

export {
  branchOff,
  legalFor,
  loadMatch,
  type Match,
  type MatchSetup,
  newMatch,
  outcomeOf,
  play,
  type Ply,
  undo,
  undoable,
} from '../kernel/match/match.ts';
export { type Asked, type Played, type Player, runMatch, type RunOptions } from '../kernel/match/runner.ts';
export type { Seed } from '../kernel/match/chance.ts';
export { moveText } from '../kernel/text.ts';
export { type FaultCode, InputError } from '../kernel/error.ts';

// A record

export {
  type Conduct,
  type MatchRecord,
  parseRecord,
  recordOf,
  replay,
  replayAll,
  type Replayed,
  type Witness,
} from '../kernel/match/record.ts';
export type { BranchWitness, NamedBranch, RecordedBranch } from '../kernel/match/branches.ts';
export type { Luck, PastLuck } from '../kernel/match/luck.ts';
export type { AbortedDraw, DrawEnd, Fairness } from '../kernel/match/fairness.ts';
export type { RecordedClosing } from '../kernel/match/record.ts';
export type { Resignation } from '../kernel/match/resignation.ts';
