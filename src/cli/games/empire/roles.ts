import { SECTOR_IDS, SECTOR_NAMES } from '../../../games/empire/board.ts';
import { ROLE_CARD, ROLE_NAMES, ROLES } from '../../../games/empire/facts.ts';
import { cardsLeft } from '../../../games/empire/cards/piles.ts';
import type { Deck, State } from '../../../games/empire/state.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { count } from '../../../kernel/defaults/words.ts';
import { DIM, GOLD, PLAIN } from '../../ink.ts';
import { flowed, type Line } from '../../lines.ts';

/** The ring of roles with the Monolith and the credits that lie on it, and the decks of cards. */
export function roleLines(state: State, width: number, lit: ReadonlySet<string>): Line[] {
  const [first, ...others] = ROLES.map((role, at) => roleSign(state, at, lit.has(role)));
  return [
    ...flowed([`roles: ${first}`, ...others], width, 0, GOLD),
    ...deckLines(state, width, lit),
    ...flowed(
      SECTOR_IDS.map((id, sector) => `${id} ${SECTOR_NAMES[sector]}`),
      width,
      0,
      DIM,
    ),
  ];
}

/** `◆Steward`, `Merchant 2 credits`. */
function roleSign({ monolith, lying }: State, role: number, legal: boolean): string {
  const credits = itemAt(lying, role);
  const marks = `${legal ? '+' : ''}${monolith === role ? '◆' : ''}`;
  return `${marks}${ROLE_NAMES[role]}${credits === 0 ? '' : ` ${count(credits, 'credit')}`}`;
}

/** How many cards each deck has and the sector on the back of the next one. */
function deckLines({ decks }: State, width: number, lit: ReadonlySet<string>): Line[] {
  if (decks.every((deck) => cardsLeft(deck) === 0)) return [];
  const [first, ...others] = decks.map((deck, role) => deckSign(deck, role, lit.has(`${ROLES[role]} deck`)));
  return flowed([`decks: ${first}`, ...others], width, 0, PLAIN);
}

function deckSign(deck: Deck, role: number, legal: boolean): string {
  const back = ROLE_CARD[deck.top];
  return `${legal ? '+' : ''}${ROLE_NAMES[role]} ${cardsLeft(deck)}${back === undefined ? '' : ` ${back.sector}`}`;
}
