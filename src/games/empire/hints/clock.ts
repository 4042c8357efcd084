import { DISPLAY } from '../facts.ts';
import type { State } from '../state.ts';
import type { Weights } from './weights.ts';

/** About how many rounds a match will still take, a round being a turn of every side. */
export function roundsLeft(state: State, { pace }: Weights): number {
  const { players, ancients, pile, buried, decks, galaxy, trigger } = state;
  if (state.ending !== '') return 0;
  if (trigger !== '') return pace.last;
  const seats = players.length;
  const surveys = (pile.length + buried.length) / DISPLAY[seats]!;
  const [foe] = ancients;
  if (foe !== undefined) {
    let fewest = 7;
    for (const { rest } of decks) if (rest.length < fewest) fewest = rest.length;
    return Math.min(
      players[0]!.supply / pace.tokens,
      foe.supply / pace.ancients,
      (surveys + pace.last) / pace.surveys,
      (fewest + 1) / pace.cards,
    );
  }
  let supply = 16;
  for (const player of players) if (player.supply < supply) supply = player.supply;
  return Math.min(
    supply / pace.tokens,
    galaxy / (seats * pace.galaxy + 1),
    (surveys + pace.last) / (seats * pace.surveysEach),
  );
}

/** How much of their worth things have that need time to be used. */
export function usefulness(rounds: number, { useful }: Weights): number {
  return Math.min(1, rounds / useful);
}
