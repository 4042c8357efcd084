import { defineGame } from '../../src/kernel/defineGame.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import type { GameEvent, Move, Seat } from '../../src/kernel/game.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { ranked } from '../../src/kernel/outcome.ts';
import { type Rng, shuffled } from '../../src/kernel/match/rng.ts';

/** A race of dice that is fair to all seats and factions but for what its options plant, quick enough for many matches. */

const ROUNDS = 5;
const FACTIONS = ['Red', 'Green', 'Blue'];
const CARDS = ['Lens', 'Anvil', 'Harp'];

interface State {
  readonly options: { readonly edge: number; readonly gift: number; readonly paint: boolean };
  turn: number;
  readonly players: { readonly faction: string; points: number }[];
}

interface Choice extends Move {
  readonly card: string;
}

type Event =
  | (GameEvent & { readonly type: 'bought'; readonly seat: Seat; readonly card: string })
  | (GameEvent & { readonly type: 'rolled'; readonly seat: Seat; readonly eyes: number });

const isOver = ({ turn, players }: State): boolean => turn >= ROUNDS * players.length;

export const fair = defineGame({
  id: 'fair',
  title: 'Fair Dice',
  seats: { min: 2, max: 3 },
  open: true,
  options: {
    edge: { kind: 'count', title: 'Edge', help: 'Points for the first seat.', min: 0, max: 9, default: 0 },
    gift: { kind: 'count', title: 'Gift', help: 'Points for Red.', min: 0, max: 9, default: 0 },
    paint: { kind: 'flag', title: 'Paint', help: 'Other dice, as good as the first.', default: false },
  },
  setup(seats: number, options, rng: Rng): State {
    if (options.paint) rng.int(6);
    const factions = shuffled(rng, FACTIONS);
    const players = Array.from({ length: seats }, (_, seat) => {
      const faction = itemAt(factions, seat);
      const points = (seat === 0 ? options.edge : 0) + (faction === 'Red' ? options.gift : 0);
      return { faction, points };
    });
    return { options, turn: 0, players };
  },
  actors: (state: State) => (isOver(state) ? [] : [state.turn % state.players.length]),
  legalMoves: (): Choice[] => CARDS.map((card) => ({ type: 'buy', card })),
  apply(state: State, seat: Seat, { card }: Choice, rng: Rng, events?: Event[]) {
    const eyes = (state.options.paint ? [rng.int(6), rng.int(6)][1]! : rng.int(6)) + 1;
    events?.push({ type: 'bought', seat, card }, { type: 'rolled', seat, eyes });
    itemAt(state.players, seat).points += eyes;
    state.turn++;
  },
  outcome: (state: State) => (isOver(state) ? ranked(state.players.map(({ points }) => points)) : undefined),
  hints: {
    turn: ({ turn }: State) => turn,
    chances: ({ players }: State) => {
      const weights = players.map(({ points }) => Math.exp(points / 5));
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / all);
    },
  },
  texts: { event: () => undefined },
  report: ({ players }: State) => ({
    match: {
      ending: players.some(({ points }) => points > 20) ? 'rich' : 'poor',
      eyes: players.reduce((sum, { points }) => sum + points, 0),
    },
    seats: players.map(({ faction }) => ({ faction })),
  }),
  taken: (event: Event) =>
    event.type === 'bought' ? { seat: event.seat, kind: 'card', name: event.card } : undefined,
});

export const GAMES: readonly GameEntry[] = [fair];
