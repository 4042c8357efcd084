import { CATEGORIES, DREADNOUGHT, SHIPS, TECHS } from '../../facts.ts';

/** Technologies by their number in `TECHS`. */

const TECH_NUMBERS: ReadonlyMap<string, number> = new Map(TECHS.map(({ id }, tech) => [id, tech]));

export function techNumber(id: string): number {
  return TECH_NUMBERS.get(id)!;
}

export const CATEGORY = Uint8Array.from(TECHS, ({ category }) => CATEGORIES.indexOf(category));
export const COST = Uint8Array.from(TECHS, ({ cost }) => cost);
export const PILGRIMS = TECHS.findIndex(({ effect }) => effect.kind === 'reachAll');

/** What a technology counts at the end, if anything, and how many make a point. */
export const [PER_TECH, PER_COLONY] = [1, 2] as const;
const PER_SECTOR = 3;
export const END_PER = Uint8Array.from(TECHS, ({ effect: { per } }) =>
  per === undefined ? 0 : per === 'tech' ? PER_TECH : per === 'colony' ? PER_COLONY : PER_SECTOR,
);
export const END_DIV = Uint8Array.from(TECHS, ({ effect }) => effect.div ?? 1);

/** The kind of ship whose strength a technology sets, and to what. */
export const BETTER_SHIP = Int8Array.from(TECHS, ({ effect: { kind, ship } }) => {
  if (kind === 'titan') return DREADNOUGHT;
  return kind === 'shipStrength' && ship !== undefined ? SHIPS.indexOf(ship) : -1;
});
export const BETTER_STRENGTH = Uint8Array.from(TECHS, ({ effect }) => effect.set ?? 0);
