import type { Seat } from '../../../kernel/game.ts';
import { EXOPLANET } from '../facts.ts';
import { grantBoon, isFeasible } from './effects.ts';
import type { Events, StepOf, MoveOf, State } from '../state.ts';
import { playerOf } from '../verbs.ts';

/** Galactic Mapping (14.3): one effect of each explored exoplanet, in any order. */

type Mapping = StepOf<'map'>;

export function startMapping(state: State, seat: Seat): void {
  const explored = playerOf(state, seat).exoplanets.filter((exoplanet) => exoplanet.explored);
  state.stack.push({ step: 'map', seat, cards: explored.map(({ card }) => card) });
}

export function mapMoves(state: State, { seat, cards }: Mapping): MoveOf<'map' | 'done'>[] {
  const moves: MoveOf<'map' | 'done'>[] = [];
  const owned = new Set(playerOf(state, seat).exoplanets.map(({ card }) => card));
  for (const card of cards.filter((left) => owned.has(left))) {
    for (const effect of EXOPLANET[card].effects) {
      if (isFeasible(state, seat, effect.do)) moves.push({ type: 'map', card, choice: effect.key });
    }
  }
  moves.push({ type: 'done' });
  return moves;
}

export function answerMap(
  state: State,
  { seat, cards }: Mapping,
  move: MoveOf<'map' | 'done'>,
  events: Events,
): void {
  state.stack.pop();
  if (move.type !== 'map') return;
  const left = cards.filter((card) => card !== move.card);
  if (left.length > 0) state.stack.push({ step: 'map', seat, cards: left });
  grantBoon(state, seat, move.card, move.choice, events);
}
