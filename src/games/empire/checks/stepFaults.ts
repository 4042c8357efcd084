import type { Seat } from '../../../kernel/game.ts';
import { unless, within } from '../../../kernel/checks/faults.ts';
import { firstFault, type Shape, shapeFault } from '../../../kernel/data/shape.ts';
import { hitMoves } from '../actions/battle.ts';
import { NOWHERE, REGIONS, SECTORS } from '../board.ts';
import {
  FIGHTER,
  isPlanet,
  MARKET_TILE,
  METAL,
  POWER,
  type PowerKind,
  RESOURCES,
  ROLE_CARD,
  SHIPS,
  TECH,
  type TechId,
} from '../facts.ts';
import { SCRIPTS } from '../cards/scripts.ts';
import { ANCIENTS, type Frame, type FrameOf, NOBODY, type Reveal, type State, type Who } from '../state.ts';
import { FLOW } from '../steps.ts';
import { chooser, hasUnitIn, isSolo, playerOf, roomFor } from '../verbs.ts';

/** What holds of one step of the stack. */

const WHO: Readonly<Record<string, Shape>> = { who: 'number' };

/** The fields of each step besides `step` and the seat of a question; steps that are not listed have none. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, Shape>>>> = {
  edict: { choices: ['text'] },
  role: { free: 'flag' },
  dusk: { emperor: 'flag' },
  power: { at: 'number', to: 'number' },
  survey: WHO,
  tile: WHO,
  place: { who: 'number', tile: 'text' },
  reap: { colonies: 'number', galaxies: 'number' },
  study: WHO,
  tech: { discount: 'number' },
  waive: { cost: 'number', from: 'text', price: ['number'], left: 'number' },
  harvest: { who: 'number', tile: 'text' },
  collect: { who: 'number', tile: 'text', free: 'flag' },
  spare: WHO,
  bonus: { left: 'number', event: 'flag' },
  flip: { tile: 'text' },
  fund: { credits: 'number' },
  income: WHO,
  bazaar: WHO,
  venture: WHO,
  trade: { left: 'number', sellOnly: 'flag' },
  invest: { left: 'number' },
  yard: WHO,
  build: { discount: 'number' },
  trim: { ship: 'number', price: ['number'], discount: 'number' },
  campaign: WHO,
  rest: WHO,
  orders: { fought: ['number'], swift: 'flag' },
  order: { sector: 'number', moves: 'number', entered: 'flag', engaged: 'flag' },
  target: { sector: 'number', foes: ['number'], raid: 'flag' },
  march: { why: 'text' },
  reveal: { why: 'text' },
  displace: { left: 'number' },
  hit: { victim: 'number', left: 'number' },
  volley: { victim: 'number', left: 'number' },
  audience: WHO,
  purchase: { who: 'number', influence: 'number', deal: 'flag' },
  bribe: { influence: 'number', left: 'number', price: 'number' },
  influence: { left: 'number', petitions: 'number', ascended: 'flag', event: 'flag' },
  affect: { who: 'number', card: 'text' },
  shield: { card: 'text', price: 'number' },
  script: { who: 'number', script: 'text', at: 'number' },
  forfeit: { raze: 'flag' },
  raze: { at: 'number' },
  recall: { left: 'number', pool: 'text', to: 'text' },
  forget: { techs: ['text'] },
  give: { left: 'number' },
  choose: { script: 'text', options: ['text'] },
  pay: { credits: 'number', metal: 'number', paid: 'text', unpaid: 'text' },
};

/** Questions that are put to several seats at once. */
const SHARED: readonly string[] = ['keep', 'dial'];

/** Whether a step has fields of their kind. */
export function fieldsFault(frame: Frame): string | undefined {
  const { step } = frame;
  const asks = Object.hasOwn(FLOW.questions, step);
  const seat: Readonly<Record<string, Shape>> = SHARED.includes(step)
    ? { seats: ['number'] }
    : asks
      ? { seat: 'number' }
      : {};
  const shape: Shape = { step: 'text', ...seat, ...FIELDS[step] };
  return shapeFault(frame, shape, `step ${step}`);
}

/** What holds of a step still to be done: its fields name what is there and can be done. */
export function frameFault(state: State, frame: Frame, depth: number): string | undefined {
  return (
    numbersFault(state, frame) ?? tableFault(state, frame) ?? wordsFault(state, frame, state.stack[depth - 1])
  );
}

/** More than any number of things left to do. */
const PLENTY = 200;

/** What the Ancients do as a player would. */
const EXPLORING: readonly string[] = ['survey', 'tile', 'place'];

