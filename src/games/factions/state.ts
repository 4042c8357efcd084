import type { Seat } from '../../kernel/game.ts';
import type { Cell, Orbit, Sector } from './board.ts';
import type {
  Card,
  CardIn,
  DeckId,
  EventId,
  ExoplanetId,
  ExplorerId,
  FaceDown,
  FactionId,
  InDeck,
  LawId,
  MachineId,
  ObjectiveId,
  Op,
  Planet,
  PlanetName,
  ResearchId,
  RivalCardId,
  TechId,
} from './facts.ts';
import type { Settings } from './options.ts';

/** A card in a hand and who knows it, one bit for each seat; for all others it lies face down. */
export interface Held<C extends Card = Card> {
  readonly card: C | FaceDown;
  readonly known: number;
}

/** An exoplanet that lies open before a player. */
export interface Exoplanet {
  readonly card: ExoplanetId;
  readonly explorers: readonly ExplorerId[];
  readonly explored: boolean;
}

export interface Player {
  /** None before it is chosen. */
  faction: FactionId | '';
  energy: number;
  resources: number;
  /** Where the ships are; the one that moves or has moved comes first. Only the Android Resistance has two. */
  ships: readonly Sector[];
  /** Upgrades by machine. */
  upgrades: readonly number[];
  explorers: readonly Held<ExplorerId>[];
  objectives: readonly Held<ObjectiveId>[];
  exoplanets: readonly Exoplanet[];
  techs: readonly TechId[];
  /** Completed objectives. */
  completed: readonly ObjectiveId[];
  rescues: number;
  /** VP lost by rescues. */
  penalty: number;
  /** Research cards gained in the whole game. */
  research: number;
  /** Of this round. */
  passed: boolean;
  /** When the player passed: 1 for the first, 0 for nobody yet. */
  passIndex: number;
  turns: number;
  /** Turns taken since everybody else has passed. */
  lastTurns: number;
  used: readonly PlanetName[];
  mined: number;
  traded: readonly Seat[];
  /** Abilities and techs used that work once a round. */
  once: readonly string[];
  /** Rides with planets since the sectors were last cleared. */
  orbits: number;
}

/** What is remembered within one turn. */
interface Turn {
  seat: Seat;
  /** Sectors in which the player placed energy. */
  placed: readonly Sector[];
  /** Sectors entered in this Movement. */
  entered: readonly Sector[];
  /** The highest price paid for one sector. */
  paid: number;
  gateSteps: number;
  /** Whether a sector was entered or a teleport made at the beginning of the Movement. */
  moved: boolean;
  /** Whether the Phase Hull was used. */
  phased: boolean;
  /** Abilities used at the beginning of this Movement. */
  begun: readonly string[];
  mined: number;
  /** The highest value mined. */
  best: number;
  offers: number;
}

/** An asteroid tile: its value if anybody knows it (-1 for those who do not), and who does, one bit for each seat. */
export interface Tile {
  readonly at: Cell;
  readonly value: number;
  readonly known: number;
}

export interface Vote {
  /** -1 for the solo opponent. */
  readonly seat: Seat;
  readonly option: 'A' | 'B';
  readonly space: 'reward' | 'leader';
}

/** The solo opponent's mat (18). */
export interface Rival {
  faction: FactionId | '';
  resources: number;
  upgrades: number;
  explorers: readonly ExplorerId[];
  exoplanets: readonly ExoplanetId[];
  techs: readonly TechId[];
  /** Face down: nobody knows them. */
  objectives: readonly Held<ObjectiveId>[];
  /** Its cards; they have no order before they are drawn. */
  deck: readonly RivalCardId[];
  discard: readonly RivalCardId[];
}

/** One thing on a side of a deal: so many of a resource, or a card or machine by name; no name lets the owner pick. */
export type Unit =
  | { readonly what: 'resource'; readonly item: '1' }
  | { readonly what: 'energy'; readonly item: '1' | '4' }
  | { readonly what: 'explorer'; readonly item: ExplorerId | 'any' }
  | { readonly what: 'objective'; readonly item: ObjectiveId | 'any' }
  | { readonly what: 'exoplanet'; readonly item: ExoplanetId }
  | { readonly what: 'tech'; readonly item: TechId }
  | { readonly what: 'upgrade'; readonly item: MachineId };

/** What somebody holds in hand and may hand over unnamed. */
export type HandCard = ExplorerId | ObjectiveId;

