import type { Seat } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/match/rng.ts';
import { NAME, type Region, regionOf, SECTOR, SECTOR_IDS, type Sector } from '../board.ts';
import { loseColony } from './colonies.ts';
import {
  ANCIENT_CRUISERS,
  COLONY_HULL,
  COLONY_STRENGTH,
  CRUISER,
  DISPLACE_STEPS,
  HOME_STRENGTH,
  ROLE_CARD,
  SHIELDS,
  SHIP,
  SHIPS,
  TACTICS,
  WEAPONS,
} from '../facts.ts';
import { around } from './flight.ts';
import { coloniesOf } from './landmarks.ts';
import { askPower, window } from '../cards/powers.ts';
import {
  ANCIENTS,
  type Battle,
  type Belligerent,
  type Events,
  type Step,
  type StepOf,
  type MoveOf,
  type Ship,
  type State,
  type Who,
} from '../state.ts';
import { dialBonus, effectOf, has } from '../cards/techs.ts';
import { scoreColony, scoreGalaxy } from '../cards/tokens.ts';
import {
  ancientsOf,
  battleOf,
  changed,
  chooser,
  enemyOf,
  fullRegions,
  hasShipIn,
  kindOf,
  lying,
  playerOf,
  putShip,
  shipHull,
  shipName,
  shipStrength,
  sideOf,
  stageShip,
  whereAt,
  without,
} from '../verbs.ts';

/** Battles (9): strengths, dials, tactics, weapons. */

// ── Strength ──────────────────────────────────────────────────────────────────────────────────────

/** 9.1: all own units of the sector count. */
export function strengthIn(state: State, seat: Seat, sector: Sector): number {
  const player = playerOf(state, seat);
  let strength = 0;
  for (const { kind, at } of player.ships) {
    if (SECTOR[at] === sector) strength += shipStrength(player, kind);
  }
  if (strength > 0) strength += effectOf(player, 'battleStrength')?.n ?? 0;
  const colony = effectOf(player, 'colonyStrength')?.set ?? COLONY_STRENGTH;
  for (const region of coloniesOf(state, seat)) if (SECTOR[region] === sector) strength += colony;
  return player.home >= 0 && SECTOR[player.home] === sector ? strength + HOME_STRENGTH : strength;
}

function belligerent(state: State, who: Who, sector: Sector): Belligerent {
  const human = who !== ANCIENTS;
  return {
    who,
    strength: human ? strengthIn(state, who, sector) : 0,
    dial: [],
    open: false,
    foresees: human && has(playerOf(state, who), 'precog'),
    values: [],
    kills: 0,
  };
}

export function startBattle(
  state: State,
  attacker: Who,
  defender: Who,
  sector: Sector,
  events: Events,
): void {
  const sides = [belligerent(state, attacker, sector), belligerent(state, defender, sector)] as const;
  state.battles = [{ sector, turn: state.turn, sides, card: '', safe: [], over: false }];
  events?.push({
    type: 'battle',
    attacker,
    defender,
    sector: SECTOR_IDS[sector]!,
    strengths: sides.map(({ strength }) => strength),
  });
  state.stack.push({ step: 'clash' }, { step: 'muster' });
  for (const { who, foresees } of sides.toReversed()) {
    if (who === ANCIENTS) continue;
    if (window(state, who, 'battleStrength') || (window(state, who, 'precog') && !foresees))
      askPower(state, who);
  }
}

// ── Dials ─────────────────────────────────────────────────────────────────────────────────────────

/** 9.2.1, 9.3.1: dials are set at once, unless just one side foresees the other's. */
export function muster(state: State): void {
  const { sides } = battleOf(state);
  const humans = sides.filter(({ who }) => who !== ANCIENTS);
  const seers = humans.filter(({ foresees }) => foresees).map(({ who }) => who);
  const all = humans.map(({ who }) => who);
  if (humans.length < sides.length) {
    const dial: Step = { step: 'dial', seats: all };
    const card: Step = { step: 'march', why: 'battle' };
    state.stack.push(...(seers.length > 0 ? [dial, card] : [card, dial]));
  } else if (seers.length === 1) {
    state.stack.push({ step: 'dial', seats: seers });
    state.stack.push({ step: 'dial', seats: all.filter((seat) => !seers.includes(seat)) });
  } else state.stack.push({ step: 'dial', seats: all });
}

/** By strength: every way to divide it, made when first asked for. */
const DIALS: MoveOf<'dial'>[][] = [];

function dialsOf(strength: number): MoveOf<'dial'>[] {
  const known = DIALS[strength];
  if (known !== undefined) return known;
  const moves: MoveOf<'dial'>[] = [];
  for (let tactics = strength; tactics >= 0; tactics--) {
    for (let weapons = strength - tactics; weapons >= 0; weapons--) {
      moves.push({ type: 'dial', tactics, weapons, shields: strength - tactics - weapons });
    }
  }
  DIALS[strength] = moves;
  return moves;
}

