import { withLeaves } from '../../../kernel/hints/weights.ts';
import type { EffectId } from '../facts.ts';
import tuned from './tuned.json' with { type: 'json' };

/**
 * What bots think things are worth, in points of momentum: guesses to be improved by self-play.
 * Everything here is a number, or numbers by layer (O, I, C, R, K) or name, so that a tuner can change it.
 */
export const BY_HAND = {
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
  /** What a missing gate counts for, in whole points: two sundivers brought into place and an action. */
  missingGate: 5,
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
  node: [0.6, 1, 4.5, 7, 9],
  foundry: [0.3, 0.4, 1.3, 1.8, 2],
  tower: [2.5, 4, 6.5, 9, 12],
  again: 0.7,
  /** Outer stations work at every flare; foundries there are of little use. */
  perFlare: 0.25,
  foundryPerFlare: 0.25,
  power: 0.9,
  /** The first gate through a barrier (to C, R, K); others count for a share of it, the less the more there are. */
  gate: [1.6, 1.6, 1.6],
  gateAgain: 0.2,
  fee: 0.3,
  /** What a gate brings nearer, for each sundiver. */
  flow: 0.4,
  /** Turns to come with which a quarter of the worth of an investment is left. */
  investment: 3.5,
  /** Each card owed. */
  draw: 0.1,
  /** The strongest other player, and the others on average. */
  rival: 0.7,
  others: 0.3,
  /** Every point ahead, the more the nearer the end is. */
  lead: 0.3,
  /** What the others have, at a quick look. */
  theirEnergy: 0.08,
  /** In a team: the weakest of the others. */
  team: 0.5,
  /** The lead in the last turn that makes a win nearly three times as likely as a defeat. */
  spread: 0.63,
  /** With several rivals: the lead over them that makes a win nearly three times as likely. */
  rivalry: 4,
  /** What an outer tower promises for each flare to come, besides what it is worth in a turn. */
  outerTower: 0.4,
  /** The card held, by what it can do and how often there is a chance to use it. */
  held: {
    ACCELERATE: 0.5,
    AUGMENT: 0.5,
    BLIGHT: 0.4,
    CASCADE: 0.6,
    CATAPULT: 0.5,
    CEREMONY: 0.5,
    CHAIN: 0.7,
    CHANNEL: 0.7,
    CLUSTER: 0.3,
    DUPLICATE: 0.4,
    FESTIVAL: 0.6,
    FUEL: 0.4,
    HATCH: 0.6,
    HYPERDRIVE: 0.4,
    INVADE: 0.4,
    JUGGERNAUT: 0.25,
    METAMORPHOSIS: 0.3,
    MOTIVATE: 0.6,
    PASSAGE: 0.6,
    PILLAR: 0.9,
    PORTAL: 0.3,
    PROCREATE: 0.7,
    PULSE: 0.8,
    PUNCTURE: 0.6,
    SACRIFICE: 0.4,
    SQUEEZE: 0.6,
    SWAP: 0.2,
    SYNCHRONIZE: 0.8,
    TELEPORT: 0.7,
    TRANSCEND: 0.8,
    TRIBUTE: 0.4,
  } satisfies Readonly<Record<EffectId, number>>,
};

export type Weights = typeof BY_HAND;

/** What the levels weigh by: who looks at many positions finds those that are overrated by hand. */
export const TUNED: Weights = withLeaves({ ...BY_HAND, foundryPerFlare: 0 }, tuned.weights);
