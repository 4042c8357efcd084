import { unless } from '../../../kernel/checks/faults.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import { NOWHERE } from '../board.ts';
import { CRADLE } from '../facts.ts';
import { stepFault } from './stepFaults.ts';
import { ANCIENTS, type State } from '../state.ts';

/** What holds of the stack: steps that can be done and follow from one another. */
export function stackFault(state: State): string | undefined {
  const { stack, ending } = state;
  if (ending !== '') return unless(stack.length === 0, 'nothing is left to do once a match is over');
  return (
    unless(stack.length > 0, 'a match that goes on has something to do') ??
    firstFault(stack, (step, depth) => stepFault(state, step, depth)) ??
    courseFault(state)
  );
}

// ── The course of a match ─────────────────────────────────────────────────────────────────────────

/** What lies at the bottom: each leads on to another until the match is over. */
const COURSE: readonly string[] = ['galaxy', 'scepter', 'draw', 'dusk'];

/** What may lie directly on a step. */
const ABOVE: Readonly<Record<string, string>> = {
  affect: 'affect choose forfeit forget give pay power recall shield trade',
  audience: 'audience bribe influence power purchase',
  bazaar: 'power',
  build: 'power',
  campaign: 'campaign clash rest reveal spoils',
  clash: 'dial march muster reveal',
  collect: 'power',
  covet: 'tech waive',
  crown: 'audience bribe influence power purchase',
  dawn: 'edict redraw tick',
  decree: 'tick',
  descend: 'turnUp',
  dial: 'dial reveal',
  draw: 'campaign covet fund march reap refill resolve rest restock reveal',
  dusk: 'build campaign crown flip market power refill resolve rest restock study tech trim waive yard',
  fire: 'displace',
  flip: 'bonus spare',
  forge: 'build trim',
  fund: 'flip market',
  galaxy: 'cradle start',
  harvest: 'collect harvest',
  hit: 'hit volley',
  income: 'bazaar income invest venture',
  influence: 'power',
  march: 'build dial forge rest trim',
  muster: 'power',
  orders: 'clash order power spoils target',
  power: 'power',
  purchase: 'power',
  raze: 'power',
  reap: 'bribe influence place survey tile',
  redraw: 'decree power',
  refill: 'place power reap survey tile',
  resolve: 'dawn descend power role',
  rest: 'orders',
  restock: 'bazaar income invest speculate venture',
  role: 'mine power',
  scepter: 'bribe clash influence keep march refill resolve restock reveal spoils tech waive',
  spare: 'collect harvest',
  speculate: 'invest venture',
  spoils: 'fire hit volley',
  start: 'cradle start',
  study: 'study tech waive',
  survey: 'place power survey tile',
  tech: 'power',
  tick: 'affect bonus choose deploy forfeit forget give influence pay power raze recall shield trade',
  tile: 'power',
  turnUp: 'bonus choose deploy forfeit forget give influence pay recall shield trade',
  venture: 'trade',
  volley: 'power',
  yard: 'build power trim yard',
};

/** Whether a step may lie on the one below it, or at the bottom. */
function mayLie(step: string, below: string | undefined): boolean {
  if (below === undefined) return COURSE.includes(step);
  return Object.hasOwn(ABOVE, below) && ABOVE[below]!.split(' ').includes(step);
}
const IN_BATTLE: readonly string[] = [
  'muster',
  'dial',
  'clash',
  'displace',
  'fire',
  'hit',
  'volley',
  'spoils',
];

function courseFault(state: State): string | undefined {
  const { stack, turn, players, battles, monolith } = state;
  const steps = stack.map(({ step }) => step);
  const fighting = stack.some(
    (step) => IN_BATTLE.includes(step.step) || ('why' in step && step.why === 'battle'),
  );
  return (
    firstFault(steps, (step, i) =>
      unless(mayLie(step, steps[i - 1]), `step ${step} cannot come before ${steps[i - 1] ?? 'the end'}`),
    ) ??
    (steps[0] === 'galaxy'
      ? setupFault(state)
      : unless(
          players.every(({ home }) => home !== NOWHERE),
          'a home is missing',
        )) ??
    unless(steps.includes('keep') ? turn === 0 : true, 'powers are kept before the first turn') ??
    unless((steps[0] === 'galaxy' || steps.includes('keep')) === (turn === 0), 'turns come after set-up') ??
    unless(
      turn === 0 || monolith >= 0 || (turn === 1 && steps.includes('role')),
      'the Monolith is placed in the first turn',
    ) ??
    unless(state.role === monolith, 'the Monolith stands on the role that was chosen') ??
    powersFault(state) ??
    freshFault(state) ??
    unless(!fighting || battles[0]?.over === false, 'there is no battle to fight') ??
    (fighting ? fightFault(state) : undefined) ??
    keepFault(state)
  );
}

