import { settle } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import { itemAt, sum } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { readOptions } from '../../../kernel/options.ts';
import { pick, type Rng, seeded, shuffled } from '../../../kernel/match/rng.ts';
import { kitOf } from '../../../testkit/kit.ts';
import { planned, type Plans } from '../../../testkit/lively.ts';
import type { Luck } from '../../../testkit/luck.ts';
import { NAME, NEIGHBOURS, REGIONS, regionOf } from '../board.ts';
import {
  type CardId,
  type Category,
  COSTS,
  type EdictId,
  EDICTS,
  EXPLORER_TILES,
  FACE_DOWN_STORY,
  LOCATIONS,
  MARKET,
  type MarketId,
  type PowerId,
  POWERS,
  type QueueId,
  ROLE_CARDS,
  ROLES,
  type Role,
  SHIP,
  SHIPS,
  type ShipKind,
  STORIES,
  TECH,
  type TechId,
  TECHS,
  type TileId,
} from '../facts.ts';
import { game } from '../index.ts';
import type { Options } from '../options.ts';
import {
  ANCIENTS,
  type Ancients,
  type Battle,
  type Deck,
  type Event,
  type Step,
  type Move,
  NOBODY,
  type Player,
  type State,
  type Throne,
} from '../state.ts';
import { FLOW } from '../steps.ts';

/** Positions and lines of play for the tests of Empire of the Stars: a diagram and the moves played from it. */

const kit = kitOf(game);

export const { asked, question, legal, offered, ends, told } = kit;

export function fresh(seats: number, options: Partial<Options> = {}, seed = 1): Position {
  return ownPosition(kit.fresh(seats, options, seed));
}

interface Scored {
  readonly own?: number;
  /** By seat. */
  readonly captured?: readonly number[];
  readonly galaxy?: number;
}

type Fleet = Partial<Record<ShipKind, number>>;

export interface Seated {
  /** G4, A1, D7 and G1 in the order of the seats unless given. */
  readonly home?: string;
  /** Where the starter tile is: F4, B1, D6 and F1 unless given; empty for none. */
  readonly cradle?: string;
  readonly credits?: number;
  readonly stock?: readonly number[];
  /** The rest of the tokens is in the throne then. */
  readonly supply?: number;
  readonly throne?: Scored;
  readonly techs?: readonly TechId[];
  /** Further colonies, on planets of `tiles` or on ones that are laid for them. */
  readonly colonies?: readonly string[];
  /** Such as `fighter G4`; one on the home planet unless given. */
  readonly ships?: readonly string[];
  readonly staging?: Fleet;
  readonly power?: PowerId;
  readonly ready?: boolean;
}

export interface Opponent {
  readonly credits?: number;
  readonly supply?: number;
  readonly throne?: Scored;
  readonly techs?: readonly TechId[];
  readonly cruisers?: readonly string[];
  readonly staging?: number;
}

export interface Diagram {
  readonly players: readonly Seated[];
  readonly ancients?: Opponent;
  /** Tiles beside homes, starter tiles and the planets of colonies. */
  readonly tiles?: Readonly<Record<string, TileId>>;
  readonly monolith?: Role | '';
  readonly lying?: Partial<Record<Role, number>>;
  /** A spent tile has a star: `K1*`; in their order and none spent unless given. */
  readonly market?: readonly (MarketId | `${MarketId}*`)[];
  readonly display?: readonly TileId[];
  /** All tiles that are still to come. */
  readonly pile?: readonly TileId[];
  /** The open technologies by cost, empty for none. */
  readonly techs?: readonly (TechId | '')[];
  /** The categories on the backs by cost. */
  readonly backs?: readonly (Category | '')[];
  /** All that is left of the decks of technologies. */
  readonly techDecks?: readonly (readonly TechId[])[];
  /** Whose tokens lie in Far Space, by location; a seat or `A`. */
  readonly far?: Readonly<Record<string, Seat | 'A'>>;
  readonly slots?: readonly boolean[];
  readonly galaxy?: number;
  /** The top cards of role decks. */
  readonly tops?: Partial<Record<Role, CardId>>;
  /** All that is left of role decks, the top card first. */
  readonly decks?: Partial<Record<Role, readonly CardId[]>>;
  /** Two stories face down and an open one unless given. */
  readonly queue?: readonly QueueId[];
  readonly event?: CardId;
  readonly emperor?: Seat;
  /** Whose turn it is; seat 0 unless said. */
  readonly scepter?: Seat;
  readonly edict?: EdictId;
  readonly trigger?: State['trigger'];
  readonly finalSeat?: Seat;
  readonly turn?: number;
  readonly options?: Partial<Options>;
  /** Begins with the arrival of the scepter instead of the choice of a role. */
  readonly arriving?: boolean;
  /** Begins with these steps instead, the last one first. */
  readonly stack?: readonly Step[];
}

