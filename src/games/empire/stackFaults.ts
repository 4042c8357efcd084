import type { Seat } from '../../kernel/game.ts';
import { unless, within } from '../../kernel/faults.ts';
import { firstFault, type Shape, shapeFault } from '../../kernel/shape.ts';
import { hitMoves } from './battle.ts';
import { NOWHERE, REGIONS, SECTORS } from './board.ts';
import {
  EDICT,
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
} from './facts.ts';
import { SCRIPTS } from './scripts.ts';
import { ANCIENTS, type Battle, type Frame, type FrameOf, NOBODY, type State } from './state.ts';
import { FLOW } from './steps.ts';
import { isSolo } from './verbs.ts';

/** What holds of the stack: steps with fields of their kind that follow from one another. */
export function stackFault(state: State): string | undefined {
  const { stack, ending } = state;
  if (ending !== '') return unless(stack.length === 0, 'nothing is left to do once a match is over');
  return (
    unless(stack.length > 0, 'a match that goes on has something to do') ??
    firstFault(stack, (frame, depth) => frameFault(state, frame, depth)) ??
    courseFault(state)
  );
}

// ── Frame by frame ────────────────────────────────────────────────────────────────────────────────

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

function frameFault(state: State, frame: Frame, depth: number): string | undefined {
  const { step } = frame;
  const asks = Object.hasOwn(FLOW.questions, step);
  const seat: Shape = SHARED.includes(step) ? { seats: ['number'] } : asks ? { seat: 'number' } : {};
  const shape: Shape = { step: 'text', ...(seat as object), ...FIELDS[step] };
  return (
    shapeFault(frame, shape, `step ${step}`) ?? numbersFault(state, frame) ?? wordsFault(state, frame, depth)
  );
}

/** More than any number of things left to do. */
const PLENTY = 100;

/** What the Ancients do as a player would. */
const EXPLORING: readonly string[] = ['survey', 'tile', 'place'];

