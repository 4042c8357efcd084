import type { Seat } from '../../../kernel/game.ts';
import { has } from '../../../kernel/data/records.ts';
import { type Card, EXPLORER, type FaceDown, faceDown, MACHINES, OBJECTIVE } from '../facts.ts';
import type { Deal, Exoplanet, StepOf, HandCard, Held, Move, Player, State, Unit } from '../state.ts';
import { addUpgrades } from '../cards/upgrades.ts';
import { aroundMercury, energyCapacity, playerOf, resourceCapacity, without } from '../verbs.ts';
import { holdingsWorth } from './holdings.ts';
import { type Outlook, type Owner, ownerOf } from './outlook.ts';
import { taskWorth } from './tasks.ts';
import { WEIGHTS } from './weights.ts';

/** Deals that help both sides: few kinds, proposed rarely, and taken only for a gain. */

export interface Offer {
  readonly partner: Seat;
  readonly give: readonly Unit[];
  readonly ask: readonly Unit[];
}

/** Turns between two offers of a seat. */
const EVERY = 3;
/** Exoplanets of each side that are looked at. */
const MOST_LOOKED_AT = 3;

/** What a seat would lose least in giving up. */
export function cardWorth({ state, seat, times }: Outlook, card: HandCard): number {
  return has(OBJECTIVE, card) ? taskWorth(state, seat, card, times) : EXPLORER[card].number;
}

/** The best deal to offer in this turn, or nothing. */
export function bestDeal(outlook: Outlook): Offer | undefined {
  const { state, player } = outlook;
  if (state.turn.offers > 0 || player.turns % EVERY !== 0) return undefined;
  let best: { offer: Offer; gain: number } | undefined;
  for (const offer of offersOf(outlook)) {
    const gain = dealGain(state, outlook.seat, offer.give, offer.ask, true);
    if (gain < WEIGHTS.deal || (best !== undefined && gain <= best.gain)) continue;
    const theirs = dealGain(state, offer.partner, offer.ask, offer.give, false);
    if (theirs <= WEIGHTS.accept || gain - envyOf(state) * theirs < WEIGHTS.deal) continue;
    best = { offer, gain };
  }
  return best?.offer;
}

/** How much of what a partner gains counts as a loss: all of it where there is but one rival. */
function envyOf({ players }: State): number {
  return WEIGHTS.envy / (players.length - 1);
}

const RESOURCE: Unit = { what: 'resource', item: '1' };
const ENERGY: Unit = { what: 'energy', item: '4' };

function offersOf({ state, seat, player }: Outlook): Offer[] {
  const found: Offer[] = [];
  state.players.forEach((other, partner) => {
    if (partner === seat || tooFarAhead(state, seat, partner)) return;
    const add = (give: Unit[], ask: Unit[]) => {
      if (hasRoom(state, seat, give, ask) && hasRoom(state, partner, ask, give))
        found.push({ partner, give, ask });
    };
    if (player.resources > 0 && other.energy >= 4) add([RESOURCE], [ENERGY]);
    if (other.resources > 0 && player.energy >= 4) add([ENERGY], [RESOURCE]);
    for (const own of unexplored(player)) {
      for (const theirs of unexplored(other))
        add([{ what: 'exoplanet', item: own.card }], [{ what: 'exoplanet', item: theirs.card }]);
    }
  });
  return found;
}

/** The exoplanets somebody might part with, as far as it is worth looking. */
function unexplored({ exoplanets }: Player): Exoplanet[] {
  return exoplanets.filter(({ explored }) => !explored).slice(0, MOST_LOOKED_AT);
}

function hasRoom(state: State, seat: Seat, out: readonly Unit[], into: readonly Unit[]): boolean {
  const { energy, resources } = playerOf(state, seat);
  return (
    energy + amount(into, 'energy') - amount(out, 'energy') <= energyCapacity(state, seat) &&
    resources + amount(into, 'resource') - amount(out, 'resource') <= resourceCapacity(state, seat)
  );
}

function amount(units: readonly Unit[], what: Unit['what']): number {
  return units.reduce((sum, unit) => (unit.what === what ? sum + Number(unit.item) : sum), 0);
}

function tooFarAhead(state: State, seat: Seat, other: Seat): boolean {
  return standing(state, other) - standing(state, seat) > WEIGHTS.lead;
}

function standing(state: State, seat: Seat): number {
  const { upgrades, completed, exoplanets } = playerOf(state, seat);
  const explored = exoplanets.filter((exoplanet) => exoplanet.explored).length;
  return upgrades.reduce((sum, count) => sum + count, 0) * 1.6 + completed.length * 3 + explored * 2;
}

// ── What a deal brings ────────────────────────────────────────────────────────────────────────────

