/** What an attack does over all faces of its die. */
export interface Volley {
  /** The damage of all faces together, and of one on average. */
  readonly dealt: number;
  readonly mean: number;
  /** The share of faces that end the ship. */
  readonly killed: number;
}

/** By die, by what is added to it and by the hull it meets. */
const KNOWN: Volley[] = [];

const DICE = 16;
const ADDED = 32;

/** A die against so much hull, with so much added to each face (9.4): worked out once for all ships alike. */
export function volleyOf(die: number, added: number, hull: number): Volley {
  return (KNOWN[(hull * ADDED + added + ADDED / 2) * DICE + die] ??= rolled(die, added, hull));
}

function rolled(die: number, added: number, hull: number): Volley {
  let dealt = 0;
  let kills = 0;
  for (let roll = 1; roll <= die; roll++) {
    const damage = Math.max(0, roll + added);
    if (damage >= hull) kills++;
    dealt += Math.min(damage, hull);
  }
  return { dealt, mean: dealt / die, killed: kills / die };
}
