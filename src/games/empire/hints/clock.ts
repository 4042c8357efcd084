import { DISPLAY } from '../facts.ts';
import type { State } from '../state.ts';

/** How fast things run out, in a round of all players. */
const PACE = { tokens: 1.45, ancients: 1.35, surveys: 0.55, cards: 0.45, galaxy: 0.85, scored: 0.8 };

/** About how many rounds a match will still take, a round being a turn of every side. */
export function roundsLeft(state: State): number {
  const { players, ancients, pile, buried, decks, galaxy, trigger } = state;
  if (state.ending !== '') return 0;
  if (trigger !== '') return 0.5;
  const seats = players.length;
  const surveys = (pile.length + buried.length) / (DISPLAY[seats] as number);
  const [foe] = ancients;
  if (foe !== undefined) {
    let fewest = 7;
    for (const { rest } of decks) if (rest.length < fewest) fewest = rest.length;
    return Math.min(
      (players[0] as { supply: number }).supply / PACE.tokens,
      foe.supply / PACE.ancients,
      (surveys + 0.5) / PACE.surveys,
      (fewest + 1) / PACE.cards,
    );
  }
  let supply = 16;
  for (const player of players) if (player.supply < supply) supply = player.supply;
  return Math.min(supply / PACE.tokens, galaxy / (seats * PACE.galaxy + 1), (surveys + 0.5) / (seats * 0.16));
}
