import { type NetPlace, type PutAside, withFittingNets } from '../../../bots/learned/fittingNets.ts';
import { type NetFile, readNet } from '../../../bots/net/netFile.ts';
import type { GameEntry } from '../../../kernel/entry.ts';
import type { Features } from '../../../kernel/hints/features.ts';

/** The nets of the games, where the build has put them, and how to fetch what they look at. */
const ADDRESSES = import.meta.glob<string>('../../../games/*/hints/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});
const FEATURES = import.meta.glob<Features<object>>('../../../games/*/hints/features/index.ts', {
  import: 'features',
});

/** A page has no log but that of its browser. */
const toConsole: PutAside = (name, why) => console.warn(`${name} is put aside: ${why}`);

/** Tables that nets are fetched for. */
export type Tables = 'alone' | 'others' | 'all';

/**
 * The game with what its nets have learned for some tables, as it is where it has none; a net that is damaged or of another
 * version is left out. Fails where one cannot be fetched.
 */
export function withFetchedNets(
  entry: GameEntry,
  tables: Tables = 'all',
  putAside = toConsole,
): Promise<GameEntry> {
  const folder = `../../../games/${entry.game.id}/`;
  const addresses = Object.entries(ADDRESSES).filter(
    ([file]) => file.startsWith(`${folder}hints/nets/`) && isFor(tables, file),
  );
  const places = addresses.map(([, name]): NetPlace => ({ name, read: () => fetchNet(name) }));
  return withFittingNets(entry, {
    places,
    features: FEATURES[`${folder}hints/features/index.ts`],
    putAside,
  });
}

/** Whoever plays alone has no use for the nets of the others, nor they for theirs. */
function isFor(tables: Tables, file: string): boolean {
  return tables === 'all' || file.endsWith('/one.net') === (tables === 'alone');
}

/** A damaged net may lie in a cache, so whatever fails is tried past all of them. */
async function fetchNet(address: string): Promise<NetFile> {
  try {
    return await netAt(address, 'default');
  } catch {
    return netAt(address, 'reload');
  }
}

async function netAt(address: string, cache: RequestCache): Promise<NetFile> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return readNet(new Uint8Array(await response.arrayBuffer()));
}
