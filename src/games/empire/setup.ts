import type { Seat } from '../../kernel/game.ts';
import { type Rng, shuffled } from '../../kernel/match/rng.ts';
import { FRONTIER, NAME, NEIGHBOURS, NOWHERE, REGIONS, regionOf, SECTOR, SECTORS, STARTS } from './board.ts';
import {
  ANCIENT_CRUISERS,
  ANCIENT_TOKENS,
  COLONY_TOKENS,
  COSTS,
  CRADLE,
  DIFFICULTY,
  EDICTS,
  EXPLORER_TILES,
  EXTRA_CREDITS,
  FACE_DOWN_POWER,
  FACE_DOWN_STORY,
  FIGHTER,
  GALAXY_TOKENS,
  HOME,
  LOCATIONS,
  MARKET,
  POWERS,
  POWERS_DEALT,
  QUEUE,
  type QueueId,
  ROLE_CARDS,
  ROLES,
  SHIP,
  SLOTS,
  START_CREDITS,
  START_STOCK,
  STORIES,
  type TileId,
  TILE,
  TECHS,
} from './facts.ts';
import type { Options } from './options.ts';
import { draw, drawEdict, newDeck, refillDisplay, showBack, turnTech } from './cards/piles.ts';
import {
  type Ancients,
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  NOBODY,
  type Player,
  type State,
  type Throne,
} from './state.ts';
import { spendToken } from './cards/tokens.ts';
import { changed, isSolo, playerOf, without } from './verbs.ts';

/** Set-up (5): homes and starter tiles by choice, then the galaxy by chance, then powers. */

const ALL_TILES: readonly TileId[] = EXPLORER_TILES.map(({ id }) => id);
/** 5.2.1: empty space is left out. */
const SOLO_TILES = ALL_TILES.filter((id) => TILE[id].kind !== 'empty');
const TECHS_BY_COST = COSTS.map((cost) => TECHS.filter((tech) => tech.cost === cost).map(({ id }) => id));
const CARDS_BY_ROLE = ROLES.map((role) => ROLE_CARDS.filter(({ deck }) => deck === role).map(({ id }) => id));

export function setupState(seats: number, options: Options, rng: Rng): State {
  const solo = seats === 1;
  const players = Array.from({ length: seats }, (_, seat) => newPlayer(seats, seat));
  return {
    options,
    players,
    ancients: solo ? [newAncients(options)] : [],
    tiles: new Array<TileId | ''>(REGIONS).fill(''),
    colonies: new Array<Seat>(REGIONS).fill(NOBODY),
    monolith: -1,
    lying: ROLES.map(() => 0),
    market: shuffled(rng, MARKET).map(({ id }) => ({ id, spent: false })),
    display: [],
    pile: (solo ? SOLO_TILES : ALL_TILES).slice(),
    buried: [],
    extra: 0,
    techs: COSTS.map(() => ''),
    techDecks: TECHS_BY_COST.map((ids) => ids.slice()),
    techBacks: COSTS.map(() => ''),
    far: LOCATIONS.map(() => NOBODY),
    slots: SLOTS.map(() => true),
    galaxy: GALAXY_TOKENS[seats]!,
    ticked: 0,
    decks: CARDS_BY_ROLE.map((ids) => newDeck(solo || options.events ? ids : [], [], rng)),
    queue: [],
    stories: solo ? STORIES.map(({ id }) => id) : [],
    event: '',
    emperor: solo ? NOBODY : 0,
    scepter: 0,
    role: -1,
    leader: 0,
    edict: '',
    edicts: solo || !options.edicts ? [] : EDICTS.map(({ id }) => id),
    decreed: [],
    turn: 0,
    battles: [],
    trigger: '',
    finalSeat: NOBODY,
    ending: '',
    stack: [{ step: 'galaxy' }, ...players.map((_, seat): Step => ({ step: 'start', seat })).reverse()],
  };
}

function newPlayer(seats: number, seat: Seat): Player {
  return {
    credits: START_CREDITS + EXTRA_CREDITS[seat]!,
    stock: START_STOCK.slice(),
    supply: COLONY_TOKENS[seats]!,
    throne: newThrone(seats),
    techs: [],
    home: NOWHERE,
    ships: [],
    staging: SHIP.map(() => 0),
    fresh: SHIP.map(() => 0),
    yard: SHIP.map(({ pieces }) => pieces),
    power: '',
    ready: false,
    dealt: [],
    court: 0,
  };
}

function newThrone(seats: number): Throne {
  return { own: 0, captured: new Array<number>(seats).fill(0), galaxy: 0 };
}

function newAncients(options: Options): Ancients {
  const { cruisers, credits } = options.difficulty === 'custom' ? options : DIFFICULTY[options.difficulty];
  return {
    credits,
    supply: ANCIENT_TOKENS,
    throne: newThrone(1),
    techs: [],
    cruisers: [],
    staging: cruisers,
    yard: ANCIENT_CRUISERS - cruisers,
  };
}