/** A deal between the one who makes it and a partner, as the maker sees it. */
export interface Deal {
  readonly maker: Seat;
  readonly partner: Seat;
  readonly give: readonly Unit[];
  readonly ask: readonly Unit[];
  /** Whether it answers an offer; then it can only be taken or left. */
  readonly counter: boolean;
}

/** Who has an effect: a seat, or the solo opponent, for whom the human chooses. */
export type Who = Seat;
export const RIVAL: Who = -1;

/** What remains to be done, the next on top. Steps with a seat are questions to it. */
export type Step =
  // set-up
  | { readonly step: 'faction'; readonly seat: Seat }
  | { readonly step: 'rival'; readonly seat: Seat }
  | { readonly step: 'deploy' }
  | { readonly step: 'berth'; readonly seat: Seat }
  | { readonly step: 'opening' }
  // rounds and turns
  | { readonly step: 'round' }
  | { readonly step: 'slot' }
  | { readonly step: 'next' }
  | { readonly step: 'turn'; readonly seat: Seat }
  | { readonly step: 'begin'; readonly seat: Seat }
  | { readonly step: 'fly'; readonly seat: Seat }
  | { readonly step: 'land' }
  | { readonly step: 'landed'; readonly seat: Seat }
  | { readonly step: 'action'; readonly seat: Seat }
  | { readonly step: 'finish'; readonly seat: Seat }
  // trade
  | ({ readonly step: 'draft'; readonly seat: Seat } & Deal)
  | ({ readonly step: 'answer'; readonly seat: Seat } & Deal)
  | ({ readonly step: 'settle' } & Deal)
  | ({ readonly step: 'hand'; readonly seat: Seat } & Deal)
  // planets and effects
  | {
      readonly step: 'use';
      readonly who: Seat;
      readonly planet: Planet;
      readonly as: Planet;
      readonly free: boolean;
    }
  | { readonly step: 'used'; readonly who: Seat; readonly planet: Planet; readonly free: boolean }
  | { readonly step: 'push'; readonly seat: Seat; readonly planet: Planet }
  | { readonly step: 'react'; readonly seat: Seat; readonly planet: Planet }
  | { readonly step: 'trim'; readonly seat: Seat }
  | { readonly step: 'amount'; readonly seat: Seat; readonly bonus: number }
  | { readonly step: 'recruit'; readonly seat: Seat }
  | { readonly step: 'vote'; readonly seat: Seat }
  | { readonly step: 'engineer'; readonly seat: Seat }
  | { readonly step: 'market'; readonly seat: Seat }
  | { readonly step: 'ops'; readonly who: Who; readonly ops: readonly Op[] }
  | { readonly step: 'install'; readonly seat: Seat; readonly left: number; readonly same: boolean }
  | { readonly step: 'boon'; readonly seat: Seat; readonly card: ExoplanetId }
  | {
      readonly step: 'keep';
      readonly seat: Seat;
      readonly cards: readonly Held<ObjectiveId>[];
      readonly left: number;
    }
  | { readonly step: 'tech'; readonly seat: Seat; readonly who: Who }
  | { readonly step: 'return'; readonly seat: Seat }
  | { readonly step: 'research'; readonly seat: Seat; readonly who: Who }
  | { readonly step: 'claim'; readonly seat: Seat; readonly who: Who }
  | {
      readonly step: 'convert';
      readonly seat: Seat;
      readonly left: number;
      readonly burn: number;
      readonly gain: number;
    }
  | { readonly step: 'sweep'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'band'; readonly seat: Seat }
  | { readonly step: 'shove'; readonly seat: Seat; readonly least: number; readonly most: number }
  | { readonly step: 'teleport'; readonly seat: Seat }
  | { readonly step: 'gate'; readonly seat: Seat }
  | { readonly step: 'dig'; readonly seat: Seat; readonly who: Who; readonly bonus: number }
  | { readonly step: 'rob'; readonly seat: Seat; readonly count: number }
  | { readonly step: 'peek'; readonly seat: Seat; readonly left: number }
  | {
      readonly step: 'scrap';
      readonly seat: Seat;
      readonly who: Who;
      readonly then: readonly Op[];
      readonly else: readonly Op[];
    }
  | { readonly step: 'map'; readonly seat: Seat; readonly cards: readonly ExoplanetId[] }
  // orbits
  | { readonly step: 'wheel'; readonly ring: number }
  | { readonly step: 'glide'; readonly planet: Planet; readonly left: number; readonly back: boolean }
  | { readonly step: 'orbit'; readonly seat: Seat; readonly ship: number; readonly planet: Planet }
  // upkeep
  | { readonly step: 'upkeep' }
  | { readonly step: 'window'; readonly seat: Seat; readonly at: 'round' | 'event' | 'last' }
  | { readonly step: 'event' }
  | { readonly step: 'tie'; readonly seat: Seat }
  | { readonly step: 'enact'; readonly option: 'A' | 'B' }
  | { readonly step: 'amnesty'; readonly seat: Seat; readonly who: Who; readonly gain: readonly Op[] }
  | { readonly step: 'turnUp' }
  | { readonly step: 'afterGifts' }
  | { readonly step: 'produce' }
  | { readonly step: 'last' }
  | { readonly step: 'score' }
  | { readonly step: 'renew' }
  | { readonly step: 'restock' }
  // solo
  | { readonly step: 'rivalTurn' }
  /** What is left to do of a card of the solo opponent, from one of its steps on. */
  | { readonly step: 'rivalOps'; readonly card: RivalCardId; readonly at: number }
  | { readonly step: 'rivalVote'; readonly seat: Seat; readonly times: number }
  | { readonly step: 'drain'; readonly seat: Seat; readonly left: number };

