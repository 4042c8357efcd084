import type { GameEntry } from '../../../kernel/entry.ts';
import { InputError, reasonOf } from '../../../kernel/error.ts';
import type { Seat } from '../../../kernel/game.ts';
import { moveText } from '../../../kernel/text.ts';
import { versionOf } from '../../../kernel/versions.ts';
import { appended, type Draft, draftMove, draftReturn, entered } from '../../../table/draft.ts';
import { type Deed, isFinal, type Note } from '../../../table/entry.ts';
import { closedUnfinished, type Ledger, startLedger } from '../../../table/ledger.ts';
import type { TableSetup } from '../../../protocol/table.ts';
import { type SharedScreen, startScreen, withLedger } from '../screen.ts';
import type { StoredTable } from './localStore.ts';

/** A deed as it is stored: a move by its text, or an undo. */
export type StoredDeed = StoredChoice | StoredUndo;

interface StoredChoice {
  readonly seat: Seat;
  readonly text: string;
  /** Missing in older tables, where it is worked out when the table is opened. */
  readonly final?: boolean;
  readonly note?: Note;
  /** Whether it plays again what was taken back. */
  readonly again?: true;
}

interface StoredUndo {
  readonly seat: Seat;
  /** How many moves stand after it. */
  readonly to: number;
}

/** A deed in its stored form. */
export function storedDeed(deed: Deed): StoredDeed {
  if (deed.kind === 'undo') return { seat: deed.seat, to: deed.to };
  if (deed.kind !== 'move') throw new Error(`nobody can ${deed.kind} at a table of one screen`);
  const { seat, move, note, again } = deed;
  return { seat, text: moveText(move), final: isFinal(deed), ...(note && { note }), ...(again && { again }) };
}

/** The match of a stored table, replayed by the rules it began with. */
export function screenOf(newest: GameEntry, stored: StoredTable): SharedScreen {
  const { setup, options, seed, pastLuck, conduct, rulesVersion } = stored;
  const entry = versionOf(newest, rulesVersion);
  if (entry === undefined) {
    const versions = `version ${rulesVersion} of the rules, this program plays version ${newest.game.rulesVersion}`;
    throw new InputError('bad_record', `this table was played by ${versions}`);
  }
  try {
    const seats = setup.chairs.length;
    const luck = { seed, ...(pastLuck && { pastLuck }) };
    const start = startLedger(entry, { seats, options, ...luck, persons: personsOf(setup) });
    const screen = withDeeds(startScreen(start), stored.deeds);
    const isClosed = conduct?.closed !== undefined || conduct?.over === true;
    return isClosed ? { ...screen, ledger: closedUnfinished(screen.ledger) } : screen;
  } catch (error) {
    throw new InputError('bad_record', `this table is damaged: ${reasonOf(error)}`);
  }
}

function personsOf({ chairs }: TableSetup): Seat[] {
  return chairs.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
}

/** The screen after stored deeds. */
export function withDeeds(screen: SharedScreen, deeds: readonly StoredDeed[]): SharedScreen {
  return deeds.reduce(
    (before, deed) => withLedger(before, appended(before.ledger, draftOf(before.ledger, deed)).ledger),
    screen,
  );
}

/** The screen after a draft has taken effect. */
export function withDraft(screen: SharedScreen, draft: Draft): SharedScreen {
  return withLedger(screen, entered(screen.ledger, draft).ledger);
}

function draftOf(ledger: Ledger, deed: StoredDeed): Draft {
  if ('to' in deed) return draftReturn(ledger, deed.seat, deed.to, false);
  const { seat, text, ...rest } = deed;
  return draftMove(ledger, seat, text, { byPerson: ledger.persons.includes(seat), ...rest });
}
