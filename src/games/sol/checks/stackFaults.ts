import { firstFault, type Shape, shapeFault } from '../../../kernel/data/shape.ts';
import type { Seat } from '../../../kernel/game.ts';
import { heldEffect } from '../cards/cards.ts';
import { mustPlace } from '../cards/events.ts';
import { STATIONS } from '../facts.ts';
import { all, oneOf, unless, within } from '../../../kernel/checks/faults.ts';
import type { Step, State } from '../state.ts';
import { boardOf, canPerform, diversAt, hasStation, ownsStation, playerOf } from '../verbs.ts';

/** What holds of the stack: nothing lies on it that the steps of the game would not have put there. */

const NUMBERS: Shape = ['number'];

/** The fields of each step, apart from its name. */
const FRAME_SHAPES: { readonly [S in Step['step']]: { readonly [key: string]: Shape } } = {
  vestige: { seat: 'number', placed: 'number' },
  turn: {},
  rescue: { seat: 'number' },
  begin: {},
  action: { seat: 'number' },
  move: { seat: 'number' },
  land: { seat: 'number', from: 'number', by: 'text' },
  convert: { seat: 'number', again: 'flag' },
  converted: { seat: 'number', at: 'number' },
  chain: { seat: 'number', spaces: NUMBERS, owners: NUMBERS },
  activate: { seat: 'number' },
  pulse: { seat: 'number' },
  offer: { type: 'number', amount: 'number', owner: 'number' },
  bonus: { seat: 'number', type: 'number', amount: 'number', owner: 'number' },
  squeezed: { at: 'number', type: 'number', base: 'number', bonus: 'number' },
  double: { seat: 'number', type: 'number', amount: 'number' },
  metamorphosis: { seat: 'number', at: 'number' },
  scour: { seat: 'number' },
  acted: {},
  predraw: { seat: 'number' },
  draw: { left: 'number' },
  channel: { seat: 'number' },
  flare: { drawer: 'number', tag: 'text', marked: 'flag' },
  orbital: { seat: 'number', used: NUMBERS },
  flared: { marked: 'flag' },
  event: {},
  inTurn: { ask: 'text', left: 'number' },
  shift: { outward: 'flag', layer: 'number', left: 'number' },
  push: { seat: 'number', from: 'number', outward: 'flag' },
  attrition: { seat: 'number' },
  warp: { seat: 'number' },
  singularity: { seat: 'number' },
  gap: { seat: 'number' },
  first: { seat: 'number' },
  orbit: {},
  keep: { seat: 'number' },
  next: {},
};

export const TAGS = ['hurl', 'convert', 'activate', 'squeeze', 'orbit'];
const ASKS = ['orbital', 'attrition', 'warp', 'singularity', 'keep'];

const EVENT_FORM =
  '(inTurn:attrition )?attrition|(inTurn:warp )?(warp|land:warp)|(inTurn:singularity )?singularity|shift push|gap|first';
const DRAWING_FORM = `draw (channel|flare channel|flared (inTurn:orbital )?orbital|${EVENT_FORM})`;
const ACTION_FORM = [
  'action( chain)?',
  'move( chain| land:teleport)?',
  'convert|converted|chain|bonus',
  `activate( chain| bonus| metamorphosis( bonus)?| offer double| squeezed ${DRAWING_FORM})?`,
  'pulse( bonus)?',
  'scour( chain)?',
].join('|');

/** The ways in which steps lie upon one another, from the bottom to the question on top. */
const FORM = new RegExp(
  `^(turn vestige|begin rescue|next (inTurn:keep )?keep|next inTurn:keep (${[
    `orbit draw acted (${ACTION_FORM})`,
    'orbit draw predraw',
    `(orbit )?${DRAWING_FORM}`,
  ].join('|')}))$`,
);

/** The steps in which nobody but the active player is asked. */
const OWN_STEPS: ReadonlySet<string> = new Set<Step['step']>([
  'rescue',
  'action',
  'move',
  'convert',
  'converted',
  'chain',
  'activate',
  'pulse',
  'double',
  'metamorphosis',
  'scour',
  'predraw',
  'channel',
  'gap',
  'first',
]);

export function stackFault(state: State): string | undefined {
  const { stack, over } = state;
  if (over) return undefined;
  return (
    firstFault(stack, (step, i) => stepFault(state, step, `stack[${i}]`)) ??
    unless(FORM.test(formOf(stack)), 'the stack holds steps that do not follow from one another') ??
    firstFault(stack, (step, i) => meaningFault(state, step, `stack[${i}]`))
  );
}

