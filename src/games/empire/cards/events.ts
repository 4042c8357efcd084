import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { NAME, type Region, regionOf } from '../board.ts';
import { loseColony } from '../actions/colonies.ts';
import {
  type Amounts,
  type CardId,
  type EventOption,
  FIGHTER,
  METAL,
  type Op,
  type OpName,
  type QueueId,
  REGION_SHIPS,
  RESOURCES,
  ROLE_CARD,
  ROLES,
  SHIP,
  SHIPS,
  TECH,
  type TechId,
  UNLIMITED,
} from '../facts.ts';
import { offerTrade } from '../actions/merchant.ts';
import { discardDisplay, drawTech, refillDisplay, renewTechs } from './piles.ts';
import { startInfluence } from '../actions/regent.ts';
import { learn } from '../actions/scientist.ts';
import { branch, SCRIPTS } from './scripts.ts';
import { type Events, type Step, type StepOf, type MoveOf, NOBODY, type Pool, type State } from '../state.ts';
import { flip, offerBonus } from '../actions/steward.ts';
import { effectOf } from './techs.ts';
import { scoreColony, scoreGalaxy } from './tokens.ts';
import { coloniesOf } from '../actions/landmarks.ts';
import {
  changeCredits,
  changed,
  changeStock,
  commission,
  findShip,
  gainStock,
  isSolo,
  kindOf,
  leftwards,
  lying,
  only,
  playerOf,
  sectorsOf,
  shipName,
  shipsAt,
  shipStrength,
  stageAll,
  stageShip,
  storageOf,
  totalOf,
  whereAt,
  without,
} from '../verbs.ts';
import { STAGING } from '../actions/warlord.ts';

/** Events (11): whom they strike, and their steps. */

// ── Whom they strike ──────────────────────────────────────────────────────────────────────────────

/** The event of the card on the right of the queue, or the one that waits for the Emperor; then it is gone. */
export function strike(state: State, _frame: Step, events: Events): void {
  const card = ROLE_CARD[isSolo(state) ? takeQueued(state) : discardEvent(state)];
  if (card === undefined) return;
  const { id } = card;
  const first = isSolo(state) ? 0 : state.emperor;
  const seats = card.scope === 'ALL' ? leftwards(state, first) : [first];
  events?.push({ type: 'struck', card: id, seats });
  if (card.ops.every(({ once }) => once)) state.stack.push({ step: 'script', who: first, script: id, at: 0 });
  else for (const who of seats.toReversed()) state.stack.push({ step: 'affect', who, card: id });
}

function takeQueued(state: State): QueueId {
  const { queue } = state;
  state.queue = queue.slice(0, -1);
  return queue[queue.length - 1]!;
}

function discardEvent(state: State): CardId | '' {
  const id = state.event;
  if (id === '') return '';
  const role = ROLES.indexOf(ROLE_CARD[id].deck);
  const deck = state.decks[role]!;
  state.event = '';
  state.decks = state.decks.with(role, { ...deck, discard: [...deck.discard, id] });
  return id;
}

/** Whoever has Diplomatic Corps may buy themselves out. */
export function affect(state: State, { who, card }: StepOf<'affect'>): void {
  const player = playerOf(state, who);
  const price = effectOf(player, 'eventShield')?.credits;
  if (price !== undefined && player.credits >= price)
    state.stack.push({ step: 'shield', seat: who, card, price });
  else state.stack.push({ step: 'script', who, script: card, at: 0 });
}

type PayMove = MoveOf<'pay' | 'decline'>;

export function payMoves(): PayMove[] {
  return [{ type: 'pay' }, { type: 'decline' }];
}

export function answerShield(
  state: State,
  { seat, card, price }: StepOf<'shield'>,
  move: PayMove,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'pay') {
    changeCredits(state, seat, -price, 'event', events);
    events?.push({ type: 'shielded', seat, card });
  } else state.stack.push({ step: 'script', who: seat, script: card, at: 0 });
}

// ── Steps ─────────────────────────────────────────────────────────────────────────────────────────

/** A step of a script for one player, with the name of what hangs on it. */
interface ScriptStep<Name extends OpName = OpName> {
  readonly who: Seat;
  readonly op: Op<Name>;
  /** The name of the steps that follow by a way. */
  readonly then: (way: string) => string;
}

export function runScript(
  state: State,
  { who, script, at }: StepOf<'script'>,
  events: Events,
  rng: Rng,
): void {
  const ops = SCRIPTS[script]!;
  if (at + 1 < ops.length) state.stack.push({ step: 'script', who, script, at: at + 1 });
  perform(state, { who, op: ops[at]!, then: (way) => branch(script, at, way) }, events, rng);
}

