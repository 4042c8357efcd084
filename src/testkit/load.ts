import { InputError } from '../kernel/error.ts';
import type { Step } from '../kernel/flow/flow.ts';
import type { AnyGame, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { loadMatch } from '../kernel/match/match.ts';
import { clone, equal } from '../kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { matches } from './effort.ts';
import { type Check, chosenMove, freshState, optionsOf, seatCounts, type Subject } from './subject.ts';
import { type Stock, stockOf, twisted } from './twists.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

type Data = Record<string, unknown>;

const POSITIONS = 40;
const ROUNDS = 400;
const LARGEST = 40;
const ONWARD = { moves: 60, every: 4 };
const A_WHILE = { moves: 30, every: 10 };
const A_MOMENT = { moves: 5, every: 5 };
/** Positions that are kept for each question. */
const EACH = 6;
/** Positions that are loaded as they are. */
const LOADED = 24;

/** What is tried on positions; of the likely changes only those of such kinds of places, where some are named. */
export function loadChecks(subject: Subject, kinds?: RegExp): Check[] {
  return [
    {
      title: 'what somebody sees of a position is refused with a reason or can be played on',
      run: () => checkViews(subject),
    },
    {
      title: 'a position with likely changes is refused with a reason or can be played on',
      run: () => checkTwisted(subject, kinds),
    },
    {
      title: 'a spoiled position is refused with a reason or can be played on',
      run: () => checkSpoiled(subject),
    },
    { title: 'what is no position at all is refused', run: () => checkStrange(subject) },
    {
      title: 'a position survives loading, and the match it came from can go on from there',
      run: () => checkLoaded(subject),
    },
  ];
}

/** Positions from matches of all kinds. */
interface Positions {
  /** One from the middle of each match. */
  readonly middles: readonly object[];
  /** Some for every question that was put. */
  readonly questions: readonly (readonly object[])[];
}

/** What was played once, for all checks of a game. */
const PLAYED = new WeakMap<Subject, Positions>();
const STOCKS = new WeakMap<Subject, Stock>();

function positionsOf(subject: Subject): Positions {
  const played = PLAYED.get(subject) ?? playMatches(subject);
  PLAYED.set(subject, played);
  return played;
}

function playMatches(subject: Subject): Positions {
  const [rng, chance] = [seeded(7), seeded(8)];
  const questions = new Map<string, { states: object[]; met: number }>();
  const keep = (state: object): void => {
    const name = stackOf(state)?.at(-1)?.step ?? '';
    const { states, met } = questions.get(name) ?? { states: [], met: 0 };
    const at = met < EACH ? met : chance.int(met);
    if (at < EACH) states[at] = copyOf(state);
    questions.set(name, { states, met: met + 1 });
  };
  const count = subject.trials.load?.positions ?? POSITIONS;
  const middles = Array.from({ length: count }, (_, i) => middleOf(subject, i, rng, keep));
  return { middles, questions: [...questions.values()].map(({ states }) => states) };
}

function middleOf(subject: Subject, i: number, rng: Rng, look: (state: object) => void): object {
  const { game, trials } = subject;
  const state = trials.load?.start?.(i) ?? beginning(subject, i);
  for (let moves = trials.load?.moves?.(i, rng) ?? rng.int(60); moves > 0; moves--) {
    look(state);
    const before = clone(state);
    playAny(subject, state, rng);
    if (game.actors(state).length === 0) return before;
  }
  return state;
}

function beginning(subject: Subject, i: number): object {
  const counts = seatCounts(subject.game);
  const seats = itemAt(counts, i % counts.length);
  return freshState(subject.game, seats, optionsOf(subject, seats, i), i);
}

function playAny(subject: Subject, state: object, rng: Rng): string {
  const { game } = subject;
  const seat = pick(rng, game.actors(state));
  const move = chosenMove(subject, rng, state, seat);
  game.apply(state, seat, move, rng);
  return moveText(move);
}

/** All places in the data that hold something, as the object or list and the key. */
function places(data: unknown, found: [Data, string][] = []): [Data, string][] {
  if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data)) {
      const holder = data as Data; // any object may be read by its own keys
      found.push([holder, key]);
      places(holder[key], found);
    }
  }
  return found;
}

const STRANGE = [null, 'x', -1, 1.5, {}, [], true, 1e300, '__proto__'];

