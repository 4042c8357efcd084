import { clone } from '../../../kernel/data/plain.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Lack } from '../../../kernel/why.ts';
import { around, cellOf, QUADRANT, SECTORS, type Sector } from '../board.ts';
import { PLANETS } from '../facts.ts';
import type { Player, State } from '../state.ts';
import { bit, playerOf } from '../verbs.ts';
import { planetThing } from './things.ts';

/** An explorer without anything special. */
const PLAIN_EXPLORER = 've09';

/** A copy in which just what was lacking is there, from wherever it may come. */
export function supplied(state: State, seat: Seat, lack: Lack): State | undefined {
  const copy = clone(state);
  return give(copy, playerOf(copy, seat), seat, lack) ? copy : undefined;
}

/** Whether what was lacking is something that can be given. */
function give(state: State, player: Player, seat: Seat, { of, by, at = '' }: Lack): boolean {
  switch (of) {
    case 'energy':
      player.energy += by;
      return true;
    case 'resources':
      player.resources += by;
      return true;
    case 'room':
      player.energy -= by;
      return true;
    case 'explorer':
      player.explorers = [...player.explorers, { card: PLAIN_EXPLORER, known: bit(seat) }];
      return true;
    case 'tile':
      state.tiles = [...state.tiles, { at: cellOf(at), value: 0, known: 0 }];
      return true;
    case 'offers':
      state.turn.offers -= by;
      return true;
    case 'distance':
      player.ships = player.ships.with(0, sectorFor(state, at));
      return true;
    default:
      return false;
  }
}

/** A sector beside a planet, or from which a tile can be mined. */
function sectorFor({ planets }: State, at: string): Sector {
  const planet = PLANETS.findIndex((name) => planetThing(name) === at);
  const orbit = planets[planet];
  if (orbit !== undefined) return around(orbit)[0]!;
  return cellOf(at) < SECTORS ? cellOf(at) : QUADRANT.indexOf(cellOf(at));
}
