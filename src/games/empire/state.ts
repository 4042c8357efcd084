import type { Seat } from '../../kernel/game.ts';
import type { Region, Sector } from './board.ts';
import type {
  CardId,
  Category,
  DealtId,
  EdictId,
  MarketId,
  PowerId,
  QueueId,
  Resource,
  Role,
  ShipKind,
  StoryId,
  TechCost,
  TechId,
  TileId,
} from './facts.ts';
import type { Options } from './options.ts';

/** A side of the game: a seat, or the Ancients. */
export type Who = Seat;
export const ANCIENTS: Who = 4;
/** Whose an unclaimed place is. */
export const NOBODY: Who = -1;

/** Scored tokens. */
export interface Throne {
  /** Colony tokens of the own colour. */
  own: number;
  /** Colony tokens of others, by their seat. */
  captured: readonly number[];
  galaxy: number;
}

export interface Ship {
  /** By its number in `SHIPS`. */
  readonly kind: number;
  readonly at: Region;
  /** Whether it has moved or attacked in this Warlord turn. */
  readonly moved: boolean;
}

export interface Player {
  credits: number;
  /** Polymer, metal and energy. */
  stock: readonly number[];
  /** Colony tokens left. */
  supply: number;
  readonly throne: Throne;
  techs: readonly TechId[];
  home: Region;
  ships: readonly Ship[];
  /** Ships owned but off the board, by kind. */
  staging: readonly number[];
  /** Those of `staging` that came there in the own Warlord turn and wait until it is over. */
  fresh: readonly number[];
  /** Ships not yet built, by kind. */
  yard: readonly number[];
  /** None in solo games, or before it is kept. */
  power: PowerId | '';
  ready: boolean;
  /** Powers dealt; only the kept one after the choice, and none once all have chosen. */
  dealt: readonly DealtId[];
  /** Court influence of this Regent. */
  court: number;
}

/** The solo opponent (10). */
export interface Ancients {
  credits: number;
  supply: number;
  readonly throne: Throne;
  techs: readonly TechId[];
  /** Where their cruisers are. */
  cruisers: readonly Region[];
  staging: number;
  yard: number;
}

/** A deck of role cards. What lies under the top has no order before it is turned. */
export interface Deck {
  /** The card whose back shows, or none. */
  readonly top: CardId | '';
  readonly rest: readonly CardId[];
  readonly discard: readonly CardId[];
}

export interface Stall {
  readonly id: MarketId;
  /** Whether the credit side is up. */
  readonly spent: boolean;
}

/** One side of a battle. */
export interface Belligerent {
  readonly who: Who;
  strength: number;
  /** Tactics, weapons and shields as set; empty before, -1 each for those who may not see them. */
  dial: readonly number[];
  /** Whether the dial is revealed. */
  open: boolean;
  /** Whether the enemy must set and reveal first. */
  foresees: boolean;
  /** Tactics, weapons and shields as they count, after the reveal. */
  values: readonly number[];
  /** Enemy ships destroyed. */
  kills: number;
}

/** The battle being fought, or the last one. */
export interface Battle {
  readonly sector: Sector;
  readonly turn: number;
  /** The attacker and the defender. */
  readonly sides: readonly [Belligerent, Belligerent];
  /** The card that is the plan of the Ancients. */
  card: CardId | '';
  /** Displaced ships of the sector that are no longer targets, as numbers (`berthOf`). */
  safe: readonly number[];
  over: boolean;
}

/** What reveals a card of a deck: a move of the Ancients, or a battle with them. */
export type Reveal = 'engineer' | 'warlord' | 'battle';

