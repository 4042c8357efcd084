import type { TableHost } from '../../protocol/table.ts';
import { hostBehind } from './wire.ts';

/** The tables of this browser, played in a worker of their own so that nothing there ever holds up the page. */
export function openHost(): TableHost {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { host, giveUp } = hostBehind(worker);
  worker.onerror = ({ message }) =>
    giveUp(new Error(`the tables cannot be opened: ${message || 'no answer'}`));
  return host;
}
