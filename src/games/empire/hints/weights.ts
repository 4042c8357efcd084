import { withLeaves } from '../../../kernel/hints/weights.ts';
import type { PowerId, TechId } from '../facts.ts';
import tuned from './tuned.json' with { type: 'json' };

/** What bots think things are worth, in points. */
export const BY_HAND = {
  /** Being sure of the win, and how many points of lead make it likely: some, and more for each round left. */
  victory: 12,
  lead: 1.5,
  leadPerRound: 0.7,
  /** How much of what brings the end is used up in a round, by a side or by all; the last turns, in rounds. */
  pace: {
    tokens: 1.45,
    ancients: 1.35,
    surveys: 0.55,
    surveysEach: 0.16,
    cards: 0.45,
    galaxy: 0.85,
    last: 0.5,
  },
  /** Of several rivals the strongest and all on average. */
  strongest: 0.55,
  average: 0.45,

  /** The first, second and so on of polymer, metal and energy; more of them are worth the last. */
  stock: [
    [0.27, 0.26, 0.24, 0.21, 0.16, 0.1, 0.07, 0.05],
    [0.31, 0.29, 0.27, 0.21, 0.15, 0.1],
    [0.47, 0.41, 0.32, 0.2],
  ],
  /** Credits: the first few move the Monolith, the others wait for the Merchant. */
  credits: [0.28, 0.27, 0.26, 0.24, 0.23, 0.22, 0.2, 0.2, 0.19, 0.18, 0.17, 0.15, 0.14, 0.12, 0.1, 0.08],
  /** Rounds that must be left for stocks, credits and ships to be worth that much. */
  useful: 4.1,
  /** What a planet yields, for each round left, up to so much of a resource. */
  yield: 0.02,
  yieldMost: 5,
  /** Fleets: what a boundless one would be worth, and the strength that is worth two thirds of it. */
  fleet: 9.82,
  fleetSolo: 3,
  fleetStrength: 7.89,
  /** Each ship on the board rather than in staging. */
  onBoard: 0.1,
  /** Free planets in reach: the first, second and so on. */
  targets: [0.31, 0.27, 0.17, 0.08, 0.04],
  /** A set of technologies that is not complete, as a share of its token. */
  set: 0.6,
  /** A power that is ready. */
  ready: 0.32,
  /** The crown, and an edict that its bearer fulfils. */
  crown: 1.09,
  crownRounds: 5,
  edict: 0.8,
  /** The chance of the crown that each influence but the first brings. */
  usurp: 0.12,
  /** How sure the crown is while others may still go to court. */
  crowning: 0.75,
  /** Influence still to be spent where there is something to spend it on. */
  influence: 0.95,
  subvert: 0.5,
  /** The yield of a planet settled by influence. */
  settled: 0.1,

  /** Ancient cruisers: on a tile, on one with an own colony, on the own home, and each there is. */
  cruiserOnTile: 0.6,
  cruiserOnColony: 1.7,
  cruiserAtHome: 4,
  cruiser: 0.25,
  /** Credits and technologies of the Ancients. */
  ancientCredit: 0.04,
  ancientSet: 0.5,
  ancientArms: 0.1,

  /** What events that ask are about to take or give. */
  forfeit: -1.3,
  recall: -0.15,
  recallLost: -0.45,
  forget: -0.7,
  give: -0.2,
  bonus: 0.26,

  /** Battles: ships sent to staging, by strength; colonies lost to Ancients count twice. */
  staged: 0.1,
  colonyLost: 2.2,
  displaced: 0.7,
  /** What a battle must promise, and what leaving a post costs. */
  battle: 0.3,
  leaving: 0.06,
  /** How much worse than the best a dial may be and still be set: any, and the best three. */
  bluff: 0.12,
  bluffMost: 0.5,
  /** How much the better of their dials are expected of enemies. */
  temper: 2,
  /** The second best mission of a fleet, as a share. */
  second: 0.4,
  /** Enemies displaced out of the sector, or within it, by strength. */
  away: 0.05,
  aside: -0.1,
  /** Posts of ships: targets brought into reach, colonies guarded, new sectors for an edict. */
  scout: 0.2,
  guard: 0.1,
  crowded: 0.3,
  near: 0.02,
  /** Cards left in decks, each one less. */
  card: 0.06,

  /** Tiles: a colony, a wormhole, a planet laid where only the own influence reaches. */
  colony: 0.95,
  wormhole: 0.1,
  wormholeNear: -0.2,
  wormholeFar: 0.1,
  /** How much more than its share a yield of polymer, metal or energy counts. */
  scarce: [0.15, 0.15, 0.4],
  /** Places: company of own units, reach of rivals, first in the scan of the Ancients. */
  company: 0.12,
  rivalReach: -0.19,
  scan: 0.03,

  /** Roles: what others get from them. */
  rival: 0.9,
  /** Technologies whose faces are down, by cost, and all by name. */
  unseen: [0.55, 0.85, 1.15],
  tech: {
    TM11: 0.46,
    TM12: 0.35,
    TM13: 0.51,
    TM14: 0.2,
    TM21: 0.61,
    TM22: 0.71,
    TM23: 0.4,
    TM24: 0.35,
    TM31: 1.01,
    TM32: 1.01,
    TM33: 0.51,
    TM34: 0.71,
    TI11: 0.2,
    TI12: 0.2,
    TI13: 0.1,
    TI14: 0.28,
    TI21: 0.28,
    TI22: 0.2,
    TI23: 0.2,
    TI24: 0.24,
    TI31: 0.32,
    TI32: 0.36,
    TI33: 0.48,
    TI34: 0.24,
    TC11: 0.45,
    TC12: 0.63,
    TC13: 0.36,
    TC14: 0.36,
    TC21: 1.08,
    TC22: 1.35,
    TC23: 0.54,
    TC24: 0.63,
    TC31: 1.8,
    TC32: 0.9,
    TC33: 0.54,
    TC34: 1.44,
  } satisfies Record<TechId, number>,
  power: {
    PW01: 0.7,
    PW02: 0.8,
    PW03: 0.8,
    PW04: 1,
    PW05: 0.8,
    PW06: 0.6,
    PW07: 0.6,
    PW08: 1,
    PW09: 0.4,
    PW10: 0.8,
    PW11: 0.7,
    PW12: 0.4,
    PW13: 0.7,
    PW14: 0.8,
    PW15: 0.5,
    PW16: 0.9,
  } satisfies Record<PowerId, number>,
};

export type Weights = typeof BY_HAND;

/** What the levels weigh by: the same, with what self-play has changed. */
export const TUNED: Weights = withLeaves(BY_HAND, tuned.weights);