/** What remains to be done, the next on top. Steps with a seat, or seats, are questions to them. */
export type Step =
  // set-up
  | { readonly step: 'start'; readonly seat: Seat }
  | { readonly step: 'cradle'; readonly seat: Seat }
  | { readonly step: 'galaxy' }
  | { readonly step: 'keep'; readonly seats: readonly Seat[] }
  // turns
  | { readonly step: 'scepter' }
  | { readonly step: 'strike' }
  | { readonly step: 'tick' }
  | { readonly step: 'decree' }
  | { readonly step: 'redraw' }
  | { readonly step: 'edict'; readonly seat: Seat; readonly choices: readonly EdictId[] }
  | { readonly step: 'dawn' }
  | { readonly step: 'mine'; readonly seat: Seat }
  | { readonly step: 'role'; readonly seat: Seat; readonly free: boolean }
  | { readonly step: 'resolve' }
  | { readonly step: 'dusk'; readonly emperor: boolean }
  | { readonly step: 'power'; readonly seat: Seat; readonly at: Region; readonly to: Who }
  // after a solo turn
  | { readonly step: 'draw' }
  | { readonly step: 'turnUp' }
  | { readonly step: 'descend' }
  // Explorer
  | { readonly step: 'survey'; readonly who: Who }
  | { readonly step: 'tile'; readonly seat: Seat; readonly who: Who }
  | { readonly step: 'place'; readonly seat: Seat; readonly who: Who; readonly tile: TileId }
  | { readonly step: 'refill' }
  | { readonly step: 'reap'; readonly colonies: number; readonly galaxies: number }
  // Scientist
  | { readonly step: 'study'; readonly who: Seat }
  | { readonly step: 'tech'; readonly seat: Seat; readonly discount: number }
  | {
      readonly step: 'waive';
      readonly seat: Seat;
      readonly cost: TechCost;
      readonly from: 'up' | 'down';
      readonly price: readonly number[];
      readonly left: number;
    }
  | { readonly step: 'covet' }
  | { readonly step: 'clearTechs' }
  // Steward
  | { readonly step: 'market'; readonly seat: Seat }
  | { readonly step: 'harvest'; readonly who: Seat; readonly tile: MarketId }
  | { readonly step: 'collect'; readonly who: Seat; readonly tile: MarketId; readonly free: boolean }
  | { readonly step: 'spare'; readonly who: Seat }
  | { readonly step: 'bonus'; readonly seat: Seat; readonly left: number; readonly event: boolean }
  | { readonly step: 'flip'; readonly tile: MarketId }
  | { readonly step: 'fund'; readonly credits: number }
  // Merchant
  | { readonly step: 'income'; readonly who: Seat }
  | { readonly step: 'bazaar'; readonly who: Seat }
  | { readonly step: 'venture'; readonly who: Seat }
  | { readonly step: 'trade'; readonly seat: Seat; readonly left: number; readonly sellOnly: boolean }
  | { readonly step: 'invest'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'speculate' }
  | { readonly step: 'restock' }
  // Engineer
  | { readonly step: 'yard'; readonly who: Seat }
  | { readonly step: 'build'; readonly seat: Seat; readonly discount: number }
  | {
      readonly step: 'trim';
      readonly seat: Seat;
      readonly ship: number;
      readonly price: readonly number[];
      readonly discount: number;
    }
  | { readonly step: 'forge' }
  // Warlord
  | { readonly step: 'campaign'; readonly who: Seat }
  | { readonly step: 'rest'; readonly who: Seat }
  | {
      readonly step: 'orders';
      readonly seat: Seat;
      readonly fought: readonly Sector[];
      readonly swift: boolean;
    }
  | {
      readonly step: 'order';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly moves: number;
      readonly entered: boolean;
      readonly engaged: boolean;
    }
  | {
      readonly step: 'target';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly foes: readonly Seat[];
      readonly raid: boolean;
    }
  // the Ancients' cruisers
  | { readonly step: 'march'; readonly why: Reveal }
  | { readonly step: 'reveal'; readonly seat: Seat; readonly why: Reveal }
  // battle
  | { readonly step: 'muster' }
  | { readonly step: 'dial'; readonly seats: readonly Seat[] }
  | { readonly step: 'clash' }
  | { readonly step: 'displace'; readonly seat: Seat; readonly left: number }
  | { readonly step: 'fire' }
  | { readonly step: 'hit'; readonly seat: Seat; readonly victim: 0 | 1; readonly left: number }
  | { readonly step: 'volley'; readonly victim: 0 | 1; readonly left: number }
  | { readonly step: 'spoils' }
  // Regent
  | { readonly step: 'audience'; readonly who: Seat }
  | {
      readonly step: 'purchase';
      readonly who: Seat;
      readonly influence: number;
      /** Whether Shadow Regents strike their deal. */
      readonly deal: boolean;
    }
  | {
      readonly step: 'bribe';
      readonly seat: Seat;
      readonly influence: number;
      readonly left: number;
      readonly price: number;
    }
  | {
      readonly step: 'influence';
      readonly seat: Seat;
      readonly left: number;
      /** Petitions that may still score. */
      readonly petitions: number;
      readonly ascended: boolean;
      /** Whether it belongs to an event: court influence then lapses. */
      readonly event: boolean;
    }
  | { readonly step: 'crown' }
  // events
  | { readonly step: 'affect'; readonly who: Seat; readonly card: CardId }
  | { readonly step: 'shield'; readonly seat: Seat; readonly card: CardId; readonly price: number }
  | { readonly step: 'script'; readonly who: Seat; readonly script: string; readonly at: number }
  | { readonly step: 'forfeit'; readonly seat: Seat; readonly raze: boolean }
  | { readonly step: 'raze'; readonly at: Region }
  | {
      readonly step: 'recall';
      readonly seat: Seat;
      readonly left: number;
      readonly pool: Pool;
      readonly to: 'staging' | 'supply';
    }
  | { readonly step: 'forget'; readonly seat: Seat; readonly techs: readonly TechId[] }
  | { readonly step: 'give'; readonly seat: Seat; readonly left: number }
  | {
      readonly step: 'choose';
      readonly seat: Seat;
      readonly script: string;
      readonly options: readonly string[];
    }
  | {
      readonly step: 'pay';
      readonly seat: Seat;
      readonly credits: number;
      readonly metal: number;
      /** What follows a payment and a refusal; nothing if empty. */
      readonly paid: string;
      readonly unpaid: string;
    }
  | { readonly step: 'deploy'; readonly seat: Seat };

