import type { TableHost } from '../protocol/table.ts';
import { openHost } from './local/client.ts';
import { isOnline } from './online/connection/ids.ts';
import type { PlayHost } from './playHost.ts';

let opened: TableHost | undefined;

/** Where the tables of this browser are kept and played; opened when first needed. */
export function tableHost(): TableHost {
  opened ??= openHost();
  return opened;
}

const online = async (): Promise<PlayHost> => (await import('./online/connection/host.ts')).onlineHost;

/** Tables online; what they need is fetched with the first of them. */
const ONLINE: PlayHost = {
  watch: async (...given) => (await online()).watch(...given),
  play: async (...given) => (await online()).play(...given),
  undo: async (...given) => (await online()).undo(...given),
  redo: async (...given) => (await online()).redo(...given),
  look: async (...given) => (await online()).look(...given),
  record: async (...given) => (await online()).record(...given),
};

/** Where a table is played, as its id tells. */
export const hostOf = (id: string): PlayHost => (isOnline(id) ? ONLINE : tableHost());
