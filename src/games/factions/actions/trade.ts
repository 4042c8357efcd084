import type { Seat } from '../../../kernel/game.ts';
import { has } from '../../../kernel/data/records.ts';
import { type Card, MACHINES, MOST_UNITS, OBJECTIVE, OWN_MACHINE, slotsOf } from '../facts.ts';
import { testExploration } from '../cards/exploring.ts';
import { addUpgrades } from '../cards/upgrades.ts';
import type { Deal, Events, StepOf, Held, MoveOf, Player, State, Unit } from '../state.ts';
import {
  bit,
  capStores,
  cardsIn,
  changeEnergy,
  changeResources,
  energyCapacity,
  heldIn,
  objectiveLimit,
  playerOf,
  resourceCapacity,
  takeExoplanet,
  techLimit,
  without,
} from '../verbs.ts';

/** Trading (10): bounded offers, one counter-offer, and an exchange at once. */

export const ENERGY_UNITS = ['1', '4'] as const;

export function startOffer(state: State, seat: Seat, to: Seat, events: Events): void {
  state.turn.offers += 1;
  events?.push({ type: 'offered', seat, to, counter: false });
  state.stack.push({ step: 'draft', seat, maker: seat, partner: to, give: [], ask: [], counter: false });
}

// ── Drafting ──────────────────────────────────────────────────────────────────────────────────────

type Draft = StepOf<'draft'>;

type DraftMove = MoveOf<'give' | 'ask' | 'propose' | 'cancel'>;

export function draftMoves(state: State, deal: Draft): DraftMove[] {
  const moves: DraftMove[] = [];
  const maker = playerOf(state, deal.maker);
  const partner = playerOf(state, deal.partner);
  if (deal.give.length < MOST_UNITS) {
    for (const unit of offerable(maker, deal.give, true)) moves.push({ type: 'give', ...unit });
  }
  if (deal.ask.length < MOST_UNITS) {
    for (const unit of offerable(partner, deal.ask, false)) moves.push({ type: 'ask', ...unit });
  }
  if (isLegal(state, deal)) moves.push({ type: 'propose' });
  moves.push({ type: 'cancel' });
  return moves;
}

/** What a side could still put into a deal; hidden cards are named only by their owner. */
function offerable(player: Player, units: readonly Unit[], own: boolean): Unit[] {
  const found: Unit[] = [];
  const count = (what: Unit['what']) => units.filter((unit) => unit.what === what).length;
  if (count('resource') < player.resources) found.push({ what: 'resource', item: '1' });
  for (const item of ENERGY_UNITS) {
    if (amount(units, 'energy') + Number(item) <= player.energy) found.push({ what: 'energy', item });
  }
  for (const item of hiddenItems(player.explorers, units.filter(isExplorer), own))
    found.push({ what: 'explorer', item });
  for (const item of hiddenItems(player.objectives, units.filter(isObjective), own))
    found.push({ what: 'objective', item });
  const named = (what: Unit['what'], item: string) =>
    units.some((unit) => unit.what === what && unit.item === item);
  for (const { card } of player.exoplanets)
    if (!named('exoplanet', card)) found.push({ what: 'exoplanet', item: card });
  for (const card of player.techs) if (!named('tech', card)) found.push({ what: 'tech', item: card });
  MACHINES.forEach((machine, at) => {
    const given = units.filter(({ what, item }) => what === 'upgrade' && item === machine).length;
    if (at !== OWN_MACHINE && given < player.upgrades[at]!) found.push({ what: 'upgrade', item: machine });
  });
  return found;
}

function isExplorer({ what }: Unit): boolean {
  return what === 'explorer';
}

function isObjective({ what }: Unit): boolean {
  return what === 'objective';
}

/** What of a hand could still go into a deal beside what is in it already. */
function hiddenItems<C extends Card>(
  hand: readonly Held<C>[],
  inDeal: readonly Unit[],
  own: boolean,
): (C | 'any')[] {
  if (!own) return inDeal.length < hand.length ? ['any'] : [];
  return cardsIn(hand).filter((card) => {
    const copies = hand.filter((held) => held.card === card).length;
    return inDeal.filter(({ item }) => item === card).length < copies;
  });
}