function formOf(stack: readonly Step[]): string {
  return stack
    .map((step) => {
      if (step.step === 'inTurn') return `inTurn:${step.ask}`;
      return step.step === 'land' ? `land:${step.by}` : step.step;
    })
    .join(' ');
}

function stepFault(state: State, step: Step, where: string): string | undefined {
  const shape = Object.hasOwn(FRAME_SHAPES, step?.step) ? FRAME_SHAPES[step.step] : undefined;
  if (shape === undefined) return `${where} is no step of the game`;
  return shapeFault(step, { step: 'text', ...shape }, where) ?? fieldsFault(state, step, where);
}

function fieldsFault(state: State, step: Step, where: string): string | undefined {
  const seats = state.players.length;
  const { spaces } = boardOf(state);
  return firstFault(Object.entries(step), ([field, value]) => {
    const what = `${where}.${field}`;
    switch (field) {
      case 'seat':
      case 'owner':
      case 'drawer':
        return within(value, 0, seats - 1, what);
      case 'from':
      case 'at':
        return unless(value === -1 || spaces.includes(value), `${what} must be a space`);
      case 'spaces':
      case 'used':
        return unless(
          value.every((space: number) => spaces.includes(space)),
          `${what} must be spaces`,
        );
      case 'owners':
        return all(value, 0, seats - 1, what);
      case 'type':
        return within(value, 0, STATIONS.length - 1, what);
      case 'layer':
        return within(value, 0, 4, what);
      case 'left':
      case 'placed':
      case 'amount':
      case 'base':
      case 'bonus':
        return within(value, 0, 1000, what);
      case 'tag':
        return oneOf(value, TAGS, what);
      case 'ask':
        return oneOf(value, ASKS, what);
      case 'by':
        return oneOf(value, ['teleport', 'warp'], what);
      default:
        return undefined;
    }
  });
}

/** What a step needs to find when its turn comes. */
function meaningFault(state: State, step: Step, where: string): string | undefined {
  const { turn, players, stack } = state;
  if ('seat' in step && OWN_STEPS.has(step.step) && step.seat !== turn.seat)
    return `${where} asks seat ${step.seat} in the turn of ${turn.seat}`;
  switch (step.step) {
    case 'vestige':
      return within(step.placed, 0, 2 * players.length - 1, `${where}.placed`);
    case 'inTurn':
    case 'shift':
      return within(step.left, 1, players.length, `${where}.left`);
    case 'draw':
      return within(step.left, 0, turn.queue.length, `${where}.left`);
    case 'activate':
    case 'scour':
      return unless(turn.acted || stack.at(-1) === step, `${where}: nothing was done in the action`);
    case 'converted':
      return unless(
        step.at < 0 || !hasStation(state, step.at) || ownsStation(state, turn.seat, step.at),
        `${where}: the station belongs to somebody else`,
      );
    case 'metamorphosis':
      return unless(
        heldEffect(state) === 'METAMORPHOSIS' && ownsStation(state, turn.seat, step.at),
        `${where}: METAMORPHOSIS needs its card and an own station`,
      );
    case 'bonus':
    case 'double':
      return unless(
        canPerform(playerOf(state, step.seat), step.type, step.amount),
        `${where}: seat ${step.seat} cannot take ${step.amount}`,
      );
    case 'channel':
      return unless(playerOf(state, step.seat).energy > 0, `${where}: there is no energy to spend`);
    case 'singularity':
      return unless(mustPlace(playerOf(state, step.seat)), `${where}: there is no sundiver to place`);
    case 'push':
      return unless(hasDiver(state, step.seat, step.from), `${where}: there is no sundiver to push`);
    case 'land':
      return unless(
        step.from < 0
          ? step.by === 'warp' && playerOf(state, step.seat).hold > 0
          : hasDiver(state, step.seat, step.from) && (step.by === 'warp' || step.seat === turn.seat),
        `${where}: there is no sundiver to land`,
      );
    case 'chain':
      return unless(isLine(state, step.spaces, step.owners), `${where}: there is no such line of sundivers`);
    case 'keep':
      return (
        unless(playerOf(state, step.seat).pool.length > 0, `${where}: there is no card to keep`) ??
        unless(!playerOf(state, step.seat).owes, `${where}: a choice that is owed is made at any time`)
      );
    default:
      return undefined;
  }
}

function hasDiver(state: State, seat: Seat, space: number): boolean {
  return diversAt(playerOf(state, seat), space) > 0;
}

function isLine(state: State, spaces: readonly number[], owners: readonly Seat[]): boolean {
  return (
    spaces.length === owners.length &&
    new Set(spaces).size === spaces.length &&
    spaces.every((space, i) => hasDiver(state, owners[i]!, space))
  );
}
