import { asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { capital, count, listed, nameOf, type Names } from '../../../kernel/defaults/words.ts';
import { CARDS } from '../cards/cards.ts';
import { type EffectId, FLARES, GATES, STATIONS, STATIONS_EACH } from '../facts.ts';
import { activateSteps } from '../actions/activation.ts';
import { moveSteps } from '../actions/flight.ts';
import type { Step, Move, Player, State } from '../state.ts';
import { playerOf, power, stationName } from '../verbs.ts';
import { asOnTable, cardWords, offer, placeName, suitOf } from './words.ts';

/** The steps that ask somebody. */
type Asking = Extract<Step, { readonly seat: Seat }>;
type Prompt<F> = ForKind<[state: State, step: F, names: Names], string>;

/** Who must choose what and why. Whoever is asked beside the question on top owes a choice of card. */
export function prompt(state: State, seat: Seat, names: Names): string {
  const step = asking<Step>(state);
  if (step === undefined) return 'The match is over.';
  return asOnTable(`${nameOf(names, seat)}: ${questionOf(state, seat, step, names)}`);
}

function questionOf(state: State, seat: Seat, step: Step, names: Names): string {
  if (!('seat' in step) || step.seat !== seat) return keeping(state, seat);
  const text: Prompt<typeof step> = PROMPTS[step.step];
  return text(state, step, names);
}

const PROMPTS: { readonly [F in Asking as F['step']]: Prompt<F> } = {
  vestige: (state, { seat }) => startingPiece(playerOf(state, seat)),
  rescue: (state, { seat }) => {
    const built = Math.min(2, playerOf(state, seat).reserve);
    return `you have no sundivers left. Choose a gate or station to take down for ${count(built, 'new one')}.`;
  },
  action: (state, { seat }) =>
    `choose one action. A Move has ${count(power(state, seat), 'point')}.${holding(state, seat)}`,
  move: moving,
  land: (_, { from, by }) => {
    const effect = by === 'warp' ? 'WARP' : 'TELEPORT';
    return `choose the space where the sundiver from ${placeName(from)} appears (${effect}).`;
  },
  convert: (_, { again }) =>
    again
      ? 'choose the second conversion (CASCADE); its sundivers come home.'
      : 'choose what to build. Its sundivers go to your reserve.',
  converted: (_, { at }) =>
    `you have built ${at < 0 ? 'a gate' : `on ${placeName(at)}`}. Play your card now, or go on.`,
  chain: (_, { spaces }) =>
    `${spaces.length === 0 ? 'choose the first sundiver of the chain' : `choose how the chain ${spaces.map(placeName).join('-')} goes on`}.`,
  activate: activating,
  pulse: () => 'choose a station in either orbit (PULSE), or end the action.',
  bonus: (state, step, names) => {
    const whose = step.owner === step.seat ? 'your' : `${nameOf(names, step.owner)}’s`;
    return `take the bonus of ${whose} ${stationName(step.type)}? It is ${offer(state, step)}.`;
  },
  double: (state, step) =>
    `no flare came, so the squeezed ${stationName(step.type)} may work again: ${offer(state, step)}.`,
  metamorphosis: (_, { at }) => `change the station on ${placeName(at)} into another one (METAMORPHOSIS)?`,
  scour: () => 'choose where to scour feeders, or end the action.',
  predraw: (state, { seat }) =>
    `${count(state.turn.queue.length, 'card')} to draw. Play ${heldEffect(state, seat)} first, or draw.`,
  channel: (state, { seat }) => {
    const drawn = cardWords(state, suitOf(playerOf(state, seat).pool.at(-1) ?? 0));
    return `you drew ${drawn}. Spend 1 energy for 1 momentum (CHANNEL)?`;
  },
  orbital: (state) =>
    `flare ${state.flares} of ${FLARES} lets stations in the outer orbit work. Choose one, or be done.`,
  push: (_, { from, outward }) =>
    `choose where the sundiver on ${placeName(from)} is ${outward ? 'thrown (EXPLODE)' : 'pulled (IMPLODE)'}.`,
  attrition: () => 'choose the sundiver to give up (ATTRITION).',
  warp: () => 'choose the sundiver that jumps (WARP).',
  singularity: (state, { seat }) => {
    const left = waiting(playerOf(state, seat));
    return `choose a core space; ${count(left, 'sundiver')} still to place (SINGULARITY).`;
  },
  gap: () => 'feeders arrive. Choose the core space that stays free of them.',
  first: () => 'parasites arrive. Choose the core space of the first one.',
  keep: (state, { seat }) => keeping(state, seat),
};

function startingPiece({ gates, stations, removed }: Player): string {
  const near = 'Near your mothership it is of use at once.';
  if (gates < GATES) return `place your starting station on a lit space. ${near}`;
  const inReserve = [...stations, ...removed].reduce((sum, n) => sum + n, 0);
  if (inReserve < STATIONS.length * STATIONS_EACH)
    return `place your starting gate on the lit ring around the Sun. ${near}`;
  return 'place your starting gate or your starting station. A gate goes on the bright ring, a station on a lit space: best near your ship.';
}

function moving(state: State, step: Asking): string {
  const ways = new Set(moveSteps(state, step).flatMap(({ type }) => WAYS[type] ?? []));
  const left = `${count(state.turn.points, 'point')} left${underWay(state)}.`;
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

function activating(state: State, step: Asking): string {
  const { type, used } = state.turn;
  if (activateSteps(state, step).every(({ type: what }) => what === 'end'))
    return 'nothing else can be used. End the activation.';
  if (used.length === 0) return `choose a station to use${underWay(state)}. Its sundiver comes home.`;
  const kind = type < 0 || state.turn.effect === 'FESTIVAL' ? 'station' : stationName(type);
  return `choose the next ${kind} to use${underWay(state)}, or end the activation.`;
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
  return effect === '' ? '' : ` You hold ${effect}.`;
}

/** Sundivers in holds, the own and others'. */
function waiting({ hold, guests }: Player): number {
  return guests.reduce((sum, n) => sum + n, hold);
}

function keeping(state: State, seat: Seat): string {
  const { card, pool } = playerOf(state, seat);
  const drawn = [...new Set(pool)].map((suit) => cardWords(state, suitOf(suit)));
  if (pool.every((suit) => suit === card)) return `you drew ${listed(drawn)}, which you hold already.`;
  const kept = drawn.length === 1 ? 'Keep it' : 'Keep one of them';
  const instead = card < 0 ? '' : ` in place of ${cardWords(state, suitOf(card))}`;
  return `you drew ${listed(drawn)}. ${kept}${instead}, or let ${drawn.length === 1 ? 'it' : 'them'} go.`;
}
