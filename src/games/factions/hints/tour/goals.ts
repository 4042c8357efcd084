import { NAME, QUADRANT, type Sector, SECTORS } from '../../board.ts';
import { EARTH, JUPITER, MARS, MERCURY, NEPTUNE, type Planet, SATURN, URANUS, VENUS } from '../../facts.ts';
import { mayUseTech } from '../../actions/flight.ts';
import { FOLD_BEACON } from '../../cards/modifiers.ts';
import { guises, hasVoted, isOpen } from '../../actions/planets.ts';
import { nameOf } from '../../actions/orbits.ts';
import type { Move } from '../../state.ts';
import { aroundPlanet, neighbours, ownMachine, plays, usedOnce } from '../../verbs.ts';
import { oreOf, type Outlook } from '../outlook.ts';
import { boonGain } from '../gifts.ts';
import { landingsOf } from '../tasks.ts';

/** Something worth a turn: where, and what is done there. */
export interface Goal {
  readonly move: Move;
  readonly at: readonly Sector[];
  /** Whether energy has to be placed there in the same turn. */
  readonly placing: boolean;
  readonly kind: 'mine' | 'use' | 'land' | 'anywhere';
  readonly planet: Planet;
  readonly as: Planet;
  /** What it brings by itself: resources of a tile, VP of an objective. */
  readonly yield: number;
  /** Sectors that must be entered on the way. */
  readonly hops: number;
  /** Whether it can be had again and again. */
  readonly again: boolean;
  /** Whether it costs the Council's right to use Earth as another planet. */
  readonly right: boolean;
  /** Where it takes the ship, or -1. */
  readonly to: Sector;
}

const NOTHING = { placing: false, planet: -1, as: -1, yield: 0, hops: 0, again: false, right: false, to: -1 };

export function goalsOf(outlook: Outlook, prices: readonly number[]): Goal[] {
  return [
    ...tileGoals(outlook),
    ...planetGoals(outlook),
    ...landingGoals(outlook, prices),
    ...specials(outlook),
  ];
}

function tileGoals(outlook: Outlook): Goal[] {
  const { state, seat } = outlook;
  const wide = plays(state, seat, 'megacore');
  return state.tiles.map((tile): Goal => {
    const at: Sector[] = [];
    if (tile.at >= SECTORS) QUADRANT.forEach((quadrant, sector) => quadrant === tile.at && at.push(sector));
    else at.push(tile.at, ...(wide ? neighbours(state, tile.at) : []));
    return {
      ...NOTHING,
      kind: 'mine',
      move: { type: 'mine', at: NAME[tile.at]! },
      at,
      yield: oreOf(outlook, tile),
    };
  });
}

function planetGoals({ state, seat }: Outlook): Goal[] {
  const goals: Goal[] = [];
  state.planets.forEach((_, planet) => {
    const at = aroundPlanet(state, planet);
    for (const as of guises(state, seat, planet)) {
      if (as === EARTH && (!isOpen(state, seat, EARTH) || hasVoted(state, seat))) continue;
      const again = as !== EARTH;
      const right =
        planet === EARTH &&
        as !== EARTH &&
        plays(state, seat, 'council') &&
        !ownMachine(state, seat, 'council');
      const move: Move = { type: 'use', planet: nameOf(planet), as: nameOf(as) };
      goals.push({ ...NOTHING, kind: 'use', move, at, placing: true, planet, as, again, right });
    }
  });
  return goals;
}

function landingGoals({ state, seat }: Outlook, prices: readonly number[]): Goal[] {
  return landingsOf(state, seat, prices).map(
    ({ at, vp, hops }): Goal => ({
      ...NOTHING,
      kind: 'land',
      move: { type: 'stop' },
      at,
      placing: true,
      yield: vp,
      hops,
    }),
  );
}

