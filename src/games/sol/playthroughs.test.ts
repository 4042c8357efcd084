import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../kernel/chance.ts';
import { canonical } from '../../kernel/plain.ts';
import { pick, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { SUITS } from './facts.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import type { Event, State } from './state.ts';
import { fresh, lively } from './testkit.ts';

/**
 * Matches written out move by move. When a change of the rules is meant, `UPDATE_PLAYTHROUGHS=1` writes them
 * anew (`UPDATE_PLAYTHROUGHS=1 npx vitest run playthroughs`) and the differences tell what it did.
 */

const FOLDER = path.join(import.meta.dirname, 'playthroughs');
const MOST_MOVES = 1200;
const SUMMARY_EVERY = 20;

const SETTINGS: Readonly<Record<string, { seats: number; options: Partial<Options> }>> = {
  'two-first-game': { seats: 2, options: {} },
  'three-longer-deferred': { seats: 3, options: { vestigial: false, keepTiming: 'deferred' } },
  'four-random-effects': {
    seats: 4,
    options: { effects: 'random', colours: ['blue', 'green', 'yellow', 'red'], swap: true },
  },
  'five-warp': { seats: 5, options: { triggerFlares: 4, triggerEvent: 'WARP' } },
  'two-implode-marked': {
    seats: 2,
    options: { triggerFlares: 5, triggerEvent: 'IMPLODE', triggerMode: 'marked', effects: 'random' },
  },
  'three-feeders': { seats: 3, options: { triggerFlares: 4, triggerEvent: 'FEEDERS', effects: 'random' } },
  'solo-ancient-tower': { seats: 1, options: { scenario: 'ancientTower' } },
  'solo-energy-garden': { seats: 1, options: { scenario: 'energyGarden' } },
  'coop-three': { seats: 3, options: { mode: 'coop', effects: 'random' } },
};

/** A match of lively random players, one line a move. */
function playthrough(name: string): string {
  const { seats, options } = SETTINGS[name] as { seats: number; options: Partial<Options> };
  const seed = 7 + Object.keys(SETTINGS).indexOf(name);
  const state = fresh(seats, { stallRounds: 4, ...options }, seed);
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
    case 'action':
    case 'played':
    case 'launched':
    case 'returned':
    case 'flew':
      return '';
    case 'energy':
    case 'momentum':
      return `${event.seat} ${event.by > 0 ? '+' : ''}${event.by} ${event.type} (${event.reason})`;
    case 'turn':
      return `turn ${event.number} of ${event.seat}`;
    default: {
      const { type, ...words } = event;
      return [type, ...Object.values(words)]
        .map((word) => (Array.isArray(word) ? word.join('+') : word))
        .join(' ');
    }
  }
}

/** The state in short, and a digest of all of it. */
function summary(state: State, moves: number): string[] {
  const players = state.players.map(
    ({ eye, energy, momentum, hold, reserve, vaporized, card }, seat) =>
      `  seat ${seat}: eye ${eye}, ${energy} energy, ${momentum} momentum, ${hold} in hold, ${reserve} in reserve, ${vaporized} gone, card ${SUITS[card] ?? 'none'}`,
  );
  const head = moves < 0 ? 'at the end' : `after ${moves} moves`;
  const counts = `${state.flares} flares, ${state.deck.reduce((sum, count) => sum + count, 0)} cards left`;
  return [
    `-- ${head}: turn ${state.turn.number}, ${counts}, ${digest(canonical(state)).slice(0, 16)}`,
    ...players,
  ];
}

test.each(Object.keys(SETTINGS))('%s goes as it is written', (name) => {
  const file = path.join(FOLDER, `${name}.txt`);
  const text = playthrough(name);
  expect(text.length).toBeLessThan(100_000);
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
