import { idOf } from '../../kernel/listing.ts';
import { card as empire } from './empire/card.tsx';
import { card as factions } from './factions/card.tsx';
import { GAMES } from './list.ts';
import { plainCard } from './plain/card.tsx';
import { card as sol } from './sol/card.tsx';
import { card as star } from './star/card.tsx';
import type { GameCard } from './view.ts';

/** The cards of games that bring one. */
const CARDS: Readonly<Record<string, GameCard>> = { sol, star, factions, empire };

/** The games of the table, in the order they are shown; one that stands on the list as it is needs no card. */
export const GAME_CARDS: readonly GameCard[] = GAMES.flatMap(
  (listed) => CARDS[idOf(listed)] ?? ('game' in listed ? plainCard(listed) : []),
);
