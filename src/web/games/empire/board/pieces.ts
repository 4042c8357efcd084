import { type Region, regionOf } from '../../../../games/empire/board.ts';
import { ANCIENTS, type Event, type State, type Who } from '../../../../games/empire/state.ts';
import { distance, type Spot } from './geometry.ts';
import { type Group, groupsOf } from './slots.ts';
import type { UnitKind } from './spots.ts';

/** Units on the board as things that stay the same from one position to the next, so that they travel. */

export interface Piece {
  readonly id: number;
  readonly who: Who;
  readonly unit: UnitKind;
  readonly at: Region;
  readonly spot: Spot;
  /** Already moved in this Warlord turn. */
  readonly spent: boolean;
  /** How it came here; one that is gone is dropped with the next scene. */
  readonly motion: 'none' | 'coming' | 'travelling' | 'jumping' | 'gone';
  /** Where it came from, and how many regions away that is. */
  readonly from: Spot;
  readonly steps: number;
}

export interface Scene {
  readonly state: State;
  /** Set out for fingers. */
  readonly close: boolean;
  readonly groups: readonly Group[];
  readonly pieces: readonly Piece[];
  readonly lastId: number;
}

/** Farther than this no ship flies: it went through a wormhole. */
const FARTHEST = 3;
/** Like ships lie over each other by this much. */
const PILED: Spot = { x: 6.5, y: -2 };

/** The scene of a position, following from an earlier one if there is one. */
export function follow(
  before: Scene | undefined,
  state: State,
  happened: readonly Event[],
  close: boolean,
): Scene {
  const groups = groupsOf(state, close);
  const present = before?.pieces.filter(({ motion }) => motion !== 'gone') ?? [];
  const wanted = groups.flatMap((group) => unitsOf(state, group));
  const was = matched(wanted, present, originsOf(happened));
  const quiet = before === undefined || before.state === state;
  let lastId = before?.lastId ?? 0;
  const pieces = wanted.map((unit, i): Piece => {
    const known = was[i];
    const steps = known ? distance(known.at, unit.at) : 0;
    return {
      ...unit,
      id: known?.id ?? ++lastId,
      motion: known ? arrival(unit.who, steps) : quiet ? 'none' : 'coming',
      from: known?.spot ?? unit.spot,
      steps,
    };
  });
  const kept = new Set(was);
  for (const piece of present) if (!kept.has(piece)) pieces.push({ ...piece, motion: 'gone' });
  return { state, close, groups, pieces: pieces.sort((a, b) => a.id - b.id), lastId };
}

function arrival(who: Who, steps: number): Piece['motion'] {
  if (steps === 0) return 'none';
  return steps > FARTHEST && who !== ANCIENTS ? 'jumping' : 'travelling';
}

type Unit = Pick<Piece, 'who' | 'unit' | 'at' | 'spot' | 'spent'>;

/** The units of a group, those that can still move on top. */
function unitsOf(state: State, { region, who, unit, count, spot }: Group): readonly Unit[] {
  const spent = spentIn(state, region, who, unit);
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
function spentIn(state: State, region: Region, who: Who, unit: UnitKind): number {
  const orders = state.stack.some((frame) => 'seat' in frame && frame.seat === who && isOrders(frame.step));
  if (!orders) return 0;
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

/** Each unit with the piece it was: at the same region, where events say, or else the nearest of its kind left over. */
function matched(
  units: readonly Unit[],
  present: readonly Piece[],
  origins: ReadonlyMap<Region, Region>,
): readonly (Piece | undefined)[] {
  const matches = new Array<Piece | undefined>(units.length).fill(undefined);
  const free = new Set(present);
  const assign = (find: (kin: readonly Piece[], unit: Unit) => Piece | undefined): void => {
    units.forEach((unit, i) => {
      if (matches[i] !== undefined) return;
      const kin = [...free].filter((piece) => piece.who === unit.who && piece.unit === unit.unit);
      const piece = find(kin, unit);
      matches[i] = piece;
      if (piece) free.delete(piece);
    });
  };
  assign((kin, { at }) => kin.find((piece) => piece.at === at));
  assign((kin, { at }) => kin.find((piece) => piece.at === origins.get(at)));
  // Tokens do not travel.
  assign((kin, { at, unit }) =>
    unit === 'colony' ? undefined : kin.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0],
  );
  return matches;
}
