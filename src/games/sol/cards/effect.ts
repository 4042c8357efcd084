import type { Seat } from '../../../kernel/game.ts';
import type { Segment, Space } from '../board.ts';
import type { Colour, EffectId } from '../facts.ts';
import type { Card, Kind, MoveOf, PlayOf, State } from '../state.ts';
import type { Events } from '../verbs.ts';

/** The moments at which an effect is offered (10.0.2). */
export type Window =
  | 'any'
  | 'move'
  | 'convert'
  | 'converted'
  | 'activate'
  /** As the whole Activate action, before anything else is done in it. */
  | 'instead'
  /** As a way of activating one station: `use C3 augment`. */
  | 'variant'
  /** Right after an own station was activated. */
  | 'after'
  | 'draw';

/** One flight of a sundiver, as its effect sees it. `segment` is the gate crossed, or -1. */
export interface Flight {
  readonly seat: Seat;
  readonly from: Space;
  readonly to: Space;
  readonly segment: Segment;
  readonly kind: Kind | undefined;
}

/** The further steps that some effects add to a Move. */
interface EffectSteps {
  readonly CLUSTER: MoveOf<'cluster'>;
  readonly FUEL: MoveOf<'fuel'>;
  readonly JUGGERNAUT: MoveOf<'station' | 'hurlstation'>;
  readonly PUNCTURE: MoveOf<'puncture'>;
  readonly TELEPORT: MoveOf<'teleport'>;
}
export type EffectMove<Id extends EffectId> = Id extends keyof EffectSteps ? EffectSteps[Id] : never;

/** An instability effect: when it may be played, what that does, and what it changes while it lasts. */
export interface Effect<Id extends EffectId = EffectId> extends Lasting<Id> {
  readonly colour: Colour;
  readonly icon: 'move' | 'convert' | 'activate' | 'draw' | 'any time';
  readonly window: Window;
  /** What the card says, in our words. */
  readonly text: string;
  readonly source: 'published' | 'draft, colour and timing reconstructed';

  /** The ways it can be played now; an effect without this is offered whenever its window is open. */
  uses?(state: State, seat: Seat): PlayOf<Id>[];
  /** What happens at once. */
  play?(state: State, seat: Seat, move: PlayOf<Id>, events: Events): void;
}

/** The effect that lasts, if there is one. */
export type Active = Lasting | undefined;

/** What an effect changes while it lasts. */
interface Lasting<Id extends EffectId = EffectId> {
  /** Further steps of a Move, and what they do. */
  steps?(state: State, seat: Seat): EffectMove<Id>[];
  step?(state: State, seat: Seat, move: EffectMove<Id>, events: Events): void;
  /** The kinds of own divers on a space, where it matters which of them flies. */
  kinds?(state: State, seat: Seat, space: Space): readonly Kind[];
  /** What a flight costs, when it is not 1. */
  fare?(state: State, flight: Flight): number;
  launched?(state: State, seat: Seat, to: Space, own: boolean, events: Events): void;
  flew?(state: State, flight: Flight, events: Events): void;
  hurled?(state: State, from: Space, kind: Kind | undefined): void;
  /** Barriers do not hold, and gates are not used. */
  readonly ignoresBarriers?: true;
  /** All spaces at motherships border one another, and launches reach them all. */
  readonly joinsShips?: true;
  /** Only one sundiver moves. */
  readonly lone?: true;

  /** How many sundivers a foundry builds for one energy. */
  readonly buildFactor?: number;
  /** Stations of all types may be activated in one action. */
  readonly allTypes?: true;
  activated?(state: State, seat: Seat, events: Events): void;
  /** A card the active player has drawn for the action. */
  drew?(state: State, seat: Seat, suit: Card, events: Events): void;
}

export type Effects = { readonly [Id in EffectId]?: Effect<Id> };
