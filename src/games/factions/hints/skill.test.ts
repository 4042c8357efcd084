import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { runMatch } from '../../../kernel/match/runner.ts';
import { moveText } from '../../../kernel/text.ts';
import type { ExoplanetId } from '../facts.ts';
import { skill } from './index.ts';
import { factions } from '../index.ts';
import type { State } from '../state.ts';
import { asked, fresh, line, position, type Seated } from '../test/testkit.ts';

const { game } = factions;
const skilled = { ...factions, hints: skill };

/** What somebody plays in a position, whatever its luck. */
function choices(state: State, entry: typeof skilled = skilled): string[] {
  const seat = asked(state);
  const legal = game.legalMoves(state, seat);
  const chosen = [1, 2, 3, 4, 5].map((seed) =>
    moveText(greedy.make(entry, seed).choose({ seat, legal, view: () => game.redact(state, seat) })),
  );
  return [...new Set(chosen)];
}

test('the skilled choose Standard Ordinary People, the greedy any faction', () => {
  expect(choices(fresh(2, {}, 1))).toEqual(['faction sop']);
  expect(choices(fresh(2, {}, 1), factions).length).toBeGreaterThan(1);
});

describe('Galactic Mapping', () => {
  const mapper = (cards: readonly ExoplanetId[]): Seated => ({
    faction: 'sop',
    upgrades: { faction: 5 },
    ships: ['7-20'],
    energy: 0,
    resources: 0,
    exoplanets: cards.map((card) => ({ card, explored: true })),
  });

  test('is used where nothing else can be done', () => {
    expect(choices(position({ players: [mapper(['ju21', 'ju07']), {}], tiles: {} }))).toEqual(['mapping']);
  });

  test('brings what helps and leaves out the rest', () => {
    const state = position({ players: [{ ...mapper(['ju07', 'ju11']), energy: 16 }, {}], tiles: {} });
    line(state, ['mapping']);
    expect(choices(state)).toEqual(['map ju07 A']);
    line(state, ['map ju07 A']);
    expect(choices(state)).toEqual(['done']);
    expect(choices(state, factions)).toEqual(['map ju11 B']);
  });

  test('of a rival is cut short by passing', () => {
    const cards = ['ju05', 'ju07', 'ju09', 'ju18', 'ju25', 'ju27', 'ju36'] as const;
    const players = [{ ships: ['3-0'] }, { ...mapper(cards), ships: ['2-3'] }];
    const state = position({ players, tiles: { '4-0': 3 } });
    expect(choices(state)).toEqual(['pass']);
    expect(choices(state, factions)).not.toEqual(['pass']);
    const alone = position({
      players: [players[0] ?? {}, { ...players[1], passed: true }],
      tiles: { '4-0': 3 },
    });
    expect(choices(alone)).not.toEqual(['pass']);
  });
});

test('a deal that helps the only rival as much is no deal', () => {
  const players = [
    { ships: ['1-0'], energy: 12, resources: 1 },
    { ships: ['5-5'], energy: 2, resources: 3 },
  ];
  const state = position({ players });
  line(state, ['offer 1', 'give energy 4', 'ask resource 1', 'propose']);
  expect(choices(state, factions)).toEqual(['accept']);
  expect(choices(state)).toEqual(['reject']);
});

test('skill wins against the greedy', () => {
  const players = [greedy.make(factions, 0), greedy.make(skilled, 1)];
  const { outcome } = runMatch(game, { seats: 2, options: {}, seed: 'skill' }, players);
  expect(outcome?.places).toEqual([2, 1]);
});
