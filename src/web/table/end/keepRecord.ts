import type { Chair } from '../../../protocol/table.ts';
import { hostOf } from '../../host.ts';
import { packMatch } from '../../local/share.ts';

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

/** A link that holds the whole match and those who played it. */
export async function shareLink(id: string, chairs: readonly Chair[]): Promise<string> {
  const packed = await packMatch(await hostOf(id).record(id), chairs);
  return `${location.href.split('#', 1)[0]}#/shared/${packed}`;
}