function perform<Name extends OpName>(state: State, step: ScriptStep<Name>, events: Events, rng: Rng): void {
  OPS[step.op.op](state, step, events, rng);
}

function follow(state: State, { who, then }: ScriptStep, way: string): void {
  const script = then(way);
  if (script in SCRIPTS) state.stack.push({ step: 'script', who, script, at: 0 });
}

type Losing = ScriptStep<'lose' | 'halve' | 'loseOrPenalty'>;

const LETTERS = ['P', 'M', 'E'];

/** Of a resource or of credits, how many a player has. */
function owned(state: State, { who, op: { what } }: Losing): number {
  const player = playerOf(state, who);
  return what === 'credits' ? player.credits : player.stock[LETTERS.indexOf(what)]!;
}

function lose(state: State, step: Losing, count: number, events: Events): void {
  const { who, op } = step;
  const lost = Math.min(count, owned(state, step));
  if (op.what === 'credits') changeCredits(state, who, -lost, 'event', events);
  else changeStock(state, who, only(LETTERS.indexOf(op.what), -lost), 'event', events);
}

type Ops = {
  readonly [Name in OpName]: (state: State, step: ScriptStep<Name>, events: Events, rng: Rng) => void;
};

const OPS: Ops = {
  gain(state, { who, op: { what, n } }, events) {
    if (what === 'credits') changeCredits(state, who, n, 'event', events);
    else gainStock(state, who, only(LETTERS.indexOf(what), n), 'event', events);
  },
  lose: (state, step, events) => lose(state, step, step.op.n, events),
  halve: (state, step, events) => lose(state, step, Math.ceil(owned(state, step) / 2), events),
  cap(state, { who, op }, events) {
    const { stock } = playerOf(state, who);
    const over = stock.map((amount) => Math.min(0, op.n - amount));
    changeStock(state, who, over, 'event', events);
  },
  gainChoice: (state, { who, op }) =>
    offerBonus(state, { step: 'bonus', seat: who, left: op.n, event: true }),
  loseChoice: (state, { who, op }, events) => offerGive(state, who, op.n, events),
  loseOrPenalty(state, step, events) {
    if (owned(state, step) < step.op.n) follow(state, step, 'else');
    lose(state, step, step.op.n, events);
  },
  loseColony: (state, { who }, events) => offerForfeit(state, who, false, events),
  removeOwnColonyTile(state, step, events) {
    if (coloniesOf(state, step.who).length === 0) follow(state, step, 'else');
    else offerForfeit(state, step.who, true, events);
  },
  shipsToStaging: (state, { who, op }, events) =>
    offerRecall(state, { step: 'recall', seat: who, left: op.n, pool: 'board', to: 'staging' }, events),
  stageClasses(state, { who, op }, events) {
    const { ships } = playerOf(state, who);
    for (const ship of ships.filter(({ kind }) => op.ships.includes(shipName(kind)))) {
      stageShip(state, who, ship, events);
    }
  },
  loseShip(state, { who, op }, events) {
    const pool = POOLS[op.ship];
    offerRecall(state, { step: 'recall', seat: who, left: op.n, pool, to: 'supply' }, events);
  },
  loseStaged(state, step, events) {
    const { who, op } = step;
    if (totalOf(playerOf(state, who).staging) === 0) follow(state, step, 'else');
    else offerRecall(state, { step: 'recall', seat: who, left: op.n, pool: 'staged', to: 'supply' }, events);
  },
  gainShip(state, { who, op }, events) {
    for (let i = 0; i < op.n; i++) commission(state, who, kindOf(op.ship), true, events);
  },
  deployHome: (state, { who }) => offerDeploy(state, who),
  gainPerShip(state, { who, op }, events) {
    const count = Math.min(playerOf(state, who).ships.length, op.max);
    changeCredits(state, who, count, 'event', events);
  },
  loseTech: (state, { who, op }, events) => offerForget(state, who, op.select === 'lowest', events),
  gainTech(state, { who, op: { cost } }, events, rng) {
    if (state.techBacks[cost - 1] === '') return;
    const tech = drawTech(state, cost - 1, rng);
    events?.push({ type: 'tech', who, tech, from: 'down', paid: [] });
    learn(state, who, tech, events);
  },
  payOr(state, step) {
    const player = playerOf(state, step.who);
    const credits = step.op.credits ?? (step.op.perTech ?? 0) * player.techs.length;
    if (credits === 0) return;
    if (player.credits < credits) follow(state, step, 'else');
    else askPay(state, step, credits, 0);
  },
  mayPay(state, step) {
    const player = playerOf(state, step.who);
    const { credits = 0, M: metal = 0 } = step.op;
    const payable = player.credits >= credits && player.stock[METAL]! >= metal;
    if (payable && isWorthwhile(state, step)) askPay(state, step, credits, metal);
  },
  choice: offerChoice,
  scoreGalaxy(state, { who, op }, events) {
    for (let i = 0; i < op.n; i++) scoreGalaxy(state, who, 'event', events);
  },
  scoreColony(state, { who, op }, events) {
    for (let i = 0; i < op.n; i++) scoreColony(state, who, 'event', events);
  },
  loseGalaxy: (state, { who, op }, events) => returnGalaxy(state, who, op.n, events),
  loseThroneColony(state, { who, op }, events) {
    const player = playerOf(state, who);
    for (let i = 0; i < op.n && player.throne.own > 0; i++) {
      player.throne.own -= 1;
      player.supply += 1;
      events?.push({ type: 'returned', seat: who, token: 'colony' });
    }
  },
  ifTechs: (state, step) => followIf(state, step, playerOf(state, step.who).techs.length),
  ifFleet: (state, step) => followIf(state, step, fleetStrength(state, step.who)),
  ifColonySectors: (state, step) => followIf(state, step, sectorsOf(coloniesOf(state, step.who)).size),
  influence: (state, { who, op }, events) => startInfluence(state, who, op.n, true, events),
  sell: (state, { who, op }) => offerTrade(state, { step: 'trade', seat: who, left: op.n, sellOnly: true }),
  cycleExplorer(state, _step, events, rng) {
    discardDisplay(state, events);
    refillDisplay(state, events, rng);
  },
  cycleTech: renewTechs,
  flipMarket(state, { op }, events) {
    const stalls = state.market.filter(({ spent }) => !spent).slice(0, op.n);
    for (const { id } of stalls) flip(state, { step: 'flip', tile: id }, events);
  },
  clearRoleCredits(state, _step, events) {
    state.lying = ROLES.map(() => 0);
    events?.push({ type: 'lyingGone' });
  },
};