/** Some of the steps. */
export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** A position of a match. */
export interface State {
  /** The version of the rules, where it is not the first and makes a difference. */
  readonly rules?: number;
  readonly options: Settings;
  readonly players: Player[];
  /** The solo opponent; a list of one, or empty with more players. */
  readonly rival: Rival[];
  round: number;
  leader: Seat;
  /** Who was the Leader when the match began. */
  readonly first: Seat;
  /** Whether the Leader token was taken in this round. */
  claimed: boolean;
  /** Whose slot it is. */
  current: Seat;
  /** Planets in play, by their number. */
  planets: readonly Orbit[];
  /** Energy on each sector. */
  energy: readonly number[];
  tiles: readonly Tile[];
  /** Values of the tiles mined in this round. */
  spoils: readonly number[];
  gates: readonly Sector[];
  /** Decks have no order before a card is drawn; of what others hold only the number is known. */
  readonly decks: { [Deck in DeckId]: readonly InDeck<Deck>[] };
  readonly discards: { [Deck in DeckId]: readonly CardIn<Deck>[] };
  exoplanets: readonly CardIn<'jupiter'>[];
  research: readonly ResearchId[];
  /** The event to vote on, or none. */
  event: EventId | '';
  votes: readonly Vote[];
  /** The option in force in this round, such as `ea01A`, or none. */
  law: LawId | '';
  /** The option that counts at the end, or none. */
  bequest: LawId | '';
  /** Whether the planets stand still in this Upkeep. */
  brake: boolean;
  /** Whether it is Upkeep, when the Leader is asked first. */
  upkeep: boolean;
  readonly turn: Turn;
  readonly stack: Step[];
  over: boolean;
}

