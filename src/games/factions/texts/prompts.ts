import { type Asking, asking } from '../../../kernel/flow/flow.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ForKind } from '../../../kernel/data/kinds.ts';
import { count, type Names } from '../../../kernel/defaults/words.ts';
import { NAME } from '../board.ts';
import { FACTION, PLANETS } from '../facts.ts';
import { openEventOf } from '../cards/modifiers.ts';
import { lastRound } from '../actions/upkeep.ts';
import type { Step, State } from '../state.ts';
import {
  energyCapacity,
  factionOf,
  isSolo,
  objectiveLimit,
  playerOf,
  plays,
  resourceCapacity,
  shipOf,
  techLimit,
} from '../verbs.ts';
import { cardName, forWhom, nameOf, opsText, place, unitWords } from './words.ts';

type Prompt<F> = ForKind<[state: State, step: F, who: string, names: Names], string>;

/** Who must choose what and why. */
export function prompt(state: State, seat: Seat, names: Names): string {
  const step = asking<Step>(state);
  const who = nameOf(names, seat);
  if (step === undefined) return 'The match is over.';
  if (!('seat' in step) || step.seat !== seat) return `${who} waits.`;
  const text: Prompt<typeof step> = PROMPTS[step.step];
  return text(state, step, who, names);
}

