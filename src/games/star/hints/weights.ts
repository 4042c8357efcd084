import { withLeaves } from '../../../kernel/hints/weights.ts';
import type { Cost, KitType, ShipType } from '../facts.ts';
import tuned from './tuned.json' with { type: 'json' };

/** What bots think things are worth, in points of which a Scout is worth four: guesses improved by self-play. */
export const BY_HAND = {
  ship: { scout: 4, warrior: 7, juggernaut: 10, mothership: 26 } satisfies Record<ShipType, number>,
  /** Shares of a ship's worth: what all of its hull is worth, and its end on top of that. */
  hull: 0.65,
  end: 0.5,
  /** How much more a hit is worth the less hull there is left. */
  focus: 0.5,
  /** The own ships count for less than what they can destroy, or nobody would attack. */
  risk: 0.6,
  bounty: 0.9,
  /** Counters of Metal, Fuel and Weapons. */
  stock: [0.3, 0.25, 0.85] satisfies Cost,
  /** A move that wins, before which nothing else counts. */
  triumph: 1000,
  /** Winning, and what is left of it one turn earlier. */
  victory: 100,
  perTurn: 0.9,
  /** A colony, for the card it brings. */
  colony: 2,
  /** Rivals in a position: the strongest and all on average. */
  strongest: 0.6,
  average: 0.4,
  /** The lead that makes a win nearly three times as likely as a defeat, and what the turn is worth in it. */
  spread: 11,
  toMove: 12,

  /** What makes a planet slower to settle, in turns: an enemy on it, by its hull, and ships nearby. */
  occupied: 1.5,
  occupiedByMothership: 6,
  occupiedHull: 1 / 8,
  occupiedByOwn: 1,
  hostile: 0.4,
  hostileMothership: 1.2,
  friendly: 0.2,
  /** Turns a Mothership would give to take a colony from somebody about to win. */
  deny: 2.5,
  /** A step within a turn, as a share of the turn. */
  step: 0.15,

  /** How much more ships of somebody about to win are worth, and how that fades by turn. */
  menace: 0.5,
  menacePerTurn: 0.86,
  /** How much more the leader is hindered than the others, and how much everybody leaves that to the others. */
  lead: 3,
  shared: 0.3,
  /** The end of a Mothership whose next action or two would win. */
  rescue: 40,
  /** The end of somebody's last ship. */
  elimination: 25,
  /** Turns gained by the end of a ship that stands where the own Mothership wants to settle, now or later. */
  obstacle: 1.2,
  obstacleLater: 0.3,
  /** The least an attack must promise. */
  attack: 0.15,
  /** An attack that can be made after moving, as a share of one that is made. */
  promise: 0.95,

  /** What is left of a promise for each turn of flight. */
  flight: 0.8,
  hunt: 0.7,
  /** Enemies are worth hunting for what they are, as a share, whoever the hunter is. */
  prey: 0.03,
  /** Who has no Mothership left can only hunt. */
  orphan: 2.5,
  /** The home of somebody who has no ship left. */
  nest: 4,
  /** A ship on a colony that a Mothership can reach, and how that fades by turn. */
  guard: 4,
  guardPerTurn: 0.75,
  /** A ship on a planet that a rival settles next, or later, as a share of the turns it loses. */
  block: 0.6,
  blockLater: 0.4,
  /** A colony taken from somebody about to win. */
  relief: 6,
  /** A ship on the planet that the own Mothership settles next, and each step away from it. */
  inTheWay: 3,
  escort: 0.04,
  /** Damage feared: how much of what could come does come. */
  fear: 0.35,
  fearForMothership: 30,
  fearedTurns: 2,

  /** Hull mended, as a share of the ship. */
  repair: 0.35,
  /** Below this share of its hull a ship is in need of repair, which then counts for so much more. */
  need: 0.45,
  needed: 2.5,

  /** Kits, and how much the ships make of them; a Mothership needs them for other things. */
  kit: { survivor: 2.5, explorer: 1.4, cheetah: 0.8, goliath: 1.6, crusher: 3 } satisfies Record<
    KitType,
    number
  >,
  kitOn: { scout: 0.8, warrior: 1, juggernaut: 1.3 },
  kitOnMothership: { survivor: 0.8, explorer: 3, cheetah: 4, goliath: -2, crusher: -2 } satisfies Record<
    KitType,
    number
  >,
  /** Somebody in the nearest other corner, in the next one and across the mat. */
  neighbour: { column: -3, row: -1, across: 0 },
  /** New ships come where they are needed. */
  berth: 0.3,
};

export type Weights = typeof BY_HAND;

/** What the levels weigh by: the same, with what self-play has changed. */
export const TUNED: Weights = withLeaves(BY_HAND, tuned.weights);