/** Some of the steps. */
export type StepOf<Name extends Step['step']> = Extract<Step, { readonly step: Name }>;

/** The ships an event chooses from. */
export type Pool = 'board' | 'fighter' | 'strongest' | 'staged';

/** Why a match ended, or in a game of several players what has brought the end near (12). */
export type EndCause = 'tokensYou' | 'tokensAncients' | 'deck' | 'tiles' | 'home' | 'tokens' | 'galaxy';

/** A position of a match. */
export interface State {
  readonly options: Options;
  readonly players: readonly Player[];
  /** The solo opponent; a list of one, or empty with more players. */
  readonly ancients: readonly Ancients[];
  /** By region: the tile on it, or none. */
  tiles: readonly (TileId | '')[];
  /** By region: whose colony token lies on it. */
  colonies: readonly Seat[];
  /** The role it stands on, or -1 before the first choice. */
  monolith: number;
  /** Credits lying on each role. */
  lying: readonly number[];
  market: readonly Stall[];
  display: readonly TileId[];
  /** Explorer tiles still to come; they have no order before they are drawn. */
  pile: readonly TileId[];
  /** Tiles put under the pile, the first to come up first. */
  buried: readonly TileId[];
  /** Tiles that Pathfinders have added to the display. */
  extra: number;
  /** By cost: the technology that lies open, or none. */
  techs: readonly (TechId | '')[];
  /** By cost: the technologies still to come, without an order. */
  techDecks: readonly (readonly TechId[])[];
  /** By cost: the category on the back of the next one, or none. */
  techBacks: readonly (Category | '')[];
  /** By location of Far Space: whose token is there. */
  far: readonly Who[];
  /** Galaxy tokens on sale. */
  slots: readonly boolean[];
  /** Galaxy tokens in the supply, or `UNLIMITED`. */
  galaxy: number;
  /** Galaxy tokens that time has taken. */
  ticked: number;
  /** By role. */
  decks: readonly Deck[];
  /** The solo queue, the right card face up. */
  queue: readonly QueueId[];
  /** Story cards not yet turned up, without an order. */
  stories: readonly StoryId[];
  /** The event that waits for the Emperor, or none. */
  event: CardId | '';
  /** None in solo games. */
  emperor: Seat;
  /** Whose turn it is. */
  scepter: Seat;
  /** The role chosen in this turn, and who leads it. */
  role: number;
  leader: Who;
  edict: EdictId | '';
  /** Edicts nobody has seen, without an order, and those put under them, the first to come up first. */
  edicts: readonly EdictId[];
  decreed: readonly EdictId[];
  /** Turns begun. */
  turn: number;
  /** The one being fought or the last one; a list of one, or empty before the first. */
  battles: readonly Battle[];
  /** With more players: what has brought the end near, and the seat that has the last turn. */
  trigger: EndCause | '';
  finalSeat: Seat;
  ending: EndCause | '';
  readonly stack: Step[];
}