/** Everything a player may choose. */
export type Move =
  | { readonly type: 'faction'; readonly faction: FactionId }
  | { readonly type: 'rival'; readonly faction: FactionId }
  | { readonly type: 'berth'; readonly at: string }
  | { readonly type: 'offer'; readonly to: Seat }
  | { readonly type: 'charge'; readonly via: PlanetName }
  | { readonly type: 'keepShip'; readonly at: string }
  | { readonly type: 'alcubierre'; readonly to: string }
  | { readonly type: 'shiftGate'; readonly from: string; readonly pay: 'resource' | 'energy' }
  | { readonly type: 'extract' }
  | { readonly type: 'scoop'; readonly at: string }
  | { readonly type: 'tether'; readonly to: string }
  | { readonly type: 'caster' }
  | { readonly type: 'step'; readonly to: string }
  | { readonly type: 'phase'; readonly to: string }
  | { readonly type: 'stop' }
  | { readonly type: 'proceed' }
  | { readonly type: 'mine'; readonly at: string }
  | { readonly type: 'use'; readonly planet: PlanetName; readonly as: PlanetName }
  | { readonly type: 'photosynthesis' }
  | { readonly type: 'mapping' }
  | { readonly type: 'beacon'; readonly from: string; readonly to: string }
  | { readonly type: 'pass' }
  | { readonly type: 'none' }
  | { readonly type: 'end' }
  | { readonly type: 'burn' }
  | { readonly type: 'place'; readonly card: ExplorerId; readonly on: ExoplanetId }
  | { readonly type: 'rescue'; readonly from: string; readonly to: string }
  | { readonly type: 'complete'; readonly card: ObjectiveId }
  | { readonly type: 'spy'; readonly at: string }
  | { readonly type: 'invert'; readonly a: PlanetName; readonly b: PlanetName }
  | { readonly type: 'tug'; readonly planet: PlanetName; readonly way: 'ccw' | 'cw' }
  | ({ readonly type: 'give' } & Unit)
  | ({ readonly type: 'ask' } & Unit)
  | { readonly type: 'propose' }
  | { readonly type: 'cancel' }
  | { readonly type: 'accept' }
  | { readonly type: 'reject' }
  | { readonly type: 'counter' }
  | { readonly type: 'hand'; readonly card: HandCard }
  | { readonly type: 'amount'; readonly energy: number }
  | { readonly type: 'recruit'; readonly count: number }
  | { readonly type: 'vote'; readonly option: 'A' | 'B'; readonly space: 'reward' | 'leader' }
  | { readonly type: 'engineer'; readonly count: number }
  | { readonly type: 'install'; readonly machine: MachineId }
  | Take<CardIn<'jupiter'> | ResearchId>
  | { readonly type: 'refresh' }
  | { readonly type: 'boon'; readonly choice: 'A' | 'B' | 'none' }
  | { readonly type: 'keep'; readonly card: ObjectiveId }
  | { readonly type: 'tech'; readonly card: CardIn<'uranus'> }
  | { readonly type: 'return'; readonly card: TechId }
  | { readonly type: 'convert' }
  | { readonly type: 'sweep'; readonly at: string }
  | { readonly type: 'band'; readonly band: number }
  | { readonly type: 'shove'; readonly planet: PlanetName; readonly steps: number }
  | { readonly type: 'teleport'; readonly from: string; readonly to: string }
  | { readonly type: 'ungate'; readonly at: string }
  | { readonly type: 'gate'; readonly at: string }
  | { readonly type: 'dig'; readonly at: string }
  | { readonly type: 'rob'; readonly whom: Seat }
  | { readonly type: 'peek'; readonly at: string }
  | { readonly type: 'scrap'; readonly card: ExoplanetId }
  | { readonly type: 'map'; readonly card: ExoplanetId; readonly choice: 'A' | 'B' }
  | { readonly type: 'push' }
  | { readonly type: 'react' }
  | { readonly type: 'trim'; readonly card: ObjectiveId }
  | { readonly type: 'orbit'; readonly to: string }
  | { readonly type: 'stay' }
  | { readonly type: 'decline' }
  | { readonly type: 'done' }
  | { readonly type: 'enact'; readonly option: 'A' | 'B' }
  | { readonly type: 'amnesty'; readonly card: ObjectiveId | 'any' }
  | { readonly type: 'drain'; readonly at: string };

/** Taking a card from a market. */
export interface Take<C extends CardIn<'jupiter'> | ResearchId> {
  readonly type: 'take';
  readonly card: C;
}

/** The moves of some types. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** A list that takes some moves, and maybe others. */
export type Taking<M extends Move> = { readonly push: (move: M) => unknown };

/** Where energy and resources come from and go to; every change is told with one of these. */
export type Reason =
  | 'mercury'
  | 'zealots'
  | 'photosynthesis'
  | 'effect'
  | 'vote'
  | 'burn'
  | 'pass'
  | 'production'
  | 'mine'
  | 'extract'
  | 'scoop'
  | 'coils'
  | 'move'
  | 'venus'
  | 'mars'
  | 'jupiter'
  | 'gate'
  | 'convert'
  | 'trade'
  | 'capacity';