function followIf(
  state: State,
  step: ScriptStep<'ifTechs' | 'ifFleet' | 'ifColonySectors'>,
  count: number,
): void {
  if (count >= step.op.atLeast) follow(state, step, 'then');
}

function fleetStrength(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  return player.ships.reduce((sum, { kind }) => sum + shipStrength(player, kind), 0);
}

function returnGalaxy(state: State, seat: Seat, count: number, events: Events): void {
  const { throne } = playerOf(state, seat);
  for (let i = 0; i < count && throne.galaxy > 0; i++) {
    throne.galaxy -= 1;
    if (state.galaxy !== UNLIMITED) state.galaxy += 1;
    events?.push({ type: 'returned', seat, token: 'galaxy' });
  }
}

// ── Payments and options ──────────────────────────────────────────────────────────────────────────

function askPay(state: State, { who, then }: ScriptStep, credits: number, metal: number): void {
  const named = (script: string) => (script in SCRIPTS ? script : '');
  const [paid, unpaid] = [named(then('then')), named(then('else'))];
  state.stack.push({ step: 'pay', seat: who, credits, metal, paid, unpaid });
}

/** 11.2: nobody is asked to pay for what would do nothing. */
function isWorthwhile(state: State, { who, op }: ScriptStep<'mayPay'>): boolean {
  return op.ops.some((inner) => {
    if (inner.op === 'gainShip') return playerOf(state, who).yard[kindOf(inner.ship)]! > 0;
    return inner.op !== 'scoreGalaxy' || state.galaxy !== 0;
  });
}

export function answerPay(
  state: State,
  { seat, credits, metal, paid, unpaid }: StepOf<'pay'>,
  move: PayMove,
  events: Events,
): void {
  state.stack.pop();
  if (move.type === 'pay') {
    changeCredits(state, seat, -credits, 'event', events);
    changeStock(state, seat, only(METAL, -metal), 'event', events);
  }
  const script = move.type === 'pay' ? paid : unpaid;
  if (script !== '') state.stack.push({ step: 'script', who: seat, script, at: 0 });
}

/** Conditions of an option (11.2). */
function isOpen(state: State, seat: Seat, option: EventOption): boolean {
  const player = playerOf(state, seat);
  const colonies = coloniesOf(state, seat).length;
  const most = state.players.every((_, other) => coloniesOf(state, other).length <= colonies);
  return (
    colonies >= (option.needColonies ?? 0) &&
    player.ships.length >= (option.needShipsOnBoard ?? 0) &&
    player.credits >= (option.needCredits ?? 0) &&
    totalOf(player.stock) >= (option.needResources ?? 0) &&
    (!option.needMostColonies || (most && colonies > 0))
  );
}

