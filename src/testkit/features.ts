import { greedy } from '../bots/greedy.ts';
import type { Seat } from '../kernel/game.ts';
import { type FeatureBlock, type Features, FeatureSet } from '../kernel/hints/features.ts';
import { pick, type Rng, seeded } from '../kernel/match/rng.ts';
import type { Player } from '../kernel/match/runner.ts';
import { inFullRun, isLongRun, matches } from './effort.ts';
import { type Check, chosenMove, freshState, optionsOf, seatCounts, type Subject } from './subject.ts';

/** So many matches are played with each number of seats, and as long as features are missing up to so many. */
const MATCHES = 4;
const MOST_MATCHES = 60;
/** The share of features that come up in a few matches; only a long run asks for all of them. */
const USUAL_SHARE = 0.85;
const MOST_MOVES = 20_000;
/** After every how many moves the features of all seats are noted, and compared with those of positions that look alike. */
const NOTED_EVERY = 3;
const COMPARED_EVERY = 39;
/** Whoever goes by the hints makes any move once in so many decisions, in one match more often than in the next. */
const SLIPS = [10, 40, 160];

/** Features tell a learned player what its seat sees, each of them comes up, and none is told twice. */
export function featureChecks(subject: Subject, share = isLongRun ? 1 : USUAL_SHARE): Check[] {
  const { features } = subject;
  if (features === undefined) return [];
  return [
    {
      title: 'features follow from what a seat sees, and they come up',
      run: () => checkFeatures({ subject, features, met: new Set() }, share),
    },
  ];
}

interface Survey {
  readonly subject: Subject;
  readonly features: Features<object>;
  /** The features that have come up. */
  readonly met: Set<number>;
}

function checkFeatures(survey: Survey, share: number): void {
  const { layout } = survey.features;
  const lacks = (): boolean => inFullRun && survey.met.size < share * layout.count;
  for (let i = 0; i < matches(MATCHES) || (lacks() && i < matches(MOST_MATCHES)); i++)
    for (const seats of seatCounts(survey.subject.game)) checkMatch(survey, seats, i);
  if (!lacks()) return;
  const missing = Array.from({ length: layout.count }, (_, i) => i).filter((i) => !survey.met.has(i));
  const names = missing.map((feature) => layout.nameOf(feature)).join(', ');
  throw new Error(`never met: ${missing.length} of ${layout.count}: ${names}`);
}

function checkMatch(survey: Survey, seats: number, i: number): void {
  const { subject } = survey;
  const { game } = subject;
  const rng = seeded(100 * seats + i);
  const state = freshState(game, seats, optionsOf(subject, seats, i >> 1), 100 * seats + i);
  const player = playerOf(subject, i);
  for (let ply = 0; game.actors(state).length > 0 && ply < MOST_MOVES; ply++) {
    // Every match is looked at in other places.
    if ((ply + i) % NOTED_EVERY === 0)
      for (let seat = 0; seat < seats; seat++)
        checkSeat(survey, state, seat, (ply + i) % COMPARED_EVERY === 0 ? rng : undefined);
    const seat = pick(rng, game.actors(state));
    game.apply(state, seat, player(rng, state, seat), rng);
  }
}

// ── Who plays ─────────────────────────────────────────────────────────────────────────────────────

/** By turns somebody who plays by chance, and somebody who mostly goes by the hints as far as they know better. */
function playerOf(subject: Subject, i: number): NonNullable<Subject['trials']['choose']> {
  const { entry, game } = subject;
  const turn = i >> 1;
  if (i % 2 === 0)
    return turn % 2 === 0
      ? (rng, state, seat) => chosenMove(subject, rng, state, seat)
      : (rng, state, seat) => pick(rng, game.legalMoves(state, seat));
  const bot: Player = greedy.make({ ...entry, hints: entry.skill ?? entry.hints }, i);
  const slips = SLIPS[turn % SLIPS.length]!;
  return (rng, state, seat) => {
    const legal = game.legalMoves(state, seat);
    if (rng.int(slips) === 0) return pick(rng, legal);
    return bot.choose({ seat, legal, view: () => game.redact(state, seat) });
  };
}

// ── What they come upon ───────────────────────────────────────────────────────────────────────────

/** Looks at the features of a seat, and given chance also at those of positions that look alike to it. */
function checkSeat({ subject: { game }, features, met }: Survey, state: object, seat: Seat, rng?: Rng): void {
  const noted = notedBy(features, state, seat);
  for (let i = 0; i < noted.length; i++) met.add(noted.features[i]!);
  if (rng === undefined) return;
  const own = featuresOf(features, state, seat);
  if (game.open) return;
  const view = game.redact(state, seat);
  for (const alike of [view, game.determinize(view, seat, rng)]) {
    const other = featuresOf(features, alike, seat);
    const differs = [...own, ...other].filter((feature) => !own.has(feature) || !other.has(feature));
    if (differs.length === 0) continue;
    const names = differs.map((feature) => features.layout.nameOf(feature));
    throw new Error(`positions that look alike to seat ${seat} differ: ${names.join(', ')}`);
  }
}

function notedBy(features: Features<object>, state: object, seat: Seat): CheckedSet {
  const noted = new CheckedSet(features.layout.count);
  features.encode(state, seat, noted);
  return noted;
}

/** The features of a seat, each of them once. */
function featuresOf(features: Features<object>, state: object, seat: Seat): Set<number> {
  const { layout } = features;
  const noted = notedBy(features, state, seat);
  const found = new Set<number>();
  for (const feature of noted.features.subarray(0, noted.length)) {
    if (feature >= layout.count) throw new Error(`no feature of the layout: ${feature}`);
    if (found.has(feature)) throw new Error(`told twice: ${layout.nameOf(feature)}`);
    found.add(feature);
  }
  return found;
}

/** Takes no feature for one of another block. */
class CheckedSet extends FeatureSet {
  override note(block: FeatureBlock, at = 0): void {
    if (!Number.isInteger(at) || at < 0 || at >= block.size)
      throw new Error(`no feature of its block: ${block.name} ${at}`);
    super.note(block, at);
  }
}