export function answerDraft(state: State, deal: Draft, move: DraftMove, events: Events): void {
  const { seat, maker, partner, counter } = deal;
  state.stack.pop();
  switch (move.type) {
    case 'give':
      state.stack.push({ ...deal, give: [...deal.give, unitOf(move)] });
      return;
    case 'ask':
      state.stack.push({ ...deal, ask: [...deal.ask, unitOf(move)] });
      return;
    case 'propose':
      showCards(state, deal);
      if (counter) events?.push({ type: 'offered', seat, to: partner, counter });
      events?.push({ type: 'proposal', seat, to: partner, give: deal.give, ask: deal.ask, only: partner });
      state.stack.push({ ...deal, step: 'answer', seat: partner, maker });
      return;
    case 'cancel':
      events?.push({ type: 'refused', seat, from: counter ? partner : seat });
  }
}

function unitOf({ type: _type, ...unit }: MoveOf<'give' | 'ask'>): Unit {
  return unit;
}

/** Whoever is offered a card has seen it, whatever comes of the offer; of two copies offered one by one, one. */
export function showCards(state: State, { maker, partner, give }: Deal): void {
  const player = playerOf(state, maker);
  player.explorers = shownTo(player.explorers, bit(partner), give.filter(isExplorer));
  player.objectives = shownTo(player.objectives, bit(partner), give.filter(isObjective));
}

/** A hand of which these cards have been shown to somebody. */
function shownTo<C extends Card>(
  hand: readonly Held<C>[],
  viewer: number,
  units: readonly Unit[],
): readonly Held<C>[] {
  let after = hand;
  for (const item of new Set(units.map((unit) => unit.item))) {
    const copies = hand.filter(({ card }) => card === item);
    const fresh = copies.filter(({ known }) => (known & viewer) === 0);
    const seen = copies.length - fresh.length;
    const shown = units.filter((unit) => unit.item === item).length;
    const told = fresh.slice(0, Math.max(0, shown - seen));
    after = after.map((held) =>
      told.includes(held) ? { card: held.card, known: held.known | viewer } : held,
    );
  }
  return after;
}

// ── Answering ─────────────────────────────────────────────────────────────────────────────────────

type Answer = StepOf<'answer'>;

type AnswerMove = MoveOf<'accept' | 'reject' | 'counter'>;

/** A counter-offer can only be taken or left. */
export function answerMoves(state: State, deal: Answer): AnswerMove[] {
  const moves: AnswerMove[] = isLegal(state, deal) ? [{ type: 'accept' }] : [];
  moves.push({ type: 'reject' });
  if (!deal.counter) moves.push({ type: 'counter' });
  return moves;
}

export function answerOffer(state: State, deal: Answer, move: AnswerMove, events: Events): void {
  const { seat, maker, partner, give, ask, counter } = deal;
  state.stack.pop();
  if (move.type === 'accept') state.stack.push({ step: 'settle', maker, partner, give, ask, counter });
  else if (move.type === 'counter')
    state.stack.push({
      step: 'draft',
      seat,
      maker: partner,
      partner: maker,
      give: [],
      ask: [],
      counter: true,
    });
  else events?.push({ type: 'refused', seat, from: maker });
}

// ── Legality ──────────────────────────────────────────────────────────────────────────────────────

/** What keeps a deal from being made, and on whose side. */
export interface DealBar {
  readonly bar: 'give' | 'ask' | 'owned' | 'slots' | 'energy' | 'resource' | 'tech' | 'objective';
  readonly seat: Seat;
}

/** R58, R59: both sides give, own what they give and have room for what they get. */
export function dealBar(state: State, { maker, partner, give, ask }: Deal): DealBar | undefined {
  if (give.length === 0) return { bar: 'give', seat: maker };
  if (ask.length === 0) return { bar: 'ask', seat: partner };
  return sideBar(state, maker, give, ask) ?? sideBar(state, partner, ask, give);
}

