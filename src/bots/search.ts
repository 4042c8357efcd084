import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Seat } from '../kernel/game.ts';
import { seeded } from '../kernel/match/rng.ts';
import { type Effort, type Outlook, playLine, type Root } from './line.ts';
import { type Asked, opinionOf } from './opinion.ts';
import { isDecided, leaderOf, type Race, raceOf, runRound } from './race.ts';
import { type Branch, type Decision, decisionOf } from './tree.ts';

/** How a search goes about it. */
export interface SearchSettings extends Outlook {
  /** What a move loses at the start for each halving (to base e) of its prior, in chance of winning. */
  readonly handicap: number;
  /** The most moves that are looked into. */
  readonly candidates: number;
  /** Lines that each of them gets before the first is given up. */
  readonly fewest: number;
}

/** When a search ends at the latest: after so many lines, or when it is late. */
export interface Budget {
  readonly lines: number;
  late?(): boolean;
}

/** What is asked: what one seat sees, and what it may do. */
export interface Question {
  readonly seat: Seat;
  readonly view: object;
  readonly legal: readonly Move[];
}

/** A decision being thought about. */
export interface Search {
  readonly question: Question;
  readonly root: Root;
  readonly seed: number;
  readonly race: Race;
  readonly effort: Effort;
}

/** A move that was looked into, with the chance of winning it seems to give. */
export interface Finding {
  readonly move: Move;
  readonly visits: number;
  readonly chance: number;
}

/** How often a move at the root is tried whose result hangs on chance. */
const SAMPLES = 3;
/** What a search costs that looks at nothing but the hints. */
const NO_EFFORT: Effort = { lines: 0, plies: 0 };

/** Begins to think. */
export function startSearch(
  entry: GameEntry,
  question: Question,
  settings: SearchSettings,
  seed: number,
): Search {
  const { seat, view, legal } = question;
  const rng = seeded(seed);
  const decision = firstLook(entry, question, settings, seed);
  const ways = legal.map((move) => [move]);
  const root: Root = { entry, seat, view, decision, ways, outlook: settings, memory: new Map() };
  const hopes = decision.branches
    .slice(0, Math.min(settings.candidates, legal.length))
    .map((branch) => [branch, hopeOf(decision, branch, settings)] as const);
  return {
    question,
    root,
    seed: rng.int(2 ** 32),
    race: raceOf(hopes, settings.fewest),
    effort: { ...NO_EFFORT },
  };
}

/** The decision as the hints see it, on a guess that follows from the seed. */
export function firstLook(
  entry: GameEntry,
  { seat, view, legal }: Question,
  { doubt }: Pick<SearchSettings, 'doubt'>,
  seed: number,
): Decision {
  const rng = seeded(seed);
  const state: object = entry.game.determinize(view, seat, rng);
  const trial = { luck: rng.int(2 ** 32), samples: SAMPLES };
  const worths = opinionOf(entry, { state, seat, legal }, trial);
  return decisionOf(seat, legal, nudged(entry, { state, seat, legal }, worths, doubt), doubt);
}

/** Before the first turn moves also count by how promising they look: nothing else tells openings apart. */
function nudged(
  { hints }: GameEntry,
  { state, seat, legal }: Asked,
  worths: readonly number[],
  doubt: number,
): readonly number[] {
  if (hints.opening?.(state) !== true) return worths;
  return worths.map((worth, i) => worth + doubt * Math.log(hints.weight(state, seat, legal[i]!)));
}

/** A small handicap for what the hints like less. */
function hopeOf({ branches }: Decision, { prior }: Branch, { handicap }: SearchSettings): number {
  return handicap * Math.log(prior / branches[0]!.prior);
}

/** Thinks until the best move is clear or the budget is spent; may be called again to think on. */
export function think({ root, seed, race, effort }: Search, budget: Budget): void {
  while (!isDecided(race) && effort.lines < budget.lines && budget.late?.() !== true)
    runRound(race, (branch, round) => playLine(root, branch, seed + round, effort));
}

/** The move that seems best. */
export function bestOf({ question, race }: Search): Move {
  return question.legal[leaderOf(race).branch.at]!;
}

/** What was found of each move that was looked into, the most visited first. */
export function findingsOf({ question, root }: Search): Finding[] {
  const { legal } = question;
  return root.decision.branches
    .filter(({ visits }) => visits > 0)
    .map(({ at, visits, won }) => ({ move: legal[at]!, visits, chance: won / visits }))
    .toSorted((a, b) => b.visits - a.visits || b.chance - a.chance);
}
