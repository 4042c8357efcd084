import type { GameEntry } from '../entry.ts';
import { clone, equal } from '../data/plain.ts';
import { pick, seeded } from '../match/rng.ts';
import { type Player, runMatch } from '../match/runner.ts';
import { type Fields, fieldsOf, isBySeat } from './facts.ts';

/** What can be learnt of the fields of a game by watching it being played. */
export interface Study {
  /** Fields that hold one thing for each seat. */
  readonly bySeat: ReadonlySet<string>;
  /** Fields that never change in a match. */
  readonly fixed: ReadonlySet<string>;
  /** Fields that only repeat the points. */
  readonly scores: ReadonlySet<string>;
  /** What a stranger is shown in a field for what lies face down. */
  readonly faceDown: ReadonlyMap<string, ReadonlySet<unknown>>;
}

/** So long a match tells enough of a game that fits into a plain view. */
const MOVES = 60;

interface Seen {
  readonly seats: number;
  readonly points: readonly number[];
  readonly fields: Fields;
  /** As they were after the first move. */
  readonly first: Fields;
  /** The same as a stranger sees it. */
  readonly shown: Fields;
}

/** Plays a match with as few and one with as many as there may be, by chance, and looks on. */
export function studyOf(entry: GameEntry): Study {
  const { min, max } = entry.game.seats;
  const seen = [...new Set([min, max])].flatMap((seats) => watched(entry, seats));
  const always = (holds: (field: string, one: Seen) => boolean): Set<string> =>
    new Set([...(seen[0]?.fields.keys() ?? [])].filter((field) => seen.every((one) => holds(field, one))));
  return {
    bySeat: always((field, { fields, seats }) => isBySeat(fields.get(field), seats)),
    fixed: always((field, { fields, first }) => equal(fields.get(field), first.get(field))),
    scores: always((field, { fields, points }) => equal(fields.get(field), points)),
    faceDown: faceDownIn(seen),
  };
}

function watched(entry: GameEntry, seats: number): Seen[] {
  const { game } = entry;
  const rng = seeded(seats);
  const seen: Seen[] = [];
  const see = (state: object): void => {
    const fields = fieldsOf(clone(state), seats);
    const shown = fieldsOf(game.redact(state, undefined), seats);
    seen.push({ seats, points: [...entry.score(state)], fields, first: seen[0]?.fields ?? fields, shown });
  };
  const player: Player = { choose: ({ legal }) => pick(rng, legal) };
  const players = Array.from({ length: seats }, () => player);
  runMatch(game, { seats, seed: game.id, mostMoves: MOVES }, players, (_, __, state) => see(state));
  return seen;
}

function faceDownIn(seen: readonly Seen[]): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  for (const { fields, shown } of seen) {
    for (const [field, value] of fields) {
      const marks = found.get(field) ?? new Set();
      gather(value, shown.get(field), marks);
      if (marks.size > 0) found.set(field, marks);
    }
  }
  return found;
}

/** Adds what is shown although it is not there; hands may be shown in another order. */
function gather(there: unknown, shown: unknown, marks: Set<unknown>): void {
  if (!Array.isArray(there) || !Array.isArray(shown)) {
    if (there !== shown && isWord(shown)) marks.add(shown);
  } else if (shown.every(isWord)) {
    for (const item of shown) if (!there.includes(item)) marks.add(item);
  } else shown.forEach((item, i) => gather(there[i], item, marks));
}

const isWord = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
