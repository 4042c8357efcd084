import { CARDS } from '../../../../games/sol/cards/cards.ts';
import {
  BASE_POWER,
  FLARES,
  STATIONS_EACH,
  GATES,
  type StationName,
  SUNDIVERS,
  UNSAFE_ENERGY,
} from '../../../../games/sol/facts.ts';
import { threshold } from '../../../../games/sol/scoring.ts';
import type { Player, State } from '../../../../games/sol/state.ts';
import { cardWords, effectWord as title, suitOf } from '../../../../games/sol/texts/words.ts';
import { playerOf, power } from '../../../../games/sol/verbs.ts';
import { count } from '../../../../kernel/defaults/words.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { cardsLeft, flareChance, percent } from './odds.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What the figures beside the board mean. */

export function momentumTip(state: State, seat: Seat): string {
  const needed = threshold(state);
  const goal =
    needed === undefined
      ? `The most wins when flare ${FLARES} comes; ${count(FLARES - state.flares, 'flare')} left.`
      : `${needed} are needed when flare ${FLARES} comes.`;
  return `Momentum: ${playerOf(state, seat).momentum}. ${goal}`;
}

export function energyTip(energy: number): string {
  const danger =
    energy >= UNSAFE_ENERGY
      ? 'This would lose half at a flare.'
      : `At a flare ${UNSAFE_ENERGY} or more lose half.`;
  return `Energy: ${energy}. Foundries and towers take it. ${danger}`;
}

export function holdTip(hold: number): string {
  return `Hold: ${count(hold, 'sundiver')} aboard the mothership, ready to launch.`;
}

export function powerTip(state: State, seat: Seat): string {
  return `Power: ${power(state, seat)}. So many points has a Move: ${BASE_POWER}, and 1 for each layer with a station of this player.`;
}

export function cardTip(state: State, { card }: Player): string {
  if (card < 0) return 'No card held. Of the cards drawn in a turn one may be kept.';
  const effect = state.effects[card];
  const suit = cardWords(state, suitOf(card));
  return effect ? `Holds ${title(effect)}. ${CARDS[effect].text}` : `Holds ${suit}.`;
}

const MADE_BY: Readonly<Record<StationName | 'gate', string>> = {
  gate: 'two sundivers in a line inward',
  node: 'two sundivers with one space between',
  foundry: 'two sundivers side by side',
  tower: 'three sundivers in a line inward',
};

/** `2 towers of 3 left to build, from three sundivers in a line inward.` */
export function buildTip(left: number, piece: StationName | 'gate'): string {
  const all = piece === 'gate' ? GATES : STATIONS_EACH;
  return `${count(left, piece)} of ${all} left to build, from ${MADE_BY[piece]}.`;
}

export function bayTip({ hold, flying, reserve, spent }: Readonly<Record<Whereabouts, number>>): string {
  const gone = spent === 0 ? '' : `, ${spent} gone for good`;
  return `${SUNDIVERS} sundivers: ${hold} in the hold, ${flying} on the board, ${reserve} in reserve for foundries${gone}.`;
}

export function spiralTip({ flares }: State): string {
  return `${flares} of ${FLARES} flares have come. The last one ends the match.`;
}

export function deckTip(state: State): string {
  return `${count(cardsLeft(state), 'card')} in the deck. The next one is a flare by ${percent(flareChance(state, 1))}, one of the next three by ${percent(flareChance(state, 3))}.`;
}

export function pointsTip(points: number, total: number): string {
  return `${points} of ${count(total, 'movement point')} left. Every step costs 1.`;
}