export function dialMoves(state: State, _frame: Step, seat: Seat): MoveOf<'dial'>[] {
  return dialsOf(sideOf(battleOf(state), seat).strength).slice();
}

/** Once nobody is asked any more, what was set lies open. */
export function answerDial(
  state: State,
  { seats }: StepOf<'dial'>,
  { tactics, weapons, shields }: MoveOf<'dial'>,
  events: Events,
  _rng: Rng,
  seat: Seat,
): void {
  const battle = battleOf(state);
  sideOf(battle, seat).dial = [tactics, weapons, shields];
  events?.push({ type: 'dialSet', seat });
  const others = seats.filter((other) => other !== seat);
  state.stack.pop();
  if (others.length > 0) state.stack.push({ step: 'dial', seats: others });
  else for (const side of battle.sides) if (side.dial.length > 0) side.open = true;
}

/** 9.3.3: each cruiser missing from four takes one off each value. */
function ancientValues(state: State, { sector, card }: Battle): number[] {
  if (card === '') throw new Error('the Ancients have no plan yet');
  const present = ancientsOf(state).cruisers.filter((at) => SECTOR[at] === sector).length;
  return ROLE_CARD[card].dial.map((value) => Math.max(0, value - (ANCIENT_CRUISERS - present)));
}

function valuesOf(state: State, battle: Battle, { who, dial }: Belligerent): number[] {
  if (who === ANCIENTS) return ancientValues(state, battle);
  const more = dialBonus(playerOf(state, who));
  return dial.map((value, i) => value + more[i]!);
}

// ── Tactics ───────────────────────────────────────────────────────────────────────────────────────

export function clash(state: State, _frame: Step, events: Events): void {
  const battle = battleOf(state);
  for (const side of battle.sides) {
    side.values = valuesOf(state, battle, side);
    side.open = true;
  }
  const [attacker, defender] = battle.sides;
  events?.push({ type: 'dials', attacker: attacker.values, defender: defender.values });
  state.stack.push({ step: 'spoils' }, { step: 'fire' });
  const by = attacker.values[TACTICS]! - defender.values[TACTICS]!;
  if (by === 0) return;
  const [winner, loser] = by > 0 ? [attacker, defender] : [defender, attacker];
  events?.push({ type: 'tactics', winner: winner.who, by: Math.abs(by) });
  scoreGalaxy(state, winner.who, 'tactics', events);
  if (winner.who !== ANCIENTS && hasShipIn(state, loser.who, battle.sector)) {
    offerDisplace(state, { step: 'displace', seat: winner.who, left: Math.abs(by) });
  }
}

type DisplaceStep = StepOf<'displace'>;
type DisplaceMove = MoveOf<'displace' | 'done'>;

function offerDisplace(state: State, step: DisplaceStep): void {
  if (step.left > 0 && displaceMoves(state, step).length > 1) state.stack.push(step);
}

/** Region, kind and whether it has moved, of a ship in one number. */
function berthOf({ at, kind, moved }: Ship): number {
  return 2 * (at * SHIPS.length + kind) + (moved ? 1 : 0);
}

/** The ships of a side in the battle that are still targets; displaced ones are not, wherever they went. */
export function targetsOf(state: State, who: Who): Ship[] {
  const { sector, safe } = battleOf(state);
  const spared = safe.slice();
  return shipsOf(state, who).filter((ship) => {
    const at = spared.indexOf(berthOf(ship));
    if (at >= 0) spared.splice(at, 1);
    return at < 0 && SECTOR[ship.at] === sector;
  });
}

function shipsOf(state: State, who: Who): readonly Ship[] {
  if (who !== ANCIENTS) return playerOf(state, who).ships;
  return ancientsOf(state).cruisers.map((at) => ({ kind: CRUISER, at, moved: false }));
}

/** One of each kind and region. */
function distinct(ships: readonly Ship[]): Ship[] {
  return ships.filter(
    (ship, i) => ships.findIndex(({ kind, at }) => kind === ship.kind && at === ship.at) === i,
  );
}

/** The target a move has named. */
function targetAt(state: State, who: Who, kind: number, region: Region): Ship {
  const found = targetsOf(state, who).find((ship) => ship.kind === kind && ship.at === region);
  if (found === undefined) throw new Error(`no ${SHIPS[kind]} in ${NAME[region]} is a target`);
  return found;
}

/** 9.2.3: to a region with room, at most three steps away; no stop rule (19.42). */
export function displaceMoves(state: State, { seat }: DisplaceStep): DisplaceMove[] {
  const moves: DisplaceMove[] = [];
  const full = fullRegions(state);
  for (const { kind, at: from } of distinct(targetsOf(state, enemyOf(battleOf(state), seat).who))) {
    const ship = shipName(kind);
    for (const to of around(state, from, DISPLACE_STEPS)) {
      if (to === from || full.includes(to)) continue;
      moves.push({ type: 'displace', ship, from: NAME[from]!, to: NAME[to]! });
    }
  }
  moves.push({ type: 'done' });
  return moves;
}

