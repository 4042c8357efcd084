import { type GameEntry, versionOf } from '../../kernel/entry.ts';
import { chanceOf } from '../../kernel/match/chance.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';
import type { Move } from '../../kernel/game.ts';
import { equal } from '../../kernel/data/plain.ts';
import type { Entry } from '../../table/entry.ts';
import type { House } from './services.ts';
import { type Ledger, type LedgerSetup, readLedger, type Snapshot, standingOf } from '../../table/ledger.ts';
import { matchSetup } from './luck.ts';
import { isLive, type TableSheet } from './tableRecord.ts';

/** The rules a match that has begun goes on by: those it began with, or a refusal. */
export function rulesOf(house: Pick<House, 'game'>, sheet: TableSheet): GameEntry {
  const newest = house.game(sheet.setup.game);
  const own = versionOf(newest, sheet.rulesVersion);
  if (own === undefined) throw otherRules(newest, sheet, 'which this server no longer has');
  return own;
}

/** The match of a table; one that is over is shown by newer rules too where they lead to the same all the way. */
export function matchOf(
  house: Pick<House, 'game'>,
  sheet: TableSheet,
  entries: readonly Entry[],
  snapshots: readonly Snapshot[],
): Ledger {
  const newest = house.game(sheet.setup.game);
  const own = isLive(sheet) ? rulesOf(house, sheet) : versionOf(newest, sheet.rulesVersion);
  const rules = own ?? newest;
  const setup = matchSetup(sheet);
  try {
    const ledger = readLedger(rules, setup, entries, own ? snapshots : []);
    if (own === undefined) checkAllTheWay(rules, setup, ledger);
    checkPoints(rules, ledger);
    return ledger;
  } catch (error) {
    throw otherRules(newest, sheet, `by which it is not what it was: ${reasonOf(error)}`);
  }
}

function otherRules({ game }: GameEntry, { rulesVersion }: TableSheet, why: string): InputError {
  const versions = `version ${rulesVersion} of the rules of ${game.title}, this server has version ${game.rulesVersion}`;
  return new InputError('bad_record', `this table was played by ${versions}, ${why}`);
}

/** What the last move was recorded to lead to is what it leads to, whatever the rules call their version. */
function checkPoints(rules: GameEntry, ledger: Ledger): void {
  if (!equal([...rules.score(ledger.match.state)], standingOf(ledger).points))
    throw new Error('the points are others');
}

/** Every move that stands was legal and led to the points that were recorded. */
function checkAllTheWay(rules: GameEntry, { seats, options, seed }: LedgerSetup, { moves }: Ledger): void {
  const { game } = rules;
  const state = game.setup(seats, options, chanceOf(seed, 0));
  moves.slice().forEach(({ deed: { seat, move, points } }, i) => {
    const legal: readonly Move[] = game.actors(state).includes(seat) ? game.legalMoves(state, seat) : [];
    if (!legal.some((one) => equal(one, move))) throw new Error(`move ${i + 1} is not legal`);
    game.apply(state, seat, move, chanceOf(seed, i + 1));
    if (!equal([...rules.score(state)], points)) throw new Error(`the points after move ${i + 1} are others`);
  });
}