/** Changes one thing somewhere in the data. */
function spoil(rng: Rng, data: object, words: readonly string[], largest: number): void {
  const found = places(data);
  if (found.length === 0) return;
  const [holder, key] = pick(rng, found);
  const value = holder[key];
  const kind = rng.int(12);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = clone(pick(rng, STRANGE));
  else if (Array.isArray(value) && kind < 8) {
    if (rng.int(2) === 0) value.pop();
    else value.push(value.length > 0 ? clone(pick(rng, value)) : rng.int(9));
  } else if (typeof value === 'number')
    holder[key] = kind < 6 ? value + rng.int(3) - 1 : rng.int(largest) - 3;
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (typeof value === 'string') holder[key] = pick(rng, words);
}

/** The unfinished business of a state of a game on the stack; nothing in any other. */
function stackOf(state: object): Step[] | undefined {
  return 'stack' in state && Array.isArray(state.stack) ? state.stack : undefined;
}

/** Changes of what is still to be done, with steps as some match has them, or not quite. */
function stackTwists(
  rng: Rng,
  stack: Step[],
  steps: readonly Step[],
  change: (data: object) => void,
): (() => unknown)[] {
  const step = (): Step => {
    const other = clone(pick(rng, steps));
    if (rng.int(4) === 0) change(other);
    return other;
  };
  return [
    () => change(stack),
    () => change(stack),
    () => stack.splice(0, stack.length, step()),
    () => stack.push(step()),
    () => stack.splice(rng.int(stack.length + 1), rng.int(2), step()),
    () => stack.splice(rng.int(stack.length + 1), 1),
    () => stack.pop(),
    () => stack.reverse(),
  ];
}