const HOMES = ['G4', 'A1', 'D7', 'G1'];
const CRADLES = ['F4', 'B1', 'D6', 'F1'];
const PLANETS = EXPLORER_TILES.filter(({ kind }) => kind === 'planet').map(({ id }) => id);

type Draft<T> = { -readonly [Key in keyof T]: Draft<T[Key]> };

/** A position whose lists are its own, so that a test may change them. */
export type Position = Draft<Omit<State, 'battles' | 'stack'>> & Pick<State, 'stack'> & { battles: Battle[] };

export function ownPosition(state: State): Position {
  return clone(state) as Position; // a clone shares no list
}

/** A position at the beginning of a player's turn. */
export function position(diagram: Diagram): Position {
  const seats = diagram.players.length;
  const options = readOptions(game, seats, { powers: false, edicts: false, ...diagram.options }) as Options;
  const solo = seats === 1;
  const state = ownPosition(game.setup(seats, options, seeded(1)));
  state.tiles.fill('');
  state.colonies.fill(NOBODY);
  layBoard(state, diagram);
  state.monolith = diagram.monolith === '' ? -1 : ROLES.indexOf(diagram.monolith ?? 'regent');
  state.role = state.monolith;
  ROLES.forEach((role, i) => {
    state.lying[i] = diagram.lying?.[role] ?? 0;
  });
  MARKET.forEach(({ id }, i) => {
    const at = diagram.market?.findIndex((tile) => tile.startsWith(id)) ?? i;
    state.market[at] = { id, spent: diagram.market?.[at]?.endsWith('*') ?? false };
  });
  Object.entries(diagram.far ?? {}).forEach(([id, owner]) => {
    state.far[LOCATIONS.findIndex((location) => location.id === id)] = owner === 'A' ? ANCIENTS : owner;
  });
  diagram.slots?.forEach((filled, i) => {
    state.slots[i] = filled;
  });
  diagram.players.forEach((given, seat) => seatPlayer(state, given, seat, diagram));
  if (solo) seatAncients(state, diagram);
  layTiles(state, diagram);
  layTechs(state, diagram);
  layCards(state, diagram);
  layTokens(state, diagram);
  state.emperor = solo ? NOBODY : (diagram.emperor ?? diagram.scepter ?? 0);
  state.scepter = diagram.scepter ?? 0;
  state.leader = state.scepter;
  state.turn = diagram.turn ?? (diagram.monolith === '' ? 1 : 2);
  state.trigger = diagram.trigger ?? '';
  state.finalSeat = diagram.finalSeat ?? NOBODY;
  if (options.edicts && !solo) {
    state.edict = diagram.edict ?? 'ED01';
    state.edicts.splice(0, 12, ...EDICTS.map(({ id }) => id).filter((id) => id !== state.edict));
  }
  const turn: Step[] = solo
    ? [{ step: 'draw' }, { step: 'resolve' }, { step: 'dawn' }]
    : [{ step: 'dusk', emperor: state.scepter === state.emperor }, { step: 'resolve' }, { step: 'dawn' }];
  state.stack.splice(
    0,
    state.stack.length,
    ...(diagram.stack ?? (diagram.arriving ? [{ step: 'scepter' } as const] : turn)),
  );
  settle(FLOW, state, undefined, chance(state, []));
  kit.checked(state);
  return state;
}

function layBoard(state: Position, { players, tiles = {} }: Diagram): void {
  for (const [at, tile] of Object.entries(tiles)) state.tiles[regionOf(at)] = tile;
  const spare = PLANETS.filter((id) => !state.tiles.includes(id)).reverse();
  players.forEach(({ home, cradle, colonies = [] }, seat) => {
    const own = home ?? itemAt(HOMES, seat);
    state.tiles[regionOf(own)] = 'home';
    const starter = cradle ?? (own === HOMES[seat] ? itemAt(CRADLES, seat) : besideOf(own));
    for (const at of starter === '' ? colonies : [starter, ...colonies]) {
      const region = regionOf(at);
      if (state.tiles[region] === '') state.tiles[region] = at === starter ? 'cradle' : (spare.pop() ?? '');
      state.colonies[region] = seat;
    }
  });
}

/** The first region beside another. */
function besideOf(at: string): string {
  return itemAt(NAME, itemAt(itemAt(NEIGHBOURS, regionOf(at)), 0));
}

