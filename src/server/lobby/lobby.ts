import type { LobbyPage } from '../../protocol/online.ts';
import { folded, type LobbyPlace, type SearchedWord } from '../store/lobby/listing.ts';
import type { Services } from '../rooms/services.ts';
import { summaryOf } from './summary.ts';

/** The public tables of a server, a page at a time. */

const PAGE = 30;
const MAX_WORDS = 8;

const DAY = 24 * 60 * 60 * 1000;

/** How long a table at which nothing happens stays in the lobby. */
const LOBBY_MS = { gathering: DAY, playing: 7 * DAY, over: 7 * DAY };

/** What somebody looks for in the lobby. */
export interface LobbyQuery {
  readonly game?: string;
  readonly stage?: keyof typeof LOBBY_MS;
  readonly search?: string;
  readonly free?: 'true' | 'false';
  /** The `next` of the page before. */
  readonly after?: string;
}

export async function lobbyPageOf(services: Services, query: LobbyQuery): Promise<LobbyPage> {
  const { game, stage = 'gathering', search = '', free, after } = query;
  const found = await services.store.listed({
    stages: [stage],
    since: services.now() - LOBBY_MS[stage],
    free: free === 'true',
    words: wordsOf(services, search),
    limit: PAGE + 1,
    ...(game !== undefined && { game }),
    ...(after !== undefined && { after: placeFrom(after) }),
  });
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  return {
    tables: page.map(({ record }) => summaryOf(record)),
    ...(found.length > PAGE && last && { next: placeText(last.place) }),
  };
}

function wordsOf({ games }: Services, search: string): SearchedWord[] {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.slice(0, MAX_WORDS).map((text) => ({
    text,
    games: games.filter(({ game }) => folded(game.title).includes(text)).map(({ game }) => game.id),
  }));
}

function placeText({ round, touched, id }: LobbyPlace): string {
  return `${round}.${touched}.${id}`;
}

/** The form of the text is known to be right. */
function placeFrom(text: string): LobbyPlace {
  const [round, touched, id = ''] = text.split('.');
  return { round: Number(round), touched: Number(touched), id };
}
