import type { Seat } from '../../kernel/game.ts';
import type { Hex } from './board.ts';
import type { Cost, FactionId, KitType, ShipType } from './facts.ts';
import type { Settings } from './options.ts';

/** A kind of loot card by its number in `LOOT`. */
export type Card = number;

/** How many cards of each kind there are. */
export type Pile = readonly number[];

/** Copies of a position share its ships, so a ship that changes is replaced by another. */
export interface Ship {
  readonly type: ShipType;
  readonly at: Hex;
  readonly hull: number;
  readonly kit: KitType | '';
  readonly moved: boolean;
  readonly acted: boolean;
  /** Built in this turn: it neither moves nor acts. */
  readonly fresh: boolean;
}

export interface Player {
  /** None before it is chosen. */
  faction: FactionId | '';
  /** What was rolled for the right to choose first; further rolls settle ties. */
  rolls: readonly number[];
  /** Counters of metal, fuel and weapon. */
  stock: Cost;
  ships: readonly Ship[];
  alive: boolean;
  /** Own turns left to build a ship, for a player who has only colonies; 0 for everybody else. */
  grace: number;
  /** A progress marker lies on the planet under the Mothership. */
  marker: boolean;
}

/** What remains to be done, the next on top. Steps with a seat are questions to it. */
export type Step =
  | { readonly step: 'faction'; readonly seat: Seat }
  | { readonly step: 'muster' }
  | { readonly step: 'place'; readonly seat: Seat }
  | { readonly step: 'turn' }
  | { readonly step: 'shipyard' }
  | { readonly step: 'ships'; readonly seat: Seat }
  | { readonly step: 'workshop' }
  | { readonly step: 'kits'; readonly seat: Seat }
  | { readonly step: 'act'; readonly seat: Seat }
  | { readonly step: 'end' };

export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** A question to a seat, whatever it is about. */
export interface Asked {
  readonly seat: Seat;
}

export type Ending = 'colonization' | 'domination' | 'roundLimit';

/** A position of a match. Its copies share all lists but those of players and steps: the others are replaced, never changed. */
export interface State {
  readonly options: Settings;
  readonly players: Player[];
  /** The seats by their rolls until everybody has a faction, then in turn order. */
  order: readonly Seat[];
  /** From 1; 0 during set-up. */
  round: number;
  /** Whose turn it is; the first in order during set-up. */
  current: Seat;
  /** Whether the current player began the turn in grace. */
  graceTurn: boolean;
  /** By planet: 0 when neutral, else 1 + the owner. */
  planets: readonly number[];
  /** Cards by kind. The deck has no order before a card is drawn. */
  deck: Pile;
  discard: Pile;
  /** Blueprints drawn in this turn and neither built nor discarded yet. */
  drawn: Pile;
  readonly stack: Step[];
  ending: Ending | '';
  /** Who has resigned, in that order; only where somebody has. */
  resigned?: readonly Seat[];
}

/** Everything a player may choose. */
export type Move =
  | { readonly type: 'choose'; readonly faction: FactionId }
  | { readonly type: 'place'; readonly at: string }
  | { readonly type: 'build'; readonly ship: ShipType; readonly at: string }
  | { readonly type: 'fit'; readonly kit: KitType; readonly at: string }
  | { readonly type: 'done' }
  | { readonly type: 'move'; readonly from: string; readonly to: string }
  | { readonly type: 'jump'; readonly from: string; readonly to: string }
  | { readonly type: 'attack'; readonly from: string; readonly at: string; readonly weapons: number }
  | { readonly type: 'repair'; readonly at: string; readonly metal: number }
  | { readonly type: 'colonize' }
  | { readonly type: 'decolonize' }
  | { readonly type: 'end' }
  | { readonly type: 'resign' };

/** The moves of some types. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Counters of each resource. */
interface Counters {
  readonly metal: number;
  readonly fuel: number;
  readonly weapon: number;
}

/** A hit or a miss: what was rolled with which die, what got through and the hull that is left. */
interface Hit {
  readonly seat: Seat;
  readonly ship: ShipType;
  readonly from: string;
  readonly at: string;
  readonly target: ShipType;
  readonly owner: Seat;
  readonly die: number;
  readonly roll: number;
  /** What the kit of the ship adds. */
  readonly kit: number;
  readonly damage: number;
  readonly hull: number;
}

/** Everything that may happen. */
export type Event =
  | { readonly type: 'chose'; readonly seat: Seat; readonly faction: FactionId }
  | ({ readonly type: 'granted'; readonly seat: Seat } & Counters)
  | { readonly type: 'placed'; readonly seat: Seat; readonly ship: ShipType; readonly at: string }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | ({ readonly type: 'collected'; readonly seat: Seat } & Counters)
  | { readonly type: 'built'; readonly seat: Seat; readonly ship: ShipType; readonly at: string }
  | {
      readonly type: 'fitted';
      readonly seat: Seat;
      readonly kit: KitType;
      readonly ship: ShipType;
      readonly at: string;
      readonly old: KitType | '';
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly ship: ShipType;
      readonly from: string;
      readonly to: string;
    }
  | {
      readonly type: 'jumped';
      readonly seat: Seat;
      readonly ship: ShipType;
      readonly from: string;
      readonly to: string;
    }
  | ({ readonly type: 'attacked'; readonly weapons: number } & Hit)
  | ({ readonly type: 'countered' } & Hit)
  | {
      readonly type: 'destroyed';
      readonly seat: Seat;
      readonly ship: ShipType;
      readonly at: string;
      readonly by: Seat;
    }
  | ({ readonly type: 'bounty'; readonly seat: Seat } & Counters)
  | {
      readonly type: 'repaired';
      readonly seat: Seat;
      readonly ship: ShipType;
      readonly at: string;
      readonly metal: number;
      readonly hull: number;
    }
  | { readonly type: 'settling'; readonly seat: Seat; readonly planet: string; readonly at: string }
  | {
      readonly type: 'colonized';
      readonly seat: Seat;
      readonly planet: string;
      readonly at: string;
      /** How many the player has now. */
      readonly colonies: number;
    }
  | {
      readonly type: 'besieging';
      readonly seat: Seat;
      readonly planet: string;
      readonly at: string;
      readonly owner: Seat;
    }
  | {
      readonly type: 'decolonized';
      readonly seat: Seat;
      readonly planet: string;
      readonly at: string;
      readonly owner: Seat;
    }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly planet: string; readonly at: string }
  | { readonly type: 'grace'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'freed'; readonly seat: Seat; readonly planet: string; readonly at: string }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly ending: Ending; readonly winners: readonly Seat[] };

/** The list events are told to, where anybody listens. */
export type Events = Event[] | undefined;