export function isLegal(state: State, deal: Deal): boolean {
  return dealBar(state, deal) === undefined;
}

/** The one whose turn it is may hold too many objectives until it ends, in a counter-offer too. */
function sideBar(state: State, seat: Seat, out: readonly Unit[], into: readonly Unit[]): DealBar | undefined {
  const player = playerOf(state, seat);
  const net = (what: Unit['what']) => amount(into, what) - amount(out, what);
  if (!hasAll(player, out)) return { bar: 'owned', seat };
  if (!slotsFit(player, out, into)) return { bar: 'slots', seat };
  const after = capacitiesAfter(state, seat, out, into);
  const rooms = [
    ['energy', player.energy, after.energy],
    ['resource', player.resources, after.resources],
    ['tech', player.techs.length, techLimit(state, seat)],
    [
      'objective',
      player.objectives.length,
      seat === state.turn.seat ? Number.POSITIVE_INFINITY : objectiveLimit(state, seat),
    ],
  ] as const;
  const full = rooms.find(([what, held, most]) => amount(into, what) > 0 && held + net(what) > most);
  return full && { bar: full[0], seat };
}

/** Energy by its size, everything else by the piece. */
export function amount(units: readonly Unit[], what: Unit['what']): number {
  let sum = 0;
  for (const unit of units) if (unit.what === what) sum += what === 'energy' ? Number(unit.item) : 1;
  return sum;
}

function hasAll(player: Player, units: readonly Unit[]): boolean {
  return (
    amount(units, 'energy') <= player.energy &&
    amount(units, 'resource') <= player.resources &&
    amount(units, 'explorer') <= player.explorers.length &&
    amount(units, 'objective') <= player.objectives.length
  );
}

/** Upgrades land in the machine of the same name, which must have a free slot after the exchange. */
function slotsFit(player: Player, out: readonly Unit[], into: readonly Unit[]): boolean {
  return MACHINES.every((machine, at) => {
    const moved = (units: readonly Unit[]) =>
      units.filter(({ what, item }) => what === 'upgrade' && item === machine).length;
    const after = player.upgrades[at]! + moved(into) - moved(out);
    return after >= 0 && after <= slotsOf(player.faction, at);
  });
}

/** What a side could hold once upgrades and techs have changed hands. */
function capacitiesAfter(
  state: State,
  seat: Seat,
  out: readonly Unit[],
  into: readonly Unit[],
): { energy: number; resources: number } {
  const player = playerOf(state, seat);
  const after: Player = { ...player };
  for (const { what, item } of out) {
    if (what === 'upgrade') addUpgrades(after, MACHINES.indexOf(item), -1);
    if (what === 'tech') after.techs = without(after.techs, item);
  }
  for (const { what, item } of into) {
    if (what === 'upgrade') addUpgrades(after, MACHINES.indexOf(item), 1);
    if (what === 'tech') after.techs = [...after.techs, item];
  }
  const players = state.players.map((other, i) => (i === seat ? after : other));
  const then = { ...state, players };
  return { energy: energyCapacity(then, seat), resources: resourceCapacity(then, seat) };
}

// ── Exchanging ────────────────────────────────────────────────────────────────────────────────────

type Settle = StepOf<'settle'>;
type Handing = StepOf<'hand'>;

/** Whoever owes unnamed cards picks them first. */
export function settleDeal(state: State, deal: Settle, events: Events): void {
  if (deal.ask.some(isUnnamed)) state.stack.push({ ...deal, step: 'hand', seat: deal.partner });
  else exchange(state, deal, events);
}

export function isUnnamed({ item }: Unit): boolean {
  return item === 'any';
}

export function handMoves(state: State, { seat, ask }: Handing): MoveOf<'hand'>[] {
  const { explorers, objectives } = playerOf(state, seat);
  const owed = ask.find(isUnnamed)?.what;
  const picked = ask.filter(({ what, item }) => what === owed && item !== 'any');
  const left = owed === 'explorer' ? cardsLeft(explorers, picked) : cardsLeft(objectives, picked);
  return left.map((card) => ({ type: 'hand', card }));
}

