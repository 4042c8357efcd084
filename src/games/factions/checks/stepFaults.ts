import { oneOf, unless, within } from '../../../kernel/checks/faults.ts';
import { has } from '../../../kernel/data/records.ts';
import { firstFault, type Shape, shapeFault } from '../../../kernel/data/shape.ts';
import { dealFault } from './dealFaults.ts';
import { EARTH, EXOPLANET, GATES, RIVAL_CARD } from '../facts.ts';
import { mayMine } from '../actions/mining.ts';
import { opsFault } from './opFaults.ts';
import { isOpen, mayReact } from '../actions/planets.ts';
import type { Step, State } from '../state.ts';
import { FLOW } from '../steps.ts';
import { allFreeSlots, mayConvert } from '../cards/upgrades.ts';
import { bit, chooser, playerOf, rivalOf } from '../verbs.ts';

/** What holds of a step still to be done: its fields name what is there and can be done. */
export function stepFault(state: State, step: Step): string | undefined {
  return namesFault(state, step) ?? meaningFault(state, step);
}

/** Whether a step has fields of their kind. */
export function fieldsFault(step: Step): string | undefined {
  const { step: name } = step;
  const asks = Object.hasOwn(FLOW.questions, name);
  const shape: Shape = { step: 'text', ...(asks && { seat: 'number' }), ...FIELDS[name] };
  return shapeFault(step, shape, `step ${name}`);
}

const DEAL: Shape = {
  maker: 'number',
  partner: 'number',
  give: [{ what: 'text', item: 'text' }],
  ask: [{ what: 'text', item: 'text' }],
  counter: 'flag',
};

/** The fields of each step besides `step` and the seat of a question; steps that are not listed have none. */
const FIELDS: Readonly<Record<string, { readonly [key: string]: Shape }>> = {
  draft: DEAL,
  answer: DEAL,
  settle: DEAL,
  hand: DEAL,
  use: { who: 'number', planet: 'number', as: 'number', free: 'flag' },
  used: { who: 'number', planet: 'number', free: 'flag' },
  push: { planet: 'number' },
  react: { planet: 'number' },
  amount: { bonus: 'number' },
  ops: { who: 'number', ops: ['data'] },
  install: { left: 'number', same: 'flag' },
  boon: { card: 'text' },
  keep: { cards: [{ card: 'text', known: 'number' }], left: 'number' },
  tech: { who: 'number' },
  research: { who: 'number' },
  claim: { who: 'number' },
  convert: { left: 'number', burn: 'number', gain: 'number' },
  sweep: { left: 'number' },
  shove: { least: 'number', most: 'number' },
  dig: { who: 'number', bonus: 'number' },
  rob: { count: 'number' },
  peek: { left: 'number' },
  scrap: { who: 'number', then: ['data'], else: ['data'] },
  map: { cards: ['text'] },
  wheel: { ring: 'number' },
  glide: { planet: 'number', left: 'number', back: 'flag' },
  orbit: { ship: 'number', planet: 'number' },
  window: { at: 'text' },
  enact: { option: 'text' },
  amnesty: { who: 'number', gain: ['data'] },
  rivalOps: { card: 'text', at: 'number' },
  rivalVote: { times: 'number' },
  drain: { left: 'number' },
};

/** More than any card allows of anything. */
const PLENTY = 20;

/** Seats and planets must be there, and counts be small and not negative. */
function namesFault({ players, planets, rival }: State, step: Step): string | undefined {
  const last = players.length - 1;
  const fields: Readonly<Record<string, unknown>> = { ...step };
  const check = (key: string, least: number, most: number) =>
    typeof fields[key] === 'number'
      ? within(fields[key], least, most, `${key} in step ${step.step}`)
      : undefined;
  return (
    check('seat', 0, last) ??
    check('who', rival.length > 0 ? -1 : 0, last) ??
    check('maker', 0, last) ??
    check('partner', 0, last) ??
    check('planet', 0, planets.length - 1) ??
    check('as', 0, planets.length - 1) ??
    check('ring', 0, planets.length) ??
    firstFault(['left', 'count', 'times', 'least', 'most', 'burn', 'gain'], (key) => check(key, 1, PLENTY)) ??
    check('bonus', 0, PLENTY) ??
    unless(
      !('seat' in step && 'who' in step) || step.seat === chooser(step.who),
      `step ${step.step} asks somebody else than it is for`,
    )
  );
}

/** What a step is about must be there, and must still be possible when it is answered. */
function meaningFault(state: State, step: Step): string | undefined {
  switch (step.step) {
    case 'draft':
    case 'answer':
    case 'hand':
      return dealFault(state, step);
    case 'orbit':
      return within(step.ship, 0, playerOf(state, step.seat).ships.length - 1, 'ship in step orbit');
    case 'react':
      return unless(
        mayReact(state, step.seat) && isOpen(state, step.seat, step.planet),
        'somebody is asked to react who cannot',
      );
    case 'vote':
      return unless(state.event !== '' && isOpen(state, step.seat, EARTH), 'there is nothing to vote on');
    case 'tie':
      return unless(state.event !== '', 'there is no event to decide');
    case 'ops':
      return unless(step.ops.length > 0, 'an effect has nothing left to do') ?? opsFault(step.ops);
    case 'scrap':
      return opsFault([...step.then, ...step.else]);
    case 'amnesty':
      return opsFault(step.gain);
    case 'install':
      return within(step.left, 1, allFreeSlots(playerOf(state, step.seat)), 'the upgrades to install');
    case 'convert':
      return unless(mayConvert(state, step.seat, step.burn), 'there is nothing to convert');
    case 'dig':
      return unless(mayMine(state, step.who), 'somebody is asked to mine who cannot');
    case 'shove':
      return unless(step.least <= step.most, 'a planet moves by fewer steps than it must');
    case 'boon':
      return unless(
        playerOf(state, step.seat).exoplanets.some(({ card }) => card === step.card),
        'a boon must be of an exoplanet its owner has',
      );
    case 'keep':
      return (
        within(step.left, 1, step.cards.length - 1, 'the objectives to keep') ??
        unless(
          step.cards.every(({ known }) => known === bit(step.seat)),
          'what is drawn is seen by nobody else',
        )
      );
    case 'map':
      return unless(
        new Set(step.cards).size === step.cards.length &&
          step.cards.every((card) => Object.hasOwn(EXOPLANET, card)),
        'exoplanets are mapped once each',
      );
    case 'window':
      return oneOf(step.at, ['round', 'event', 'last'], 'at in step window');
    case 'rivalVote':
      return soloFault(state, step) ?? unless(state.event !== '', 'there is no event to decide');
    case 'drain':
      return soloFault(state, step) ?? within(step.left, 1, GATES - state.gates.length, 'left in step drain');
    case 'rivalOps':
      return soloFault(state, step) ?? rivalOpsFault(state, step.card, step.at);
    case 'rivalTurn':
      return soloFault(state, step);
    default:
      return undefined;
  }
}

function soloFault({ rival }: State, { step }: Step): string | undefined {
  return unless(rival.length > 0, `step ${step} is for solo matches`);
}

/** The first step of a card is done as soon as the card is drawn. */
function rivalOpsFault(state: State, card: string, at: number): string | undefined {
  if (!has(RIVAL_CARD, card)) return 'the opponent plays an unknown card';
  return (
    within(at, 1, RIVAL_CARD[card].do.length - 1, 'a step of a card of the opponent') ??
    unless(rivalOf(state).discard.includes(card), 'the opponent plays a card it has not drawn')
  );
}
