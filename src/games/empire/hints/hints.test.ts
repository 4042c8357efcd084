import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { random } from '../../../bots/random.ts';
import { pick, seeded } from '../../../kernel/match/rng.ts';
import { runMatch } from '../../../kernel/match/runner.ts';
import { moveText } from '../../../kernel/text.ts';
import { ROLES } from '../facts.ts';
import { hints } from './index.ts';
import { empire } from '../index.ts';
import type { Options } from '../options.ts';
import { pointsOf } from '../scoring.ts';
import type { Move, State } from '../state.ts';
import { asked, line, position, question, type Seated } from '../test/testkit.ts';

const { game } = empire;

/** What greedy plays in a position, by whoever is asked, whatever its luck. */
function choices(state: State, seat = asked(state)): string[] {
  const legal = game.legalMoves(state, seat);
  const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    moveText(greedy.make(empire, seed).choose({ seat, legal, view: () => game.redact(state, seat) })),
  );
  return [...new Set(chosen)].sort();
}

/** What greedy answers until another step is reached. */
function played(state: State, step: string): string[] {
  const bot = greedy.make(empire, 5);
  const told: string[] = [];
  do {
    const seat = asked(state);
    const legal = game.legalMoves(state, seat);
    const move = bot.choose({ seat, legal, view: () => game.redact(state, seat) }) as Move;
    told.push(moveText(move));
    game.apply(state, seat, move, { int: () => 0 });
  } while (question(state) !== step && question(state) !== 'over');
  return told;
}