function cardsLeft<C extends Card>(hand: readonly Held<C>[], picked: readonly Unit[]): C[] {
  const left = hand.slice();
  for (const { item } of picked)
    left.splice(
      left.findIndex(({ card }) => card === item),
      1,
    );
  return cardsIn(left);
}

export function answerHand(state: State, step: Handing, { card }: MoveOf<'hand'>): void {
  const { maker, partner, give, counter } = step;
  state.stack.pop();
  const ask = step.ask.slice();
  const at = ask.findIndex(isUnnamed);
  ask[at] = has(OBJECTIVE, card) ? { what: 'objective', item: card } : { what: 'explorer', item: card };
  state.stack.push({ step: 'settle', maker, partner, give, ask, counter });
}

/** Everything changes hands at once; losing upgrades or techs may leave too much in the stores (R21, R47). */
function exchange(state: State, { maker, partner, give, ask }: Settle, events: Events): void {
  const gave = withHiddenCardsUnnamed(give);
  const got = withHiddenCardsUnnamed(ask);
  moveUnits(state, maker, partner, give, ask);
  for (const [seat, other] of [
    [maker, partner],
    [partner, maker],
  ] as const) {
    const player = playerOf(state, seat);
    if (!player.traded.includes(other)) player.traded = [...player.traded, other];
    testExploration(state, seat, events);
  }
  events?.push({ type: 'traded', seat: maker, with: partner, gave, got });
  for (const seat of [maker, partner]) capStores(state, seat, events);
}

/** Of hidden cards only the kind is told. */
function withHiddenCardsUnnamed(units: readonly Unit[]): Unit[] {
  return units.map((unit) =>
    unit.what === 'explorer' || unit.what === 'objective' ? { what: unit.what, item: 'any' } : unit,
  );
}

function moveUnits(
  state: State,
  maker: Seat,
  partner: Seat,
  give: readonly Unit[],
  ask: readonly Unit[],
): void {
  for (const [units, from, to] of [
    [give, maker, partner],
    [ask, partner, maker],
  ] as const) {
    const energy = amount(units, 'energy');
    const resources = amount(units, 'resource');
    changeEnergy(state, from, -energy, 'trade', undefined);
    changeEnergy(state, to, energy, 'trade', undefined);
    changeResources(state, from, -resources, 'trade', undefined);
    changeResources(state, to, resources, 'trade', undefined);
    for (const unit of units) moveUnit(playerOf(state, from), playerOf(state, to), unit, bit(from) | bit(to));
  }
}

function moveUnit(from: Player, to: Player, unit: Unit, knowing: number): void {
  switch (unit.what) {
    case 'explorer': {
      const held = passed(from.explorers, unit.item, knowing);
      from.explorers = without(from.explorers, held);
      to.explorers = [...to.explorers, { card: held.card, known: held.known | knowing }];
      return;
    }
    case 'objective': {
      const held = passed(from.objectives, unit.item, knowing);
      from.objectives = without(from.objectives, held);
      to.objectives = [...to.objectives, { card: held.card, known: held.known | knowing }];
      return;
    }
    case 'exoplanet':
      to.exoplanets = [...to.exoplanets, takeExoplanet(from, unit.item)];
      return;
    case 'tech':
      from.techs = without(from.techs, unit.item);
      to.techs = [...to.techs, unit.item];
      return;
    case 'upgrade': {
      const machine = MACHINES.indexOf(unit.item);
      addUpgrades(from, machine, -1);
      addUpgrades(to, machine, 1);
      return;
    }
    default:
      return;
  }
}

/** Cards that were left to the owner have been named before anything changes hands. */
function passed<C extends Card>(hand: readonly Held<C>[], item: C | 'any', knowing: number): Held<C> {
  if (item === 'any') throw new Error('a card of this deal has not been named');
  return heldIn(hand, item, knowing);
}
