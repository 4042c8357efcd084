/**
 * What bots think things are worth, in points of momentum: guesses to be improved by self-play.
 * Everything here is a plain number or a list by layer (O, I, C, R, K), so that a tuner can change it.
 */
export const WEIGHTS = {
  /** Momentum beyond what a scenario asks for. */
  spareMomentum: 0.05,
  /** Energy that may be spent some day, and the rest of its worth once a tower is at hand. */
  energy: 0.3,
  energyAtTower: 0.18,
  /** Energy above what a flare leaves alone, as a share of the rest. */
  surplus: 0.25,
  /** What a sundiver is worth where it stands, without anything to do there. */
  hold: 0.45,
  place: [0.45, 0.5, 0.8, 1.1, 1.4],
  /** Each further diver at home, or at the same station, adds this share of the one before. */
  crowdAtHome: 0.9,
  crowd: 0.62,
  /** One point of distance, and one turn of waiting for the ship to come round. */
  step: 0.86,
  wait: 0.93,
  /** What points still to be spent can bring, as a share of having spent them. */
  unspent: 0.95,
  /** What can be done next turn, as a share of having done it. */
  ready: 0.72,
  readyHurl: 0.85,
  readyConversion: 0.7,
  /** Points of distance to a pattern of sundivers. */
  patternStep: 0.84,
  /** Sundivers that are not yet vaporized, and those in play: each adds a share of the one before. */
  stock: 0.3,
  stockShare: 0.87,
  inPlay: 1.2,
  inPlayShare: 0.7,
  /** A sundiver from a foundry. */
  built: 1,
  /** What the owner of a station gets when somebody else uses it, per unit. */
  gift: 0.3,
  /** Stations by layer; a second and third of the same type count less. */
  node: [2, 2.6, 4.5, 6, 8],
  foundry: [0.8, 0.9, 1.3, 1.8, 2],
  tower: [2.5, 4, 6.5, 9, 12],
  again: 0.7,
  /** Outer stations work at every flare. */
  perFlare: 0.25,
  power: 0.9,
  /** The first gate through a barrier (to C, R, K); others count for a share of it, the less the more there are. */
  gate: [1.6, 1.6, 1.6],
  gateAgain: 0.2,
  fee: 0.3,
  /** What a gate brings nearer, for each sundiver. */
  flow: 0.4,
  /** Turns to come with which a quarter of the worth of an investment is left. */
  investment: 3.5,
  /** Cards: each one owed, and the one held. */
  draw: 0.1,
  card: 0.5,
  /** The strongest other player, and the others on average. */
  rival: 0.7,
  others: 0.3,
  /** Every point ahead, the more the nearer the end is. */
  lead: 0.3,
  /** What the others have, at a quick look. */
  theirEnergy: 0.08,
  /** In a team: the weakest of the others. */
  team: 0.5,
};

export type Weights = typeof WEIGHTS;
