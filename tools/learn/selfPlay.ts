import type { GameEntry } from '../../src/kernel/entry.ts';
import type { Move, Outcome, Seat } from '../../src/kernel/game.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { chancesAtEnd } from '../../src/bots/chances.ts';
import { share } from '../../src/bots/luck.ts';
import { forwardMoves } from '../../src/bots/opinion.ts';
import { skillOf } from '../../src/bots/foresight.ts';
import { type Candidate, candidatesOf } from '../../src/bots/learned/candidates.ts';
import { type Expectation, type Judge, pointsAhead } from '../../src/bots/learned/judge.ts';
import type { Lesson } from './trainer.ts';

/** How the matches are played that are learned from. */
export interface SelfPlay {
  readonly seats: number;
  readonly options: object;
  /** The share of seats that go by the hints alone. */
  readonly hinted: number;
  /** The share of decisions in which any move is tried. */
  readonly explore: number;
  /** The share of matches whose opening moves are tried at random. */
  readonly oddOpenings: number;
  /** How far what comes later is trusted against what the net expects, for each turn. */
  readonly lambda: number;
  /** Points of the game to one lead. */
  readonly unit: number;
  readonly mostMoves: number;
}

/** What was expected of a position that was met, and when. */
export interface Expected {
  readonly turn: number;
  readonly expected: Expectation;
  /** What was expected of the best move where another one was tried before it. */
  readonly instead: Expectation | undefined;
}

/** A position that was met, for one seat. */
interface Met extends Expected {
  readonly features: Uint16Array;
  readonly hint: number;
}

/** The share of positions that are learned from: those that follow each other closely are much alike. */
const NOTED = 0.5;
/** In one of so many positions another seat looks, too. */
const OTHERS_EVERY = 4;
/** Moves of each seat that count as the opening, and the share of them that are tried in an odd one. */
const OPENING = { moves: 12, explore: 0.3 };

/** A match that is being played to learn from it. */
interface Table {
  readonly entry: GameEntry;
  readonly judge: Judge;
  readonly settings: SelfPlay;
  readonly rng: Rng;
  /** By seat. */
  readonly met: Met[][];
}

/** Plays one match and returns what can be learned from it. */
export function playLesson(entry: GameEntry, judge: Judge, settings: SelfPlay, seed: number): Lesson {
  const { game } = entry;
  const { seats, options, mostMoves } = settings;
  const rng = seeded(seed);
  const state: object = game.setup(seats, readOptions(game, seats, options), rng);
  const hinted = Array.from({ length: seats }, () => share(rng) < settings.hinted);
  const isOdd = share(rng) < settings.oddOpenings;
  const table: Table = {
    entry: { ...entry, hints: skillOf(entry) },
    judge,
    settings,
    rng,
    met: hinted.map(() => []),
  };
  for (let ply = 0; ply < mostMoves; ply++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) break;
    const explore = isOdd && ply < OPENING.moves * seats ? OPENING.explore : settings.explore;
    game.apply(state, seat, chosen(table, state, seat, hinted[seat]!, explore), rng);
  }
  return lessonOf(table, state);
}

function chosen(table: Table, state: object, seat: Seat, isHinted: boolean, explore: number): Move {
  const { entry, judge, rng } = table;
  const { game } = entry;
  const legal = forwardMoves(entry, game.legalMoves(state, seat));
  if (legal.length === 1) return legal[0]!;
  const guess: object = game.open ? state : game.determinize(game.redact(state, seat), seat, rng);
  const candidates = candidatesOf(entry, judge, { state: guess, seat, legal });
  const best = isHinted ? candidates.reduce((a, b) => (b.opinion > a.opinion ? b : a)) : candidates[0]!;
  const isTried = share(rng) < explore;
  const taken = isTried ? pick(rng, candidates) : best;
  if (taken !== best || share(rng) < NOTED) note(table, seat, taken, taken === best ? undefined : best);
  return legal[taken.at]!;
}

function note(table: Table, seat: Seat, { hint, after }: Candidate, best: Candidate | undefined): void {
  const { entry, judge, settings, rng } = table;
  const { game } = entry;
  const instead = best && expectedOf(judge, best.after, seat, best.hint);
  if (game.actors(after).length === 0 && game.outcome(after)) return;
  meet(table, after, seat, hint, instead);
  if (settings.seats === 1 || rng.int(OTHERS_EVERY) > 0) return;
  const other = (seat + 1 + rng.int(settings.seats - 1)) % settings.seats;
  meet(table, after, other, judge.hintOf(after, other), undefined);
}

function meet(
  { entry, judge, met }: Table,
  state: object,
  seat: Seat,
  hint: number,
  instead: Expectation | undefined,
): void {
  const expected = expectedOf(judge, state, seat, hint);
  const features = judge.noted.features.slice(0, judge.noted.length);
  met[seat]!.push({
    features,
    turn: entry.hints.turn?.(state) ?? met[seat]!.length,
    hint,
    expected,
    instead,
  });
}

function expectedOf(judge: Judge, state: object, seat: Seat, hint: number): Expectation {
  judge.worth(state, seat, hint);
  return { ...judge.expected };
}

function lessonOf({ entry, settings, met }: Table, state: object): Lesson {
  const all = met.flat();
  const starts = new Uint32Array(all.length + 1);
  for (const [i, { features }] of all.entries()) starts[i + 1] = starts[i]! + features.length;
  const features = new Uint16Array(starts[all.length]!);
  for (const [i, one] of all.entries()) features.set(one.features, starts[i]!);
  const ends = met.map((_, seat) => endOf(entry, settings, state, seat));
  const targets = met.flatMap((own, seat) => targetsOf(own, ends[seat]!, settings.lambda));
  return {
    features,
    starts,
    hints: Float32Array.from(all, ({ hint }) => hint),
    targets: Float32Array.from(targets.flat()),
  };
}

const FARTHEST = 4;

/** A match that was broken off is won by nobody; alone there is the game that may have won it. */
function endOf(entry: GameEntry, { seats, unit }: SelfPlay, state: object, seat: Seat): Expectation {
  const outcome: Outcome | undefined = entry.game.outcome(state);
  const lead = pointsAhead(entry, state, outcome?.points ?? entry.score(state), seat) / unit;
  const chance = outcome ? chancesAtEnd(outcome)[seat]! : 1 / Math.max(2, seats);
  return { lead: Math.max(-FARTHEST, Math.min(FARTHEST, lead)), chance };
}

/** What should have been expected of the positions of a seat: what came of them, the later the less (TD(λ)). */
export function targetsOf(met: readonly Expected[], end: Expectation, lambda: number): [number, number][] {
  let { lead, chance } = end;
  const targets: [number, number][] = [];
  for (let i = met.length - 1; i >= 0; i--) {
    const [one, next] = [met[i]!, met[i + 1]];
    if (next?.instead) ({ lead, chance } = next.instead);
    else if (next && next.turn !== one.turn) {
      lead = lambda * lead + (1 - lambda) * next.expected.lead;
      chance = lambda * chance + (1 - lambda) * next.expected.chance;
    }
    targets[i] = [lead, chance];
  }
  return targets;
}