function throneFrom(seats: number, { own = 0, captured = [], galaxy = 0 }: Scored = {}): Draft<Throne> {
  return { own, captured: Array.from({ length: seats }, (_, seat) => captured[seat] ?? 0), galaxy };
}

function seatPlayer(state: Position, given: Seated, seat: Seat, { players }: Diagram): void {
  const home = given.home ?? itemAt(HOMES, seat);
  const ships = (given.ships ?? [`fighter ${home}`]).map((text) => {
    const [kind = '', at = ''] = text.split(' ');
    return { kind: SHIPS.findIndex((ship) => ship === kind), at: regionOf(at), moved: false };
  });
  const staging = SHIPS.map((kind) => given.staging?.[kind] ?? 0);
  state.players[seat] = {
    credits: given.credits ?? 5,
    stock: [...(given.stock ?? [3, 2, 1])],
    supply: 0,
    throne: throneFrom(players.length, given.throne),
    techs: [...(given.techs ?? [])],
    home: regionOf(home),
    ships,
    staging,
    fresh: [0, 0, 0],
    yard: SHIP.map(
      ({ pieces }, kind) =>
        pieces - itemAt(staging, kind) - ships.filter((ship) => ship.kind === kind).length,
    ),
    power: given.power ?? '',
    ready: given.power !== undefined && (given.ready ?? true),
    dealt: [],
    court: 0,
  };
}

function seatAncients(state: Position, { ancients = {} }: Diagram): void {
  const cruisers = (ancients.cruisers ?? []).map(regionOf);
  const staging = ancients.staging ?? 0;
  state.ancients[0] = {
    credits: ancients.credits ?? 15,
    supply: 0,
    throne: throneFrom(1, ancients.throne),
    techs: [...(ancients.techs ?? [])],
    cruisers,
    staging,
    yard: 4 - cruisers.length - staging,
  };
}

/** Supplies are what is nowhere else. */
function layTokens(state: State, { players, ancients, galaxy }: Diagram): void {
  const seats = players.length;
  const each = itemAt([0, 16, 16, 14, 12], seats);
  const thrones = [
    ...state.players.map(({ throne }) => throne),
    ...state.ancients.map(({ throne }) => throne),
  ];
  const settleSupply = (side: Player | Ancients, who: Seat, given: number | undefined): void => {
    const elsewhere =
      state.colonies.filter((owner) => owner === who).length +
      state.far.filter((owner) => owner === who).length +
      sum(thrones.map(({ captured }) => captured[who] ?? 0));
    if (given !== undefined) side.throne.own = each - elsewhere - given;
    side.supply = each - elsewhere - side.throne.own;
  };
  state.players.forEach((player, seat) => settleSupply(player, seat, players[seat]?.supply));
  for (const side of state.ancients) settleSupply(side, ANCIENTS, ancients?.supply);
  if (seats === 1) return;
  const all = itemAt([0, 0, 28, 34, 40], seats);
  const scored = sum(thrones.map((throne) => throne.galaxy));
  state.galaxy = galaxy ?? all - scored;
  state.ticked = all - scored - state.galaxy;
}

function layTiles(state: Position, { players, display, pile }: Diagram): void {
  const solo = players.length === 1;
  const left = EXPLORER_TILES.filter(
    ({ id, kind }) => !state.tiles.includes(id) && (!solo || kind !== 'empty'),
  ).map(({ id }) => id);
  const size = solo ? 3 : players.length + 1;
  const shown = display ?? left.filter((id) => id.startsWith('P')).slice(0, size);
  state.display.splice(0, 99, ...shown);
  state.pile.splice(0, 99, ...(pile ?? left.filter((id) => !shown.includes(id))));
  state.buried.length = 0;
}

function layTechs(state: Position, { techs, backs, techDecks }: Diagram): void {
  const owned = [...state.players, ...state.ancients].flatMap((side) => side.techs);
  COSTS.forEach((cost, i) => {
    const free = TECHS.filter((tech) => tech.cost === cost && !owned.includes(tech.id)).map(({ id }) => id);
    const open = techs?.[i] ?? itemAt(free, 0);
    const deck = techDecks?.[i] ?? free.filter((id) => id !== open);
    state.techs[i] = open;
    state.techDecks[i] = [...deck];
    state.techBacks[i] = backs?.[i] ?? TECH[deck[0] ?? '']?.category ?? '';
  });
}

