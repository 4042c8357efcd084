import type { Seat } from '../../../kernel/game.ts';
import { type Region, NOWHERE } from '../board.ts';
import { removeColony, settle } from '../actions/colonies.ts';
import { FIGHTER, POWER, type Power, type PowerKind } from '../facts.ts';
import { tilesLeft, turnTile } from './piles.ts';
import { type Events, type Step, type StepOf, type MoveOf, NOBODY, type State, type Who } from '../state.ts';
import { scoreGalaxy } from './tokens.ts';
import { battleOf, changeCredits, commission, playerOf } from '../verbs.ts';
import type { Rng } from '../../../kernel/match/rng.ts';

/** Powers and their windows (15). */

/** The power of a seat that has one. */
export function powerOf(state: State, seat: Seat): Power {
  const { power } = playerOf(state, seat);
  if (power === '') throw new Error(`seat ${seat} has no power`);
  return POWER[power];
}

/** Whether a seat has a power of a kind ready to be used. */
export function window(state: State, seat: Seat, kind: PowerKind): boolean {
  const { ready, power } = playerOf(state, seat);
  return ready && POWER[power]?.effect.kind === kind;
}

/** Asks whether the power is used now, before whatever is on the stack. */
export function askPower(state: State, seat: Seat, at: Region = NOWHERE, to: Who = NOBODY): void {
  state.stack.push({ step: 'power', seat, at, to });
}

type PowerStep = StepOf<'power'>;

export function powerMoves(): MoveOf<'use' | 'decline'>[] {
  return [{ type: 'use' }, { type: 'decline' }];
}

/** A used power turns face down before its effect, which may ready it again. */
export function answerPower(
  state: State,
  step: PowerStep,
  move: MoveOf<'use' | 'decline'>,
  events: Events,
  rng: Rng,
): void {
  const { seat, at, to } = step;
  const { effect, id } = powerOf(state, seat);
  state.stack.pop();
  if (move.type === 'use') {
    playerOf(state, seat).ready = false;
    events?.push({ type: 'power', seat, power: id });
    USES[effect.kind](state, step, effect.n ?? 0, events, rng);
  } else if (effect.kind === 'exodusOnce') {
    removeColony(state, at, to, events);
  }
}

type Use = (state: State, step: PowerStep, n: number, events: Events, rng: Rng) => void;

/** What powers do; those that ease a step change the step that waits below. */
const USES: Readonly<Record<PowerKind, Use>> = {
  freeMonolith: (state) => change(state, 'role', (step) => ({ ...step, free: true })),
  credits: (state, { seat }, n, events, _rng) => changeCredits(state, seat, n, 'power', events),
  battleStrength: (state, { seat }, n) => {
    for (const side of battleOf(state).sides) if (side.who === seat) side.strength += n;
  },
  followColonize: (state, { seat, at }, _n, events, _rng) => settle(state, seat, at, 'power', events),
  techDiscount: (state, _frame, n) =>
    change(state, 'tech', (step) => ({ ...step, discount: step.discount + n })),
  ignoreLimits: (state) => change(state, 'collect', (step) => ({ ...step, free: true })),
  freeShip: (state, { seat }, _n, events, _rng) => {
    commission(state, seat, FIGHTER, true, events);
  },
  influence: (state, _frame, n) =>
    change(state, 'purchase', (step) => ({ ...step, influence: step.influence + n })),
  speed: (state) => change(state, 'orders', (step) => ({ ...step, swift: true })),
  precog: (state, { seat }) => {
    for (const side of battleOf(state).sides) if (side.who === seat) side.foresees = true;
  },
  exodusOnce: (state, { seat, at }, _n, events, _rng) => removeColony(state, at, seat, events),
  toll: (state, { seat, to }, n, events, _rng) => {
    playerOf(state, to).credits -= n;
    playerOf(state, seat).credits += n;
    events?.push({ type: 'toll', seat, from: to });
  },
  resources: (state, { seat }) => {
    state.stack.push({ step: 'mine', seat });
  },
  copyEdict: (state, { seat }, _n, events, _rng) => scoreGalaxy(state, seat, 'power', events),
  extraTiles: (state, _frame, n, events, rng) => addTiles(state, n, events, rng),
  regentDeal: (state) => change(state, 'purchase', (step) => ({ ...step, deal: true })),
};

/** Changes the step on top, which the window was opened before. */
function change<S extends Step['step']>({ stack }: State, name: S, how: (step: StepOf<S>) => Step): void {
  const step = stack.pop();
  if (!isStep(step, name)) throw new Error(`the power was not used before step ${name}`);
  stack.push(how(step));
}

function isStep<S extends Step['step']>(step: Step | undefined, name: S): step is StepOf<S> {
  return step?.step === name;
}

/** Pathfinders: so many tiles more, as far as there are any. */
function addTiles(state: State, count: number, events: Events, rng: Rng): void {
  for (let i = 0; i < count && tilesLeft(state) > 0; i++) {
    turnTile(state, events, rng);
    state.extra += 1;
  }
  events?.push({ type: 'display', tiles: state.display });
}
