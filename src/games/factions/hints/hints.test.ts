import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { random } from '../../../bots/random.ts';
import { runMatch } from '../../../kernel/match/runner.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { moveText } from '../../../kernel/text.ts';
import { hints } from './index.ts';
import { factions } from '../index.ts';
import type { Move, State } from '../state.ts';
import { asked, fresh, line, position, question, type Seated } from '../test/testkit.ts';

const { game } = factions;

/** What greedy plays in a position, whatever its luck. */
function choices(state: State): string[] {
  const seat = asked(state);
  const legal = game.legalMoves(state, seat);
  const chosen = [1, 2, 3, 4, 5].map((seed) =>
    moveText(greedy.make(factions, seed).choose({ seat, legal, view: () => game.redact(state, seat) })),
  );
  return [...new Set(chosen)];
}

/** What greedy plays from a position until its turn is over or it is asked something else. */
function turnOf(state: State, seat = asked(state)): string[] {
  const bot = greedy.make(factions, 7);
  const rng = seeded(3);
  const played: string[] = [];
  while (state.turn.seat === seat && !state.upkeep && !state.players[seat]?.passed && asked(state) === seat) {
    const move = bot.choose({
      seat,
      legal: game.legalMoves(state, seat),
      view: () => game.redact(state, seat),
    }) as Move;
    played.push(moveText(move));
    game.apply(state, seat, move, rng);
    if (move.type === 'end') break;
  }
  return played;
}

describe('the value of a position', () => {
  test.each([1, 2, 3, 4])('is a number for every seat all along a random match of %i', (seats) => {
    const rng = seeded(seats);
    const state = fresh(seats, {}, seats);
    for (let i = 0; i < 300 && game.actors(state).length > 0; i++) {
      const seat = asked(state);
      const legal = game.legalMoves(state, seat);
      if (i % 5 === 0) {
        for (let viewer = 0; viewer < seats; viewer++)
          expect(Number.isFinite(hints.value(state, viewer))).toBe(true);
      }
      const worths = hints.judge?.(state, seat, legal);
      if (worths !== undefined) {
        expect(worths).toHaveLength(legal.length);
        expect(worths.every((worth) => Number.isFinite(worth))).toBe(true);
      }
      const move = pick(rng, legal);
      expect(hints.weight(state, seat, move)).toBeGreaterThanOrEqual(0);
      game.apply(state, seat, move, rng);
    }
  });

  test('does not change the position', () => {
    const state = position({
      players: [
        { faction: 'tunnelers', explorers: ['ve01'], exoplanets: ['ju01'], objectives: ['sa08'] },
        {},
      ],
      gates: ['1-0', '5-3'],
    });
    const before = JSON.stringify(state);
    hints.value(state, 0);
    hints.judge?.(state, 0, game.legalMoves(state, 0));
    expect(JSON.stringify(state)).toBe(before);
  });

  const base = { resources: 2, upgrades: { sails: 1 } };
  test.each<[string, Seated]>([
    ['resources', { ...base, resources: 4 }],
    ['energy', { ...base, energy: 16 }],
    ['upgrades', { ...base, upgrades: { sails: 2 } }],
    ['an exoplanet', { ...base, exoplanets: ['ju02'] }],
    ['a tech', { ...base, techs: ['ur05'] }],
    ['a completed objective', { ...base, completed: ['sa01'] }],
    ['an objective', { ...base, objectives: ['sa10'] }],
  ])('rises with %s', (_, better) => {
    const plain = { energy: 6, ...base };
    const than = position({ players: [plain, {}] });
    const state = position({ players: [{ energy: 6, ...better }, {}] });
    expect(hints.value(state, 0)).toBeGreaterThan(hints.value(than, 0));
  });

  test('falls with a rescue by its penalty', () => {
    const saved = position({ players: [{ rescues: 1, penalty: 20 }, {}] });
    const proud = position({ players: [{}, {}] });
    expect(hints.value(proud, 0) - hints.value(saved, 0)).toBeCloseTo(20);
  });
});

/** Planets that lie out of the way of what is tested. */
const FAR_OFF = { Venus: 12, Earth: 12, Mars: 12, Jupiter: 12, Saturn: 12, Uranus: 12, Neptune: 12 } as const;

