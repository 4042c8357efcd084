import type { GameEntry } from '../../../kernel/entry.ts';
import type { Match } from '../../../kernel/match/match.ts';
import { moveText } from '../../../kernel/text.ts';
import type { Branch, TableSetup } from '../../../protocol/table.ts';
import { screenOf, storedDeed } from '../store/deeds.ts';
import type { StoredConduct, StoredTable } from '../store/localStore.ts';
import { summaryOf } from '../table.ts';

/** What a table begins with. */
interface Beginning {
  readonly id: string;
  readonly match: Match;
  readonly setup: TableSetup;
  readonly now: number;
  readonly branch?: Branch;
  readonly conduct?: StoredConduct;
}

/** A table as it is first stored, with the moves of a match so far. What a branch shares with another stands for ever. */
export function firstRevision(entry: GameEntry, begun: Beginning): StoredTable {
  const { id, match, setup, now, branch, conduct } = begun;
  const shared = branch?.ply ?? 0;
  const played = {
    id,
    revision: 1,
    rulesVersion: entry.game.rulesVersion,
    setup,
    ...(branch && { branch }),
    ...(conduct && { conduct }),
    options: match.options,
    seed: match.seed,
    ...(match.pastLuck && { pastLuck: match.pastLuck }),
    deeds: match.plies.map(({ seat, move }, i) => ({
      ...{ seat, text: moveText(move) },
      ...(i < shared && { final: true }),
    })),
    ...{ ply: 0, points: [], actors: [], outcome: undefined },
    touched: now,
  };
  const { ledger } = screenOf(entry, played);
  const deeds = ledger.moves.slice().map(({ deed }) => storedDeed(deed));
  return { ...played, ...summaryOf(ledger), deeds };
}