function offerChoice(state: State, step: ScriptStep<'choice'>): void {
  const open = step.op.options.filter((option) => isOpen(state, step.who, option)).map(({ id }) => id);
  const [first, second] = open;
  if (first !== undefined && second === undefined) follow(state, step, first);
  else if (first !== undefined) {
    state.stack.push({ step: 'choose', seat: step.who, script: step.then(''), options: open });
  }
}

export function chooseMoves(_state: State, { options }: StepOf<'choose'>): MoveOf<'choose'>[] {
  return options.map((option) => ({ type: 'choose', option }));
}

export function answerChoose(
  state: State,
  { seat, script }: StepOf<'choose'>,
  { option }: MoveOf<'choose'>,
): void {
  state.stack.pop();
  state.stack.push({ step: 'script', who: seat, script: `${script}${option}`, at: 0 });
}

// ── Losses of choice ──────────────────────────────────────────────────────────────────────────────

function offerForfeit(state: State, seat: Seat, raze: boolean, events: Events): void {
  const [first, second] = coloniesOf(state, seat);
  if (second !== undefined) state.stack.push({ step: 'forfeit', seat, raze });
  else if (first !== undefined) forfeit(state, first, raze, events);
}

export function forfeitMoves(state: State, { seat }: StepOf<'forfeit'>): MoveOf<'forfeit'>[] {
  return coloniesOf(state, seat).map((region) => ({ type: 'forfeit', at: NAME[region]! }));
}

export function answerForfeit(
  state: State,
  { raze }: StepOf<'forfeit'>,
  { at }: MoveOf<'forfeit'>,
  events: Events,
): void {
  state.stack.pop();
  forfeit(state, regionOf(at), raze, events);
}

/** The token returns to the supply; the tile may go with it. */
function forfeit(state: State, region: Region, raze: boolean, events: Events): void {
  if (raze) state.stack.push({ step: 'raze', at: region });
  loseColony(state, region, NOBODY, events);
}

/** A tile leaves the game; ships there go to staging, Ancient cruisers stay. */
export function razeTile(state: State, { at }: StepOf<'raze'>, events: Events): void {
  const tile = state.tiles[at]!;
  if (tile === '') return;
  state.tiles = state.tiles.with(at, '');
  events?.push({ type: 'razed', tile, at: NAME[at]! });
  state.players.forEach((_, seat) => stageAll(state, seat, at, events));
}

type RecallStep = StepOf<'recall'>;

const POOLS: Readonly<Record<Op<'loseShip'>['ship'], Pool>> = {
  fighter: 'fighter',
  anyOnBoard: 'board',
  strongestOnBoard: 'strongest',
};

/** Ships of one kind at one place; staging is no region. */
interface Berth {
  readonly kind: number;
  readonly at: Region;
}

/** The different ships an event may choose. */
function pooled(state: State, { seat, pool }: RecallStep): Berth[] {
  const { ships, staging } = playerOf(state, seat);
  const staged = staging.flatMap((count, kind) => (count > 0 ? [{ kind, at: -1 }] : []));
  const onBoard = ships.filter(
    (ship, i) => ships.findIndex(({ kind, at }) => kind === ship.kind && at === ship.at) === i,
  );
  switch (pool) {
    case 'board':
      return onBoard;
    case 'fighter':
      return [...onBoard, ...staged].filter(({ kind }) => kind === FIGHTER);
    case 'strongest': {
      const most = Math.max(...onBoard.map(({ kind }) => SHIP[kind]!.strength));
      return onBoard.filter(({ kind }) => SHIP[kind]!.strength === most);
    }
    case 'staged':
      return staged;
  }
}

/** As many as there are; a single one goes by itself. */
function offerRecall(state: State, step: RecallStep, events: Events): void {
  const berths = step.left > 0 ? pooled(state, step) : [];
  const [first, second] = berths;
  if (second !== undefined) state.stack.push(step);
  else if (first !== undefined) recall(state, step, first, events);
}

export function recallMoves(state: State, step: RecallStep): MoveOf<'recall'>[] {
  return pooled(state, step).map(({ kind, at }) => ({
    type: 'recall',
    ship: shipName(kind),
    at: at < 0 ? STAGING : NAME[at]!,
  }));
}

export function answerRecall(
  state: State,
  step: RecallStep,
  { ship, at }: MoveOf<'recall'>,
  events: Events,
): void {
  state.stack.pop();
  recall(state, step, { kind: kindOf(ship), at: at === STAGING ? -1 : regionOf(at) }, events);
}

