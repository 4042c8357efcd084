/** Numbers of the rules (1-13), each with the number of its rule. */
export const numbers = {
  /** 1.1: by layer, cards drawn for a conversion or activation there. */
  cardsByLayer: [0, 0, 1, 2, 3],
  /** 1.1: by layer, what activating a station yields. */
  base: [1, 1, 2, 3, 5],
  /** 1.1: by layer, what its owner may add. */
  bonus: [0, 1, 1, 2, 3],
  /** 1.1: by layer, what AUGMENT adds for each further sundiver. */
  augmentStep: [1, 1, 1, 2, 3],
  /** 1.9 */
  basePower: 3,
  /** 2.1: pieces of each player. */
  sundivers: 13,
  holdAtStart: 8,
  energyAtStart: 3,
  gates: 5,
  stationsEach: 3,
  /** 2.3 */
  cardsPerSuit: 13,
  flares: 13,
  /** 3.7 */
  mostDiversPerSpace: 5,
  /** 4.4: eyes between neighbouring motherships, by number of players. */
  shipDistance: [0, 0, 6, 4, 3, 3],
  /** 6.1.4: what a hurl into the heart brings. */
  hurlMomentum: 2,
  /** 7.3: energy from which a flare takes half. */
  unsafeEnergy: 13,
  /** 9.4: the least momentum of each level of survival, lowest first. */
  survival: {
    published: [0, 3, 8, 13, 21, 34, 55],
    draft: [0, 8, 13, 21, 30, 40, 50],
  },
  /** 11.8: how many feeders a trigger flare brings. */
  feedersPerArrival: 4,
  /** 12.5: trigger flares in a scenario with an event. */
  scenarioTriggers: 4,
  /** 13.3: what the lowest player needs in the cooperative game. */
  coopThreshold: 13,
  coopEffects: 3,
} as const;
