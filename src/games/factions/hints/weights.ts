import { withLeaves } from '../../../kernel/hints/weights.ts';
import tuned from './tuned.json' with { type: 'json' };

/** What bots think things are worth, in Victory Points: guesses improved by self-play. */
export const BY_HAND = {
  /** A resource while rounds are to come, and in the last round. */
  resource: 0.75,
  lastResource: 0.45,
  /** Energy kept for the next round, and energy to spare now. */
  savedEnergy: 0.1,
  spareEnergy: 0.03,
  /** What all the energy of a full battery brings in a round, as long as the way to Mercury can be paid. */
  reach: 0.14,
  strandedEnergy: 0.08,
  /** Ending a round without the energy to reach Mercury in the next one. */
  stranded: 3,
  /** Ending a turn too far from Mercury to go on in this round. */
  trapped: 1.5,
  /** Energy that is spent more to land on a tile that probes mine. */
  lure: 4,
  /** A way back to Mercury that is worth the free rescue of first-time players. */
  farOut: 5,
  /** Every turn that is needed. */
  turn: 0.06,
  /** What is left of a goal for each turn before it. */
  later: 0.955,
  /** An explorer without a task, while rounds are to come and in the last one. */
  explorer: 0.4,
  lastExplorer: 0.02,
  /** The number of an explorer on average. */
  strength: 2.2,
  /** Upgrades one more round brings, how sure this is, and what the round being played still brings. */
  upgradesPerRound: 4,
  upgradesNow: 1.5,
  upgradesSpread: 1.2,
  /** Exoplanets explored in the end by rounds left after this one; less for each explorer still needed. */
  explored: [0.5, 0.75, 0.85],
  perExplorer: 0.93,
  /** Objectives fulfilled in the end, by rounds left after this one. */
  fulfilled: [0.35, 0.6, 0.7],
  /** What a new objective is worth if there is room for it. */
  objective: [1, 1.9, 2.1],
  /** The share of an objective's VP for ending a round as it asks. */
  ending: 0.6,
  /** A research card from the top of the deck. */
  research: 1.8,
  /** The Leader token. */
  leader: 0.4,
  /** The use of machines over a whole game on top of their VP. */
  use: { batteries: [2, 1.5, 1.5], alcubierre: 1.5, sails: 3, probes: 3.5, cargoSlot: 0.6 },
  ownUse: {
    megacore: 5,
    zealots: 2.5,
    sop: 3,
    tunnelers: 2,
    einstein: 1.5,
    deepstate: 1,
    council: 3,
    androids: 3,
  },
  /**
   * Galactic Mapping as an engine: the most it brings, how often it is used by rounds left after this one, the
   * share that counts before the machine stands, what the machine is worth for it, energy it brings, and what an
   * effect must bring; and the share of a rival's gain that is reason enough to pass.
   */
  mapping: {
    most: 0,
    turns: [0, 0, 0],
    unbuiltShare: 0,
    machine: [0, 0, 0],
    energy: 0,
    least: 0,
    curfew: 0,
  },
  /** The share of a whole game's use that is left, by rounds left after this one. */
  usage: [0.15, 0.55, 1],
  /** Techs over a whole game. */
  tech: {
    ur01: 1.2,
    ur02: 2.5,
    ur03: 1.6,
    ur04: 1.6,
    ur05: 3.2,
    ur06: 1.5,
    ur07: 3.2,
    ur08: 1.8,
    ur09: 2.6,
    ur10: 2.6,
    ur11: 1.6,
    ur12: 3,
    ur13: 2.8,
    ur14: 2.4,
    ur15: 0.8,
    ur16: 0.8,
    ne23: 2,
    ne24: 2,
  },
  /** Effects that help in passing. */
  sweep: 0.3,
  shove: 0.3,
  teleport: 0.6,
  gate: 0.4,
  peek: 0.2,
  band: 0.8,
  /** A reaction works once a round, so it must bring this much. */
  react: 0.7,
  /** A planet is moved only for this much, a wormhole token for that much. */
  pull: 0.5,
  shift: 1,
  /** Energy needed to come back from afar. */
  neededEnergy: 0.25,
  /** What an offer must bring to be taken. */
  accept: 0.2,
  /** What a deal must bring to be offered; the other side must seem likely to take it. */
  deal: 0.35,
  /** How much of what the other side gains counts as a loss, shared out among all rivals. */
  envy: 0,
  /** Nobody deals with somebody this far ahead. */
  lead: 6,
  /** How often factions win against the average, in 1,000 greedy four-player matches. */
  faction: {
    megacore: 0.8,
    zealots: 0.8,
    sop: 1.5,
    tunnelers: 0.4,
    einstein: 0.8,
    deepstate: 0.9,
    council: 1,
    androids: 2.7,
  },
  /** How much that record counts in the choice of a faction. */
  pick: 0,
  /** Turns of a solo round before the opponent's cards begin again. */
  soloTurns: 13,
  /** How far tours are planned and how many are kept in mind: to act, in the lines of a search, and to compare. */
  plan: { depth: 8, width: 10 },
  sketch: { depth: 4, width: 3 },
  glance: { depth: 3, width: 3 },
  /** The lead in each round that makes a win nearly three times as likely as a defeat. */
  spread: [15, 6.8, 5.4],
  /** Turns that may still come in a round with others. */
  horizon: 12,
};

export type Weights = typeof BY_HAND;

/** What the levels weigh by: the same, with what self-play has changed. */
export const TUNED: Weights = withLeaves(BY_HAND, tuned.weights);

/** The weights in use, and how far tours are planned. */
export let WEIGHTS: Weights = BY_HAND;
export let PLAN = BY_HAND.plan;

/** From now on everything is weighed by these. */
export function weighBy(weights: Weights, plan = weights.plan): void {
  WEIGHTS = weights;
  PLAN = plan;
}