function layCards(state: Position, { players, tops, decks, queue, event, options }: Diagram): void {
  const solo = players.length === 1;
  if (!solo && options?.events !== true) return;
  const open: readonly QueueId[] = queue ?? [FACE_DOWN_STORY, FACE_DOWN_STORY, 'STORY1'];
  const waiting: readonly string[] = solo ? open : [event ?? ''];
  ROLES.forEach((role, i) => {
    const all = ROLE_CARDS.filter(({ deck, id }) => deck === role && !waiting.includes(id)).map(
      ({ id }) => id,
    );
    const first = tops?.[role] ?? itemAt(all, 0);
    const cards = decks?.[role] ?? [first, ...all.filter((id) => id !== first)];
    const gone = all.filter((id) => !cards.includes(id));
    state.decks[i] = { top: cards[0] ?? '', rest: cards.slice(1), discard: solo ? [] : gone };
  });
  state.event = solo ? '' : (event ?? '');
  if (!solo) return;
  state.queue.splice(0, 9, ...open);
  state.stories.splice(0, 9, ...STORIES.map(({ id }) => id).filter((id) => !open.includes(id)));
}

// ── Chance ────────────────────────────────────────────────────────────────────────────────────────

/**
 * What chance is to bring, in order: a tile, a technology, a role card, a story or an edict by its id. Each is waited
 * for; what comes before it is anything.
 */
export type Wishes = readonly string[];

function chance(state: State, wishes: Wishes): Luck {
  const left = [...wishes];
  const rest = seeded(left.length + 5);
  return {
    left,
    int(below) {
      const [next = ''] = left;
      for (const list of listsWith(state, next)) {
        if (list.length !== below) continue;
        left.shift();
        return list.indexOf(next);
      }
      return rest.int(below);
    },
  };
}

/** The lists something can be drawn from. */
function listsWith(state: State, id: string): readonly (readonly string[])[] {
  const decks = state.techDecks.flatMap((deck, i) => [
    deck.filter((tech) => TECH[tech].category === state.techBacks[i]),
    deck,
  ]);
  const rests = state.decks.map(({ rest }) => rest);
  const lists: (readonly string[])[] = [state.pile, state.stories, state.edicts, ...decks, ...rests];
  return lists.filter((list) => list.includes(id));
}

// ── Playing ───────────────────────────────────────────────────────────────────────────────────────

/** Plays moves by whoever is asked, `1: dial 1 0 0` by seat 1; chance brings what is wished for. */
export function line(state: State, moves: readonly string[], wishes: Wishes = []): Event[] {
  return kit.play(state, moves, chance(state, wishes));
}

/** Plays the first move of its kind that is offered until a step is reached or the match is over. */
export function until(state: State, step: Step['step'], limit = 60): Event[] {
  const events: Event[] = [];
  for (let i = 0; i < limit && question(state) !== step && question(state) !== 'over'; i++) {
    events.push(...line(state, [quiet(legal(state))]));
  }
  return events;
}

/** What changes least. */
function quiet(moves: readonly string[]): string {
  const wanted = ['end', 'done', 'pass', 'decline', 'refrain', 'cancel', 'commit'];
  return wanted.find((move) => moves.includes(move)) ?? itemAt(moves, 0);
}

// ── Looking ───────────────────────────────────────────────────────────────────────────────────────

export function player(state: State, seat: Seat = 0): Player {
  return itemAt(state.players, seat);
}

export function ancients(state: State): Ancients {
  return itemAt(state.ancients, 0);
}

export function deck(state: State, role: Role): Deck {
  return itemAt(state.decks, ROLES.indexOf(role));
}

export function lying(state: State, role: Role): number {
  return itemAt(state.lying, ROLES.indexOf(role));
}

/** The cards left in a deck. */
export function cardsIn(state: State, role: Role): number {
  const { top, rest } = deck(state, role);
  return rest.length + (top === '' ? 0 : 1);
}

export function tileOn(state: State, at: string): TileId | '' {
  return itemAt(state.tiles, regionOf(at));
}

export function colonyOn(state: State, at: string): Seat {
  return itemAt(state.colonies, regionOf(at));
}

/** The own ships as `fighter G4`, sorted. */
export function shipsOf(state: State, seat: Seat = 0): string[] {
  return player(state, seat)
    .ships.map(({ kind, at }) => `${SHIPS[kind]} ${NAME[at]}`)
    .sort();
}

/** Where the cruisers of the Ancients are. */
export function cruisers(state: State): string[] {
  return ancients(state).cruisers.map((at) => itemAt(NAME, at));
}

/** Colony tokens in a throne, the own and the captured, and galaxy tokens. */
export function throne({ throne: { own, captured, galaxy } }: Player | Ancients): readonly number[] {
  return [own, sum(captured), galaxy];
}