describe('in its turn a bot', () => {
  test('flies to a tile it can reach, and mines it', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['3-0'], resources: 0, energy: 8 }, { ships: ['1-4'] }],
      tiles: { '4-1': 5 },
    });
    expect(turnOf(state)).toEqual(['step 4-1', 'stop', 'mine 4-1', 'end']);
  });

  test('takes the cheaper way', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['2-0'], resources: 0, energy: 8 }, { ships: ['1-4'] }],
      tiles: { '4-1': 5 },
      energy: { '3-0': 5 },
      planets: FAR_OFF,
    });
    expect(turnOf(state).slice(0, 3)).toEqual(['step 2-1', 'step 3-1', 'step 4-1']);
  });

  test('brings resources to Mars', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['3-2'], resources: 4, energy: 8 }, { ships: ['1-4'] }],
      planets: { ...FAR_OFF, Mars: 3 },
      tiles: {},
    });
    const played = turnOf(state);
    expect(played).toContain('use Mars Mars');
    expect(played).toContain('engineer 2');
  });

  test('charges beside Mercury with an empty battery', () => {
    const state = position({ players: [{ ships: ['1-0'], energy: 1, resources: 0 }, {}] });
    expect(choices(state)).toEqual(['charge Mercury']);
  });

  test('goes home while it can pay the way, instead of taking a tile it could not return from', () => {
    const state = position({
      players: [
        { faction: 'megacore', ships: ['2-0'], energy: 4, resources: 0, upgrades: { cargo: 1 } },
        { ships: ['1-4'] },
      ],
      planets: FAR_OFF,
      tiles: { '4-0': 2, '4-5': 4, '4-6': 6, '4-7': 6, '4-8': 5, '4-9': 5 },
      energy: { '3-0': 2 },
    });
    expect(turnOf(state)[0]).toBe('step 1-0');
  });

  test('never asks to be rescued', () => {
    const state = position({ players: [{ ships: ['7-10'], energy: 0, resources: 0 }, {}], tiles: {} });
    expect(choices(state)).toEqual(['pass']);
  });

  test('is rescued far out where it costs nothing, and then charges', () => {
    const state = position({
      players: [{ ships: ['5-6'], energy: 1, resources: 0 }, {}],
      options: { firstTime: true },
      tiles: {},
    });
    const [rescue] = choices(state) as [string];
    expect(rescue).toMatch(/^rescue 5-6/);
    line(state, [rescue]);
    expect(choices(state)).toEqual(['charge Mercury']);
  });

  test('passes when there is nothing left to win', () => {
    const state = position({
      players: [{ ships: ['1-2'], resources: 0, energy: 16 }, {}],
      round: 3,
      tiles: {},
      market: ['ju09', 'ju18', 'ju27'],
      energy: Object.fromEntries(['0-0', '0-1', '0-2', '0-3', '1-1', '1-3', '2-2'].map((at) => [at, 40])),
    });
    expect(choices(state)).toEqual(['pass']);
  });

  test('does not charge for nothing in the last turn of all', () => {
    const state = position({
      players: [{ ships: ['1-0'], resources: 0, energy: 3, lastTurns: 6 }, { passed: true }],
      planets: FAR_OFF,
      round: 3,
      tiles: {},
    });
    expect(choices(state)).toEqual(['pass']);
  });

  test('burns a resource where a step is worth it', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['3-0'], energy: 1, resources: 1, upgrades: { cargo: 3 } }, {}],
      round: 3,
      tiles: { '4-1': 6 },
      planets: { ...FAR_OFF, Mercury: 12 },
    });
    expect(choices(state)).toEqual(['burn']);
  });

  test('completes an objective at once', () => {
    const state = position({ players: [{ objectives: ['sa08'], upgrades: { sails: 3, cargo: 3 } }, {}] });
    expect(choices(state)).toEqual(['complete sa08']);
  });

  test('starts from the ship that is nearer to its goal', () => {
    const state = position({
      players: [{ faction: 'androids', ships: ['1-0', '3-4'], resources: 0 }, {}],
      tiles: { '4-6': 6 },
      planets: { ...FAR_OFF, Earth: 18, Venus: 18, Mars: 18, Jupiter: 0 },
    });
    expect(choices(state)).toEqual(['keepShip 3-4']);
  });

  test('of the Androids counts on the copy it left beside Mercury', () => {
    const state = position({
      players: [{ faction: 'androids', ships: ['1-0'], energy: 6, resources: 0 }, { ships: ['1-4'] }],
      planets: FAR_OFF,
      tiles: { '4-0': 2, '4-4': 4, '4-5': 4, '4-6': 6, '4-7': 6, '4-8': 5 },
      energy: { '3-0': 2 },
    });
    line(state, ['step 2-0', 'step 3-0']);
    expect(choices(state)).toEqual(['step 4-0']);
  });

  test('of the Council charges beside Earth too, when its battery is low', () => {
    const state = position({
      players: [{ faction: 'council', ships: ['3-2'], energy: 0, resources: 0 }, {}],
      planets: { Earth: 6 },
      tiles: {},
    });
    expect(choices(state)).toEqual(['charge Earth']);
  });
});