export function answerDisplace(state: State, step: DisplaceStep, move: DisplaceMove, events: Events): void {
  state.stack.pop();
  if (move.type !== 'displace') return;
  const battle = battleOf(state);
  const { who } = enemyOf(battle, step.seat);
  const [from, to, kind] = [regionOf(move.from), regionOf(move.to), kindOf(move.ship)];
  const ship = targetAt(state, who, kind, from);
  if (who === ANCIENTS) {
    const ancients = ancientsOf(state);
    ancients.cruisers = ancients.cruisers.with(ancients.cruisers.indexOf(from), to);
  } else putShip(playerOf(state, who), ship, to, ship.moved);
  if (SECTOR[to] === battle.sector) battle.safe = [...battle.safe, berthOf({ ...ship, at: to })];
  events?.push({
    type: 'displaced',
    who,
    ship: move.ship,
    from: move.from,
    to: move.to,
    ...lying(state, to),
  });
  offerDisplace(state, { ...step, left: step.left - 1 });
}

// ── Weapons ───────────────────────────────────────────────────────────────────────────────────────

type HitStep = StepOf<'hit'>;

/** 9.2.4: both sides hit at the same time; the attacker's hits are dealt first. */
export function fire(state: State): void {
  const battle = battleOf(state);
  for (const victim of [0, 1] as const) {
    const hitter = hitterOf(battle, victim);
    const target = battle.sides[victim];
    const left = hitter.values[WEAPONS]! - target.values[SHIELDS]!;
    offerHit(state, { step: 'hit', seat: chooser(hitter.who), victim, left });
  }
}

/** Who hits a side: the other one. */
function hitterOf({ sides: [attacker, defender] }: Battle, victim: 0 | 1): Belligerent {
  return victim === 0 ? defender : attacker;
}

function offerHit(state: State, step: HitStep): void {
  if (step.left > 0 && hitMoves(state, step).length > 0) state.stack.push(step);
}

export function hullOf(state: State, who: Who, kind: number): number {
  return who === ANCIENTS ? SHIP[kind]!.hull : shipHull(playerOf(state, who), kind);
}

export function hitMoves(state: State, { victim, left }: HitStep): MoveOf<'hit'>[] {
  const battle = battleOf(state);
  const { who } = battle.sides[victim];
  const moves: MoveOf<'hit'>[] = [];
  for (const { kind, at } of distinct(targetsOf(state, who))) {
    if (hullOf(state, who, kind) > left) continue;
    moves.push({ type: 'hit', unit: shipName(kind), at: NAME[at]! });
  }
  for (const region of COLONY_HULL <= left ? coloniesOf(state, who) : []) {
    if (SECTOR[region] === battle.sector) moves.push({ type: 'hit', unit: 'colony', at: NAME[region]! });
  }
  return moves;
}

/** 19.30: hits are dealt while something can be destroyed with those left. */
export function answerHit(state: State, step: HitStep, { unit, at }: MoveOf<'hit'>, events: Events): void {
  const battle = battleOf(state);
  const hitter = hitterOf(battle, step.victim);
  const { who } = battle.sides[step.victim];
  state.stack.pop();
  events?.push({ type: 'destroyed', who, unit, ...whereAt(state, regionOf(at)) });
  if (unit === 'colony') {
    const next: HitStep = { ...step, left: step.left - COLONY_HULL };
    state.stack.push({ step: 'volley', victim: next.victim, left: next.left });
    loseColony(state, regionOf(at), hitter.who, events);
    return;
  }
  hitter.kills += 1;
  const left = step.left - hullOf(state, who, kindOf(unit));
  destroyShip(state, who, kindOf(unit), regionOf(at), events);
  offerHit(state, { ...step, left });
}

/** The hits that are left after a colony has gone, whose owner may have been asked first. */
export function volley(state: State, { victim, left }: StepOf<'volley'>): void {
  const hitter = hitterOf(battleOf(state), victim);
  offerHit(state, { step: 'hit', seat: chooser(hitter.who), victim, left });
}

/** 6.4: to staging; 19.47: the attacker's own losses wait there until the Warlord turn is over. */
function destroyShip(state: State, who: Who, kind: number, region: Region, events: Events): void {
  if (who === ANCIENTS) {
    const ancients = ancientsOf(state);
    ancients.cruisers = without(ancients.cruisers, region);
    ancients.staging += 1;
    return;
  }
  const player = playerOf(state, who);
  const [attacker] = battleOf(state).sides;
  if (attacker.who === who) player.fresh = changed(player.fresh, kind, 1);
  stageShip(state, who, targetAt(state, who, kind, region), events);
}

/** 9.2.5: one colony token for whoever destroyed a ship; the Ancients score only tactics. */
export function spoils(state: State, _frame: Step, events: Events): void {
  const battle = battleOf(state);
  battle.over = true;
  for (const { who, kills } of battle.sides) {
    if (kills > 0 && who !== ANCIENTS) scoreColony(state, who, 'kill', events);
  }
}