/** The least and the most of the numbers a frame may name. */
function numbersFault({ players, ancients }: State, frame: Frame): string | undefined {
  const last = players.length - 1;
  const most = ancients.length > 0 ? ANCIENTS : last;
  const side = (who: number) => (who > last && who < ANCIENTS ? most + 1 : who);
  const fields = new Map<string, unknown>(Object.entries(frame));
  const check = (key: string, least: number, greatest: number, read = (value: number) => value) => {
    const values = [fields.get(key)].flat().filter((value) => typeof value === 'number');
    return firstFault(values, (value) =>
      within(read(value), least, greatest, `${key} in step ${frame.step}`),
    );
  };
  const where = frame.step === 'script' ? undefined : check('at', NOWHERE, REGIONS - 1);
  return (
    check('seat', 0, last) ??
    check('seats', 0, last) ??
    check('who', 0, EXPLORING.includes(frame.step) ? most : last, side) ??
    check('to', NOBODY, most, side) ??
    check('foes', 0, most, side) ??
    where ??
    check('sector', 0, SECTORS - 1) ??
    check('fought', 0, SECTORS - 1) ??
    check('ship', 0, SHIPS.length - 1) ??
    check('cost', 1, 3) ??
    check('victim', 0, 1) ??
    firstFault(
      [
        'left',
        'discount',
        'price',
        'credits',
        'metal',
        'influence',
        'petitions',
        'moves',
        'colonies',
        'galaxies',
      ],
      (key) => check(key, 0, PLENTY),
    )
  );
}

/** Some steps are there alone, some with others; and the Ancients choose nothing themselves. */
function tableFault(state: State, frame: Frame): string | undefined {
  const { step } = frame;
  return (
    unless(!SOLO_STEPS.includes(step) || isSolo(state), `step ${step} is for solo matches`) ??
    unless(!SHARED_STEPS.includes(step) || !isSolo(state), `step ${step} is for several players`) ??
    unless(
      !('seat' in frame && 'who' in frame) || frame.seat === chooser(frame.who),
      `step ${step} asks somebody else than it is for`,
    )
  );
}

/** The cards, tiles and steps a frame names must be there, and a power what it is used before. */
function wordsFault(state: State, frame: Frame, below: Frame | undefined): string | undefined {
  const script = (name: string) => unless(Object.hasOwn(SCRIPTS, name), 'an event has no such steps');
  switch (frame.step) {
    case 'power':
      return windowFault(state, frame, below);
    case 'role':
      return unless(frame.seat === state.scepter, 'whoever has the scepter chooses the role');
    case 'tile':
      return unless(state.tiles.includes(''), 'there is no place for a tile');
    case 'place':
      return unless(state.display.includes(frame.tile), 'the tile to place is not in the display');
    case 'decree':
    case 'redraw':
      return unless(state.edict !== '', 'there is no edict in force');
    case 'dusk':
      return unless(!frame.emperor || state.event === '', 'an event has struck before the next is drawn');
    case 'market':
      return unless(frame.seat === state.leader, 'the leader chooses the market tile');
    case 'harvest':
    case 'collect':
    case 'flip':
      return unless(Object.hasOwn(MARKET_TILE, frame.tile), 'there is no such market tile');
    case 'waive':
      return offerFault(state, frame);
    case 'trim':
      return (
        unless(frame.price.length === RESOURCES.length, 'a price has three parts') ??
        unless(playerOf(state, frame.seat).yard[frame.ship]! > 0, 'the ship to build is not there')
      );
    case 'affect':
    case 'shield':
      return (
        unless(Object.hasOwn(ROLE_CARD, frame.card), 'there is no such event') ??
        (frame.step === 'shield' ? payFault(state, frame.seat, frame.price, 0) : undefined)
      );
    case 'script':
      return script(frame.script) ?? within(frame.at, 0, (SCRIPTS[frame.script]?.length ?? 1) - 1, 'a step');
    case 'choose':
      return (
        unless(!twice(frame.options), 'an option is offered twice') ??
        firstFault(frame.options, (option) => script(`${frame.script}${option}`))
      );
    case 'pay':
      return (
        payFault(state, frame.seat, frame.credits, frame.metal) ??
        firstFault([frame.paid, frame.unpaid], (name) => (name === '' ? undefined : script(name)))
      );
    case 'forget':
      return forgetFault(state, frame.seat, frame.techs);
    case 'recall':
      return unless(
        ['board', 'fighter', 'strongest', 'staged'].includes(frame.pool) &&
          ['staging', 'supply'].includes(frame.to) &&
          (frame.to === 'supply' || frame.pool === 'board'),
        'an event takes ships from somewhere else',
      );
    case 'march':
    case 'reveal':
      return (
        unless(
          isSolo(state) && Object.hasOwn(TURNED_UP_ON, frame.why),
          'cards are turned up for the Ancients only',
        ) ??
        unless(TURNED_UP_ON[frame.why].includes(below?.step ?? ''), 'a card is turned up for something else')
      );
    case 'orders':
      return unless(below?.step === 'rest' && below.who === frame.seat, 'orders belong to a campaign');
    case 'order':
      return ordersFault(frame, below);
    case 'target':
      return ordersFault(frame, below) ?? targetFault(state, frame);
    case 'bribe':
      return payFault(state, frame.seat, frame.price, 0);
    case 'displace':
      return unless(isSide(state, frame.seat), 'a stranger displaces ships');
    case 'hit':
      return hitFault(state, frame);
    case 'raze':
      return unless(frame.at !== NOWHERE && state.tiles[frame.at] !== '', 'a tile is nowhere');
    default:
      return undefined;
  }
}