/** Changes a position: one thing anywhere, or a few of the changes that keep more of it in order. */
function change({ game, trials }: Subject, rng: Rng, state: object, steps: readonly Step[]): void {
  const words = ['', '?', ...(trials.load?.words ?? [])];
  const spoilPart = (data: object): void => spoil(rng, data, words, trials.load?.largest ?? LARGEST);
  const stack = stackOf(state);
  const twists = (): readonly (() => unknown)[] => [
    ...(stack ? stackTwists(rng, stack, steps, spoilPart) : [() => spoilPart(state)]),
    ...(trials.load?.twists?.(rng, state, spoilPart) ?? []),
  ];
  const kind = rng.int(20);
  if (kind < 7) return spoilPart(state);
  // What a seat sees of a position is none, unless it sees everything.
  if (kind === 7) return void Object.assign(state, game.redact(state, rng.int(game.seatsOf(state))));
  try {
    for (let changes = rng.int(3); changes >= 0; changes--) pick(rng, twists())();
  } catch (error) {
    // A change may trip over what an earlier one has left; the position is spoiled enough then.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** A copy in which even options can be changed. */
function copyOf(state: object): object {
  return JSON.parse(JSON.stringify(state));
}

function checkSpoiled(subject: Subject): void {
  const { trials } = subject;
  const rng = seeded(11);
  const { middles: states } = positionsOf(subject);
  const steps = states.flatMap((state) => stackOf(state) ?? []);
  const rounds = matches(trials.load?.rounds ?? ROUNDS);
  let accepted = 0;
  for (let round = 0; round < rounds; round++) {
    const spoiled = copyOf(pick(rng, states));
    change(subject, rng, spoiled, steps);
    if (isAccepted(subject, spoiled, round)) accepted++;
  }
  const least = trials.load?.accepted ?? rounds / 20;
  if (accepted <= least) throw new Error(`only ${accepted} of ${rounds} spoiled positions were accepted`);
}

/** The same with changes that are harder to tell from what could be. */
function checkTwisted(subject: Subject, kinds?: RegExp): void {
  const stock = STOCKS.get(subject) ?? stockOf(positionsOf(subject).questions);
  STOCKS.set(subject, stock);
  const { tries } = stock;
  const rounds = matches(Math.max(tries.length, ROUNDS));
  for (let round = 0; round < rounds; round++) {
    const one = itemAt(tries, round % tries.length);
    if (kinds?.test(one.kind) === false) continue;
    const changed = twisted(seeded(90_000 + round), stock, one);
    if (changed) isAccepted(subject, changed, round, round % 8 === 0 ? A_WHILE : A_MOMENT);
  }
}

/** What somebody sees of a position is none, unless they see everything. */
function checkViews(subject: Subject): void {
  const { game } = subject;
  const states = positionsOf(subject).questions.flat();
  states.forEach((state, round) => {
    for (const viewer of viewersOf(game, state)) {
      const view = game.redact(state, viewer);
      if (!equal(view, state)) isAccepted(subject, copyOf(view), round);
    }
  });
}

/** Whether a changed position is one; it is then played on, and refused with a reason otherwise. */
function isAccepted(subject: Subject, spoiled: object, round: number, onward = onwardOf(subject)): boolean {
  const text = JSON.stringify(spoiled);
  if (!isLoaded(subject, spoiled, round, text)) return false;
  try {
    playOn(subject, JSON.parse(text), seeded(round), onward);
  } catch (error) {
    throw failed(subject, round, text, error);
  }
  return true;
}

function isLoaded(subject: Subject, spoiled: object, round: number, text: string): boolean {
  try {
    loadMatch(subject.game, spoiled, 'fuzz');
    return true;
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'bad_state') throw error;
    if (/its form is wrong/.test(error.message)) throw failed(subject, round, text, error);
    if (round % 4 === 0 && JSON.stringify(spoiled) !== text)
      throw failed(subject, round, text, 'refusing it changed it');
    return false;
  }
}

function failed({ id }: Subject, round: number, text: string, reason: unknown): Error {
  const told = reason instanceof Error ? reason.message : String(reason);
  return new Error(`${id}, round ${round}, a spoiled position: ${told}\n${text}`, { cause: reason });
}

function onwardOf({ trials }: Subject): { readonly moves: number; readonly every: number } {
  return trials.load?.onward ?? ONWARD;
}

/** Plays at random to the end, or for a while; whatever happens must be as lawful as in any match. */
function playOn(subject: Subject, state: object, rng: Rng, { moves, every } = onwardOf(subject)): void {
  const { game } = subject;
  for (let played = 0; played < moves && game.actors(state).length > 0; played++) {
    const move = playAny(subject, state, rng);
    const fault = (played + 1) % every === 0 ? game.stateFault(state) : undefined;
    if (fault !== undefined) throw new Error(`after ${move}: ${fault}`);
    if (played === 0) checkSight(game, state, rng);
  }
  if (game.actors(state).length === 0 && !game.outcome(state)) throw new Error('the match has no outcome');
}

/** Somebody at the table, or a spectator, sees a position and can guess the rest of it. */
function checkSight(game: AnyGame, state: object, rng: Rng): void {
  const viewer = pick(rng, viewersOf(game, state));
  const view = game.redact(state, viewer);
  const guess = game.determinize(clone(view), viewer, rng);
  if (!equal(game.redact(guess, viewer), view)) throw new Error('a guess looks other than the truth');
  const fault = game.stateFault(guess);
  if (fault !== undefined) throw new Error(`a guess is no position: ${fault}`);
}

function viewersOf(game: AnyGame, state: object): (Seat | undefined)[] {
  return [undefined, ...Array.from({ length: game.seatsOf(state) }, (_, seat) => seat)];
}

function checkStrange(subject: Subject): void {
  const { game } = subject;
  const [state = {}] = positionsOf(subject).middles;
  const strange: unknown[] = [null, [], {}, 7, 'state'];
  if ('stack' in state) strange.push({ ...state, stack: [null] });
  if ('players' in state) strange.push({ ...state, players: [] });
  for (const data of strange) {
    try {
      loadMatch(game, data as object, 'fuzz'); // what comes from outside may be anything
    } catch (error) {
      if (error instanceof InputError && error.message.startsWith(`not a position of ${game.title}`))
        continue;
      throw error;
    }
    throw new Error(`${game.id}: ${JSON.stringify(data)} is no position and was loaded`);
  }
}

function checkLoaded(subject: Subject): void {
  const { game, id } = subject;
  for (const state of positionsOf(subject).middles.slice(0, LOADED)) {
    const match = loadMatch(game, copyOf(state), 'again');
    if (!equal(match.state, state)) throw new Error(`${id}: a position changed when it was loaded`);
    if (match.seats !== playersIn(state, game)) throw new Error(`${id}: ${match.seats} seats were loaded`);
    playOn(subject, match.state, seeded(1));
  }
}

function playersIn(state: object, game: AnyGame): number {
  return 'players' in state && Array.isArray(state.players) ? state.players.length : game.seatsOf(state);
}
