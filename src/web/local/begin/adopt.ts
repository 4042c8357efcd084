import type { GameEntry } from '../../../kernel/entry.ts';
import type { Match } from '../../../kernel/match/match.ts';
import { type MatchRecord, replayAll } from '../../../kernel/match/record.ts';
import { versionFor } from '../../../kernel/versions.ts';
import { plainName, visibleName } from '../../../protocol/names.ts';
import type { Branch, Chair, Players } from '../../../protocol/table.ts';
import { firstRevision } from './firstRevision.ts';
import type { StoredConduct, StoredTable } from '../store/localStore.ts';

/** How tables come about. */
interface Adopting {
  readonly newId: () => string;
  readonly now: number;
  /** Whether there is a bot of that name. */
  readonly isBot: (name: string) => boolean;
}

/** The tables of a record that holds: that of its match, then those of its branches. */
export function adopted(
  newest: GameEntry,
  record: MatchRecord,
  players: readonly Players[],
  { newId, now, isBot }: Adopting,
): StoredTable[] {
  const entry = versionFor(newest, record.rulesVersion);
  const { match, branches } = replayAll(entry.game, record);
  const tableOf = (played: Match, number: number, more: { branch: Branch } | { conduct?: StoredConduct }) => {
    const chairs = chairsOf(played.seats, players[number] ?? players[0], isBot);
    const setup = { game: record.game, chairs, options: played.options };
    return firstRevision(entry, { id: newId(), match: played, setup, now, ...more });
  };
  const tables = [tableOf(match, 0, conductOf(record))];
  branches.forEach((played, i) => {
    const { from = 0, ply = 0, name = '' } = record.branches?.[i] ?? {};
    const of = tables[from]?.id ?? '';
    const branch = { of, ply, name: visibleName(name), made: now + i + 1 };
    tables.push(tableOf(played, i + 1, { branch }));
  });
  return tables;
}

function chairsOf(seats: number, players: Players | undefined, isBot: Adopting['isBot']): Chair[] {
  const { names = [], bots = [] } = players ?? {};
  return Array.from({ length: seats }, (_, seat) => {
    const bot = bots[seat];
    const player = bot !== undefined && isBot(bot) ? { bot } : 'person';
    return { name: plainName(names[seat], seat), player };
  });
}

/** A match that ended unfinished elsewhere does not go on here. */
function conductOf({ resigned, closed, places }: MatchRecord): { conduct?: StoredConduct } {
  if (resigned === undefined && closed === undefined) return {};
  return {
    conduct: {
      ...(resigned && { resigned }),
      ...(closed && { closed }),
      ...(places && { over: true }),
    },
  };
}
