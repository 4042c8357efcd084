import { use } from 'react';
import { GAME_CARDS } from './index.ts';
import type { GameCard, LoadedGame } from './view.ts';

const loading = new Map<string, Promise<LoadedGame>>();

export const cardOf = (id: string): GameCard | undefined => GAME_CARDS.find((card) => card.id === id);

/** Loads the module of a game once; a load that failed, as without a network, is tried again when asked again. */
export function loadGame(card: GameCard): Promise<LoadedGame> {
  const known = loading.get(card.id);
  if (known !== undefined) return known;
  const loaded = card.load();
  loading.set(card.id, loaded);
  loaded.catch(() => loading.delete(card.id));
  return loaded;
}

/** The game of a card; suspends until it is there. */
export const useLoadedGame = (card: GameCard): LoadedGame => use(loadGame(card));