function recall(state: State, step: RecallStep, { kind, at }: Berth, events: Events): void {
  const { seat, to } = step;
  const player = playerOf(state, seat);
  if (to === 'staging') stageShip(state, seat, findShip(player, kind, at), events);
  else {
    if (at < 0) player.staging = changed(player.staging, kind, -1);
    else player.ships = without(player.ships, findShip(player, kind, at));
    player.yard = changed(player.yard, kind, 1);
    const place = at < 0 ? { at: STAGING } : whereAt(state, at);
    events?.push({ type: 'withdrew', seat, ship: shipName(kind), ...place, to });
  }
  offerRecall(state, { ...step, left: step.left - 1 }, events);
}

function offerForget(state: State, seat: Seat, lowest: boolean, events: Events): void {
  const { techs } = playerOf(state, seat);
  const costs = techs.map((id) => TECH[id].cost);
  const among = lowest ? techs.filter((_, i) => costs[i] === Math.min(...costs)) : techs;
  const [first, second] = among;
  if (second !== undefined) state.stack.push({ step: 'forget', seat, techs: among });
  else if (first !== undefined) forget(state, seat, first, events);
}

export function forgetMoves(_state: State, { techs }: StepOf<'forget'>): MoveOf<'forget'>[] {
  return techs.map((tech) => ({ type: 'forget', tech }));
}

export function answerForget(
  state: State,
  { seat }: StepOf<'forget'>,
  { tech }: MoveOf<'forget'>,
  events: Events,
): void {
  state.stack.pop();
  forget(state, seat, tech, events);
}

/** What no longer fits into a smaller storage is lost. */
function forget(state: State, seat: Seat, tech: TechId, events: Events): void {
  const player = playerOf(state, seat);
  player.techs = without(player.techs, tech);
  events?.push({ type: 'techsGone', who: seat, techs: [tech] });
  const over: Amounts = player.stock.map((amount, i) => Math.min(0, storageOf(player, i) - amount));
  changeStock(state, seat, over, 'storage', events);
}

function offerGive(state: State, seat: Seat, left: number, events: Events): void {
  const held = RESOURCES.filter((_, i) => playerOf(state, seat).stock[i]! > 0);
  const [first, second] = left > 0 ? held : [];
  if (second !== undefined) state.stack.push({ step: 'give', seat, left });
  else if (first !== undefined) give(state, seat, RESOURCES.indexOf(first), left, events);
}

export function giveMoves(state: State, { seat }: StepOf<'give'>): MoveOf<'give'>[] {
  const { stock } = playerOf(state, seat);
  return RESOURCES.filter((_, i) => stock[i]! > 0).map((what) => ({ type: 'give', what }));
}

export function answerGive(
  state: State,
  { seat, left }: StepOf<'give'>,
  { what }: MoveOf<'give'>,
  events: Events,
): void {
  state.stack.pop();
  give(state, seat, RESOURCES.indexOf(what), left, events);
}

function give(state: State, seat: Seat, resource: number, left: number, events: Events): void {
  changeStock(state, seat, only(resource, -1), 'event', events);
  offerGive(state, seat, left - 1, events);
}

// ── Ships come home ───────────────────────────────────────────────────────────────────────────────

type DeployStep = StepOf<'deploy'>;
type DeployMove = MoveOf<'deploy' | 'done'>;

function offerDeploy(state: State, seat: Seat): void {
  if (deployMoves(state, { step: 'deploy', seat }).length > 1) state.stack.push({ step: 'deploy', seat });
}

export function deployMoves(state: State, { seat }: DeployStep): DeployMove[] {
  const { staging, home } = playerOf(state, seat);
  const moves: DeployMove[] = [];
  if (shipsAt(state, home) < REGION_SHIPS) {
    SHIPS.forEach((ship, kind) => {
      if (staging[kind]! > 0) moves.push({ type: 'deploy', ship });
    });
  }
  moves.push({ type: 'done' });
  return moves;
}

/** No battle follows. */
export function answerDeploy(state: State, { seat }: DeployStep, move: DeployMove, events: Events): void {
  state.stack.pop();
  if (move.type !== 'deploy') return;
  const player = playerOf(state, seat);
  const { home } = player;
  const kind = kindOf(move.ship);
  player.staging = changed(player.staging, kind, -1);
  player.ships = [...player.ships, { kind, at: home, moved: false }];
  events?.push({
    type: 'flew',
    seat,
    ship: move.ship,
    from: STAGING,
    to: NAME[home]!,
    ...lying(state, home),
  });
  offerDeploy(state, seat);
}
