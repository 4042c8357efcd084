import { create } from 'zustand';
import { ONLINE_PROTOCOL } from '../../../protocol/online.ts';

/** What the server of these pages offers. */
interface Server {
  /** Whether it plays tables; unknown until it has answered. */
  readonly available: boolean | undefined;
  /** Whether people can sign up. */
  readonly accounts: boolean;
}

export const useServer = create<Server>(() => ({ available: undefined, accounts: false }));

/** An address of the server, beside the pages. */
export const addressOf = (path: string): URL => new URL(path.replace(/^\//, ''), document.baseURI);

/** Asks whether the server plays tables. A file in the build answers no where only files are served. */
export async function findServer(): Promise<void> {
  try {
    const answer = await fetch(addressOf('api/server'), { cache: 'no-store' });
    // what every server answers here, and the file of that name in a build
    const { protocol, accounts } = (await answer.json()) as { protocol: number; accounts: boolean };
    useServer.setState({ available: protocol === ONLINE_PROTOCOL, accounts });
  } catch {
    useServer.setState({ available: false });
  }
}
