import type { Seat } from '../../../kernel/game.ts';
import type { Wish } from '../../../kernel/why.ts';
import type { Hex } from '../board.ts';
import { FACTIONS, type FactionId, KITS, type KitType, SHIPS, type ShipType } from '../facts.ts';
import type { State } from '../state.ts';
import { DECK, DISCARDS, fleetThing, GOAL, hexNamed, playerThing, printThing } from './things.ts';

/** What a wish is about, each thing by what it is. */
export interface Aim {
  readonly act: string | undefined;
  /** Hexes in their order; a ship of a fleet stands for the hex it is on. */
  readonly hexes: readonly Hex[];
  /** A type of ship that is named or shown by a blueprint. */
  readonly ship?: ShipType;
  readonly kit?: KitType;
  readonly faction?: FactionId;
  /** A type of which somebody has no ship on the mat. */
  readonly absent?: { readonly type: ShipType; readonly owner: Seat };
  /** So many Weapons or so much Metal. */
  readonly amount?: number;
  readonly player?: Seat;
  readonly pile?: typeof DECK | typeof DISCARDS | typeof GOAL;
}

/** A wish whose act may have words of its own, such as `build scout`, as one whose things they are. */
export function spelled(wish: Wish): Wish {
  const { act, things } = wish;
  if (act === undefined || !act.includes(' ')) return wish;
  const [kind = '', ...words] = act.split(' ');
  return { act: kind, things: [...words, ...things] };
}

export function aimOf(state: State, wish: Wish): Aim {
  const { act, things } = spelled(wish);
  const hexes: Hex[] = [];
  let parts: Part = {};
  for (const thing of things) {
    const part = partOf(state, thing);
    if (typeof part === 'number') hexes.push(part);
    else parts = { ...parts, ...part };
  }
  return { act, hexes, ...parts };
}

type Part = Omit<Aim, 'act' | 'hexes'>;

/** What a single thing is: a hex, or something else. */
function partOf(state: State, thing: string): Hex | Part {
  const hex = hexNamed(thing);
  if (hex !== undefined) return hex;
  const ship = SHIPS.find((type) => type === thing || printThing(type) === thing);
  if (ship !== undefined) return { ship };
  const kit = KITS.find((type) => type === thing || printThing(type) === thing);
  if (kit !== undefined) return { kit };
  const faction = FACTIONS.find((id) => id === thing);
  if (faction !== undefined) return { faction };
  const pile = ([DECK, DISCARDS, GOAL] as const).find((name) => name === thing);
  if (pile !== undefined) return { pile };
  return fleetOf(state, thing) ?? playerNamed(state, thing) ?? { amount: Number(thing) };
}

function fleetOf({ players }: State, thing: string): Hex | Part | undefined {
  for (const [owner, { ships }] of players.entries()) {
    const type = SHIPS.find((one) => fleetThing(one, owner) === thing);
    if (type === undefined) continue;
    return ships.find((ship) => ship.type === type)?.at ?? { absent: { type, owner } };
  }
  return undefined;
}

function playerNamed({ players }: State, thing: string): Part | undefined {
  const player = players.findIndex((_, seat) => playerThing(seat) === thing);
  return player < 0 ? undefined : { player };
}
