import { type Region, regionOf } from '../../../../games/empire/board.ts';
import { ANCIENTS, type Event, type State, type Who } from '../../../../games/empire/state.ts';
import { type Drawn, follow, type Scene } from '../../../board/scene.ts';
import { distance, type Spot } from './geometry.ts';
import { type Group, groupsOf } from './slots.ts';
import type { UnitKind } from './spots.ts';

/** Units on the board, each following from the one it was in the position shown before. */

export interface Piece extends Drawn {
  readonly who: Who;
  readonly unit: UnitKind;
  readonly at: Region;
  readonly spot: Spot;
  /** Already moved in this Warlord turn. */
  readonly spent: boolean;
  readonly motion: 'none' | 'coming' | 'travelling' | 'jumping' | 'gone';
  /** Where it came from, and how many regions away that is. */
  readonly from: Spot;
  readonly steps: number;
}

export interface UnitScene extends Scene<Piece> {
  readonly state: State;
  /** Set out for fingers. */
  readonly close: boolean;
  readonly groups: readonly Group[];
}

/** Farther than this no ship flies: it went through a wormhole. */
const FARTHEST = 3;
/** Like ships lie over each other by this much. */
const PILED: Spot = { x: 6.5, y: -2 };

/** The scene of a position, following from an earlier one if there is one. */
export function sceneOf(
  before: UnitScene | undefined,
  state: State,
  happened: readonly Event[],
  close: boolean,
): UnitScene {
  const groups = groupsOf(state, close);
  const units = groups.flatMap((group) => unitsOf(state, group));
  const origins = originsOf(happened);
  const quiet = before === undefined || before.state === state;
  const scene = follow<Unit, Piece>(before, units, {
    same: (was, { who, unit }) => was.who === who && was.unit === unit,
    near: (was, unit) => farFrom(was, unit, origins),
    arrive(unit, id, was) {
      const steps = was ? distance(was.at, unit.at) : 0;
      const motion = was ? arrival(unit.who, steps) : quiet ? 'none' : 'coming';
      return { ...unit, id, motion, from: was?.spot ?? unit.spot, steps };
    },
    leave: (was) => ({ ...was, motion: 'gone' }),
  });
  return { state, close, groups, ...scene };
}

/** A unit was in the same region, or where events say, or else nearby; colonies do not travel. */
function farFrom(was: Piece, { at, unit }: Unit, origins: ReadonlyMap<Region, Region>): number {
  if (was.at === at) return -2;
  if (was.at === origins.get(at)) return -1;
  return unit === 'colony' ? Infinity : distance(was.at, at);
}

function arrival(who: Who, steps: number): Piece['motion'] {
  if (steps === 0) return 'none';
  return steps > FARTHEST && who !== ANCIENTS ? 'jumping' : 'travelling';
}

type Unit = Pick<Piece, 'who' | 'unit' | 'at' | 'spot' | 'spent'>;

/** The units of a group, those that can still move on top. */
function unitsOf(state: State, { region, who, unit, count, spot }: Group): readonly Unit[] {
  const spent = movedShips(state, region, who, unit);
  return Array.from({ length: count }, (_, i) => ({
    who,
    unit,
    at: region,
    spot: {
      x: spot.x + (i - (count - 1) / 2) * PILED.x,
      y: spot.y + (i - (count - 1) / 2) * PILED.y,
    },
    spent: i < spent,
  }));
}

const KINDS: readonly UnitKind[] = ['fighter', 'cruiser', 'dreadnought'];

/** How many ships of a group have moved, while their Warlord turn lasts. */
function movedShips(state: State, region: Region, who: Who, unit: UnitKind): number {
  const isTheirTurn = state.stack.some((step) => 'seat' in step && step.seat === who && isOrders(step.step));
  if (!isTheirTurn) return 0;
  const ships = state.players[who]?.ships ?? [];
  return ships.filter(({ at, kind, moved }) => moved && at === region && KINDS[kind] === unit).length;
}

const isOrders = (step: string): boolean => step === 'orders' || step === 'order';

/** Where units came from, by where they are. */
function originsOf(happened: readonly Event[]): ReadonlyMap<Region, Region> {
  const origins = new Map<Region, Region>();
  for (const event of happened) {
    if (event.type !== 'flew' && event.type !== 'displaced') continue;
    const { from, to } = event;
    // Ships from staging have no region to come from.
    if (/^[A-G]\d$/.test(from) && from !== to) origins.set(regionOf(to), regionOf(from));
  }
  return origins;
}
