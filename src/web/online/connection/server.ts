import { create } from 'zustand';
import { ONLINE_PROTOCOL } from '../../../protocol/online.ts';

/** What the server of these pages offers. */
interface Server {
  /** Whether it plays tables; unknown until it has answered. */
  readonly available: boolean | undefined;
  /** Whether people can sign up. */
  readonly accounts: boolean;
  /** Whether it analyses matches that have ended. */
  readonly analysis: boolean;
}

export const useServer = create<Server>(() => ({
  available: undefined,
  accounts: false,
  analysis: false,
}));

/** An address of the server, beside the pages. */
export const addressOf = (path: string): URL => new URL(path.replace(/^\//, ''), document.baseURI);

interface ServerAnswer {
  readonly protocol: number;
  readonly accounts: boolean;
  /** Missing in a server of before. */
  readonly analysis?: boolean;
}

/** Asks whether the server plays tables. A file in the build answers no where only files are served. */
export async function findServer(): Promise<void> {
  try {
    const answer = await fetch(addressOf('api/server'), { cache: 'no-store' });
    // what every server answers here, and the file of that name in a build
    const { protocol, accounts, analysis = false } = (await answer.json()) as ServerAnswer;
    useServer.setState({ available: protocol === ONLINE_PROTOCOL, accounts, analysis });
  } catch {
    useServer.setState({ available: false });
  }
}
