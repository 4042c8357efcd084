import type { TableHost } from '../../protocol/table.ts';
import { remoteHost } from './remoteHost.ts';

/** Opens the host of local tables in a worker, so that nothing there blocks the page. */
export function openHost(): TableHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { host, fail } = remoteHost(worker);
  worker.onerror = ({ message }) => fail(new Error(`the tables cannot be opened: ${message || 'no answer'}`));
  return host;
}
