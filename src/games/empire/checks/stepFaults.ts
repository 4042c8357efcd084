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
import { ANCIENTS, type Step, type StepOf, NOBODY, type Reveal, type State, type Who } from '../state.ts';
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
export function fieldsFault(step: Step): string | undefined {
  const { step: name } = step;
  const asks = Object.hasOwn(FLOW.questions, name);
  const seat: Readonly<Record<string, Shape>> = SHARED.includes(name)
    ? { seats: ['number'] }
    : asks
      ? { seat: 'number' }
      : {};
  const shape: Shape = { step: 'text', ...seat, ...FIELDS[name] };
  return shapeFault(step, shape, `step ${name}`);
}

/** What holds of a step still to be done: its fields name what is there and can be done. */
export function stepFault(state: State, step: Step, depth: number): string | undefined {
  return (
    numbersFault(state, step) ?? tableFault(state, step) ?? wordsFault(state, step, state.stack[depth - 1])
  );
}

/** More than any number of things left to do. */
const PLENTY = 200;

/** What the Ancients do as a player would. */
const EXPLORING: readonly string[] = ['survey', 'tile', 'place'];

/** The least and the most of the numbers a step may name. */
function numbersFault({ players, ancients }: State, step: Step): string | undefined {
  const last = players.length - 1;
  const most = ancients.length > 0 ? ANCIENTS : last;
  const side = (who: number) => (who > last && who < ANCIENTS ? most + 1 : who);
  const fields = new Map<string, unknown>(Object.entries(step));
  const check = (key: string, least: number, greatest: number, read = (value: number) => value) => {
    const values = [fields.get(key)].flat().filter((value) => typeof value === 'number');
    return firstFault(values, (value) => within(read(value), least, greatest, `${key} in step ${step.step}`));
  };
  const where = step.step === 'script' ? undefined : check('at', NOWHERE, REGIONS - 1);
  return (
    check('seat', 0, last) ??
    check('seats', 0, last) ??
    check('who', 0, EXPLORING.includes(step.step) ? most : last, side) ??
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
function tableFault(state: State, step: Step): string | undefined {
  const { step: name } = step;
  return (
    unless(!SOLO_STEPS.includes(name) || isSolo(state), `step ${name} is for solo matches`) ??
    unless(!SHARED_STEPS.includes(name) || !isSolo(state), `step ${name} is for several players`) ??
    unless(
      !('seat' in step && 'who' in step) || step.seat === chooser(step.who),
      `step ${name} asks somebody else than it is for`,
    )
  );
}

/** The cards, tiles and steps a step names must be there, and a power what it is used before. */
function wordsFault(state: State, step: Step, below: Step | undefined): string | undefined {
  const script = (name: string) => unless(Object.hasOwn(SCRIPTS, name), 'an event has no such steps');
  switch (step.step) {
    case 'power':
      return windowFault(state, step, below);
    case 'role':
      return unless(step.seat === state.scepter, 'whoever has the scepter chooses the role');
    case 'tile':
      return unless(state.tiles.includes(''), 'there is no place for a tile');
    case 'place':
      return unless(state.display.includes(step.tile), 'the tile to place is not in the display');
    case 'decree':
    case 'redraw':
      return unless(state.edict !== '', 'there is no edict in force');
    case 'dusk':
      return unless(!step.emperor || state.event === '', 'an event has struck before the next is drawn');
    case 'market':
      return unless(step.seat === state.leader, 'the leader chooses the market tile');
    case 'harvest':
    case 'collect':
    case 'flip':
      return unless(Object.hasOwn(MARKET_TILE, step.tile), 'there is no such market tile');
    case 'waive':
      return offerFault(state, step);
    case 'trim':
      return (
        unless(step.price.length === RESOURCES.length, 'a price has three parts') ??
        unless(playerOf(state, step.seat).yard[step.ship]! > 0, 'the ship to build is not there')
      );
    case 'affect':
    case 'shield':
      return (
        unless(Object.hasOwn(ROLE_CARD, step.card), 'there is no such event') ??
        (step.step === 'shield' ? payFault(state, step.seat, step.price, 0) : undefined)
      );
    case 'script':
      return script(step.script) ?? within(step.at, 0, (SCRIPTS[step.script]?.length ?? 1) - 1, 'a step');
    case 'choose':
      return (
        unless(!twice(step.options), 'an option is offered twice') ??
        firstFault(step.options, (option) => script(`${step.script}${option}`))
      );
    case 'pay':
      return (
        payFault(state, step.seat, step.credits, step.metal) ??
        firstFault([step.paid, step.unpaid], (name) => (name === '' ? undefined : script(name)))
      );
    case 'forget':
      return forgetFault(state, step.seat, step.techs);
    case 'recall':
      return unless(
        ['board', 'fighter', 'strongest', 'staged'].includes(step.pool) &&
          ['staging', 'supply'].includes(step.to) &&
          (step.to === 'supply' || step.pool === 'board'),
        'an event takes ships from somewhere else',
      );
    case 'march':
    case 'reveal':
      return (
        unless(
          isSolo(state) && Object.hasOwn(TURNED_UP_ON, step.why),
          'cards are turned up for the Ancients only',
        ) ??
        unless(TURNED_UP_ON[step.why].includes(below?.step ?? ''), 'a card is turned up for something else')
      );
    case 'orders':
      return unless(below?.step === 'rest' && below.who === step.seat, 'orders belong to a campaign');
    case 'order':
      return ordersFault(step, below);
    case 'target':
      return ordersFault(step, below) ?? targetFault(state, step);
    case 'bribe':
      return payFault(state, step.seat, step.price, 0);
    case 'displace':
      return unless(isSide(state, step.seat), 'a stranger displaces ships');
    case 'hit':
      return hitFault(state, step);
    case 'raze':
      return unless(step.at !== NOWHERE && state.tiles[step.at] !== '', 'a tile is nowhere');
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

function ordersFault({ seat }: StepOf<'order' | 'target'>, below: Step | undefined): string | undefined {
  return unless(below?.step === 'orders' && below.seat === seat, 'an order belongs to a campaign');
}

function targetFault(state: State, { seat, sector, foes }: StepOf<'target'>): string | undefined {
  return unless(
    !twice(foes) && foes.every((foe) => foe !== seat && hasUnitIn(state, foe, sector)),
    'there is no such foe in the sector',
  );
}

function isSide({ battles }: State, who: Who): boolean {
  return battles[0]?.sides.some((side) => side.who === who) === true;
}

function hitFault(state: State, step: StepOf<'hit'>): string | undefined {
  const hitter = state.battles[0]?.sides[1 - step.victim];
  return unless(
    hitter !== undefined && step.seat === chooser(hitter.who) && hitMoves(state, step).length > 0,
    'a hit finds nothing to destroy',
  );
}

function offerFault({ techs, techBacks }: State, { cost, from, price }: StepOf<'waive'>): string | undefined {
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
const EASED: Partial<Readonly<Record<PowerKind, Step['step']>>> = {
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
  { seat, at, to }: StepOf<'power'>,
  below: Step | undefined,
): string | undefined {
  const player = playerOf(state, seat);
  const { ready, power, supply } = player;
  const effect = POWER[power]?.effect;
  if (!ready || effect === undefined) return 'a power is asked for that is not ready';
  const { kind, n = 0 } = effect;
  const [battle] = state.battles;
  const eased = EASED[kind];
  const mustering = state.stack.some(({ step }) => step === 'muster');
  const fighting = mustering && battle?.over === false && isSide(state, seat);
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
