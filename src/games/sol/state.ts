import type { Seat } from '../../kernel/game.ts';
import type { Space } from './board.ts';
import type { EffectId, EventId, StationName, SuitName } from './facts.ts';
import type { Options } from './options.ts';

/** A card kind by number, see `SUITS` in facts.ts; -1 where there is none. */
export type Card = number;

export interface Player {
  /** Where the mothership stands. */
  eye: number;
  energy: number;
  momentum: number;
  /** Sundivers in the own mothership. */
  hold: number;
  /** Sundivers not in play. */
  reserve: number;
  /** Lost in space by EXPLODE. */
  lost: number;
  /** Out of the game. */
  vaporized: number;
  /** Sundivers in the hold of each other seat, by BLIGHT. */
  guests: readonly number[];
  /** Sundivers on each space. */
  readonly divers: number[];
  /** Gates in reserve. */
  gates: number;
  /** Stations in reserve, and out of the game, by type. */
  stations: readonly number[];
  removed: readonly number[];
  /** The suit held, or -1. */
  card: Card;
  /** Suits drawn that may be kept. */
  pool: readonly Card[];
  /** Whether the choice from the pool is still open (deferred keeping). */
  owes: boolean;
  /** Pools of choices that open after the one that is open, the last still to be filled; since the second version. */
  later?: readonly (readonly Card[])[];
}

/** Why a card is drawn. `squeeze` cards are drawn in the middle of the action. */
export type DrawTag = 'hurl' | 'convert' | 'activate' | 'squeeze' | 'orbit';

export interface Draw {
  readonly seat: Seat;
  readonly tag: DrawTag;
}

export type ActionName = 'move' | 'convert' | 'activate' | 'scour';

/** What is remembered within one turn. */
export interface Turn {
  seat: Seat;
  /** Counts all turns of the match from 1. */
  number: number;
  /** Points left in a Move. */
  points: number;
  /** Whether something was done in the action: a point spent, a station used, a card played. */
  acted: boolean;
  /** The effect played this turn, or none. */
  effect: EffectId | '';
  /** The effect's counter: uses left, flights flown, the suit named. */
  uses: number;
  /** The space of the one piece the effect is about; -1 none yet, -2 the next launched. */
  marked: Space;
  /** What the effect has to remember: spaces of used divers (CATAPULT), gates crossed (PASSAGE). */
  seen: readonly number[];
  /** Owners who have had their gate fee. */
  paid: readonly Seat[];
  /** Spaces with an own sundiver at the start. */
  start: readonly Space[];
  /** Stations activated, by space, and the type they have in common (-1 none yet). */
  used: readonly Space[];
  type: number;
  /** Whether a feeder or parasite was cleared in this action. */
  cleared: boolean;
  /** Whether the action has earned a card. */
  earned: boolean;
  /** Whether a squeezed card was a flare. */
  flared: boolean;
  /** Cards earned and not yet drawn, first in, first out. */
  queue: readonly Draw[];
}

/** What remains to be done, the next on top. Steps with a seat are questions to it. */
export type Step =
  | { readonly step: 'vestige'; readonly seat: Seat; readonly placed: number }
  | { readonly step: 'turn' }
  | { readonly step: 'rescue'; readonly seat: Seat }
  | { readonly step: 'begin' }
  | { readonly step: 'action'; readonly seat: Seat }
  | { readonly step: 'move'; readonly seat: Seat }
  | { readonly step: 'land'; readonly seat: Seat; readonly from: Space; readonly by: 'teleport' | 'warp' }
  | { readonly step: 'convert'; readonly seat: Seat; readonly again: boolean }
  | { readonly step: 'converted'; readonly seat: Seat; readonly at: Space }
  | {
      readonly step: 'chain';
      readonly seat: Seat;
      readonly spaces: readonly Space[];
      readonly owners: readonly Seat[];
    }
  | { readonly step: 'activate'; readonly seat: Seat }
  | { readonly step: 'pulse'; readonly seat: Seat }
  | { readonly step: 'offer'; readonly type: number; readonly amount: number; readonly owner: Seat }
  | {
      readonly step: 'bonus';
      readonly seat: Seat;
      readonly type: number;
      readonly amount: number;
      readonly owner: Seat;
    }
  | {
      readonly step: 'squeezed';
      readonly at: Space;
      readonly type: number;
      readonly base: number;
      readonly bonus: number;
    }
  | { readonly step: 'double'; readonly seat: Seat; readonly type: number; readonly amount: number }
  | { readonly step: 'metamorphosis'; readonly seat: Seat; readonly at: Space }
  | { readonly step: 'scour'; readonly seat: Seat }
  | { readonly step: 'acted' }
  | { readonly step: 'predraw'; readonly seat: Seat }
  | { readonly step: 'draw'; readonly left: number }
  | { readonly step: 'channel'; readonly seat: Seat }
  | { readonly step: 'flare'; readonly drawer: Seat; readonly tag: DrawTag; readonly marked: boolean }
  | { readonly step: 'orbital'; readonly seat: Seat; readonly used: readonly Space[] }
  | { readonly step: 'flared'; readonly marked: boolean }
  | { readonly step: 'event' }
  | {
      readonly step: 'inTurn';
      readonly ask: 'orbital' | 'attrition' | 'warp' | 'singularity' | 'keep';
      readonly left: number;
    }
  | { readonly step: 'shift'; readonly outward: boolean; readonly layer: number; readonly left: number }
  | { readonly step: 'push'; readonly seat: Seat; readonly from: Space; readonly outward: boolean }
  | { readonly step: 'attrition'; readonly seat: Seat }
  | { readonly step: 'warp'; readonly seat: Seat }
  | { readonly step: 'singularity'; readonly seat: Seat }
  | { readonly step: 'gap'; readonly seat: Seat }
  | { readonly step: 'first'; readonly seat: Seat }
  | { readonly step: 'orbit' }
  | { readonly step: 'keep'; readonly seat: Seat }
  | { readonly step: 'next' };