/** The least and the most of the numbers a frame may name. */
function numbersFault({ players, ancients }: State, frame: Frame): string | undefined {
  const last = players.length - 1;
  const most = ancients.length > 0 ? ANCIENTS : last;
  const side = (who: number) => (who > last && who < ANCIENTS ? most + 1 : who);
  const fields = frame as unknown as Readonly<Record<string, number | readonly number[]>>;
  const check = (key: string, least: number, greatest: number, read = (value: number) => value) => {
    if (!Object.hasOwn(frame, key) || typeof fields[key] === 'string') return undefined;
    const values = [fields[key] as number].flat();
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

/** The cards, tiles and steps a frame names must be there, and a power what it is used before. */
function wordsFault(state: State, frame: Frame, depth: number): string | undefined {
  const script = (name: string) => unless(Object.hasOwn(SCRIPTS, name), 'an event has no such steps');
  switch (frame.step) {
    case 'power':
      return windowFault(state, frame, state.stack[depth - 1]);
    case 'place':
      return unless(state.display.includes(frame.tile), 'the tile to place is not in the display');
    case 'edict':
      return unless(
        frame.choices.every((id) => Object.hasOwn(EDICT, id)),
        'there is no such edict',
      );
    case 'harvest':
    case 'collect':
    case 'flip':
      return unless(Object.hasOwn(MARKET_TILE, frame.tile), 'there is no such market tile');
    case 'waive':
      return offerFault(state, frame);
    case 'trim':
      return unless(frame.price.length === RESOURCES.length, 'a price has three parts');
    case 'affect':
    case 'shield':
      return (
        unless(Object.hasOwn(ROLE_CARD, frame.card), 'there is no such event') ??
        (frame.step === 'shield' ? payFault(state, frame.seat, frame.price, 0) : undefined)
      );
    case 'script':
      return script(frame.script) ?? within(frame.at, 0, (SCRIPTS[frame.script]?.length ?? 1) - 1, 'a step');
    case 'choose':
      return firstFault(frame.options, (option) => script(`${frame.script}${option}`));
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
      return unless(
        isSolo(state) && ['engineer', 'warlord', 'battle'].includes(frame.why),
        'cards are turned up for the Ancients only',
      );
    case 'order':
    case 'target': {
      const below = state.stack[depth - 1];
      return unless(below?.step === 'orders' && below.seat === frame.seat, 'an order belongs to a campaign');
    }
    case 'bribe':
      return payFault(state, frame.seat, frame.price, 0);
    case 'hit':
      return unless(
        state.battles.length > 0 && hitMoves(state, frame).length > 0,
        'a hit finds nothing to destroy',
      );
    case 'raze':
      return unless(frame.at !== NOWHERE, 'a tile is nowhere');
    default:
      return unless(
        !SOLO_STEPS.includes(frame.step) || isSolo(state),
        `step ${frame.step} is for solo matches`,
      );
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
    techs.every((id) => Object.hasOwn(TECH, id) && own.includes(id)),
    'only an own technology can be forgotten',
  );
}

/** The step a power eases, where it eases one. */
const EASED: Partial<Readonly<Record<PowerKind, Frame['step']>>> = {
  freeMonolith: 'role',
  techDiscount: 'tech',
  ignoreLimits: 'collect',
  influence: 'purchase',
  regentDeal: 'purchase',
  speed: 'orders',
};

/** 15: a power is asked for in its window, while it is ready. */
function windowFault(
  state: State,
  { seat, at, to }: FrameOf<'power'>,
  below: Frame | undefined,
): string | undefined {
  const { ready, power, supply } = state.players[seat]!;
  const kind = POWER[power]?.effect.kind;
  if (!ready || kind === undefined) return 'a power is asked for that is not ready';
  const [battle] = state.battles;
  const eased = EASED[kind];
  const fits: Partial<Record<PowerKind, boolean>> = {
    exodusOnce: state.colonies[at] === seat,
    followColonize: supply > 0 && isPlanet(state.tiles[at] ?? '') && state.colonies[at] === NOBODY,
    toll: to !== seat && (state.players[to]?.credits ?? 0) > 0,
    battleStrength: battle?.over === false && battle.sides.some(({ who }) => who === seat),
    precog: battle?.over === false && battle.sides.some(({ who }) => who === seat),
  };
  return unless(
    fits[kind] !== false && (eased === undefined || below?.step === eased),
    'a power is asked for outside its window',
  );
}

// ── The course of a match ─────────────────────────────────────────────────────────────────────────

/** What lies at the bottom: each leads on to another until the match is over. */
const COURSE: readonly string[] = ['galaxy', 'scepter', 'draw', 'dusk'];

/** What may lie directly on a step. */
const ABOVE: Readonly<Record<string, string>> = {
  affect: 'affect choose forfeit forget give pay power recall shield trade',
  audience: 'audience bribe influence power purchase',
  bazaar: 'power',
  build: 'power',
  campaign: 'campaign clash rest reveal spoils',
  clash: 'dial march muster reveal',
  collect: 'power',
  covet: 'tech waive',
  crown: 'audience bribe influence power purchase',
  dawn: 'edict redraw tick',
  decree: 'tick',
  descend: 'turnUp',
  dial: 'dial reveal',
  draw: 'campaign covet fund march reap refill resolve rest restock reveal',
  dusk: 'build campaign crown flip market power refill resolve rest restock study tech trim waive yard',
  fire: 'displace',
  flip: 'bonus spare',
  forge: 'build trim',
  fund: 'flip market',
  galaxy: 'cradle start',
  harvest: 'collect harvest',
  hit: 'hit volley',
  income: 'bazaar income invest venture',
  influence: 'power',
  march: 'build dial forge rest trim',
  muster: 'power',
  orders: 'clash order power spoils target',
  power: 'power',
  purchase: 'power',
  raze: 'power',
  reap: 'bribe influence place survey tile',
  redraw: 'decree power',
  refill: 'place power reap survey tile',
  resolve: 'dawn descend power role',
  rest: 'orders',
  restock: 'bazaar income invest speculate venture',
  role: 'mine power',
  scepter: 'bribe clash influence keep march refill resolve restock reveal spoils tech',
  spare: 'collect harvest',
  speculate: 'invest venture',
  spoils: 'fire hit volley',
  start: 'cradle start',
  study: 'study tech waive',
  survey: 'place power survey tile',
  tech: 'power',
  tick: 'affect bonus choose deploy forfeit forget give influence pay power raze recall shield trade',
  tile: 'power',
  turnUp: 'bonus choose deploy forfeit forget give influence pay recall shield trade',
  venture: 'trade',
  volley: 'power',
  yard: 'build power trim yard',
};

/** Whether a step may lie on the one below it, or at the bottom. */
function mayLie(step: string, below: string | undefined): boolean {
  if (below === undefined) return COURSE.includes(step);
  return Object.hasOwn(ABOVE, below) && (ABOVE[below] as string).split(' ').includes(step);
}
const IN_BATTLE: readonly string[] = [
  'muster',
  'dial',
  'clash',
  'displace',
  'fire',
  'hit',
  'volley',
  'spoils',
];

function courseFault(state: State): string | undefined {
  const { stack, turn, players, battles, monolith } = state;
  const steps = stack.map(({ step }) => step);
  const fighting = stack.some(
    (frame) => IN_BATTLE.includes(frame.step) || ('why' in frame && frame.why === 'battle'),
  );
  return (
    firstFault(steps, (step, i) =>
      unless(mayLie(step, steps[i - 1]), `step ${step} cannot come before ${steps[i - 1] ?? 'the end'}`),
    ) ??
    (steps[0] === 'galaxy'
      ? setupFault(state)
      : unless(
          players.every(({ home }) => home !== NOWHERE),
          'a home is missing',
        )) ??
    unless(steps.includes('keep') ? turn === 0 : true, 'powers are kept before the first turn') ??
    unless((steps[0] === 'galaxy' || steps.includes('keep')) === (turn === 0), 'turns come after set-up') ??
    unless(turn < 2 || monolith >= 0, 'the Monolith is placed in the first turn') ??
    unless(!fighting || battles[0]?.over === false, 'there is no battle to fight') ??
    (fighting ? fightFault(state) : undefined) ??
    keepFault(state)
  );
}

/** Whoever has no home is asked for one; the last one chosen gets its starter tile first. */
function setupFault({ stack, players }: State): string | undefined {
  const asked = stack.flatMap((frame) => (frame.step === 'start' ? [frame.seat] : []));
  const missing = players.flatMap(({ home }, seat) => (home === NOWHERE ? [seat] : []));
  return unless(JSON.stringify(asked.toReversed()) === JSON.stringify(missing), 'homes are chosen in order');
}

/** Those who still set a dial have none, the others do; the Ancients have a card or get one. */
function fightFault({ stack, battles }: State): string | undefined {
  const [{ sides, card }] = battles as [Battle];
  const mustering = stack.some(({ step }) => step === 'muster');
  const asked = stack.flatMap((frame) => (frame.step === 'dial' ? frame.seats : []));
  const drawing = stack.some((frame) => 'why' in frame && frame.why === 'battle');
  const ancient = sides.some(({ who }) => who === ANCIENTS);
  const after = stack.some(({ step }) => ['displace', 'fire', 'hit', 'volley'].includes(step));
  return (
    unless(
      mustering ||
        sides.every(({ who, dial }) => who === ANCIENTS || asked.includes(who) === (dial.length === 0)),
      'who has no dial sets one',
    ) ??
    unless(
      asked.every((seat) => sides.some(({ who }) => who === seat)),
      'a stranger sets a dial',
    ) ??
    unless(
      mustering || (ancient ? (card === '') === drawing : card === '' && !drawing),
      'the plan of the Ancients is a card',
    ) ??
    unless(!after || sides.every(({ values }) => values.length > 0), 'dials are compared before weapons fire')
  );
}

function keepFault({ stack, players }: State): string | undefined {
  const choosing = stack.flatMap((frame) => (frame.step === 'keep' ? frame.seats : []));
  const keeping = stack.some(({ step }) => step === 'keep');
  const early = keeping || stack[0]?.step === 'galaxy';
  return (
    unless(
      players.every(({ dealt }, seat) => dealt.length === (choosing.includes(seat) ? 2 : keeping ? 1 : 0)),
      'powers are dealt to those who choose',
    ) ??
    unless(!early || players.every(({ power }) => power === ''), 'nobody has a power before all have chosen')
  );
}
