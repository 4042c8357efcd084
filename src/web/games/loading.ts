import { use } from 'react';
import { GAME_CARDS } from './index.ts';
import type { AidOf } from './aid.ts';
import type { AnyView, GameCard, GuidedGame, LoadedGame } from './view.ts';

const games = new Map<string, Promise<LoadedGame>>();
const lessons = new Map<string, Promise<readonly GuidedGame[]>>();
const rules = new Map<string, Promise<string>>();
const aids = new Map<string, Promise<AidOf>>();

export const cardOf = (id: string): GameCard | undefined => GAME_CARDS.find((card) => card.id === id);

/** Loads something of a game once; a load that failed, as without a network, is tried again when asked again. */
function once<T>(known: Map<string, Promise<T>>, id: string, load: () => Promise<T>): Promise<T> {
  const loading = known.get(id) ?? load();
  known.set(id, loading);
  loading.catch(() => known.delete(id));
  return loading;
}

export const loadGame = (card: GameCard): Promise<LoadedGame> => once(games, card.id, () => card.load());

/** The game of a card; suspends until it is there. */
export const useLoadedGame = (card: GameCard): LoadedGame => use(loadGame(card));

/** The guided games of a game in their order. */
export const loadLessons = (card: GameCard): Promise<readonly GuidedGame[]> =>
  once(lessons, card.id, async () => (await card.lessons?.()) ?? []);

/** A guided game by its id, if there is one; suspends until it is there. */
export const useGuided = (card: GameCard, id: string | undefined): GuidedGame | undefined =>
  id === undefined ? undefined : use(loadLessons(card)).find((one) => one.id === id);

/** The rules of a game; suspends until they are there. */
export const useRules = (card: GameCard): string => use(once(rules, card.id, () => card.rules()));

/** The player aid of a game; suspends until it is there. */
export const useAidOf = ({ id, aid }: AnyView): AidOf | undefined =>
  aid === undefined ? undefined : use(once(aids, id, aid));
