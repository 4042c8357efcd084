/** Numbers of the rules (2, 4-19). */
export const numbers = {
  /** Planets in play for first-time players. */
  firstTimePlanets: 6,
  /** Energy a battery holds at each level. */
  batteryCapacity: [16, 20, 24, 32],
  rounds: 3,
  soloRounds: 2,
  startEnergy: 16,
  startResources: 4,
  baseResources: 4,
  passEnergy: 2,
  lastTurns: 6,
  mostTurns: 40,
  rescuePenalty: 20,
  upgradeCost: 2,
  exoplanetCost: 1,
  burnEnergy: 1,
  marketSize: 3,
  objectiveLimit: 3,
  techLimit: 1,
  gates: 2,
  mostOffers: 3,
  mostUnits: 6,
  energyPerResource: 3,
  shiftGateEnergy: 4,
  /** VP for so many explored exoplanets of one type; more than the last count like the last. */
  setVp: [0, 1, 3, 7, 12, 18, 25],
} as const;
