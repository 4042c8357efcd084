import { create } from 'zustand';
import { ONLINE_PROTOCOL } from '../../../protocol/online.ts';

/** What the place the pages come from can do. */
interface Server {
  /** Whether tables are played there; not known until it has answered. */
  readonly here: boolean | undefined;
  /** Whether it makes accounts. */
  readonly accounts: boolean;
}

export const useServer = create<Server>(() => ({ here: undefined, accounts: false }));

/** An address of the server, beside the pages. */
export const addressOf = (path: string): URL => new URL(path.replace(/^\//, ''), document.baseURI);

/** Asks whether somebody plays tables there. The build itself answers “nobody” where only files are served. */
export async function findServer(): Promise<void> {
  try {
    const answer = await fetch(addressOf('api/server'), { cache: 'no-store' });
    // what every server answers here, and the file of that name in a build
    const { protocol, accounts } = (await answer.json()) as { protocol: number; accounts: boolean };
    useServer.setState({ here: protocol === ONLINE_PROTOCOL, accounts });
  } catch {
    useServer.setState({ here: false });
  }
}
