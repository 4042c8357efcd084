import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { readOptions } from '../../../kernel/options.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { moveText } from '../../../kernel/text.ts';
import { COLOURS, EVENTS, SCENARIOS } from '../facts.ts';
import { hints } from './index.ts';
import { sol } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { asked, line, position } from '../test/testkit.ts';

const { game } = sol;

/** The same position with hardly a card left before the last flare. */
function nearTheEnd(state: State): State {
  state.deck = state.deck.map((count, suit) => (suit === 0 ? count : suit < 3 ? 1 : 0));
  return state;
}

/** What greedy plays in a position, whatever its luck. */
function choices(state: State): string[] {
  const seat = asked(state);
  const legal = game.legalMoves(state, seat);
  const seeds = [1, 2, 3, 4, 5];
  const chosen = seeds.map((seed) =>
    moveText(greedy.make(sol, seed).choose({ seat, legal, view: () => game.redact(state, seat) })),
  );
  return [...new Set(chosen)];
}

describe('the value of a position', () => {
  const settings: [string, number, Partial<Options>][] = [
    ['two players', 2, {}],
    ['three without vestiges', 3, { vestigial: false, keepTiming: 'deferred' }],
    ['five', 5, {}],
    ['two in a team', 2, { mode: 'coop' }],
    ['three with all effects', 3, { effects: 'random', colours: COLOURS, swap: true }],
    ...EVENTS.map((event): [string, number, Partial<Options>] => [
      event,
      2,
      { triggerFlares: 5, triggerEvent: event },
    ]),
    ...Object.keys(SCENARIOS).map((scenario): [string, number, Partial<Options>] => [
      scenario,
      1,
      { scenario } as Partial<Options>,
    ]),
  ];

  test.each(settings)('is a number for every seat all along a random match: %s', (_, seats, given) => {
    const options = readOptions(game, seats, given);
    const rng = seeded(seats);
    const state = game.setup(seats, options, rng);
    const values: number[] = [];
    const weights: number[] = [];
    for (let seat = game.actors(state)[0]; seat !== undefined; seat = game.actors(state)[0]) {
      values.push(hints.value(state, values.length % seats));
      const move = pick(rng, game.legalMoves(state, seat));
      weights.push(hints.weight(state, seat, move));
      game.apply(state, seat, move, rng);
    }
    expect(values.filter((value) => typeof value !== 'number' || Number.isNaN(value))).toEqual([]);
    expect(weights.filter((weight) => !(weight >= 0))).toEqual([]);
    expect(state.players.every((_player, seat) => Number.isFinite(hints.value(state, seat)))).toBe(true);
  });

  test('does not change the position', () => {
    const state = position({ players: [{ divers: { C3: 2, I2: 1 }, stations: { C4: 'node' } }, {}] });
    const before = JSON.stringify(state);
    hints.value(state, 0);
    hints.value(state, 1);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('is the same for both players when they stand alike', () => {
    const alike = { energy: 4, hold: 0, divers: { K0: 2 } };
    const state = position({ players: [alike, alike] });
    state.stack.length = 0;
    expect(hints.value(state, 0)).toBeCloseTo(hints.value(state, 1));
  });

  const base = { stations: { C4: 'node' }, gates: ['I3|C4'], hold: 2, energy: 3 } as const;
  const better: [string, object, object][] = [
    ['momentum', { momentum: 3 }, { momentum: 2 }],
    ['energy', { energy: 6 }, { energy: 5 }],
    ['12 energy rather than 13 that a flare halves', { energy: 12 }, { energy: 13 }],
    ['a sundiver on the station', { divers: { C4: 1 } }, { divers: { C3: 1 } }],
    ['one step nearer to the station', { divers: { I3: 1 } }, { divers: { I2: 1 } }],
    ['in front of a gate', { divers: { I3: 1 } }, { divers: { I9: 1 } }],
    ['a pattern', { divers: { R3: 2, R5: 2 }, hold: 0 }, { divers: { R3: 2, R6: 2 }, hold: 0 }],
    ['one more sundiver', { hold: 3 }, { hold: 2, reserve: 11 }],
    ['a card', { card: 'CASCADE' }, {}],
    ['a deeper station', { stations: { R2: 'node' } }, { stations: { C4: 'node' } }],
  ];

  test.each(better)('is higher for %s', (_, good, bad) => {
    const value = (own: object): number => hints.value(position({ players: [{}, { ...base, ...own }] }), 1);
    expect(value(good)).toBeGreaterThan(value(bad));
  });

  test('is lower when a rival has more', () => {
    const value = (momentum: number): number => hints.value(position({ players: [{}, { momentum }] }), 0);
    expect(value(8)).toBeLessThan(value(4));
  });

  test('rises with the momentum of the weakest in a team', () => {
    const value = (momentum: number): number =>
      hints.value(position({ players: [{}, { momentum }], options: { mode: 'coop' } }), 0);
    expect(value(8)).toBeGreaterThan(value(4));
  });

  test('hardly counts momentum beyond what a scenario asks for', () => {
    const value = (momentum: number): number =>
      hints.value(position({ players: [{ momentum }], options: { scenario: 'sunworm' } }), 0);
    expect(value(17) - value(16)).toBeCloseTo(1, 1);
    expect(value(18) - value(17)).toBeLessThan(0.2);
  });
});

describe('greedy', () => {
  test('takes the bonus of its tower (6.3.6)', () => {
    const state = position({ players: [{ divers: { R0: 1 }, stations: { R0: 'tower' }, energy: 6 }, {}] });
    line(state, ['activate', 'use R0']);
    expect(choices(state)).toEqual(['take']);
  });

  test('leaves a node bonus that lifts it to 13 energy (7.5)', () => {
    const state = position({ players: [{ divers: { C0: 1 }, stations: { C0: 'node' }, energy: 10 }, {}] });
    line(state, ['activate', 'use C0']);
    expect(choices(state)).toEqual(['decline']);
  });

  test('takes a node bonus that is safe', () => {
    const state = position({ players: [{ divers: { C0: 1 }, stations: { C0: 'node' }, energy: 2 }, {}] });
    line(state, ['activate', 'use C0']);
    expect(choices(state)).toEqual(['take']);
  });

  test('hurls when the end is near (6.1.4)', () => {
    const state = nearTheEnd(position({ players: [{ divers: { K0: 2 }, hold: 0 }, {}], flares: 12 }));
    expect(choices(state)).toEqual(['move']);
    line(state, ['move']);
    expect(choices(state)).toEqual(['hurl K0']);
  });

  test('turns energy into momentum before the last flare', () => {
    const stations = { C0: 'tower', C5: 'node' } as const;
    const own = { divers: { C0: 1, C5: 1 }, stations, energy: 9 };
    const state = nearTheEnd(position({ players: [own, {}], flares: 12 }));
    line(state, ['activate']);
    expect(choices(state)).toEqual(['use C0']);
  });

  test('uses outer stations at a flare (7.4)', () => {
    const state = position({
      players: [{ divers: { C0: 1 }, stations: { C0: 'node', O3: 'tower' }, energy: 4 }, {}],
    });
    line(state, ['activate', 'use C0', 'decline'], []);
    line(state, ['end'], ['FLARE']);
    expect(choices(state)).toEqual(['orbital O3']);
  });

  test('spends its points instead of passing', () => {
    const state = position({ players: [{ stations: { I0: 'node' }, eye: 0 }, { eye: 6 }] });
    line(state, ['move']);
    expect(choices(state)).not.toContain('end');
  });

  test('plays CHAIN for momentum where it can (10.7)', () => {
    const divers = { O3: 1, O4: 1, O5: 1, O6: 1, O7: 1 };
    const state = position({ players: [{ divers, hold: 0, card: 'CHAIN' }, {}] });
    expect(choices(state)[0]).toMatch(/^play CHAIN/);
  });
});
