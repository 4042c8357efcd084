import type { TableHost } from '../protocol/table.ts';
import { openHost } from './local/client.ts';

let opened: TableHost | undefined;

/** Where the tables of this browser are kept and played; opened when first needed. */
export function tableHost(): TableHost {
  opened ??= openHost();
  return opened;
}
