import type { GameEntry } from '../../kernel/entry.ts';
import { InputError } from '../../kernel/error.ts';
import type { NetFile } from '../net/netFile.ts';
import { misfitOf, withNets } from './learnedHints.ts';

/** A place where a net of a game may be. */
export interface NetPlace {
  /** A path or an address. */
  readonly name: string;
  /** Nothing where there is no net; fails with an `InputError` where it is damaged. */
  readonly read: () => Promise<NetFile | undefined>;
}

/** What a host knows of the nets of a game. */
export interface NetSource {
  readonly places: readonly NetPlace[];
  /** What they look at; fetched where one of them was found. */
  readonly features: GameEntry['features'];
  /** Hears of a net that nobody goes by, and why. */
  readonly putAside: PutAside;
}

export type PutAside = (name: string, why: string) => void;

/**
 * The game with those of its nets that are whole and were trained for it as it is; where another was meant to judge, levels
 * go by the hints. Fails where a net cannot be got at, which may be otherwise later.
 */
export async function withFittingNets(entry: GameEntry, source: NetSource): Promise<GameEntry> {
  const { places, putAside } = source;
  const found = await Promise.all(places.map((place) => wholeNet(place, putAside)));
  const features = found.some((net) => net !== undefined) ? await source.features?.() : undefined;
  if (features === undefined) return entry;
  const nets = found.flatMap((net, at) => {
    const misfit = net && misfitOf(entry, features, net.header);
    if (misfit !== undefined) putAside(places[at]!.name, misfit);
    return net && misfit === undefined ? [net] : [];
  });
  return nets.length > 0 ? withNets(entry, features, nets) : entry;
}

async function wholeNet({ name, read }: NetPlace, putAside: PutAside): Promise<NetFile | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    putAside(name, error.message);
    return undefined;
  }
}