const PROMPTS: { readonly [F in Asking<Step> as F['step']]: Prompt<F> } = {
  // set-up
  faction: (_, __, who) => `${who}: choose the faction you will lead.`,
  rival: (_, __, who) => `${who}: choose the faction of your opponent.`,
  berth: (state, { seat }, who) =>
    `${who}: place your ship next to ${FACTION[factionOf(playerOf(state, seat))].startPlanet}, where your faction starts.`,
  // the turn
  turn: (state, { seat }, who) =>
    `${who}: fly, charge, act here, trade or pass${lastCalls(state, seat)}. ${stores(state, seat)}`,
  begin: (state, { seat }, who) =>
    `${who}: your Movement begins; enter a sector, use another ability or stop. ${stores(state, seat)}`,
  fly: (state, { seat }, who) =>
    `${who}: fly on, or stop in ${place(NAME[shipOf(playerOf(state, seat))]!)}. ${stores(state, seat)}`,
  landed: (_, __, who) =>
    `${who}: your Movement is over; mine with the Probes, complete an objective or go on.`,
  action: (state, { seat }, who) =>
    state.turn.moved
      ? `${who}: take your Action or none. ${stores(state, seat)}`
      : `${who}: take an Action, or pass as you have not moved. ${stores(state, seat)}`,
  finish: (state, { seat }, who) => {
    const over = playerOf(state, seat).objectives.length - objectiveLimit(state, seat);
    if (over <= 0) return `${who}: end the turn, or use free actions first.`;
    return `${who}: you hold ${over} too many secret objectives; complete or burn ${over === 1 ? 'one' : 'some'}.`;
  },
  // trade
  draft: (_, { partner, give, ask, counter }, who, names) =>
    `${who}: put together ${counter ? 'a counter-offer to' : 'a deal with'} ${nameOf(names, partner)}. You give ${unitWords(give)} for ${unitWords(ask)}.`,
  answer: (_, { maker, give, ask, counter }, who, names) =>
    `${who}: ${nameOf(names, maker)} offers ${unitWords(give)} for ${unitWords(ask)}. Accept${counter ? ' or refuse' : ', refuse or make a counter-offer'}.`,
  hand: (_, { maker }, who, names) => `${who}: choose the card you hand to ${nameOf(names, maker)}.`,
  // planets and effects
  push: (_, { planet }, who) => `${who}: move ${PLANETS[planet]} one step after using it, or leave it.`,
  react: (_, { planet }, who) =>
    `${who}: ${PLANETS[planet]} has just been used; use it as well by Quantum Ascendancy, once a round, or leave it.`,
  trim: (state, { seat }, who) =>
    `${who}: burn a secret objective, as you may hold only ${objectiveLimit(state, seat)}.`,
  amount: (state, { seat }, who) => `${who}: choose how much energy to take. ${stores(state, seat)}`,
  recruit: (_, __, who) => `${who}: choose how many resources to burn at Venus, each for an explorer.`,
  vote: (state, { seat }, who) => {
    const twice = plays(state, seat, 'council') ? '; the reward counts twice' : '';
    return `${who}: vote on ${openEventOf(state)?.name}, for a reward or the Leader token${twice}.`;
  },
  engineer: (_, __, who) => `${who}: choose how many upgrades to buy at Mars.`,
  market: (_, __, who) => `${who}: take an exoplanet at Jupiter, or replace the market.`,
  install: (_, { left, same }, who) =>
    same && left > 1
      ? `${who}: choose the machine for ${count(left, 'upgrade')}.`
      : `${who}: choose a machine for an upgrade${left > 1 ? `, ${left} to place` : ''}.`,
  boon: (_, { card }, who) => `${who}: choose an effect of ${cardName(card)}, or neither.`,
  keep: (_, { cards, left }, who) =>
    `${who}: keep ${left} of the ${cards.length} secret objectives drawn and burn the rest.`,
  tech: (_, { who: owner, seat }, who) =>
    `${who}: choose a tech${forWhom(owner, seat)} from the Uranus deck.`,
  return: (state, { seat }, who) =>
    `${who}: give back a tech, as you may hold only ${techLimit(state, seat)}.`,
  research: (_, { who: owner, seat }, who) =>
    `${who}: choose a research card${forWhom(owner, seat)} from the market.`,
  claim: (_, { who: owner, seat }, who) =>
    `${who}: choose an exoplanet${forWhom(owner, seat)} from the market.`,
  convert: (_, { left, burn, gain }, who) =>
    `${who}: burn ${count(burn, 'resource')} for ${count(gain, 'upgrade')} or stop, up to ${count(left, 'time')}.`,
  sweep: (_, { left }, who) => `${who}: choose a sector to clear of energy, up to ${left} more.`,
  band: (_, __, who) => `${who}: choose a band to clear of energy.`,
  shove: (_, { least, most }, who) =>
    `${who}: choose a planet to move ${least === most ? count(most, 'step') : `${least} to ${most} steps`}.`,
  teleport: (_, __, who) => `${who}: teleport next to any planet, or stay.`,
  gate: ({ gates }, __, who) =>
    gates.length === 2
      ? `${who}: both wormholes are on the board; choose the one to take back.`
      : `${who}: choose a sector for a wormhole.`,
  dig: (_, { who: owner, seat }, who) => `${who}: choose a tile to mine${forWhom(owner, seat)}, anywhere.`,
  rob: (_, { count: n }, who) => `${who}: choose a player to take ${count(n, 'random explorer')} from.`,
  peek: (_, { left }, who) => `${who}: choose a tile to look at, up to ${left} more.`,
  scrap: (_, { then, else: otherwise, who: owner, seat }, who) =>
    `${who}: burn an exoplanet${forWhom(owner, seat)} to ${opsText(then)}, or none to ${opsText(otherwise)}.`,
  map: (_, { cards }, who) =>
    `${who}: choose an effect of an explored exoplanet; ${cards.length} ${cards.length === 1 ? 'is' : 'are'} left.`,
  orbit: (state, { seat, ship, planet }, who) => {
    const at = place(NAME[playerOf(state, seat).ships[ship]!]!);
    return `${who}: ${PLANETS[planet]} has moved; ride along from ${at} for nothing, or stay.`;
  },
  // upkeep
  window: (state, { seat, at }, who) => `${who}: ${WINDOWS[at]}, or go on. ${stores(state, seat)}`,
  tie: (state, { seat }, who) => {
    const none = state.votes.length === 0;
    const why = none ? 'nobody has voted' : 'the votes are equal';
    return `${who}: ${why}, so ${isSolo(state) || state.leader !== seat ? 'you choose' : 'you as the Leader choose'} the option of ${openEventOf(state)?.name}.`;
  },
  amnesty: (_, { who: owner, gain, seat }, who) =>
    owner === seat
      ? `${who}: burn a secret objective to ${opsText(gain)}, or none.`
      : `${who}: burn an objective of the opponent for it to ${opsText(gain)}, or none.`,
  // solo
  rivalVote: (state, { times }, who) =>
    `${who}: choose the option of ${openEventOf(state)?.name} the opponent votes for${times > 1 ? ', with the reward twice' : ''}.`,
  drain: (_, { left }, who) =>
    `${who}: put ${left === 2 ? 'a' : 'the second'} wormhole in a sector with the most energy, which the opponent takes.`,
};

const WINDOWS = {
  round: 'the round is over. Complete objectives, place explorers, burn resources for energy',
  event: 'after the event place explorers, burn resources for energy',
  last: 'a last time place explorers, burn resources for energy',
} as const;

/** `You have 9 of 16 energy and 3 of 4 resources.` */
function stores(state: State, seat: Seat): string {
  const { energy, resources } = playerOf(state, seat);
  return `You have ${energy} of ${energyCapacity(state, seat)} energy and ${resources} of ${resourceCapacity(state, seat)} resources.`;
}

/** What is left of the round for the last one who has not passed. */
function lastCalls(state: State, seat: Seat): string {
  const { lastTurns } = playerOf(state, seat);
  const last = state.round === lastRound(state) ? ' in the last round' : '';
  return lastTurns === 0 ? last : `${last}, turn ${lastTurns} since all others have passed`;
}