describe('the value of a position', () => {
  test.each([1, 2, 3, 4])('is a number for every seat all along a random match of %i', (seats) => {
    const rng = seeded(seats);
    const state = game.setup(seats, optionsOf({ events: seats > 2 }), rng);
    for (let i = 0; game.actors(state).length > 0; i++) {
      const seat = asked(state);
      const legal = game.legalMoves(state, seat);
      if (i % 3 === 0) {
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
    expect(Number.isFinite(hints.value(state, 0))).toBe(true);
  });

  test('does not change the position', () => {
    const state = position({ players: [{}], ancients: { cruisers: ['F4'] } });
    const before = JSON.stringify(state);
    hints.value(state, 0);
    hints.judge?.(state, 0, game.legalMoves(state, 0));
    expect(JSON.stringify(state)).toBe(before);
  });

  const better: [string, Seated][] = [
    ['credits', { credits: 8 }],
    ['resources', { stock: [3, 4, 1] }],
    ['a colony', { colonies: ['F3'] }],
    ['a token', { throne: { galaxy: 1 } }],
    ['a technology', { techs: ['TI11'] }],
    ['a cruiser', { staging: { cruiser: 1 } }],
  ];

  test.each(better)('rises with %s and falls for the others', (_, seated) => {
    const [plain, rich] = [position({ players: [{}, {}, {}] }), position({ players: [seated, {}, {}] })];
    expect(hints.value(rich, 0)).toBeGreaterThan(hints.value(plain, 0));
    expect(hints.value(rich, 1)).toBeLessThan(hints.value(plain, 1));
  });

  test('falls with what cruisers threaten (10.2)', () => {
    const worths = [['A1'], ['B4'], ['F4'], ['G4']].map((cruisers) =>
      hints.value(position({ players: [{}], ancients: { cruisers }, tiles: { B4: 'P01' } }), 0),
    );
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(new Set(worths).size).toBe(4);
  });

  test('knows who has won', () => {
    const [won, lost] = [1, 9].map((galaxy) => {
      const state = position({
        players: [{ throne: { galaxy: 4 } }],
        ancients: { throne: { galaxy } },
        decks: { steward: ['STE1'] },
        monolith: 'scientist',
      });
      line(state, ['role steward', 'market K1', 'take metal', 'take metal']);
      expect(question(state)).toBe('over');
      return hints.value(state, 0);
    }) as [number, number];
    expect(won).toBeGreaterThan(10);
    expect(lost).toBeLessThan(-10);
  });
});

describe('greedy alone', () => {
  test('draws the last card of a deck while it is ahead, and not while it is behind (12.1)', () => {
    const ended = [15, 20].map((galaxy) => {
      const state = position({
        players: [{ credits: 1, stock: [0, 0, 0], throne: { galaxy: 6 }, supply: 6 }],
        ancients: { throne: { galaxy } },
        decks: { steward: ['STE1'] },
        monolith: 'scientist',
      });
      played(state, 'role');
      return question(state);
    });
    expect(ended).toEqual(['over', 'role']);
  });

  test('does not send a cruiser off its home planet (10.2)', () => {
    const state = position({
      players: [{}],
      ancients: { cruisers: ['G4'], throne: { galaxy: 9 } },
      monolith: 'merchant',
    });
    expect(choices(state)).not.toContain('role engineer');
  });

  test('fights cruisers with the dial and the card that suit it best (9.3)', () => {
    const state = position({
      players: [{ ships: ['cruiser G4', 'cruiser G4'] }],
      ancients: { cruisers: ['F5'] },
      monolith: 'engineer',
    });
    line(state, ['role warlord']);
    const told = played(state, 'role');
    expect(told.some((text) => text.startsWith('dial'))).toBe(true);
    expect(pointsOf(state, 0)).toBeGreaterThan(1);
    expect(state.ancients[0]?.cruisers).not.toContain('F5');
  });
});

describe('greedy among others', () => {
  /** The Warlord turn of seat 0, who leads and so comes last. */
  function campaign(...players: readonly Seated[]): State {
    const state = position({ players, monolith: 'engineer' });
    line(state, ['role warlord', '1: end']);
    expect(question(state)).toBe('orders');
    return state;
  }

  test('raids a colony that nobody guards (8.6)', () => {
    const state = campaign({ ships: ['dreadnought F4', 'fighter G4'] }, { colonies: ['E5'] });
    expect(choices(state)).toEqual(['sector E']);
    const told = played(state, 'dial');
    expect(told).toContain('target 1');
  });

  test('leaves a stronger fleet alone', () => {
    const state = campaign({}, { ships: ['dreadnought E5', 'dreadnought E5', 'cruiser E5'] });
    expect(choices(state)).not.toContain('sector E');
  });

  function battle(): State {
    const state = campaign(
      { ships: ['dreadnought F4', 'cruiser F4'] },
      { ships: ['dreadnought E5', 'cruiser E5'] },
    );
    line(state, ['sector E', 'fly dreadnought F4 E6', 'fly cruiser F4 E6', 'commit']);
    expect(question(state)).toBe('dial');
    return state;
  }

  test('cannot be foreseen when it sets a dial', () => {
    expect(choices(battle(), 0).length).toBeGreaterThan(2);
    expect(choices(battle(), 1).length).toBeGreaterThan(2);
  });

  test('does not look at a dial that is set in secret', () => {
    const answers = ['9 0 0', '0 9 0', '0 0 9'].map((dial) => {
      const state = battle();
      line(state, [`0: dial ${dial}`]);
      return choices(state, 1);
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('answers a dial it has foreseen', () => {
    const state = campaign({ ships: ['cruiser F4'], techs: ['TM31'] }, { ships: ['cruiser E5'] });
    line(state, ['sector E', 'fly cruiser F4 E6', 'commit', '1: dial 1 2 0']);
    const [dial] = choices(state, 0) as [string];
    expect(['dial 2 1 0', 'dial 0 1 2']).toContain(dial);
  });

  test('buys what Far Space sells rather than keep credits (8.4)', () => {
    const state = position({ players: [{ credits: 9 }, {}], monolith: 'steward' });
    line(state, ['role merchant']);
    const told = played(state, 'role');
    expect(told.filter((text) => text.startsWith('invest')).length).toBeGreaterThanOrEqual(2);
  });

  test('goes to court for a crown that pays (8.7)', () => {
    const state = position({
      players: [{}, { colonies: ['B2', 'A2', 'B3'] }],
      monolith: 'warlord',
      options: { edicts: true },
      edict: 'ED01',
      emperor: 0,
    });
    line(state, ['role regent', 'decline', 'petition', 'done']);
    played(state, 'edict');
    expect(state.emperor).toBe(1);
  });

  test('fills the reach of its influence', () => {
    const state = position({ players: [{}, {}], tiles: { F5: 'P01', G3: 'P02' }, monolith: 'warlord' });
    line(state, ['role regent', 'bribe']);
    const told = played(state, 'bribe');
    expect(told.filter((text) => text.startsWith('colonize'))).toHaveLength(2);
  });
});

function optionsOf(options: Partial<Options>): Options {
  const defaults = Object.entries(game.options).map(([key, option]) => [key, option.default]);
  return { ...Object.fromEntries(defaults), ...options } as Options;
}

describe('greedy in whole matches', () => {
  /** What happened to greedy, marked g, in matches against random. */
  function series(lineup: string, matches: number, options: Partial<Options> = {}) {
    const seats = lineup.length;
    const seen = {
      wins: 0,
      points: 0,
      players: 0,
      moves: new Map<string, number>(),
      over: 0,
      far: 0,
      crowns: 0,
    };
    for (let match = 0; match < matches; match++) {
      const kinds = Array.from({ length: seats }, (_, seat) => lineup[(seat + match) % seats]);
      const bots = kinds.map((kind, seat) =>
        (kind === 'g' ? greedy : random).make(empire, 10 * match + seat),
      );
      const setup = { seats, options, seed: `series ${match}`, mostMoves: 3000 };
      const { state, outcome } = runMatch(game, setup, bots, (seat, move) => {
        const text = move.type === 'role' ? moveText(move) : move.type;
        if (kinds[seat] === 'g') seen.moves.set(text, (seen.moves.get(text) ?? 0) + 1);
      });
      const end = state as State;
      if (outcome !== undefined) seen.over++;
      if (end.emperor > 0) seen.crowns++;
      kinds.forEach((kind, seat) => {
        if (kind !== 'g') return;
        seen.players++;
        seen.points += pointsOf(end, seat);
        seen.far += end.far.filter((owner) => owner === seat).length;
        if (outcome?.places[seat] === 1) seen.wins++;
      });
    }
    return { ...seen, mean: seen.points / seen.players, far: seen.far / seen.players };
  }

  const levels: [Options['difficulty'], number][] = [
    ['standard', 10],
    ['doom', 8],
  ];

  test.each(levels)('beats the Ancients at %s', (difficulty, least) => {
    const { wins, over } = series('g', 12, { difficulty });
    expect(over).toBe(12);
    expect(wins).toBeGreaterThanOrEqual(least);
  });

  test('beats one or three who play anything', () => {
    expect(series('gr', 12).wins).toBeGreaterThanOrEqual(11);
    expect(series('grrr', 6).wins).toBeGreaterThanOrEqual(5);
  });

  const tables: [string, number, Partial<Options>][] = [
    ['gg', 20, {}],
    ['ggg', 17, { events: true }],
    ['gggg', 15, {}],
  ];

  test.each(tables)('plays %s to the end with everything there is', (lineup, least, options) => {
    const { over, mean, moves, far, crowns } = series(lineup, 6, options);
    expect(over).toBe(6);
    expect(mean).toBeGreaterThan(least);
    for (const role of ROLES) expect(moves.get(`role ${role}`)).toBeGreaterThan(1);
    for (const type of ['dial', 'tech', 'invest', 'build', 'colonize', 'petition', 'edict', 'use']) {
      expect(moves.get(type)).toBeGreaterThan(1);
    }
    expect(far).toBeGreaterThan(0.5);
    expect(crowns).toBeGreaterThan(0);
  });
});
