import type { Seat } from '../../../kernel/game.ts';
import type { LogSentence, LogTurn } from '../log/logTurns.ts';
import { sinceLastTurn } from '../log/logTurns.ts';

/** The position that was last seen of a match at this screen, and when. */
export interface Seen {
  readonly ply: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What somebody has missed who was away. */
export interface Missed {
  /** How many turns, and how many milliseconds ago it was looked at last. */
  readonly turns: number;
  readonly ago: number;
  /** What mattered most, the worst first. */
  readonly facts: readonly Fact[];
  /** The position it was left at. */
  readonly since: number;
}

export interface Fact {
  readonly seat: Seat;
  readonly line: LogSentence;
}

const TURNS = 2;
const MINUTES = 10;
const MOST_FACTS = 3;

/** What is to be told to a seat that comes back; nothing if it was not away long enough for that. */
export function missedSince(
  seen: Seen,
  turns: readonly LogTurn[],
  you: Seat,
  now: number,
): Missed | undefined {
  const ago = now - seen.at;
  const unseen = turnsAfter(turns, seen.ply, you);
  const long = ago >= MINUTES * 60_000;
  if (unseen.length < TURNS && !long) return undefined;
  const since = unseen.length > 0 ? seen.ply : lastOwn(turns, you);
  const told = unseen.length > 0 ? unseen : turnsAfter(turns, since, you);
  const facts = factsOf(told);
  return facts.length === 0 ? undefined : { turns: told.length, ago, facts, since };
}

/** The turns of others, as far as they were played after a position. */
function turnsAfter(turns: readonly LogTurn[], ply: number, you: Seat): LogTurn[] {
  return turns
    .filter(({ seat }) => seat !== undefined && seat !== you)
    .map((turn) => ({ ...turn, sentences: turn.sentences.filter((line) => line.ply > ply) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** The position when the last own turn that is over had ended. */
function lastOwn(turns: readonly LogTurn[], you: Seat): number {
  const [first] = sinceLastTurn(turns, you).flatMap(({ sentences }) => sentences);
  return (first?.from ?? 1) - 1;
}

function factsOf(turns: readonly LogTurn[]): Fact[] {
  const lines = turns.flatMap(({ seat, sentences }) =>
    seat === undefined ? [] : sentences.map((line) => ({ seat, line })),
  );
  return lines.toSorted((a, b) => b.line.weight - a.line.weight).slice(0, MOST_FACTS);
}
