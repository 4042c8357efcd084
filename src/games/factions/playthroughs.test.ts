import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../kernel/chance.ts';
import { canonical } from '../../kernel/plain.ts';
import { pick, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { NAME } from './board.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { score } from './scoring.ts';
import type { Event, Player, State } from './state.ts';
import { fresh, lively } from './testkit.ts';

/**
 * Matches written out move by move. When a change of the rules is meant, `UPDATE_PLAYTHROUGHS=1` writes them
 * anew (`UPDATE_PLAYTHROUGHS=1 npx vitest run playthroughs`) and the differences tell what it did.
 */

const FOLDER = path.join(import.meta.dirname, 'playthroughs');
const MOST_MOVES = 2500;
const SUMMARY_EVERY = 40;

const SETTINGS: Readonly<Record<string, { seats: number; options: Partial<Options> }>> = {
  'one-hard': { seats: 1, options: { difficulty: 'hard' } },
  'two-usual': { seats: 2, options: {} },
  'three-first-time': { seats: 3, options: { firstTime: true } },
  'four-usual': { seats: 4, options: {} },
};

/** A match of lively random players, one line a move. */
function playthrough(name: string): string {
  const { seats, options } = SETTINGS[name] as { seats: number; options: Partial<Options> };
  const seed = 5 + Object.keys(SETTINGS).indexOf(name);
  const state = fresh(seats, options, seed);
  const [choices, chance] = [seeded(seed), seeded(seed + 1)];
  const lines = [`# ${name}: ${seats} seats, ${JSON.stringify(options)}`, ...summary(state, 0)];
  for (let moves = 1; moves <= MOST_MOVES && !state.over; moves++) {
    const seat = pick(choices, game.actors(state));
    const move = lively(choices, state, seat);
    const events: Event[] = [];
    game.apply(state, seat, move, chance, events);
    const told = events.map(shortly).filter((text) => text !== '');
    lines.push(`${seat}: ${moveText(move)}${told.length > 0 ? ` -> ${told.join('; ')}` : ''}`);
    if (moves % SUMMARY_EVERY === 0 && !state.over) lines.push(...summary(state, moves));
  }
  lines.push(...summary(state, -1), `outcome ${JSON.stringify(game.outcome(state) ?? 'still open')}`);
  return `${lines.join('\n')}\n`;
}

/** An event without what the move itself says. */
function shortly(event: Event): string {
  switch (event.type) {
    case 'chose':
    case 'berthed':
    case 'used':
      return '';
    case 'entered':
      return `for ${event.price}, ${event.energy} there`;
    case 'turn':
      return `turn of ${event.seat} in round ${event.round}`;
    default: {
      const { type, ...words } = event;
      return [
        type,
        ...Object.values(words).map((word) => (typeof word === 'object' ? JSON.stringify(word) : word)),
      ].join(' ');
    }
  }
}

/** The state in short, and a digest of all of it. */
function summary(state: State, moves: number): string[] {
  const head = moves < 0 ? 'at the end' : `after ${moves} moves`;
  const planets = state.planets.map(({ ring, tick }) => `${ring}@${tick}`).join(' ');
  return [
    `-- ${head}: round ${state.round}, ${planets}, ${digest(canonical(state)).slice(0, 16)}`,
    ...state.players.map(
      (player, seat) =>
        `  seat ${seat}: ${standing(player)}, ${state.round > 0 ? score(state)[seat] : 0} points`,
    ),
  ];
}

function standing({
  faction,
  energy,
  resources,
  ships,
  upgrades,
  techs,
  exoplanets,
  completed,
  passed,
}: Player): string {
  const colonies = exoplanets.map(({ card, explored }) => `${card}${explored ? '+' : ''}`);
  const notes = [...techs, ...colonies, ...completed, passed ? 'passed' : ''].filter(Boolean);
  return [
    faction,
    `${energy}/${resources}`,
    ships.map((at) => NAME[at]).join('+'),
    upgrades.join(''),
    ...notes,
  ].join(', ');
}

test.each(Object.keys(SETTINGS))('%s goes as it is written', (name) => {
  const file = path.join(FOLDER, `${name}.txt`);
  const text = playthrough(name);
  expect(text.length).toBeLessThan(300_000);
  if (process.env['UPDATE_PLAYTHROUGHS'] === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  // Line by line, so that a difference is told by the first move it shows in.
  const written = readFileSync(file, 'utf8').split('\n');
  const first = text.split('\n').findIndex((line, i) => line !== written[i]);
  expect([first, text.split('\n')[first]]).toEqual([-1, undefined]);
  expect(text).toBe(written.join('\n'));
});

test('every playthrough that is written is played', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(SETTINGS)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});