const SOLO_STEPS: readonly string[] = [
  'draw',
  'turnUp',
  'descend',
  'reap',
  'covet',
  'clearTechs',
  'fund',
  'speculate',
  'forge',
];

const SHARED_STEPS: readonly string[] = [
  'keep',
  'tick',
  'decree',
  'redraw',
  'edict',
  'dusk',
  'power',
  'crown',
];

/** What lies under a card that is turned up. */
const TURNED_UP_ON: Readonly<Record<Reveal, readonly string[]>> = {
  engineer: ['draw', 'scepter'],
  warlord: ['campaign', 'scepter'],
  battle: ['clash', 'dial'],
};

function twice(list: readonly unknown[]): boolean {
  return new Set(list).size !== list.length;
}

function ordersFault({ seat }: FrameOf<'order' | 'target'>, below: Frame | undefined): string | undefined {
  return unless(below?.step === 'orders' && below.seat === seat, 'an order belongs to a campaign');
}

function targetFault(state: State, { seat, sector, foes }: FrameOf<'target'>): string | undefined {
  return unless(
    !twice(foes) && foes.every((foe) => foe !== seat && hasUnitIn(state, foe, sector)),
    'there is no such foe in the sector',
  );
}

function isSide({ battles }: State, who: Who): boolean {
  return battles[0]?.sides.some((side) => side.who === who) === true;
}

function hitFault(state: State, frame: FrameOf<'hit'>): string | undefined {
  const hitter = state.battles[0]?.sides[1 - frame.victim];
  return unless(
    hitter !== undefined && frame.seat === chooser(hitter.who) && hitMoves(state, frame).length > 0,
    'a hit finds nothing to destroy',
  );
}

function offerFault(
  { techs, techBacks }: State,
  { cost, from, price }: FrameOf<'waive'>,
): string | undefined {
  return (
    unless(from === 'up' || from === 'down', 'a technology is taken up or down') ??
    unless((from === 'up' ? techs : techBacks)[cost - 1] !== '', 'the technology is not there') ??
    unless(price.length === RESOURCES.length, 'a price has three parts')
  );
}

/** Nobody is asked for more than they have. */
function payFault({ players }: State, seat: Seat, credits: number, metal: number): string | undefined {
  const player = players[seat]!;
  return unless(
    player.credits >= credits && player.stock[METAL]! >= metal,
    'somebody is asked for more than they have',
  );
}

function forgetFault({ players }: State, seat: Seat, techs: readonly TechId[]): string | undefined {
  const own = players[seat]!.techs;
  return unless(
    !twice(techs) && techs.every((id) => Object.hasOwn(TECH, id) && own.includes(id)),
    'only an own technology can be forgotten',
  );
}

/** The step a power is used before, where it is always the same. */
const EASED: Partial<Readonly<Record<PowerKind, Frame['step']>>> = {
  freeMonolith: 'role',
  techDiscount: 'tech',
  ignoreLimits: 'collect',
  influence: 'purchase',
  regentDeal: 'purchase',
  resources: 'role',
  speed: 'orders',
  extraTiles: 'tile',
};

/** 15: a power is asked for in its window, while it is ready. */
function windowFault(
  state: State,
  { seat, at, to }: FrameOf<'power'>,
  below: Frame | undefined,
): string | undefined {
  const player = playerOf(state, seat);
  const { ready, power, supply } = player;
  const effect = POWER[power]?.effect;
  if (!ready || effect === undefined) return 'a power is asked for that is not ready';
  const { kind, n = 0 } = effect;
  const [battle] = state.battles;
  const eased = EASED[kind];
  const fighting = battle?.over === false && isSide(state, seat);
  const fits: Partial<Record<PowerKind, boolean>> = {
    exodusOnce: state.colonies[at] === seat,
    followColonize: supply > 0 && isPlanet(state.tiles[at] ?? '') && state.colonies[at] === NOBODY,
    toll: to !== seat && (state.players[to]?.credits ?? 0) >= n,
    freeShip: player.yard[FIGHTER]! > 0,
    resources: RESOURCES.some((_, resource) => roomFor(player, resource) > 0),
    battleStrength: fighting,
    precog: fighting,
  };
  return unless(
    fits[kind] !== false && (eased === undefined || below?.step === eased),
    'a power is asked for outside its window',
  );
}
