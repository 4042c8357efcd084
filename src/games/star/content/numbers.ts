/** Numbers of the rules (3-10). */
export const numbers = {
  /** Counters of each resource in the whole game. */
  counters: 100,
  /** Every faction starts with one of each, placed in this order. */
  startShips: ['mothership', 'juggernaut', 'warrior', 'scout'],
  counterDie: 6,
  setupDie: 6,
  /** How many loot cards there are of one and of two counters of a resource. */
  resourceCards: { 1: 15, 2: 5 },
  coloniesToWin: 4,
  mostWeapons: 3,
  damagePerWeapon: 2,
  mostMetal: 3,
  hullPerMetal: 3,
  jumpFuel: 1,
  graceTurns: 2,
  /** What the balance grant gives of each resource, by the number of players. */
  grant: { 2: 1, 3: 2, 4: 0 },
} as const;