/** Everything that may happen. */
export type Event =
  | { readonly type: 'chose'; readonly seat: Seat; readonly faction: FactionId; readonly rival: boolean }
  | { readonly type: 'berthed'; readonly seat: Seat; readonly at: string }
  | { readonly type: 'round'; readonly round: number; readonly leader: Seat }
  | { readonly type: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'energy'; readonly seat: Who; readonly by: number; readonly reason: Reason }
  | { readonly type: 'resources'; readonly seat: Who; readonly by: number; readonly reason: Reason }
  | {
      readonly type: 'entered';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly price: number;
      readonly energy: number;
    }
  | {
      readonly type: 'teleported';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly by: 'alcubierre' | 'tether' | 'beacon' | 'effect' | 'rescue';
    }
  | { readonly type: 'rescued'; readonly seat: Seat; readonly penalty: number }
  | { readonly type: 'vanished'; readonly seat: Seat; readonly at: string }
  | { readonly type: 'used'; readonly seat: Seat; readonly planet: PlanetName; readonly as: PlanetName }
  | { readonly type: 'charged'; readonly seat: Who; readonly card: CardIn<'mercury'> }
  | { readonly type: 'recruited'; readonly seat: Who; readonly count: number }
  | {
      readonly type: 'explorers';
      readonly seat: Who;
      readonly cards: readonly ExplorerId[];
      readonly only?: Seat;
    }
  | {
      readonly type: 'robbed';
      readonly seat: Who;
      readonly from: Seat;
      readonly count: number;
    }
  | { readonly type: 'loot'; readonly seat: Who; readonly cards: readonly ExplorerId[]; readonly only: Seat }
  | {
      readonly type: 'voted';
      readonly seat: Who;
      readonly option: 'A' | 'B';
      readonly space: 'reward' | 'leader';
    }
  | { readonly type: 'leader'; readonly seat: Seat }
  | {
      readonly type: 'installed';
      readonly seat: Who;
      readonly machine: MachineId | '';
      readonly count: number;
    }
  | { readonly type: 'machine'; readonly seat: Seat; readonly machine: MachineId; readonly level: string }
  | { readonly type: 'exoplanet'; readonly seat: Who; readonly card: ExoplanetId }
  | { readonly type: 'boon'; readonly seat: Seat; readonly card: ExoplanetId; readonly choice: 'A' | 'B' }
  | { readonly type: 'market'; readonly deck: 'jupiter' | 'neptune'; readonly cards: readonly Card[] }
  | { readonly type: 'drew'; readonly seat: Who; readonly count: number }
  | {
      readonly type: 'drawn';
      readonly seat: Seat;
      readonly cards: readonly ObjectiveId[];
      readonly only: Seat;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: ObjectiveId; readonly only: Seat }
  | { readonly type: 'burned'; readonly seat: Who; readonly card: ObjectiveId }
  | { readonly type: 'objective'; readonly seat: Seat; readonly card: ObjectiveId }
  | { readonly type: 'tech'; readonly seat: Who; readonly card: TechId }
  | { readonly type: 'returned'; readonly seat: Seat; readonly card: TechId }
  | { readonly type: 'research'; readonly seat: Who; readonly card: ResearchId; readonly only?: Seat }
  | { readonly type: 'researched'; readonly seat: Who }
  | {
      readonly type: 'mined';
      readonly seat: Who;
      readonly at: string;
      readonly value: number;
      readonly gain: number;
    }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly at: string }
  | {
      readonly type: 'saw';
      readonly seat: Seat;
      readonly at: string;
      readonly value: number;
      readonly only: Seat;
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: ExplorerId; readonly on: ExoplanetId }
  | { readonly type: 'explored'; readonly seat: Seat; readonly card: ExoplanetId }
  | { readonly type: 'scrapped'; readonly seat: Who; readonly card: ExoplanetId }
  | { readonly type: 'cleared'; readonly at: string; readonly energy: number }
  | { readonly type: 'flooded'; readonly at: string; readonly price: number }
  | { readonly type: 'gate'; readonly at: string }
  | { readonly type: 'ungate'; readonly at: string }
  | {
      readonly type: 'glided';
      readonly planet: PlanetName;
      readonly ring: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'rode'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly type: 'inverted'; readonly seat: Seat; readonly a: PlanetName; readonly b: PlanetName }
  | { readonly type: 'offered'; readonly seat: Seat; readonly to: Seat; readonly counter: boolean }
  | {
      readonly type: 'proposal';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: readonly Unit[];
      readonly ask: readonly Unit[];
      readonly only: Seat;
    }
  | { readonly type: 'refused'; readonly seat: Seat; readonly from: Seat }
  | {
      readonly type: 'traded';
      readonly seat: Seat;
      readonly with: Seat;
      /** What lies open of a deal; hidden cards are counted only. */
      readonly gave: readonly Unit[];
      readonly got: readonly Unit[];
    }
  | { readonly type: 'upkeep'; readonly round: number }
  | { readonly type: 'event'; readonly card: EventId; readonly option: 'A' | 'B' }
  | { readonly type: 'opened'; readonly card: EventId }
  | { readonly type: 'produced'; readonly seat: Seat; readonly energy: number; readonly resources: number }
  | { readonly type: 'swept' }
  | { readonly type: 'tiles'; readonly count: number; readonly open: boolean }
  | { readonly type: 'rivalCard'; readonly card: RivalCardId }
  /** `drawn` with the opponent of a solo game. */
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly drawn?: true };

/** The list events are told to, where anybody listens. */
export type Events = Event[] | undefined;
