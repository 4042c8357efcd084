import { card as empire } from './empire/card.tsx';
import { card as factions } from './factions/card.tsx';
import { card as sol } from './sol/card.tsx';
import { card as star } from './star/card.tsx';
import type { GameCard } from './view.ts';

/** The games of the table, in the order they are shown. */
export const GAME_CARDS: readonly GameCard[] = [sol, star, factions, empire];
