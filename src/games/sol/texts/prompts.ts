import { asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { CARDS } from '../cards/cards.ts';
import { type EffectId, FLARES, GATES, STATIONS, STATIONS_EACH } from '../facts.ts';
import { moveSteps } from '../actions/flight.ts';
import type { Step, Move, Player, State } from '../state.ts';
import { playerOf, power, stationName } from '../verbs.ts';
import { cardWords, offer, placeName, suitOf } from './words.ts';

/** The steps that ask somebody. */
type Asking = Extract<Step, { readonly seat: Seat }>;
type Prompt<F> = ForKind<[state: State, step: F, who: string, names: Names], string>;

/** Who must choose what and why. Whoever is asked beside the question on top owes a choice of card. */
export function prompt(state: State, seat: Seat, names: Names): string {
  const step = asking<Step>(state);
  const who = nameOf(names, seat);
  if (step === undefined) return 'The match is over.';
  if (!('seat' in step) || step.seat !== seat) return keeping(state, seat, who);
  const text: Prompt<typeof step> = PROMPTS[step.step];
  return text(state, step, who, names);
}

const PROMPTS: { readonly [F in Asking as F['step']]: Prompt<F> } = {
  vestige: (state, { seat }, who) => `${who}: place ${startingPiece(playerOf(state, seat))}.`,
  rescue: (state, { seat }, who) => {
    const built = Math.min(2, playerOf(state, seat).reserve);
    return `${who} has no sundivers left: choose a structure to take down for ${count(built, 'new one')}.`;
  },
  action: (state, { seat }, who) =>
    `${who}, turn ${state.turn.number}: choose an action; a Move has ${count(power(state, seat), 'point')}.${holding(state, seat)}`,
  move: moving,
  land: (_, { from, by }, who) => {
    const effect = by === 'warp' ? 'WARP' : 'TELEPORT';
    return `${who}: choose the space where the sundiver from ${placeName(from)} appears (${effect}).`;
  },
  convert: (_, { again }, who) =>
    again
      ? `${who}: choose the second conversion (CASCADE); its sundivers come home.`
      : `${who}: choose what to convert.`,
  converted: (_, { at }, who) =>
    `${who} has built ${at < 0 ? 'a gate' : `on ${placeName(at)}`}: play the card in hand, or continue.`,
  chain: (_, { spaces }, who) =>
    `${who}: ${spaces.length === 0 ? 'choose the first sundiver of the chain' : `choose how the chain ${spaces.map(placeName).join('-')} goes on`}.`,
  activate: activating,
  pulse: (_, _frame, who) => `${who}: choose a station in either orbit (PULSE), or end the action.`,
  bonus: (state, step, who, names) => {
    const whose = step.owner === step.seat ? 'this' : `${nameOf(names, step.owner)}’s`;
    return `${who} may take the bonus of ${whose} ${stationName(step.type)}: ${offer(state, step)}.`;
  },
  double: (state, step, who) =>
    `${who}: no flare came, so the squeezed ${stationName(step.type)} may work again: ${offer(state, step)}.`,
  metamorphosis: (_, { at }, who) =>
    `${who}: change the station on ${placeName(at)} into another one (METAMORPHOSIS)?`,
  scour: (_, _frame, who) => `${who}: choose where to scour feeders, or end the action.`,
  predraw: (state, { seat }, who) =>
    `${who}: ${count(state.turn.queue.length, 'card')} to draw. Play ${heldEffect(state, seat)} first, or proceed.`,
  channel: (state, { seat }, who) => {
    const drawn = cardWords(state, suitOf(playerOf(state, seat).pool.at(-1) ?? 0));
    return `${who} drew ${drawn}: spend 1 energy for 1 momentum (CHANNEL)?`;
  },
  orbital: (state, _frame, who) =>
    `${who}: flare ${state.flares} of ${FLARES} lets stations in outer orbit work; choose one, or be done.`,
  push: (_, { from, outward }, who) =>
    `${who}: choose where the sundiver on ${placeName(from)} is ${outward ? 'thrown (EXPLODE)' : 'pulled (IMPLODE)'}.`,
  attrition: (_, _frame, who) => `${who}: choose the sundiver to give up (ATTRITION).`,
  warp: (_, _frame, who) => `${who}: choose the sundiver that jumps (WARP).`,
  singularity: (state, { seat }, who) => {
    const left = waiting(playerOf(state, seat));
    return `${who}: choose a core space; ${count(left, 'sundiver')} still to place (SINGULARITY).`;
  },
  gap: (_, _frame, who) => `${who}: feeders arrive; choose the core space that stays free of them.`,
  first: (_, _frame, who) => `${who}: parasites arrive; choose the core space of the first one.`,
  keep: (state, { seat }, who) => keeping(state, seat, who),
};

function startingPiece({ gates, stations, removed }: Player): string {
  const gate = 'a starting gate on the outermost barrier';
  const station = 'a starting station in an orbit or the convective layer';
  if (gates < GATES) return station;
  const inReserve = [...stations, ...removed].reduce((sum, n) => sum + n, 0);
  return inReserve < STATIONS.length * STATIONS_EACH ? gate : `${gate}, or ${station}`;
}

function moving(state: State, step: Asking, who: string): string {
  const ways = new Set(moveSteps(state, step).flatMap(({ type }) => WAYS[type] ?? []));
  const left = `${who}: ${count(state.turn.points, 'movement point')} left${underWay(state)}.`;
  if (ways.size === 0) return `${left} End the move.`;
  return `${left} ${capital(listed([...ways], 'or'))}, or end the move.`;
}

/** What the steps of a Move are called, in the order of the moves offered. */
const WAYS: { readonly [T in Move['type']]?: string } = {
  launch: 'launch',
  guest: 'launch',
  fly: 'fly',
  cluster: 'fly a group',
  hurl: 'hurl',
  return: 'return',
  puncture: 'puncture',
  station: 'move the station',
  hurlstation: 'hurl the station',
  teleport: 'teleport',
  fuel: 'buy points',
  play: 'play the card',
};

function activating(state: State, _frame: Asking, who: string): string {
  const { type, used } = state.turn;
  if (used.length === 0) return `${who}: choose a station to activate${underWay(state)}.`;
  const kind = type < 0 || state.turn.effect === 'FESTIVAL' ? 'station' : stationName(type);
  return `${who}: choose the next ${kind} to activate${underWay(state)}, or end the action.`;
}

/** The effect that lasts through this action, if one does. */
function underWay({ turn }: State): string {
  if (turn.effect === '') return '';
  const { window } = CARDS[turn.effect];
  return window === 'move' || window === 'activate' ? `, ${turn.effect} in force` : '';
}

/** The effect of the card in hand, empty without one. */
function heldEffect(state: State, seat: Seat): EffectId | '' {
  return state.effects[playerOf(state, seat).card] ?? '';
}

function holding(state: State, seat: Seat): string {
  const effect = heldEffect(state, seat);
  return effect === '' ? '' : ` ${effect} is in hand.`;
}

/** Sundivers in holds, the own and others'. */
function waiting({ hold, guests }: Player): number {
  return guests.reduce((sum, n) => sum + n, hold);
}

function keeping(state: State, seat: Seat, who: string): string {
  const { card, pool } = playerOf(state, seat);
  const drawn = [...new Set(pool)].map((suit) => cardWords(state, suitOf(suit)));
  const old = card < 0 ? 'go on without a card' : `hold on to ${cardWords(state, suitOf(card))}`;
  return `${who} drew ${listed(drawn)}: keep ${drawn.length === 1 ? 'it' : 'one'}, or ${old}.`;
}
