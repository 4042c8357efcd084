import type { Seat } from '../../../kernel/game.ts';
import { OBJECTIVE, RIVAL_SCORING } from '../facts.ts';
import { pointsOf, rivalPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import { facesOf, factionOf, isSolo, rivalOf } from '../verbs.ts';
import { coloniesWorth } from './colonies.ts';
import { machinesWorth } from './machines.ts';
import { type Owner, techWorth } from './outlook.ts';
import { outlookOf } from './survey.ts';
import { tasksWorth } from './tasks.ts';
import type { Moment } from './tour/course.ts';
import { planOf } from './tour/tour.ts';
import { WEIGHTS } from './weights.ts';

/** How good a position is for a seat: what it owns, and what it can make of the rest of the round. */
export function valueOf(state: State, seat: Seat): number {
  const rival = isSolo(state) ? rivalWorth(state) : 0;
  if (state.over) return pointsOf(state, seat) - rival;
  const player = state.players[seat];
  if (player === undefined || player.ships.length === 0) return -rival;
  const outlook = outlookOf(state, seat);
  return (
    holdingsWorth(outlook, outlook.colonies.worth) +
    planOf(outlook, momentOf(state, seat), WEIGHTS.glance).worth -
    rival
  );
}

/** What a seat owns but for energy and resources; what its colonies are worth may be known already. */
export function holdingsWorth(owner: Owner, colonies = ownColonies(owner)): number {
  const { state, seat, player, times, builders } = owner;
  const { upgrades, techs, completed, penalty } = player;
  return (
    machinesWorth(factionOf(player), upgrades, times, builders) +
    colonies +
    tasksWorth(state, seat, times) +
    techs.reduce((sum, card) => sum + techWorth(state, seat, card, times), 0) +
    completed.reduce((sum, card) => sum + OBJECTIVE[card].vp, 0) +
    (state.leader === seat ? WEIGHTS.leader / 2 : 0) -
    penalty
  );
}

function ownColonies({ state, seat, player, times }: Owner): number {
  return coloniesWorth(state, seat, player.exoplanets, facesOf(player.explorers), times);
}

/** Where a seat stands in its turn. */
function momentOf({ turn, stack }: State, seat: Seat): Moment {
  if (turn.seat !== seat) return 'fresh';
  for (const step of stack.toReversed()) {
    if (step.step === 'begin') return turn.moved ? 'flying' : 'begun';
    if (step.step === 'fly') return 'flying';
    if (step.step === 'landed' || step.step === 'action') return 'landed';
    if (step.step === 'turn' || step.step === 'finish') return 'fresh';
  }
  return 'fresh';
}

/** What the solo opponent has, with a guess at what its resources and explorers will become. */
function rivalWorth(state: State): number {
  const { resources, explorers } = rivalOf(state);
  const { upgradesPerVp } = RIVAL_SCORING[state.options.difficulty];
  return rivalPoints(state) + (0.4 * resources) / upgradesPerVp + 0.4 * explorers.length;
}
