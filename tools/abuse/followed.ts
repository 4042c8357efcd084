import type { MatchDelta } from '../../src/protocol/online.ts';
import type { Tab } from './guest.ts';

/** What somebody knows of a match. */
export interface Followed {
  /** The number of the last entry, and how many moves there are. */
  readonly seq: number;
  readonly ply: number;
  /** What was told last. */
  readonly match: MatchDelta | undefined;
}

/** Follows what a connection hears of a match from now on; `told` is called with all that is new. */
export function follow(
  tab: Tab,
  table: string,
  told: (match: MatchDelta) => void = () => undefined,
): Followed {
  const known: { seq: number; ply: number; match: MatchDelta | undefined } = {
    seq: 0,
    ply: 0,
    match: undefined,
  };
  tab.heard = (message) => {
    if (!('frame' in message) || message.table !== table) return;
    const { seq, match } = message.frame;
    known.seq = seq;
    if (typeof match !== 'object') return;
    [known.match, known.ply] = [match, match.ply];
    told(match);
  };
  return known;
}
