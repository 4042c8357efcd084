import type { Server } from 'node:http';
import { InputError } from '../kernel/error.ts';

/** Listens on the first port that is free, from `first` to `last`; returns the address people use. */
export async function listen(server: Server, host: string, first: number, last = first): Promise<string> {
  for (let port = first; port <= last; port++) {
    const fault = await tryPort(server, host, port);
    if (fault === undefined) return addressOf(server);
    if (fault.code !== 'EADDRINUSE')
      throw new InputError('bad_request', `cannot listen on ${host}: ${fault.code}`);
  }
  const ports = first === last ? `port ${first} is` : `ports ${first} to ${last} are`;
  throw new InputError('bad_request', `${ports} taken; choose another with --port`);
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException): void => resolve(error);
    server.once('error', onError);
    server.listen({ host, port }, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server does not listen on a port');
  const { address, family, port } = bound;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}
