import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../kernel/chance.ts';
import { canonical } from '../../kernel/plain.ts';
import { pick, seeded } from '../../kernel/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { NAME } from './board.ts';
import { SHIPS } from './facts.ts';
import { game } from './index.ts';
import type { Options } from './options.ts';
import { ancientPoints, score } from './scoring.ts';
import type { Event, Player, State } from './state.ts';
import { fresh, lively } from './testkit.ts';

/**
 * Matches written out move by move. When a change of the rules is meant, `UPDATE_PLAYTHROUGHS=1` writes them
 * anew (`UPDATE_PLAYTHROUGHS=1 npx vitest run playthroughs`) and the differences tell what it did.
 */

const FOLDER = path.join(import.meta.dirname, 'playthroughs');
const MOST_MOVES = 3000;
const SUMMARY_EVERY = 40;

const SETTINGS: Readonly<Record<string, { seats: number; options: Partial<Options> }>> = {
  'one-standard': { seats: 1, options: {} },
  'one-doom-restir': { seats: 1, options: { difficulty: 'doom', restir: true, ancientExplore: 'scan' } },
  'two-usual': { seats: 2, options: {} },
  'three-events': { seats: 3, options: { events: true } },
  'four-events': { seats: 4, options: { events: true, playerTechSets: false } },
};

/** A match of lively random players, one line a move. */
function playthrough(name: string): string {
  const { seats, options } = SETTINGS[name] as { seats: number; options: Partial<Options> };
  const seed = 11 + Object.keys(SETTINGS).indexOf(name);
  const state = fresh(seats, options, seed);
  const [choices, chance] = [seeded(seed), seeded(seed + 1)];
  const lines = [`# ${name}: ${seats} seats, ${JSON.stringify(options)}`, ...summary(state, 0)];
  for (let moves = 1; moves <= MOST_MOVES && state.ending === ''; moves++) {
    const seat = pick(choices, game.actors(state));
    const move = lively(choices, state, seat);
    const events: Event[] = [];
    game.apply(state, seat, move, chance, events);
    const told = events.map(shortly);
    lines.push(`${seat}: ${moveText(move)}${told.length > 0 ? ` -> ${told.join('; ')}` : ''}`);
    if (moves % SUMMARY_EVERY === 0 && state.ending === '') lines.push(...summary(state, moves));
  }
  lines.push(...summary(state, -1), `outcome ${JSON.stringify(game.outcome(state) ?? 'still open')}`);
  return `${lines.join('\n')}\n`;
}

function shortly(event: Event): string {
  const { type, ...words } = event;
  return [
    type,
    ...Object.values(words).map((word) => (typeof word === 'object' ? JSON.stringify(word) : word)),
  ].join(' ');
}

/** The state in short, and a digest of all of it. */
function summary(state: State, moves: number): string[] {
  const head = moves < 0 ? `at the end (${state.ending})` : `after ${moves} moves`;
  const theirs = state.ancients.map(
    (side) =>
      `  Ancients: ${side.credits} credits, ${side.supply} tokens, ${side.cruisers.map((at) => NAME[at]).join('+')}, ${ancientPoints(state)} points`,
  );
  return [
    `-- ${head}: turn ${state.turn}, on roles ${state.lying.join('')}, ${digest(canonical(state)).slice(0, 16)}`,
    ...state.players.map((one, seat) => `  seat ${seat}: ${standing(one)}, ${score(state)[seat]} points`),
    ...theirs,
  ];
}

function standing({ credits, stock, supply, ships, staging, techs, power }: Player): string {
  const fleet = ships.map(({ kind, at }) => `${SHIPS[kind]?.charAt(0)}${NAME[at]}`);
  const notes = [fleet.join('+'), `staged ${staging.join('')}`, ...techs, power].filter(Boolean);
  return [`${credits} credits`, stock.join('/'), `${supply} tokens`, ...notes].join(', ');
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
