import type { TableHost } from '../protocol/table.ts';
import { openHost } from './local/client.ts';
import { isOnline } from './online/connection/ids.ts';
import type { PlayHost } from './playHost.ts';

let opened: TableHost | undefined;

/** The host of the tables in this browser; opened on first use. */
export function tableHost(): TableHost {
  opened ??= openHost();
  return opened;
}

const online = async (): Promise<PlayHost> => (await import('./online/connection/host.ts')).onlineHost;

/** The host of online tables; its code is loaded with the first of them. */
const ONLINE: PlayHost = {
  watch: async (...given) => (await online()).watch(...given),
  play: async (...given) => (await online()).play(...given),
  undo: async (...given) => (await online()).undo(...given),
  redo: async (...given) => (await online()).redo(...given),
  look: async (...given) => (await online()).look(...given),
  record: async (...given) => (await online()).record(...given),
};

/** The host of a table, which its id tells. */
export const hostOf = (id: string): PlayHost => (isOnline(id) ? ONLINE : tableHost());
