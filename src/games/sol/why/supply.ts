import type { Seat } from '../../../kernel/game.ts';
import { clone } from '../../../kernel/data/plain.ts';
import type { Lack } from '../../../kernel/why.ts';
import { spaceOf } from '../board.ts';
import { STATIONS } from '../facts.ts';
import type { State } from '../state.ts';
import { addDivers, playerOf, plus } from '../verbs.ts';
import { segmentNamed } from './things.ts';

type Supply = (state: State, seat: Seat, by: number, at: string) => void;

/** A copy in which just what was lacking is there, from wherever it may come. */
export function supplied(state: State, seat: Seat, { of, by, at = '' }: Lack): State | undefined {
  const supply = SUPPLIES[of];
  if (supply === undefined) return undefined;
  const copy = clone(state);
  supply(copy, seat, by, at);
  return copy;
}

const SUPPLIES: Readonly<Record<string, Supply | undefined>> = {
  energy: (state, seat, by) => {
    playerOf(state, seat).energy += by;
  },
  points: ({ turn }, _, by) => {
    turn.points += by;
  },
  /** Sundivers on a space, in the hold and in the reserve. */
  sundiver: (state, seat, by, at) => addDivers(playerOf(state, seat), spaceOf(at), by),
  hold: (state, seat, by) => {
    playerOf(state, seat).hold += by;
  },
  reserve: (state, seat, by) => {
    playerOf(state, seat).reserve += by;
  },
  room: (state, seat, by, at) => addDivers(playerOf(state, seat), spaceOf(at), -by),
  /** A gate on a segment, and gates and stations in the reserve. */
  gate: (state, seat, _, at) => {
    state.gates = state.gates.with(segmentNamed(state, at), 1 + seat);
  },
  gates: (state, seat, by) => {
    playerOf(state, seat).gates += by;
  },
  node: station('node'),
  foundry: station('foundry'),
  tower: station('tower'),
  card: (state, seat, _, at) => {
    playerOf(state, seat).card = state.effects.findIndex((effect) => effect === at);
  },
};

function station(name: (typeof STATIONS)[number]): Supply {
  const type = STATIONS.indexOf(name);
  return (state, seat, by) => {
    const player = playerOf(state, seat);
    player.stations = plus(player.stations, type, by);
  };
}