function specials(outlook: Outlook): Goal[] {
  const { state, seat, player } = outlook;
  const found: Goal[] = [];
  if (ownMachine(state, seat, 'zealots') && !usedOnce(state, seat, 'photosynthesis'))
    found.push({ ...NOTHING, kind: 'anywhere', move: { type: 'photosynthesis' }, at: [] });
  if (mayUseTech(state, seat, FOLD_BEACON)) found.push(beaconHome(outlook));
  const explored = player.exoplanets.filter((exoplanet) => exoplanet.explored);
  if (ownMachine(state, seat, 'sop') && explored.length > 0) {
    const worth = explored.reduce((sum, { card }) => sum + boonGain(outlook, card), 0);
    found.push({
      ...NOTHING,
      kind: 'anywhere',
      move: { type: 'mapping' },
      at: [],
      yield: worth,
      again: true,
    });
  }
  return found;
}

/** The Fold Beacon spares the way back. */
function beaconHome({ state, player }: Outlook): Goal {
  const to = aroundPlanet(state, MERCURY).toSorted((a, b) => state.energy[b]! - state.energy[a]!)[0]!;
  const move: Move = { type: 'beacon', from: NAME[player.ships[0]!]!, to: NAME[to]! };
  return { ...NOTHING, kind: 'anywhere', move, at: [], to };
}

/** What is at hand on a tour; what is done on it changes it. */
export interface Stock {
  energy: number;
  resources: number;
  /** Upgrades, explorers and exoplanets gained on it. */
  built: number;
  recruited: number;
  taken: number;
  drawn: number;
}

export function stockOf({ player: { energy, resources } }: Outlook): Stock {
  return { energy, resources, built: 0, recruited: 0, taken: 0, drawn: 0 };
}

/** Uses a planet: returns the VP that brings and changes what is at hand; nothing if it is no use. */
export function usePlanet(outlook: Outlook, as: Planet, stock: Stock): number | undefined {
  const forObjectives = outlook.objectiveWorths.planets[as]!;
  switch (as) {
    case MERCURY:
      stock.energy = Math.min(outlook.battery, stock.energy + outlook.charge);
      return forObjectives;
    case VENUS: {
      const { count, gain } = bestRecruits(outlook, stock);
      if (count === 0) return undefined;
      stock.resources -= count;
      stock.recruited += count + outlook.venusBonus;
      return gain + forObjectives;
    }
    case EARTH:
      return outlook.vote + forObjectives;
    case MARS: {
      const count = affordable(outlook, stock);
      if (count === 0) return undefined;
      const before = gained(outlook.upgrades, stock.built);
      stock.resources -= outlook.upgradePrices[count]!;
      stock.built += count;
      return gained(outlook.upgrades, stock.built) - before + forObjectives;
    }
    case JUPITER: {
      const price = outlook.exoplanetPrice;
      const gain = outlook.market[stock.taken] ?? 0;
      if (stock.resources < price || gain <= price * outlook.resource)
        return forObjectives > 0 ? forObjectives : undefined;
      stock.resources -= price;
      stock.taken++;
      return gain + forObjectives;
    }
    case SATURN:
      return outlook.saturn * 0.75 ** stock.drawn++ + forObjectives;
    case URANUS:
      return outlook.tech + forObjectives;
    case NEPTUNE:
      return outlook.research + forObjectives;
    default:
      return undefined;
  }
}

export function gained(gains: readonly number[], count: number): number {
  return gains[Math.min(count, gains.length - 1)]!;
}

export function affordable({ upgradePrices, upgrades }: Outlook, { resources, built }: Stock): number {
  let count = 0;
  while (
    count + built + 1 < upgrades.length &&
    upgradePrices[count + 1]! <= resources &&
    upgrades[count + built + 1]! > upgrades[count + built]!
  )
    count++;
  return count;
}

/** How many explorers to recruit: as long as one more is worth its resource. */
export function bestRecruits(
  { explorers, resource, venusBonus }: Outlook,
  { resources, recruited }: Stock,
): { count: number; gain: number } {
  let best = { count: 0, gain: 0 };
  const base = gained(explorers, recruited);
  for (let count = 1; count <= resources; count++) {
    const gain = gained(explorers, recruited + count + venusBonus) - base;
    if (gain - resource * count > best.gain - resource * best.count) best = { count, gain };
  }
  return best;
}
