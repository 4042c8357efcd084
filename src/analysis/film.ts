import type { GameEntry } from '../kernel/entry.ts';
import { versionFor } from '../kernel/versions.ts';
import { canonical } from '../kernel/data/plain.ts';
import { InputError } from '../kernel/error.ts';
import type { Outcome, Seat } from '../kernel/game.ts';
import { digest } from '../kernel/match/chance.ts';
import { outcomeOf, type Ply } from '../kernel/match/match.ts';
import { type MatchRecord, replay } from '../kernel/match/record.ts';

/** A finished match with all its positions. */
export interface Film {
  readonly record: MatchRecord;
  readonly name: string;
  /** The game by the version of the rules it was played by. */
  readonly entry: GameEntry;
  readonly plies: readonly Ply[];
  /** The position after so many moves, from the set-up on. */
  readonly states: readonly object[];
  readonly outcome: Outcome | undefined;
}

/** Plays a finished match again; one that is still being played is refused. */
export function filmOf(newest: GameEntry, record: MatchRecord): Film {
  if (!isFinished(record))
    throw new InputError(
      'bad_record',
      'the match is still being played: it can be analysed once it is over or closed',
    );
  const entry = versionFor(newest, record.rulesVersion);
  const states: object[] = [];
  // A move replaces the state of a match by a new one, so each of them stays as it was.
  const match = replay(entry.game, record, ({ state }) => states.push(state));
  return { record, name: nameOf(record), entry, plies: match.plies, states, outcome: outcomeOf(match) };
}

/**
 * What names a match that is over: the checksum its record has without branches, which may be played on from it at any
 * time.
 */
export function nameOf(record: MatchRecord): string {
  const { branches, checksum, ...others } = record;
  return branches === undefined ? checksum : digest(canonical(others));
}

/** Whether its luck is told: it ended by the rules, because too few were left, or was closed. */
function isFinished({ outcome, places, closed }: MatchRecord): boolean {
  return outcome !== undefined || places !== undefined || closed !== undefined;
}

/** Whether somebody still played there for themselves, and did not leave the match. */
export function isPlayedBy({ record, plies }: Film, seat: Seat, ply: number): boolean {
  if (plies[ply]?.leaves) return false;
  return record.resigned?.every((one) => one.seat !== seat || one.ply > ply) ?? true;
}

/** The first ply of the turn that a ply belongs to: what one seat does in a row, as far as the game counts that as one. */
export function turnBegunAt({ entry, plies, states }: Film, ply: number): number {
  const turnAt = (at: number): number | undefined => entry.hints.turn?.(states[at]!);
  let first = ply;
  while (plies[first - 1]?.seat === plies[ply]?.seat && turnAt(first - 1) === turnAt(ply)) first--;
  return first;
}
