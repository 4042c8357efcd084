import { unless, within } from '../../kernel/faults.ts';
import { firstFault, type Shape, shapeFault } from '../../kernel/shape.ts';
import { EXOPLANET, RIVAL_CARD } from './facts.ts';
import type { Frame, State } from './state.ts';
import { FLOW } from './steps.ts';

/** What holds of the stack: known steps with fields of their kind, a question on top, and something to answer. */
export function stackFault(state: State): string | undefined {
  const { stack, over } = state;
  if (over) return unless(stack.length === 0, 'nothing is left to do once a match is over');
  const top = stack.at(-1);
  return (
    unless(top !== undefined, 'a match that goes on has something to do') ??
    firstFault(stack, (frame) => frameFault(state, frame)) ??
    courseFault(state) ??
    unless(Object.hasOwn(FLOW.questions, (top as Frame).step), 'the step on top must be a question') ??
    movesFault(state, top as Frame)
  );
}

// ── Frame by frame ────────────────────────────────────────────────────────────────────────────────

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

function frameFault(state: State, frame: Frame): string | undefined {
  const known = typeof frame === 'object' && frame !== null && typeof frame.step === 'string';
  if (!known) return 'a frame must be an object with a step';
  const { step } = frame;
  const asks = Object.hasOwn(FLOW.questions, step);
  if (!asks && !Object.hasOwn(FLOW.runs, step))
    return `there is no step ${JSON.stringify(step).slice(0, 40)}`;
  const shape: Shape = { step: 'text', ...(asks && { seat: 'number' }), ...FIELDS[step] };
  return shapeFault(frame, shape, `step ${step}`) ?? valuesFault(state, frame);
}

/** Seats, planets, ships and cards a frame names must be there. */
function valuesFault({ players, planets, rival }: State, frame: Frame): string | undefined {
  const { step } = frame;
  const last = players.length - 1;
  const fields = frame as unknown as Readonly<Record<string, number>>;
  const check = (key: string, least: number, most: number) =>
    key in frame ? within(fields[key] as number, least, most, `${key} in step ${step}`) : undefined;
  return (
    check('seat', 0, last) ??
    check('who', rival.length > 0 ? -1 : 0, last) ??
    check('maker', 0, last) ??
    check('partner', 0, last) ??
    check('planet', 0, planets.length - 1) ??
    check('as', 0, planets.length - 1) ??
    (step === 'orbit' ? check('ship', 0, players[frame.seat]!.ships.length - 1) : undefined) ??
    (step === 'boon'
      ? unless(Object.hasOwn(EXOPLANET, frame.card), 'a boon must be of an exoplanet')
      : undefined) ??
    (step === 'rivalOps' || step === 'rivalVote' || step === 'drain' || step === 'rivalTurn'
      ? unless(rival.length > 0, `step ${step} is for solo matches`)
      : undefined) ??
    (step === 'rivalOps' ? rivalOpsFault(frame.card, frame.at) : undefined)
  );
}

function rivalOpsFault(card: string, at: number): string | undefined {
  if (!Object.hasOwn(RIVAL_CARD, card)) return 'the opponent plays an unknown card';
  return within(at, 0, (RIVAL_CARD[card]?.do.length ?? 1) - 1, 'a step of a card of the opponent');
}

// ── The course of a match ─────────────────────────────────────────────────────────────────────────

/** Exactly one of these lies on the stack, at its bottom: each leads on to another until the match is over. */
const COURSE: readonly string[] = [
  'deploy',
  'opening',
  'round',
  'slot',
  'next',
  'rivalTurn',
  'upkeep',
  'event',
  'produce',
  'last',
  'score',
  'renew',
  'restock',
];
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
        (steps[0] === 'next' && !player.passed && stack.every((frame) => fitsTurn(frame, state))),
      'whose turn it is has not passed',
    )
  );
}

/** In set-up factions, ships and the questions about them fit together. */
function setupFault({ stack, players, rival }: State): string | undefined {
  const step = stack[0]?.step;
  const asked = (what: Frame['step']) =>
    stack.flatMap((frame) => (frame.step === what && 'seat' in frame ? [frame.seat] : []));
  const [factions, berths, rivals] = [asked('faction'), asked('berth'), asked('rival')];
  const once = (seats: readonly number[]) => new Set(seats).size === seats.length;
  return (
    unless(once(factions) && once(berths) && rivals.length <= rival.length, 'set-up asks everybody once') ??
    unless(step === 'deploy' || factions.length + rivals.length === 0, 'factions are chosen first') ??
    unless(step === 'opening' || berths.length === 0, 'ships are placed after factions are chosen') ??
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

function fitsTurn(frame: Frame, { players, turn }: State): boolean {
  if (!OWN_TURN.includes(frame.step)) return true;
  if ('seat' in frame && frame.seat !== turn.seat) return false;
  const { ships } = players[turn.seat]!;
  if (frame.step === 'fly') return turn.moved;
  return frame.step !== 'begin' || turn.moved || ships.length === 1;
}

/** A frame whose fields do not fit makes its question impossible to ask. */
function movesFault(state: State, top: Frame): string | undefined {
  try {
    const question = FLOW.questions[top.step as 'turn'];
    const moves = question?.moves(state, top as never, (top as { seat: number }).seat) ?? [];
    return unless(moves.length > 0, `whoever is asked in step ${top.step} has nothing to choose`);
  } catch {
    return `step ${top.step} does not fit the state`;
  }
}
