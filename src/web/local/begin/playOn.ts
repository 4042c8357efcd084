import type { GameEntry } from '../../../kernel/entry.ts';
import { InputError } from '../../../kernel/error.ts';
import { MOST_BRANCHES } from '../../../kernel/match/branches.ts';
import { branchOff, type Match } from '../../../kernel/match/match.ts';
import { recordOf } from '../../../kernel/match/record.ts';
import type { Chair } from '../../../protocol/table.ts';
import { conductOf, hasEnded, type Ledger, pliesOf, standingAt } from '../../../table/ledger.ts';
import { firstRevision } from './firstRevision.ts';
import { screenOf } from '../store/deeds.ts';
import type { StoredTable } from '../store/localStore.ts';
import type { Table } from '../table.ts';

/** A branch that is to be made. */
interface PlayedOn {
  readonly id: string;
  readonly ply: number;
  readonly chairs: readonly Chair[];
  readonly name: string;
  readonly seed: string;
  readonly now: number;
}

/** A table that plays on from a position of another, as it is first stored. */
export function playedOn({ stored, screen }: Table, asked: PlayedOn): StoredTable {
  const { ledger } = screen;
  const { id, ply, chairs, name, seed, now } = asked;
  needOver(stored, ledger, ply);
  needChairs(ledger, chairs);
  const { game, options } = stored.setup;
  const made = Math.max(now, (stored.branch?.made ?? 0) + 1);
  return firstRevision(ledger.game, {
    ...{ id, now, setup: { game, chairs, options } },
    match: branchOff(matchOf(ledger), ply, seed),
    branch: { of: stored.id, ply, name, made },
  });
}

/** Whoever plays on may sit in any seat and see what it holds, so in a match that goes on nobody does. */
function needOver({ branch }: StoredTable, ledger: Ledger, ply: number): void {
  if (hasEnded(ledger)) return;
  if (branch === undefined)
    throw new InputError('forbidden', 'this match is still being played; play on from it once it is over');
  if (!(ply >= 0 && ply <= ledger.moves.length) || standingAt(ledger, ply).open) return;
  throw new InputError(
    'forbidden',
    'something is hidden there from those who still play; play on from it once this branch is over',
  );
}

function needChairs({ match: { seats } }: Ledger, chairs: readonly Chair[]): void {
  if (chairs.length === seats) return;
  throw new InputError(
    'bad_seats',
    `this match has ${seats} seats, so ${chairs.length} cannot play on from it`,
  );
}

export function needRoom(tree: readonly StoredTable[]): void {
  if (tree.length <= MOST_BRANCHES) return;
  throw new InputError(
    'too_large',
    `a match keeps at most ${MOST_BRANCHES} branches; remove one of them first`,
  );
}

/** The record of a match with everything that was played on from it, as JSON text. */
export function recordOfTree(entry: GameEntry, tree: readonly StoredTable[]): string {
  const [first, ...rest] = tree.map((stored) => screenOf(entry, stored).ledger);
  if (first === undefined) throw new InputError('unknown_match', 'there is no such table in this browser');
  const branches = rest.map((ledger, i) => ({ match: matchOf(ledger), ...placeOf(tree, i + 1) }));
  const record = recordOf(matchOf(first), { ...(tree[0]?.conduct ?? conductOf(first)), branches });
  return `${JSON.stringify(record, undefined, 2)}\n`;
}

/** What a branch is called, and the number of the one it leaves; the match itself has none. */
function placeOf(tree: readonly StoredTable[], number: number): { name: string; from?: number } {
  const { name = '', of } = tree[number]?.branch ?? {};
  const from = tree.findIndex(({ id }) => id === of);
  return { name, ...(from > 0 && { from }) };
}

function matchOf(ledger: Ledger): Match {
  return { ...ledger.match, plies: pliesOf(ledger) };
}