/** Whoever has no home is asked for one, and whoever has one laid a starter tile or is about to. */
function setupFault({ stack, players, tiles }: State): string | undefined {
  const asked = stack.flatMap((step) => (step.step === 'start' ? [step.seat] : []));
  const missing = players.flatMap(({ home }, seat) => (home === NOWHERE ? [seat] : []));
  const laying = stack.filter(({ step }) => step === 'cradle').length;
  const laid = tiles.filter((tile) => tile === CRADLE).length;
  return (
    unless(JSON.stringify(asked.toReversed()) === JSON.stringify(missing), 'homes are chosen in order') ??
    unless(laid + laying === players.length - missing.length, 'every home gets one starter tile')
  );
}

/** Those who still set a dial have none, the others do; the Ancients have a card or get one. */
function fightFault({ stack, battles }: State): string | undefined {
  const { sides, card } = battles[0]!;
  const mustering = stack.some(({ step }) => step === 'muster');
  const asked = stack.flatMap((step) => (step.step === 'dial' ? step.seats : []));
  const drawing = stack.some((step) => 'why' in step && step.why === 'battle');
  const ancient = sides.some(({ who }) => who === ANCIENTS);
  const victims = stack.flatMap((step) => ('victim' in step ? [step.victim] : []));
  const orders = stack.findLast((step) => step.step === 'orders');
  const after = stack.some(({ step }) => ['displace', 'fire', 'hit', 'volley'].includes(step));
  return (
    unless(sides[0]?.who === (orders?.seat ?? ANCIENTS), 'whoever gives orders attacks') ??
    unless(
      sides.every(
        ({ who, dial }) => who === ANCIENTS || (mustering || asked.includes(who)) === (dial.length === 0),
      ),
      'who has no dial sets one',
    ) ??
    unless(
      asked.every((seat) => sides.some(({ who }) => who === seat)),
      'a stranger sets a dial',
    ) ??
    unless(new Set(asked).size === asked.length, 'a dial is set twice') ??
    unless(
      ancient && !mustering ? (card === '') === drawing : card === '' && !drawing,
      'the plan of the Ancients is a card',
    ) ??
    unless(new Set(victims).size === victims.length, 'a side is hit twice') ??
    unless(!after || sides.every(({ values }) => values.length > 0), 'dials are compared before weapons fire')
  );
}

/** A seat has one power, and uses it once. */
function powersFault({ stack }: State): string | undefined {
  const asked = stack.flatMap((step) => (step.step === 'power' ? [step.seat] : []));
  return unless(new Set(asked).size === asked.length, 'a power is asked for twice');
}

/** 19.47: ships wait in staging until the Warlord turn is over. */
function freshFault({ stack, players }: State): string | undefined {
  const resting = stack.flatMap((step) => (step.step === 'rest' ? [step.who] : []));
  return unless(
    players.every(({ fresh }, seat) => resting.includes(seat) || fresh.every((count) => count === 0)),
    'losses wait only in the own Warlord turn',
  );
}

function keepFault({ stack, players }: State): string | undefined {
  const choosing = stack.flatMap((step) => (step.step === 'keep' ? step.seats : []));
  const keeping = stack.some(({ step }) => step === 'keep');
  const early = keeping || stack[0]?.step === 'galaxy';
  return (
    unless(
      players.every(({ dealt }, seat) => dealt.length === (choosing.includes(seat) ? 2 : keeping ? 1 : 0)),
      'powers are dealt to those who choose',
    ) ??
    unless(!early || players.every(({ power }) => power === ''), 'nobody has a power before all have chosen')
  );
}