describe('asked to choose, a bot', () => {
  const beside = { ships: ['2-0'], energy: 10 };

  test('builds on what it has begun', () => {
    const state = position({
      players: [{ ...beside, resources: 2, upgrades: { sails: 2 } }, {}],
      planets: { Mars: 0 },
      round: 2,
    });
    line(state, ['step 3-0', 'stop', 'use Mars Mars', 'engineer 1']);
    expect(choices(state)).toEqual(['install sails']);
  });

  test('keeps the objective it can fulfil', () => {
    const state = position({
      players: [{ ...beside, faction: 'zealots', ships: ['5-1'], upgrades: { sails: 3, cargo: 3 } }, {}],
      planets: { Saturn: 0 },
      round: 3,
    });
    line(state, ['step 5-0', 'stop', 'use Saturn Saturn'], ['sa11', 'sa08']);
    expect(choices(state)).toEqual(['keep sa08']);
  });

  test('takes the exoplanet of the type it collects', () => {
    const state = position({
      players: [
        {
          ...beside,
          faction: 'zealots',
          ships: ['4-1'],
          explorers: ['ve03', 've09', 've14'],
          exoplanets: [
            { card: 'ju28', explorers: ['ve20'], explored: true },
            { card: 'ju29', explorers: ['ve14'], explored: true },
          ],
        },
        {},
      ],
      planets: { Jupiter: 0 },
      market: ['ju19', 'ju31', 'ju11'],
    });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter']);
    expect(choices(state)).toEqual(['take ju31']);
  });

  test('places explorers at the end of a round where they explore something', () => {
    const state = position({
      players: [
        { faction: 'zealots', explorers: ['ve14', 've09'], exoplanets: ['ju02'], resources: 0 },
        { passed: true, resources: 0 },
      ],
    });
    line(state, ['pass']);
    expect(question(state)).toBe('window');
    expect(choices(state)).toEqual(['place ve14 ju02']);
    line(state, ['place ve14 ju02']);
    expect(state.players[0]?.exoplanets[0]?.explored).toBe(true);
    expect(new Set(hints.judge?.(state, 0, game.legalMoves(state, 0)))).toEqual(new Set([0]));
  });

  test('does not place explorers that explore nothing yet', () => {
    const state = position({
      players: [
        { faction: 'zealots', explorers: ['ve09'], exoplanets: ['ju09'], resources: 0 },
        { passed: true },
      ],
    });
    line(state, ['pass']);
    expect(choices(state)).toEqual(['done']);
  });

  test('takes all the energy there is', () => {
    const state = position({
      players: [{ faction: 'zealots', ships: ['1-0'], energy: 4, resources: 0 }, {}],
    });
    line(state, ['charge Mercury']);
    expect(choices(state)).toEqual(['amount 12']);
  });
});

describe('in trades a bot', () => {
  test('takes an offer that is good for it, and refuses one that is not', () => {
    const players = [
      { faction: 'zealots', ships: ['1-0'], energy: 12, resources: 1 },
      { faction: 'sop', ships: ['6-3'], energy: 1, resources: 3 },
    ] as const;
    const good = position({ players });
    line(good, ['offer 1', 'give energy 4', 'ask resource 1', 'propose']);
    expect(choices(good)).toEqual(['accept']);
    const bad = position({ players });
    line(bad, ['offer 1', 'give energy 1', 'ask resource 1', 'ask resource 1', 'propose']);
    expect(choices(bad)).toEqual(['reject']);
  });

  test('offers what helps both, in one go', () => {
    const state = position({
      players: [
        { faction: 'zealots', ships: ['1-0'], energy: 12, resources: 1, turns: 3 },
        { faction: 'sop', ships: ['6-3'], energy: 1, resources: 3 },
      ],
    });
    const played: string[] = [];
    for (let i = 0; i < 4; i++) {
      const [move] = choices(state) as [string];
      played.push(move);
      line(state, [move]);
    }
    expect(played).toEqual(['offer 1', 'give energy 4', 'ask resource 1', 'propose']);
    line(state, ['reject']);
    expect(choices(state)[0]).not.toMatch(/^offer/);
  });

  test('cancels a draft it has no plan for', () => {
    const state = position({ players: [{ ships: ['1-0'] }, { ships: ['1-0'] }] });
    line(state, ['offer 1']);
    expect(choices(state)).toEqual(['cancel']);
  });
});

describe('alone, a bot', () => {
  test('passes after thirteen turns, before the opponent shuffles its cards', () => {
    const state = position({ players: [{ turns: 14, ships: ['3-0'] }], tiles: { '4-0': 6 } });
    expect(choices(state)).toEqual(['pass']);
    const before = position({ players: [{ turns: 13, ships: ['3-0'] }], tiles: { '4-0': 6 } });
    expect(choices(before)).not.toEqual(['pass']);
  });
});

describe('whole matches', () => {
  test.each([2, 3, 4])('of %i are won against random players, without a rescue', (seats) => {
    let rescues = 0;
    for (let seed = 0; seed < 2; seed++) {
      const players = Array.from({ length: seats }, (_, seat) =>
        (seat === 0 ? greedy : random).make(factions, 10 * seed + seat),
      );
      const { outcome, state } = runMatch(game, { seats, options: {}, seed: `hints${seed}` }, players);
      expect(outcome?.places[0]).toBe(1);
      rescues += (state as State).players[0]?.rescues ?? 0;
    }
    expect(rescues).toBe(0);
  });
});
