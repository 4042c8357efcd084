import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../kernel/match/chance.ts';
import type { GameEvent } from '../kernel/game.ts';
import { canonical } from '../kernel/data/plain.ts';
import { pick, seeded } from '../kernel/match/rng.ts';
import { moveText } from '../kernel/text.ts';
import { type Check, chosenMove, freshState, seatCounts, type Subject } from './subject.ts';
import type { PlaythroughTrials } from './trials.ts';

/**
 * Matches written out move by move. When a change of the rules is meant, `UPDATE_PLAYTHROUGHS=1` writes them
 * anew (`UPDATE_PLAYTHROUGHS=1 ./orrery test playthroughs`) and the differences tell what it did.
 */

const UPDATING = process.env['UPDATE_PLAYTHROUGHS'] === '1';

type Plan = PlaythroughTrials<object, GameEvent, object>;

export function playthroughChecks(subject: Subject): Check[] {
  const plan = planOf(subject);
  const names = Object.keys(plan.matches);
  return [
    ...names.map((name) => ({
      title: `${name} goes as it is written`,
      run: () => checkPlaythrough(subject, plan, name),
    })),
    { title: 'every playthrough that is written is played', run: () => checkFolder(subject, names) },
  ];
}

/** The plan of the game, or one match for each number of seats. */
function planOf({ game, entry, trials }: Subject): Plan {
  if (trials.playthroughs) return trials.playthroughs;
  return {
    matches: Object.fromEntries(seatCounts(game).map((seats) => [`${seats}-seats`, { seats, options: {} }])),
    seed: 5,
    mostMoves: 2000,
    summaryEvery: 20,
    longest: 300_000,
    event: eventWords,
    progress: () => '',
    standing: (state, seat) => `${entry.score(state)[seat]} points`,
  };
}

/** An event as its type and words; lists and objects as JSON. */
export function eventWords({ type, ...words }: GameEvent): string {
  return [type, ...Object.values(words).map((word) => wordOf(word))].join(' ');
}

/** An event as its type and words; lists with a plus between what is in them. */
export function plainWords({ type, ...words }: GameEvent): string {
  const texts = Object.values(words).map((word: unknown) =>
    Array.isArray(word) ? word.map(wordOf).join('+') : wordOf(word),
  );
  return [type, ...texts].join(' ');
}

function wordOf(word: unknown): string {
  return typeof word === 'string' ? word : JSON.stringify(word);
}

/** A match of random players, one line a move. */
function playthrough(subject: Subject, plan: Plan, name: string): string {
  const { game } = subject;
  const { seats, options } = plan.matches[name] ?? { seats: game.seats.min, options: {} };
  const seed = plan.seed + Object.keys(plan.matches).indexOf(name);
  const state = freshState(game, seats, { ...plan.always, ...options }, seed);
  const [choices, chance] = [seeded(seed), seeded(seed + 1)];
  const lines = [`# ${name}: ${seats} seats, ${JSON.stringify(options)}`, ...summary(plan, state, seats, 0)];
  for (let moves = 1; moves <= plan.mostMoves && game.actors(state).length > 0; moves++) {
    const seat = pick(choices, game.actors(state));
    const move = chosenMove(subject, choices, state, seat);
    const events: GameEvent[] = [];
    game.apply(state, seat, move, chance, events);
    const told = events.map((event) => plan.event(event)).filter((text) => text !== '');
    lines.push(`${seat}: ${moveText(move)}${told.length > 0 ? ` -> ${told.join('; ')}` : ''}`);
    const goesOn = game.actors(state).length > 0;
    if (moves % plan.summaryEvery === 0 && goesOn) lines.push(...summary(plan, state, seats, moves));
  }
  const end = JSON.stringify(game.outcome(state) ?? 'still open');
  return `${[...lines, ...summary(plan, state, seats, -1), `outcome ${end}`].join('\n')}\n`;
}

/** The state in short, and a digest of all of it. */
function summary(plan: Plan, state: object, seats: number, moves: number): string[] {
  const head = moves < 0 ? `at the end${plan.ending?.(state) ?? ''}` : `after ${moves} moves`;
  const short = [plan.progress(state), digest(canonical(state)).slice(0, 16)].filter(Boolean).join(', ');
  const standings = Array.from(
    { length: seats },
    (_, seat) => `  seat ${seat}: ${plan.standing(state, seat)}`,
  );
  return [`-- ${head}: ${short}`, ...standings, ...(plan.others?.(state) ?? [])];
}

function checkPlaythrough(subject: Subject, plan: Plan, name: string): void {
  const file = path.join(subject.folder, `${name}.txt`);
  const text = playthrough(subject, plan, name);
  if (text.length >= plan.longest) throw new Error(`${name} is ${text.length} characters long`);
  if (UPDATING) {
    mkdirSync(subject.folder, { recursive: true });
    writeFileSync(file, text);
  }
  compare(name, text, isWritten(subject) ? readFileSync(file, 'utf8') : playthrough(subject, plan, name));
}

/** A game that has nothing written yet, and no plan of its own, must at least repeat itself. */
function isWritten({ folder, trials }: Subject): boolean {
  return trials.playthroughs !== undefined || existsSync(folder);
}

/** Line by line, so that a difference is told by the first move it shows in. */
function compare(name: string, text: string, written: string): void {
  if (text === written) return;
  const [lines, before] = [text.split('\n'), written.split('\n')];
  const at = lines.findIndex((line, i) => line !== before[i]);
  throw new Error(
    `${name} goes another way from line ${at + 1}:\n${lines[at] ?? 'nothing'}\nis written as\n${before[at] ?? 'nothing'}`,
  );
}

function checkFolder(subject: Subject, names: readonly string[]): void {
  if (!isWritten(subject)) return;
  const files = readdirSync(subject.folder).sort().join(', ');
  const played = names
    .map((name) => `${name}.txt`)
    .sort()
    .join(', ');
  if (files !== played) throw new Error(`${subject.folder} holds ${files}, but what is played is ${played}`);
}
