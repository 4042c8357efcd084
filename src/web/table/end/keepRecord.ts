import type { Chair } from '../../../protocol/table.ts';
import { treeOf } from '../../../protocol/tree.ts';
import { hostOf, tableHost } from '../../host.ts';
import { packMatch, packTree } from '../../local/share.ts';
import { isOnline } from '../../online/connection/ids.ts';

/** Gives the record of a match to the person: as a file, or as a link. */

export async function downloadRecord(id: string, game: string): Promise<void> {
  const record = await hostOf(id).record(id);
  const address = URL.createObjectURL(new Blob([record], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** A link that holds the whole match and those who played it; of this browser, its branches too, and which is meant. */
export async function shareLink(id: string, chairs: readonly Chair[]): Promise<string> {
  const record = await hostOf(id).record(id);
  const tree = isOnline(id) ? [] : treeOf(await tableHost().list(), id);
  const lines = tree.map(({ setup }) => setup.chairs);
  const at = tree.findIndex((line) => line.id === id);
  const packed = lines.length > 1 ? await packTree(record, lines, at) : await packMatch(record, chairs);
  return `${location.href.split('#', 1)[0]}#/shared/${packed}`;
}