/** Everything a player may choose. */
export type Move =
  | { readonly type: 'start'; readonly at: string }
  | { readonly type: 'cradle'; readonly at: string }
  | { readonly type: 'keep'; readonly power: PowerId }
  | { readonly type: 'edict'; readonly edict: EdictId }
  | { readonly type: 'role'; readonly role: Role }
  | { readonly type: 'use' }
  | { readonly type: 'decline' }
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'place'; readonly at: string }
  | { readonly type: 'tech'; readonly cost: TechCost; readonly from: 'up' | 'down' }
  | { readonly type: 'pass' }
  | { readonly type: 'waive'; readonly what: Resource }
  | { readonly type: 'full' }
  | { readonly type: 'market'; readonly tile: MarketId }
  | { readonly type: 'take'; readonly what: Resource }
  | { readonly type: 'give'; readonly what: Resource }
  | { readonly type: 'sell'; readonly what: Resource }
  | { readonly type: 'buy'; readonly what: Resource }
  | { readonly type: 'invest'; readonly at: string }
  | { readonly type: 'build'; readonly ship: ShipKind }
  | { readonly type: 'sector'; readonly sector: string }
  | { readonly type: 'fly'; readonly ship: ShipKind; readonly from: string; readonly to: string }
  | { readonly type: 'engage'; readonly ship: ShipKind; readonly at: string }
  | { readonly type: 'commit' }
  | { readonly type: 'cancel' }
  | { readonly type: 'end' }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'refrain' }
  | {
      readonly type: 'dial';
      readonly tactics: number;
      readonly weapons: number;
      readonly shields: number;
    }
  | { readonly type: 'reveal'; readonly deck: Role }
  | { readonly type: 'displace'; readonly ship: ShipKind; readonly from: string; readonly to: string }
  | { readonly type: 'hit'; readonly unit: ShipKind | 'colony'; readonly at: string }
  | { readonly type: 'bribe' }
  | { readonly type: 'colonize'; readonly at: string }
  | { readonly type: 'petition' }
  | { readonly type: 'court' }
  | { readonly type: 'subvert'; readonly at: string }
  | { readonly type: 'forfeit'; readonly at: string }
  | { readonly type: 'recall'; readonly ship: ShipKind; readonly at: string }
  | { readonly type: 'forget'; readonly tech: TechId }
  | { readonly type: 'choose'; readonly option: string }
  | { readonly type: 'pay' }
  | { readonly type: 'deploy'; readonly ship: ShipKind }
  | { readonly type: 'done' };

/** The moves of some types. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** What credits and resources come from and go to; every change is told with one of these. */
export type Reason =
  | 'event'
  | 'power'
  | 'tribute'
  | 'tech'
  | 'market'
  | 'bonus'
  | 'income'
  | 'sold'
  | 'bought'
  | 'invest'
  | 'build'
  | 'survey'
  | 'influence'
  | 'storage';

/** What a token was scored for. */
export type Merit =
  | 'explorer'
  | 'set'
  | 'invest'
  | 'tactics'
  | 'kill'
  | 'regent'
  | 'petition'
  | 'ascend'
  | 'edict'
  | 'power'
  | 'event'
  | 'destruction';

/** What lies in the region an event is about, or leads to: it has its name from it. Old events do not tell. */
export interface Lying {
  readonly tile?: TileId;
  /** Whose home planet it is. */
  readonly home?: Seat;
}

/** A region, with what gives it its name. */
export interface Where extends Lying {
  readonly at: string;
}