// ── Homes ─────────────────────────────────────────────────────────────────────────────────────────

export function startMoves({ players }: State): MoveOf<'start'>[] {
  const free = STARTS.filter((region) => players.every(({ home }) => home !== region));
  return free.map((region) => ({ type: 'start', at: NAME[region]! }));
}

export function answerStart(
  state: State,
  { seat }: StepOf<'start'>,
  { at }: MoveOf<'start'>,
  events: Events,
): void {
  const player = playerOf(state, seat);
  const home = regionOf(at);
  state.stack.pop();
  player.home = home;
  state.tiles = state.tiles.with(home, HOME);
  player.yard = changed(player.yard, FIGHTER, -1);
  player.ships = [{ kind: FIGHTER, at: home, moved: false }];
  events?.push({ type: 'home', seat, at });
  state.stack.push({ step: 'cradle', seat });
}

export function cradleMoves(state: State, { seat }: StepOf<'cradle'>): MoveOf<'cradle'>[] {
  const around = NEIGHBOURS[playerOf(state, seat).home]!;
  return around
    .filter((region) => state.tiles[region] === '')
    .map((region) => ({ type: 'cradle', at: NAME[region]! }));
}

/** 19.2: the starter tile begins as a colony. */
export function answerCradle(
  state: State,
  { seat }: StepOf<'cradle'>,
  { at }: MoveOf<'cradle'>,
  events: Events,
): void {
  state.stack.pop();
  state.tiles = state.tiles.with(regionOf(at), CRADLE);
  state.colonies = state.colonies.with(regionOf(at), seat);
  events?.push({ type: 'cradle', seat, at });
  spendToken(state, seat, events);
}

// ── The galaxy ────────────────────────────────────────────────────────────────────────────────────

export function layGalaxy(state: State, _frame: Step, events: Events, rng: Rng): void {
  if (state.options.frontier) layFrontier(state, events, rng);
  refillDisplay(state, events, rng);
  COSTS.forEach((_, index) => {
    showBack(state, index, rng);
    turnTech(state, index, events, rng);
  });
  if (isSolo(state)) layQueue(state, events, rng);
  if (state.edicts.length > 0) state.edict = drawEdict(state, rng);
  state.stack.push({ step: 'scepter' });
  if (state.options.powers && !isSolo(state)) dealPowers(state, rng);
}

/** 5.1.4: a planet for every sector without a home. */
function layFrontier(state: State, events: Events, rng: Rng): void {
  const { players } = state;
  let planets: readonly TileId[] = state.pile.filter((id) => TILE[id].kind === 'planet');
  for (let sector = 0; sector < SECTORS; sector++) {
    if (players.some(({ home }) => SECTOR[home] === sector)) continue;
    const [tile, left] = draw(rng, planets);
    const at = FRONTIER[sector]!;
    planets = left;
    state.pile = without(state.pile, tile);
    state.tiles = state.tiles.with(at, tile);
    events?.push({ type: 'frontier', tile, at: NAME[at]! });
  }
}

/** 5.2.5: two stories face down, the third open on the right. */
function layQueue(state: State, events: Events, rng: Rng): void {
  const [card, left] = draw(rng, state.stories);
  state.stories = left;
  state.queue = [...new Array<QueueId>(QUEUE - 1).fill(FACE_DOWN_STORY), card];
  events?.push({ type: 'opened', card });
}

// ── Powers ────────────────────────────────────────────────────────────────────────────────────────

function dealPowers(state: State, rng: Rng): void {
  const powers = shuffled(
    rng,
    POWERS.map(({ id }) => id),
  );
  for (const player of state.players) player.dealt = powers.splice(0, POWERS_DEALT);
  state.stack.push({ step: 'keep', seats: state.players.map((_, seat) => seat) });
}

export function keepMoves(state: State, _frame: Step, seat: Seat): MoveOf<'keep'>[] {
  const open = playerOf(state, seat).dealt.filter((power) => power !== FACE_DOWN_POWER);
  return open.map((power) => ({ type: 'keep', power }));
}

/** 5.1.9: kept secretly; all are laid open together. */
export function answerKeep(
  state: State,
  { seats }: StepOf<'keep'>,
  { power }: MoveOf<'keep'>,
  events: Events,
  _rng: Rng,
  seat: Seat,
): void {
  playerOf(state, seat).dealt = [power];
  const others = seats.filter((other) => other !== seat);
  state.stack.pop();
  if (others.length > 0) {
    state.stack.push({ step: 'keep', seats: others });
    return;
  }
  state.players.forEach((player, owner) => layOpen(player, owner, events));
}

function layOpen(player: Player, seat: Seat, events: Events): void {
  const [power] = player.dealt;
  if (power === undefined || power === FACE_DOWN_POWER) throw new Error(`seat ${seat} has kept no power`);
  player.dealt = [];
  player.power = power;
  player.ready = true;
  events?.push({ type: 'kept', seat, power });
}
