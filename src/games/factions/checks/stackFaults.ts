import { unless } from '../../../kernel/checks/faults.ts';
import { firstFault } from '../../../kernel/data/shape.ts';
import { lastRound } from '../actions/upkeep.ts';
import { GATES } from '../facts.ts';
import { stepFault } from './stepFaults.ts';
import type { Step, State } from '../state.ts';

/** What holds of the stack: steps that can be done and follow from one another. */
export function stackFault(state: State): string | undefined {
  const { stack, over } = state;
  if (over) return unless(stack.length === 0, 'nothing is left to do once a match is over');
  return (
    unless(stack.length > 0, 'a match that goes on has something to do') ??
    firstFault(stack, (step) => stepFault(state, step)) ??
    courseFault(state) ??
    orderFault(state)
  );
}

// ── The course of a match ─────────────────────────────────────────────────────────────────────────

/** What lies at the bottom, and nowhere else: each leads on to another until the match is over. */
const COURSE: readonly string[] = [
  'deploy',
  'opening',
  'round',
  'slot',
  'next',
  'rivalTurn',
  'event',
  'produce',
  'score',
  'restock',
];

/** What the effect of a card may leave to do. */
const EFFECTS =
  'band boon claim convert dig gate glide install keep ops orbit peek research return rob scrap shove sweep tech teleport';
const EVENT = 'afterGifts amnesty gate install wheel window';
const OPPONENT = `${EFFECTS} drain rivalOps rivalVote wheel`;

/** What may lie directly on a step; whatever else is asked is answered before anything follows from it. */
const ABOVE: Readonly<Record<string, string>> = {
  action: 'landed orbit',
  afterGifts: EFFECTS,
  amnesty: 'amnesty install',
  begin: 'gate orbit',
  berth: 'berth',
  deploy: 'faction rival',
  event: 'window',
  faction: 'faction',
  finish: `${EFFECTS} amount map push react trim used`,
  fly: 'orbit',
  gate: 'gate',
  glide: 'glide orbit',
  landed: 'orbit',
  map: EFFECTS,
  next: 'action begin finish fly trim turn',
  opening: 'berth',
  ops: EFFECTS,
  orbit: 'orbit',
  produce: `${EVENT} tie turnUp`,
  react: 'orbit push',
  restock: 'wheel',
  rival: 'faction',
  rivalOps: OPPONENT,
  rivalTurn: OPPONENT,
  round: 'gate tech',
  score: 'window',
  slot: OPPONENT,
  turn: 'answer draft hand orbit',
  turnUp: EVENT,
  used: `${EFFECTS} amount engineer market recruit vote wheel`,
  wheel: 'orbit',
  window: 'window',
};

/** Before the first round the Tunnelers place tokens and the Deep State takes a tech, one after the other. */
const ABOVE_OPENING: Readonly<Record<string, string>> = { ...ABOVE, gate: 'gate tech', tech: 'gate' };

function orderFault({ stack, round }: State): string | undefined {
  const above = round === 0 ? ABOVE_OPENING : ABOVE;
  return firstFault(stack.slice(1), ({ step }, i) => {
    const below = stack[i]!.step;
    return unless(
      above[below]?.split(' ').includes(step) === true,
      `step ${step} cannot come before ${below}`,
    );
  });
}

const SETUP: readonly string[] = ['deploy', 'opening', 'round', 'faction', 'rival', 'berth'];
const OWN_TURN: readonly string[] = ['turn', 'begin', 'fly', 'land', 'landed', 'action', 'finish'];

function courseFault(state: State): string | undefined {
  const { stack, round, players, turn } = state;
  const steps = stack.map(({ step }) => step);
  const own = steps.filter((step) => OWN_TURN.includes(step) && step !== 'landed');
  const player = players[turn.seat]!;
  const indexes = players
    .flatMap(({ passed, passIndex }) => (passed ? [passIndex] : []))
    .sort((a, b) => a - b);
  return (
    unless(
      steps.every((step, i) => COURSE.includes(step) === (i === 0)),
      'the stack must begin with what leads on, once',
    ) ??
    unless((round === 0) === ['deploy', 'opening', 'round'].includes(steps[0]!), 'set-up is round 0') ??
    unless(steps[0] !== 'restock' || round < lastRound(state), 'no round follows the last') ??
    (round === 0
      ? setupFault(state)
      : unless(
          steps.every((step) => !SETUP.includes(step)),
          'nothing of set-up is left once rounds are played',
        )) ??
    unless(
      indexes.every((index, i) => index === i + 1),
      'passes are counted one by one',
    ) ??
    unless(own.length <= 1, 'there is one turn at a time') ??
    unless(
      own.length === 0 ||
        (steps[0] === 'next' && !player.passed && stack.every((step) => fitsTurn(step, state))),
      'whose turn it is has not passed',
    )
  );
}

/** In set-up factions, ships and the questions about them fit together. */
function setupFault({ stack, players, rival }: State): string | undefined {
  const step = stack[0]?.step;
  const asked = (what: Step['step']) =>
    stack.flatMap((step) => (step.step === what && 'seat' in step ? [step.seat] : []));
  const [factions, berths, rivals] = [asked('faction'), asked('berth'), asked('rival')];
  const [gates, techs] = [asked('gate'), asked('tech')];
  const once = (seats: readonly number[]) => new Set(seats).size === seats.length;
  return (
    unless(once(factions) && once(berths) && rivals.length <= rival.length, 'set-up asks everybody once') ??
    unless(step === 'deploy' || factions.length + rivals.length === 0, 'factions are chosen first') ??
    unless(step === 'opening' || berths.length === 0, 'ships are placed after factions are chosen') ??
    unless(gates.length <= GATES && techs.length <= 1, 'factions begin with two tokens or a tech') ??
    unless(
      players.every(({ faction }, seat) => (faction === '') === factions.includes(seat)) &&
        rival.every(({ faction }) => (faction === '') === rivals.length > 0),
      'who has no faction is asked for one',
    ) ??
    unless(
      players.every(
        ({ ships }, seat) => ships.length === (step === 'deploy' || berths.includes(seat) ? 0 : 1),
      ),
      'who has no ship is asked for its place',
    )
  );
}

function fitsTurn(step: Step, { players, turn }: State): boolean {
  if (!OWN_TURN.includes(step.step)) return true;
  if ('seat' in step && step.seat !== turn.seat) return false;
  const { ships } = players[turn.seat]!;
  if (step.step === 'fly') return turn.moved;
  return step.step !== 'begin' || turn.moved || ships.length === 1;
}
