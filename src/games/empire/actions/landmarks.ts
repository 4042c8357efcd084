import type { Seat } from '../../../kernel/game.ts';
import { type Region, REGIONS, SECTOR } from '../board.ts';
import { type Amounts, isWormhole, TILE, yieldsOf } from '../facts.ts';
import { ANCIENTS, type State, type Who } from '../state.ts';

/** Where things lie in the galaxy. No list of a state is changed in place, so what follows from one stays true. */

/**
 * What follows from something that is never changed, such as a list of a state: worked out once, and kept as long as
 * nothing else is asked about.
 */
export function remembered<Thing extends object, Result>(
  work: (thing: Thing) => Result,
): (thing: Thing) => Result {
  let last: { readonly thing: Thing; readonly result: Result } | undefined;
  return (thing) => {
    if (last?.thing !== thing) last = { thing, result: work(thing) };
    return last.result;
  };
}

type Tiles = State['tiles'];

const ALL_REGIONS: readonly Region[] = SECTOR.map((_, region) => region);

export const wormholesOn = remembered((tiles: Tiles): readonly Region[] =>
  ALL_REGIONS.filter((region) => isWormhole(tiles[region]!)),
);

/** Planets that can be settled: homes are none of them. */
export const planetsOn = remembered((tiles: Tiles): readonly Region[] =>
  ALL_REGIONS.filter((region) => {
    const tile = tiles[region]!;
    return tile !== '' && TILE[tile].kind === 'planet';
  }),
);

/** What each region yields. */
export const yieldsOn = remembered((tiles: Tiles): readonly Amounts[] => tiles.map(yieldsOf));

/** The colonies of all players, by seat. */
interface Holdings {
  readonly regions: readonly Region[][];
  /** The sectors they are in, one bit for each. */
  readonly sectors: number[];
}

const holdingsIn = remembered((colonies: State['colonies']): Holdings => {
  const regions: Region[][] = [];
  const sectors: number[] = [];
  for (let seat = 0; seat < ANCIENTS; seat++) {
    regions.push([]);
    sectors.push(0);
  }
  for (let region = 0; region < REGIONS; region++) {
    const owner = colonies[region]!;
    if (owner < 0) continue;
    regions[owner]!.push(region);
    sectors[owner]! |= 1 << SECTOR[region]!;
  }
  return { regions, sectors };
});

const NOWHERE: readonly Region[] = [];

/** Where the colonies of a side are, in reading order. */
export function coloniesOf({ colonies }: State, who: Who): readonly Region[] {
  return who === ANCIENTS ? NOWHERE : holdingsIn(colonies).regions[who]!;
}

/** The sectors with colonies of a player, one bit for each. */
export function colonySectors({ colonies }: State, seat: Seat): number {
  return holdingsIn(colonies).sectors[seat]!;
}