/** What a side gains; of others only what lies open is known. */
function dealGain(
  state: State,
  seat: Seat,
  out: readonly Unit[],
  into: readonly Unit[],
  own: boolean,
): number {
  if ([...out, ...into].some(({ item }) => item === 'any')) return -1;
  const before = { ...playerOf(state, seat) };
  if (!own) Object.assign(before, { explorers: [], objectives: [] });
  const after = exchanged(state, before, out, into);
  const worth = (player: Player) => stockWorth(state, seat, player);
  return worth(after) - worth(before);
}

function exchanged({ players }: State, player: Player, out: readonly Unit[], into: readonly Unit[]): Player {
  const after: Player = { ...player };
  for (const unit of out) move(players, after, unit, -1);
  for (const unit of into) move(players, after, unit, 1);
  return after;
}

function move(players: readonly Player[], to: Player, { what, item }: Unit, sign: 1 | -1): void {
  switch (what) {
    case 'resource':
      to.resources += sign;
      return;
    case 'energy':
      to.energy += sign * Number(item);
      return;
    case 'upgrade':
      return addUpgrades(to, MACHINES.indexOf(item), sign);
    case 'exoplanet': {
      const found = players.flatMap(({ exoplanets }) => exoplanets).find(({ card }) => card === item);
      if (sign > 0 && found !== undefined) to.exoplanets = [...to.exoplanets, found];
      else to.exoplanets = withoutCard(to.exoplanets, item);
      return;
    }
    case 'tech':
      to.techs = sign > 0 ? [...to.techs, item] : without(to.techs, item);
      return;
    case 'explorer':
      to.explorers = passed(to.explorers, item === 'any' ? faceDown('venus') : item, sign);
      return;
    case 'objective':
      to.objectives = passed(to.objectives, item === 'any' ? faceDown('saturn') : item, sign);
      return;
  }
}

function passed<C extends Card>(
  hand: readonly Held<C>[],
  card: C | FaceDown,
  sign: 1 | -1,
): readonly Held<C>[] {
  return sign > 0 ? [...hand, { card, known: 0 }] : withoutCard(hand, card);
}

function withoutCard<T extends { readonly card: string }>(list: readonly T[], card: T['card']): readonly T[] {
  const at = list.findIndex((item) => item.card === card);
  return at < 0 ? list : list.toSpliced(at, 1);
}

function stockWorth(state: State, seat: Seat, player: Player): number {
  const then = { ...state, players: state.players.with(seat, player) };
  const owner = ownerOf(then, seat);
  const resource = owner.times.last ? WEIGHTS.lastResource : WEIGHTS.resource;
  return holdingsWorth(owner) + player.resources * resource + energyWorth(owner);
}

/** Energy is dear far from Mercury and cheap beside it. */
function energyWorth({ state, player, times }: Owner): number {
  const beside = player.ships.some((ship) => aroundMercury(state).includes(ship));
  if (times.last && (player.passed || state.upkeep)) return 0;
  if (beside) return WEIGHTS.spareEnergy * player.energy;
  const needed = Math.min(player.energy, 8);
  return WEIGHTS.neededEnergy * needed + WEIGHTS.savedEnergy * (player.energy - needed);
}

// ── Drafting and answering ────────────────────────────────────────────────────────────────────────

type Draft = StepOf<'draft'>;

/** The draft is filled with the deal that was meant, one unit after the other. */
export function draftWorth(outlook: Outlook, draft: Draft): (move: Move) => number {
  const { state } = outlook;
  const fresh = { ...outlook, state: { ...state, turn: { ...state.turn, offers: 0 } } };
  const meant = draft.counter ? undefined : bestDeal(fresh);
  if (meant === undefined || meant.partner !== draft.partner)
    return (choice) => (choice.type === 'cancel' ? 1 : 0);
  const give = meant.give[draft.give.length];
  const ask = meant.ask[draft.ask.length];
  return (choice) => {
    if (choice.type === 'give') return give !== undefined && same(give, choice) ? 3 : -1;
    if (choice.type === 'ask') return give === undefined && ask !== undefined && same(ask, choice) ? 3 : -1;
    if (choice.type === 'propose') return give === undefined && ask === undefined ? 2 : -1;
    return 1;
  };
}

function same({ what, item }: Unit, choice: { readonly what: string; readonly item: string }): boolean {
  return what === choice.what && item === choice.item;
}

export function answerWorth(outlook: Outlook, { maker, give, ask }: Deal): (move: Move) => number {
  const { state, seat } = outlook;
  const envy = envyOf(state);
  const theirs = envy === 0 ? 0 : envy * dealGain(state, maker, give, ask, false);
  const gain = tooFarAhead(state, seat, maker) ? -1 : dealGain(state, seat, ask, give, true) - theirs;
  return (choice) => {
    if (choice.type === 'accept') return gain > WEIGHTS.accept ? 1 : -1;
    return choice.type === 'reject' ? 0 : -2;
  };
}