export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** A question to a seat, whatever it is about. */
export interface Asked {
  readonly seat: Seat;
}

/** A position of a match. Copies of it share all lists that are `readonly`: the rules put others in their place. */
export interface State {
  /** The version of the rules, where it is not the first and makes a difference. */
  readonly rules?: number;
  readonly options: Options;
  readonly players: Player[];
  /** By space: 0 without a station, else 1 + 3 * owner + type. */
  stations: readonly number[];
  /** By segment: 0 without a gate, else 1 + owner. */
  gates: readonly number[];
  /** Energy cubes and feeders (or parasites) by space. */
  cubes: readonly number[];
  feeders: readonly number[];
  /** The effect each suit carries, by suit; empty for suits that are out or carry none. */
  readonly effects: (EffectId | '')[];
  /** The event of the trigger flares, or none. */
  readonly event: EventId | '';
  /** Who took the first turn. */
  readonly first: Seat;
  /** Cards left and cards out of play, by kind. The deck has no order before a card is drawn. */
  deck: readonly number[];
  discard: readonly number[];
  flares: number;
  /** Flares since parasites came: they move at every other one. */
  clock: number;
  /** Turns in a row that earned no card. */
  idle: number;
  readonly turn: Turn;
  readonly stack: Step[];
  over: boolean;
}

/** What some effects need to be told when they are played. */
interface PlayWords {
  readonly ACCELERATE: { readonly by: number };
  readonly BLIGHT: { readonly host: Seat; readonly at: string };
  readonly CHAIN: { readonly from?: string };
  readonly HATCH: { readonly at: string; readonly victim: Seat };
  readonly INVADE: { readonly at: string };
  readonly METAMORPHOSIS: { readonly into: StationName };
  readonly PASSAGE: { readonly from: string };
  readonly PILLAR: { readonly suit: SuitName };
  readonly SACRIFICE: { readonly at: string };
  readonly SWAP: { readonly from: string; readonly who: Seat; readonly to: string; readonly whose: Seat };
  readonly TRIBUTE: { readonly at?: string };
}

/** Playing an effect that needs no words. */
export interface PlainPlay {
  readonly type: 'play';
  readonly effect: Exclude<EffectId, keyof PlayWords>;
}
export type PlayOf<Id extends EffectId> = Id extends keyof PlayWords
  ? { readonly type: 'play'; readonly effect: Id } & PlayWords[Id]
  : PlainPlay;
export type Play = PlayOf<EffectId>;

/** Which of the divers of one space: those that have used CATAPULT or not, the one PASSAGE marks or another. */
export type Kind = 'fresh' | 'used' | 'marked' | 'other';

export interface Action {
  readonly type: ActionName;
}

/** Everything a player may choose. */
export type Move =
  | Play
  | { readonly type: 'vestige'; readonly piece: 'gate' | StationName; readonly at: string }
  | { readonly type: 'rescue'; readonly at: string }
  | Action
  | { readonly type: 'launch'; readonly to: string }
  | { readonly type: 'guest'; readonly host: Seat; readonly to: string }
  | { readonly type: 'fly'; readonly from: string; readonly to: string; readonly kind?: Kind }
  | { readonly type: 'hurl'; readonly from: string; readonly kind?: Kind }
  | { readonly type: 'return'; readonly to: string }
  | { readonly type: 'cluster'; readonly from: string; readonly to: string }
  | { readonly type: 'puncture'; readonly from: string; readonly to: string }
  | { readonly type: 'station'; readonly from: string; readonly to: string }
  | { readonly type: 'hurlstation'; readonly from: string }
  | { readonly type: 'teleport'; readonly from: string }
  | { readonly type: 'land'; readonly to: string }
  | { readonly type: 'fuel' }
  | { readonly type: 'end' }
  | { readonly type: 'gate'; readonly a: string; readonly b: string; readonly c: string }
  | { readonly type: 'tower'; readonly a: string; readonly b: string; readonly c: string }
  | { readonly type: 'node'; readonly at: string }
  | { readonly type: 'foundry'; readonly at: string; readonly other: string }
  | { readonly type: 'continue' }
  | { readonly type: 'link'; readonly at: string; readonly who: Seat }
  | { readonly type: 'recall'; readonly from: string }
  | { readonly type: 'use'; readonly at: string; readonly how?: 'augment' | 'squeeze' }
  | { readonly type: 'take' }
  | { readonly type: 'decline' }
  | { readonly type: 'clear'; readonly at: string }
  | { readonly type: 'proceed' }
  | { readonly type: 'spend' }
  | { readonly type: 'save' }
  | { readonly type: 'orbital'; readonly at: string }
  | { readonly type: 'done' }
  | { readonly type: 'sacrifice'; readonly from: string; readonly host?: Seat }
  | { readonly type: 'push'; readonly from: string; readonly to: string }
  | { readonly type: 'warp'; readonly from: string }
  | { readonly type: 'place'; readonly at: string }
  | { readonly type: 'gap'; readonly at: string }
  | { readonly type: 'first'; readonly at: string }
  | { readonly type: 'keep'; readonly card: SuitName | 'old' };

