import type { GameEntry } from '../../kernel/entry.ts';
import { versionOf } from '../../kernel/versions.ts';
import { chanceOf } from '../../kernel/match/chance.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import type { Move } from '../../kernel/game.ts';
import { equal } from '../../kernel/data/plain.ts';
import type { Entry } from '../../table/entry.ts';
import type { Services } from './services.ts';
import {
  closedUnfinished,
  hasEnded,
  type Ledger,
  type LedgerSetup,
  readLedger,
  type Snapshot,
  standingOf,
} from '../../table/ledger.ts';
import { matchSetup } from '../luck/luck.ts';
import { isLive, type TableRecord } from './tableRecord.ts';

/** The rules a match that has begun goes on by: those it began with, or a refusal. */
export function rulesOf(services: Pick<Services, 'game'>, record: TableRecord): GameEntry {
  const newest = services.game(record.setup.game);
  const own = versionOf(newest, record.rulesVersion);
  if (own === undefined) throw rulesMismatch(newest, record, 'which this server no longer has');
  return own;
}

/** The match of a table; one that is over is shown by newer rules too where they lead to the same all the way. */
export function matchOf(
  services: Pick<Services, 'game'>,
  record: TableRecord,
  entries: readonly Entry[],
  snapshots: readonly Snapshot[],
): Ledger {
  const newest = services.game(record.setup.game);
  const own = isLive(record) ? rulesOf(services, record) : versionOf(newest, record.rulesVersion);
  const rules = own ?? newest;
  const setup = matchSetup(record);
  try {
    const ledger = readLedger(rules, setup, entries, own ? snapshots : []);
    if (own === undefined) checkEveryMove(rules, setup, ledger);
    checkPoints(rules, ledger);
    return endedLike(record, ledger);
  } catch (error) {
    throw rulesMismatch(newest, record, `by which it is not what it was: ${reasonOf(error)}`);
  }
}

/** What ended before closing was an entry stays ended: its record says so where its ledger does not. */
export function endedLike(record: TableRecord, ledger: Ledger): Ledger {
  return isLive(record) || hasEnded(ledger) ? ledger : closedUnfinished(ledger);
}

function rulesMismatch({ game }: GameEntry, { rulesVersion }: TableRecord, why: string): InputError {
  const versions = `version ${rulesVersion} of the rules of ${game.title}, this server has version ${game.rulesVersion}`;
  return new InputError('bad_record', `this table was played by ${versions}, ${why}`);
}

/** What the last move was recorded to lead to is what it leads to, whatever the rules call their version. */
function checkPoints(rules: GameEntry, ledger: Ledger): void {
  if (!equal([...rules.score(ledger.match.state)], standingOf(ledger).points))
    throw new Error('the points are others');
}

/** Every move that stands was legal and led to the points that were recorded. */
function checkEveryMove(rules: GameEntry, { seats, options, seed }: LedgerSetup, { moves }: Ledger): void {
  const { game } = rules;
  const state = game.setup(seats, options, chanceOf(seed, 0));
  moves.slice().forEach(({ deed: { seat, move, points } }, i) => {
    const legal: readonly Move[] = game.actors(state).includes(seat) ? game.legalMoves(state, seat) : [];
    if (!legal.some((one) => equal(one, move))) throw new Error(`move ${i + 1} is not legal`);
    game.apply(state, seat, move, chanceOf(seed, i + 1));
    if (!equal([...rules.score(state)], points)) throw new Error(`the points after move ${i + 1} are others`);
  });
}
