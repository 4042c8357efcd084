import { itemAt } from '../kernel/data/lists.ts';
import { isRecord } from '../kernel/data/plain.ts';
import type { TableHost, TableSetup, TableSummary } from '../protocol/table.ts';
import { treeOf } from '../protocol/tree.ts';
import { go } from './address.ts';
import { chairsOf, seatedAs } from './chairs.ts';
import { cardOf, loadGame, loadLessons } from './games/loading.ts';
import type { GameCard, GuidedGame, Preset } from './games/view.ts';
import { tableHost } from './host.ts';
import type { SharedMatch } from './local/share.ts';
import { showFault } from './parts/toast.tsx';
import { ownName, useSettings } from './settings.ts';
import { tableTaught } from './table/guide/lessonProgress.ts';

/** Opens tables: from a setup, a guided game or a record. */

export function setupOf(card: GameCard, preset: Preset): TableSetup {
  const chairs = chairsOf(preset, ownName(useSettings.getState()));
  return { game: card.id, chairs, options: preset.options };
}

/** Opens a table and sits down at it. */
export async function openTable(setup: TableSetup): Promise<void> {
  const card = cardOf(setup.game);
  // The game is fetched while the table is created.
  if (card) loadGame(card).catch(showFault);
  try {
    go(`/table/${await tableHost().create(setup)}`);
  } catch (error) {
    showFault(error);
  }
}

/** Opens a guided game, the first unless it is named: the table where it was left, or a new one. */
export async function openGuided(card: GameCard, id?: string): Promise<void> {
  loadGame(card).catch(showFault);
  try {
    const guided = await loadLessons(card);
    const chosen = id === undefined ? guided[0] : guided.find((one) => one.id === id);
    if (chosen === undefined) return;
    const left = tableTaught(await tableHost().list(), card.id, chosen.id);
    go(`/table/${left?.id ?? (await newGuided(chosen))}`);
  } catch (error) {
    showFault(error);
  }
}

/** Whoever learns is called as everywhere else. */
function newGuided({ id, setup }: GuidedGame): Promise<string> {
  const chairs = seatedAs(ownName(useSettings.getState()), setup.chairs);
  return tableHost().create({ ...setup, chairs, guided: id });
}

/** Verifies a record and opens it: as a table, or as a replay once it is over. */
export function openRecord(record: string): Promise<void> {
  return openMatch({ record, names: [], bots: [] });
}

/** The same for a match that came with those who played it, and perhaps with a branch that is meant. */
export async function openMatch(
  { record, names, bots, branches, at = 0 }: SharedMatch,
  how: { replace?: boolean } = {},
): Promise<void> {
  const host = tableHost();
  const id = (await keptAlready(host, record)) ?? (await host.adopt(record, names, bots, branches));
  const tree = treeOf(await host.list(), id);
  go(wayTo(tree[at] ?? itemAt(tree, 0)), how);
}

/** The table that holds this very match with these very branches; opened twice, it is kept once. */
async function keptAlready(host: TableHost, record: string): Promise<string | undefined> {
  const id = await host.find(record);
  if (id === undefined) return undefined;
  return checksumOf(await host.record(id)) === checksumOf(record) ? id : undefined;
}

/** What names a record with all its branches. */
function checksumOf(record: string): unknown {
  const parsed: unknown = JSON.parse(record);
  return isRecord(parsed) ? parsed.checksum : undefined;
}

/** A branch is looked at from where it leaves; a match that goes on is played on. */
function wayTo({ id, branch, actors }: TableSummary): string {
  if (branch) return `/replay/${id}?ply=${branch.ply}`;
  return actors.length === 0 ? `/replay/${id}` : `/table/${id}`;
}