/** Credits and resources. */
export function stores(state: State, seat: Seat = 0): readonly number[] {
  const { credits, stock } = player(state, seat);
  return [credits, ...stock];
}

// ── Matches ───────────────────────────────────────────────────────────────────────────────────────

const PLANS: Plans<Move> = [
  [['use'], 70],
  [['engage'], 30],
  [['commit'], 55],
  [['target'], 70],
  [['bribe', 'pay'], 60],
  [['subvert'], 50],
  [['colonize'], 70],
  [['invest'], 75],
  [['build'], 80],
  [['tech'], 85],
  [['petition'], 60],
  [['court'], 60],
  [['sector'], 80],
  [['displace'], 60],
];

/** A random move of someone who builds, buys, fights and colonizes where it is possible. */
export function lively(rng: Rng, state: State, seat: Seat): Move {
  const moves = game.legalMoves(state, seat);
  return planned(rng, moves, PLANS) ?? pick(rng, moves);
}

/** Takes the last thing off a list that has one. */
function last<T>(list: T[]): T {
  const item = itemAt(list, list.length - 1);
  list.pop();
  return item;
}

/** A position in the middle of a match, with technologies, ships and colonies everywhere. */
export function thick(
  seats: number,
  seed: number,
  options: Partial<Options> = {},
  more: Partial<Diagram> = {},
): State {
  const rng = seeded(seed);
  const techs = shuffled(
    rng,
    TECHS.map(({ id }) => id),
  );
  const powers = shuffled(
    rng,
    POWERS.map(({ id }) => id),
  );
  const settings = readOptions(game, seats, options) as Options;
  const homes = shuffled(rng, ['A1', 'A4', 'D1', 'D7', 'G1', 'G4']).slice(0, seats);
  const taken = new Set(homes.flatMap((at) => [at, besideOf(at)]));
  const regions = shuffled(
    rng,
    Array.from({ length: REGIONS }, (_, at) => itemAt(NAME, at)).filter((at) => !taken.has(at)),
  );
  const free = regions.slice();
  const planets = shuffled(rng, PLANETS);
  const tiles: Record<string, TileId> = {};
  const wormholes: TileId[] = ['W01', 'W02', 'W03'];
  for (const id of wormholes.slice(0, rng.int(4))) tiles[last(free)] = id;
  for (let i = 0; i < 4; i++) tiles[last(free)] = last(planets);
  const crowd = new Map<string, number>();
  const berth = (): string => {
    for (;;) {
      const at = itemAt(NAME, rng.int(REGIONS));
      const there = crowd.get(at) ?? 0;
      if (there >= 3) continue;
      crowd.set(at, there + 1);
      return at;
    }
  };
  const players = homes.map((home): Seated => {
    const colonies = Array.from({ length: 1 + rng.int(3) }, () => last(free));
    for (const at of colonies) tiles[at] = last(planets);
    return {
      home,
      cradle: besideOf(home),
      credits: rng.int(13),
      stock: [rng.int(9), rng.int(7), rng.int(5)],
      throne: { own: rng.int(3), galaxy: rng.int(4) },
      techs: techs.splice(0, 3 + rng.int(4)),
      colonies,
      ships: ['fighter', 'fighter', 'cruiser', 'dreadnought']
        .slice(rng.int(3))
        .map((ship) => `${ship} ${berth()}`),
      staging: { fighter: rng.int(3), cruiser: rng.int(2) },
      ...(settings.powers && seats > 1 && { power: last(powers), ready: rng.int(4) > 0 }),
    };
  });
  const solo = seats === 1;
  const scepter = rng.int(seats);
  const events = ROLE_CARDS.map(({ id }) => id);
  return position({
    players,
    tiles,
    options: settings,
    monolith: pick(rng, ROLES),
    lying: Object.fromEntries(ROLES.map((role) => [role, rng.int(3)])),
    far: { F1: 0, ...(rng.int(2) === 0 && { F3: solo ? ('A' as const) : seats - 1 }) },
    scepter,
    emperor: rng.int(seats),
    turn: 9,
    arriving: true,
    ...(solo && {
      ancients: {
        credits: rng.int(16),
        throne: { own: 3, galaxy: 1 },
        techs: techs.splice(0, 2),
        cruisers: Array.from({ length: rng.int(4) }, berth),
        staging: rng.int(2),
      },
      queue: shuffled(rng, events).slice(0, 3),
    }),
    ...(!solo && settings.events && { event: pick(rng, events) }),
    ...(!solo && settings.edicts && { edict: pick(rng, EDICTS).id }),
    ...more,
  });
}