/** Everything that may happen. */
export type Event =
  // set-up
  | { readonly type: 'home'; readonly seat: Seat; readonly at: string }
  | { readonly type: 'cradle'; readonly seat: Seat; readonly at: string }
  | { readonly type: 'frontier'; readonly tile: TileId; readonly at: string }
  | { readonly type: 'kept'; readonly seat: Seat; readonly power: PowerId }
  // turns
  | { readonly type: 'turn'; readonly seat: Seat; readonly turn: number; readonly emperor: boolean }
  | { readonly type: 'ticked'; readonly left: number }
  | {
      readonly type: 'edictScored';
      readonly seat: Seat;
      readonly edict: EdictId;
      readonly met: boolean;
    }
  | { readonly type: 'edict'; readonly seat: Seat; readonly edict: EdictId }
  | { readonly type: 'power'; readonly seat: Seat; readonly power: PowerId }
  | { readonly type: 'readied' }
  | {
      readonly type: 'monolith';
      readonly who: Who;
      /** None at the first placement. */
      readonly from: Role | '';
      readonly to: Role;
      /** The roles that got one of the mover's credits. */
      readonly paid: readonly Role[];
      readonly taken: number;
    }
  | { readonly type: 'toll'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'crowned'; readonly seat: Seat; readonly court: number; readonly changed: boolean }
  // stocks and tokens
  | { readonly type: 'credits'; readonly who: Who; readonly by: number; readonly reason: Reason }
  | { readonly type: 'stock'; readonly seat: Seat; readonly by: readonly number[]; readonly reason: Reason }
  | {
      readonly type: 'scored';
      readonly who: Who;
      readonly token: 'colony' | 'galaxy';
      readonly merit: Merit;
    }
  | { readonly type: 'returned'; readonly seat: Seat; readonly token: 'colony' | 'galaxy' }
  | ({
      readonly type: 'colonized';
      readonly seat: Seat;
      readonly by: 'explorer' | 'influence' | 'power';
    } & Where)
  /** A colony leaves its planet; its token goes to the supply, or to the throne of `to`. */
  | ({ readonly type: 'uncolonized'; readonly seat: Seat; readonly to: Who } & Where)
  // tiles, technologies, market, Far Space
  | { readonly type: 'placed'; readonly who: Who; readonly tile: TileId; readonly at: string }
  | { readonly type: 'discarded'; readonly tiles: readonly TileId[] }
  | { readonly type: 'display'; readonly tiles: readonly TileId[] }
  | {
      readonly type: 'tech';
      readonly who: Who;
      readonly tech: TechId;
      readonly from: 'up' | 'down';
      readonly paid: readonly number[];
    }
  | { readonly type: 'techUp'; readonly tech: TechId }
  | { readonly type: 'techsGone'; readonly who: Who; readonly techs: readonly TechId[] }
  | { readonly type: 'market'; readonly who: Who; readonly tile: MarketId }
  | { readonly type: 'flipped'; readonly tile: MarketId }
  | { readonly type: 'restocked'; readonly shuffled: boolean }
  | { readonly type: 'invested'; readonly who: Who; readonly at: string; readonly paid: number }
  | { readonly type: 'lyingGone' }
  // ships
  | { readonly type: 'built'; readonly who: Who; readonly ship: ShipKind; readonly free: boolean }
  | ({
      readonly type: 'flew';
      readonly seat: Seat;
      readonly ship: ShipKind;
      readonly from: string;
      readonly to: string;
    } & Lying)
  | ({ readonly type: 'engaged'; readonly seat: Seat; readonly ship: ShipKind } & Where)
  /** Ships leave the board for staging, or board or staging for the supply. */
  | ({
      readonly type: 'withdrew';
      readonly seat: Seat;
      readonly ship: ShipKind;
      readonly to: 'staging' | 'supply';
    } & Where)
  // the Ancients
  | { readonly type: 'revealed'; readonly card: CardId; readonly why: Reveal }
  | { readonly type: 'bound'; readonly sector: string; readonly cruisers: number }
  | ({ readonly type: 'departed'; readonly from: string } & Lying)
  | { readonly type: 'razed'; readonly tile: TileId; readonly at: string }
  | ({ readonly type: 'arrived'; readonly staged: boolean } & Where)
  | { readonly type: 'queued'; readonly card: CardId }
  | { readonly type: 'opened'; readonly card: CardId | StoryId }
  | { readonly type: 'struck'; readonly card: CardId; readonly seats: readonly Seat[] }
  | { readonly type: 'shielded'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'wanted'; readonly card: CardId | StoryId; readonly role: Role; readonly reached: Role }
  // battle
  | {
      readonly type: 'battle';
      readonly attacker: Who;
      readonly defender: Who;
      readonly sector: string;
      readonly strengths: readonly number[];
    }
  | { readonly type: 'dialSet'; readonly seat: Seat }
  | { readonly type: 'dials'; readonly attacker: readonly number[]; readonly defender: readonly number[] }
  | { readonly type: 'tactics'; readonly winner: Who; readonly by: number }
  | ({
      readonly type: 'displaced';
      readonly who: Who;
      readonly ship: ShipKind;
      readonly from: string;
      readonly to: string;
    } & Lying)
  | ({ readonly type: 'destroyed'; readonly who: Who; readonly unit: ShipKind | 'colony' } & Where)
  // Regent
  | { readonly type: 'influence'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'courted'; readonly seat: Seat }
  | ({ readonly type: 'subverted'; readonly seat: Seat; readonly of: Seat } & Where)
  // the end
  | { readonly type: 'lastTurns'; readonly cause: EndCause; readonly finalSeat: Seat }
  | { readonly type: 'ended'; readonly cause: EndCause; readonly winners: readonly Seat[] };

/** The list events are told to, where anybody listens. */
export type Events = Event[] | undefined;
