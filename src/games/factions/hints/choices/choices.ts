import type { ForKind } from '../../../../kernel/data/kinds.ts';
import { BAND, cellOf } from '../../board.ts';
import { MACHINES } from '../../facts.ts';
import { tileAt } from '../../actions/mining.ts';
import type { StepOf } from '../../state.ts';
import type { Offered, Question } from '../../steps.ts';
import { answerWorth, cardWorth, draftWorth } from '../deals.ts';
import { freeWorths } from '../tour/freeActions.ts';
import { gateWorths } from '../tour/gateways.ts';
import { energyGain, exoplanetGain, giftWorth, lossOf, researchWorth, rewardWorth } from '../gifts.ts';
import { affordable, bestRecruits, stockOf, usePlanet } from '../tour/goals.ts';
import { lawWorth } from './laws.ts';
import { machineGain } from '../machines.ts';
import { mapWorth } from '../tour/mapping.ts';
import { actionWorths, probeWorth, turnWorths } from '../orders.ts';
import { effectOf, oreOf, type Outlook, techWorth } from '../outlook.ts';
import { pushGain } from '../tour/pushes.ts';
import { rivalChoice } from './rivals.ts';
import { sweepWorth } from '../tour/sweeps.ts';
import { taskWorth } from '../tasks.ts';
import { WEIGHTS } from '../weights.ts';

/** What a move promises, among the others of the same question. */
type Worth<M> = ForKind<[move: M], number>;
export type Judge<F, M> = ForKind<[outlook: Outlook, step: F, moves: readonly M[]], Worth<M>>;
type Choices = { readonly [Step in Question]?: Judge<StepOf<Step>, Offered<Step>> };

/** How each question is answered; those that are missing are answered by trying. */
export const CHOICES: Choices = {
  turn: (outlook, _frame, moves) => turnWorths(outlook, 'turn', moves),
  begin: (outlook, _frame, moves) => turnWorths(outlook, 'begin', moves),
  fly: (outlook, _frame, moves) => turnWorths(outlook, 'fly', moves),
  landed: (outlook) => {
    const free = freeWorths(outlook);
    return (move) => (move.type === 'mine' ? probeWorth(outlook, move.at) : free(move));
  },
  action: (outlook) => actionWorths(outlook),
  finish: (outlook) => {
    const free = freeWorths(outlook);
    return (move) =>
      move.type === 'trim' ? -taskWorth(outlook.state, outlook.seat, move.card, outlook.times) : free(move);
  },
  trim: (outlook) => (move) => -taskWorth(outlook.state, outlook.seat, move.card, outlook.times),
  draft: draftWorth,
  answer: answerWorth,
  hand: (outlook) => (move) => -cardWorth(outlook, move.card),
  push: (outlook, { planet }) => {
    const gain = pushGain(outlook, planet);
    return (move) => (move.type === 'push' ? gain : 0);
  },
  react: (outlook, { planet }) => {
    const stock = stockOf(outlook);
    const worth = usePlanet(outlook, planet, stock);
    if (worth === undefined) return (move) => (move.type === 'react' ? -1 : 0);
    const { energy, resources } = outlook.player;
    const spent =
      energyGain(outlook, stock.energy - energy) + outlook.resource * (stock.resources - resources);
    return (move) => (move.type === 'react' ? worth + spent - WEIGHTS.react : 0);
  },
  amount: () => (move) => move.energy,
  recruit: (outlook) => {
    const { count } = bestRecruits(outlook, stockOf(outlook));
    return (move) => -Math.abs(move.count - Math.max(1, count));
  },
  engineer: (outlook) => {
    const count = affordable(outlook, stockOf(outlook));
    return (move) => -Math.abs(move.count - Math.max(1, count));
  },
  install:
    (outlook, { left, same }) =>
    (move) => {
      const machine = MACHINES.indexOf(move.machine);
      return machineGain(outlook.player, machine, same ? left : 1, outlook.times, outlook.builders, left);
    },
  vote:
    (outlook) =>
    ({ option, space }) =>
      (space === 'leader' ? WEIGHTS.leader : rewardWorth(outlook, option)) + lawWorth(outlook, option),
  tie: (outlook) => (move) => lawWorth(outlook, move.option),
  market: (outlook) => (move) =>
    move.type === 'take'
      ? exoplanetGain(outlook, move.card) - outlook.exoplanetPrice * outlook.resource
      : 0.25,
  claim:
    (outlook, { who }) =>
    (move) =>
      who < 0 ? rivalChoice(outlook.state, move) : exoplanetGain(outlook, move.card),
  research:
    (outlook, { who }) =>
    (move) =>
      who < 0 ? rivalChoice(outlook.state, move) : researchWorth(outlook, move.card),
  tech:
    (outlook, { who }) =>
    (move) =>
      who < 0 ? 0 : techWorth(outlook.state, outlook.seat, move.card, outlook.times),
  return: (outlook) => (move) => -techWorth(outlook.state, outlook.seat, move.card, outlook.times),
  keep: (outlook) => (move) => taskWorth(outlook.state, outlook.seat, move.card, outlook.times),
  boon:
    (outlook, { card }) =>
    ({ choice }) =>
      choice === 'none' ? 0 : giftWorth(outlook, effectOf(card, choice)),
  map: (outlook) => (move) => (move.type === 'map' ? mapWorth(outlook, effectOf(move.card, move.choice)) : 0),
  convert:
    (outlook, { gain, burn }) =>
    (move) =>
      move.type === 'convert' ? outlook.upgrades[gain]! - burn * outlook.resource : 0,
  scrap:
    (outlook, { who, then, else: otherwise }) =>
    (move) => {
      if (who < 0) return rivalChoice(outlook.state, move);
      if (move.type !== 'scrap') return giftWorth(outlook, otherwise);
      return giftWorth(outlook, then) - lossOf(outlook, move.card);
    },
  dig:
    (outlook, { who }) =>
    (move) => {
      const tile = tileAt(outlook.state, cellOf(move.at));
      return tile === undefined ? 0 : (who < 0 ? -1 : 1) * oreOf(outlook, tile);
    },
  rob:
    ({ state }) =>
    (move) =>
      state.players[move.whom]?.explorers.length ?? 0,
  peek: () => (move) => (move.type === 'peek' ? 1 : 0),
  sweep: (outlook) => {
    const worth = sweepWorth(outlook);
    return (move) => (move.type === 'sweep' ? worth(cellOf(move.at)) : 0);
  },
  band: (outlook) => {
    const worth = sweepWorth(outlook);
    return ({ band }) => BAND.reduce((sum, of, at) => (of === band ? sum + worth(at) : sum), 0);
  },
  gate: (outlook, _frame, moves) => gateWorths(outlook, moves),
  amnesty:
    (outlook, { who, gain }) =>
    (move) => {
      if (who < 0) return rivalChoice(outlook.state, move);
      if (move.type !== 'amnesty') return 0;
      const loss = move.card === 'any' ? 0 : taskWorth(outlook.state, outlook.seat, move.card, outlook.times);
      return giftWorth(outlook, gain) - loss;
    },
  window: (outlook) => freeWorths(outlook),
  rivalVote:
    ({ state }) =>
    (move) =>
      rivalChoice(state, move),
  drain: () => () => 0,
};