/** The moves of some types. */
export type MoveOf<Type extends Exclude<Move['type'], ActionName>> = Extract<Move, { readonly type: Type }>;

/** Where energy and momentum come from and go to; every change is told with one of these. */
export type EnergyReason =
  | 'node'
  | 'foundry'
  | 'tower'
  | 'fee'
  | 'flare'
  | 'cube'
  | 'CEREMONY'
  | 'HYPERDRIVE'
  | 'FUEL'
  | 'CHANNEL'
  | 'TRIBUTE';
export type MomentumReason =
  | 'tower'
  | 'hurl'
  | 'flare'
  | 'CHAIN'
  | 'CHANNEL'
  | 'PASSAGE'
  | 'PILLAR'
  | 'SACRIFICE'
  | 'SYNCHRONIZE';

/** Everything that may happen. */
export type Event =
  | { readonly type: 'turn'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'action'; readonly seat: Seat; readonly action: ActionName }
  | { readonly type: 'played'; readonly seat: Seat; readonly effect: EffectId }
  | { readonly type: 'energy'; readonly seat: Seat; readonly by: number; readonly reason: EnergyReason }
  | { readonly type: 'momentum'; readonly seat: Seat; readonly by: number; readonly reason: MomentumReason }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly piece: 'gate' | StationName;
      readonly at: string;
    }
  | { readonly type: 'taken'; readonly seat: Seat; readonly piece: 'gate' | StationName; readonly at: string }
  | { readonly type: 'built'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'launched'; readonly seat: Seat; readonly host: Seat; readonly to: string }
  | { readonly type: 'returned'; readonly seat: Seat; readonly to: string }
  | {
      readonly type: 'flew';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly count: number;
      /** Whose gate was crossed. */
      readonly gate?: Seat;
    }
  | { readonly type: 'stationFlew'; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly type: 'hurled';
      readonly seat: Seat;
      readonly from: string;
      readonly piece: 'sundiver' | StationName;
    }
  | { readonly type: 'recalled'; readonly seat: Seat; readonly from: string }
  | { readonly type: 'sacrificed'; readonly seat: Seat; readonly from: string; readonly count: number }
  | { readonly type: 'vaporized'; readonly seat: Seat; readonly from: string; readonly count: number }
  | { readonly type: 'appeared'; readonly seat: Seat; readonly at: string; readonly count: number }
  | { readonly type: 'guests'; readonly seat: Seat; readonly host: Seat; readonly count: number }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'landed'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'lost'; readonly seat: Seat; readonly from: string }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly at: string;
      readonly whose: Seat;
      readonly to: string;
    }
  | { readonly type: 'ships'; readonly by: number }
  | {
      readonly type: 'activated';
      readonly seat: Seat;
      readonly at: string;
      readonly owner: Seat;
      readonly station: StationName;
    }
  | { readonly type: 'bonus'; readonly seat: Seat; readonly station: StationName; readonly amount: number }
  | { readonly type: 'destroyed'; readonly seat: Seat; readonly station: StationName; readonly at: string }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly card: SuitName | 'TRIGGER';
      readonly tag: DrawTag;
      /** What the card carries in this match. */
      readonly effect?: EffectId;
    }
  | { readonly type: 'flare'; readonly number: number }
  | { readonly type: 'event'; readonly event: EventId }
  | { readonly type: 'cubes'; readonly at: readonly string[] }
  | { readonly type: 'feeders'; readonly at: readonly string[] }
  | { readonly type: 'feederMoved'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly at: string }
  | { readonly type: 'orbited'; readonly seat: Seat; readonly eye: number }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly card: SuitName | 'none';
      readonly byChance: boolean;
      readonly effect?: EffectId;
    }
  | { readonly type: 'over'; readonly flares: number };
