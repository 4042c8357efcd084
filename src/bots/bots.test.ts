import { describe, expect, test } from 'vitest';
import { GAMES as TOYS, game as toy } from '../../test/kit/toy.ts';
import type { GameEntry } from '../kernel/entry.ts';
import { GAMES } from '../games/index.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { clone } from '../kernel/data/plain.ts';
import { readOptions } from '../kernel/options.ts';
import { seeded } from '../kernel/match/rng.ts';
import { type Player, runMatch } from '../kernel/match/runner.ts';
import { BOTS, botOf } from './index.ts';

const tides = itemAt(TOYS, 0);
const sol = itemAt(GAMES, 0);

/** The moves of a match between bots, one name for each seat. */
function movesOf(entry: GameEntry, names: readonly string[], seed: number): string {
  const moves: string[] = [];
  const players = names.map((name, seat) => botOf(name).make(entry, seed + seat));
  runMatch(entry.game, { seats: names.length, seed: `bots ${seed}` }, players, (seat, move) =>
    moves.push(`${seat} ${JSON.stringify(move)}`),
  );
  return moves.join('\n');
}

test('an unknown bot is refused by name', () => {
  expect(() => botOf('clever')).toThrow(
    'there is no bot "clever"; there is random, greedy, novice, easy, casual, medium, skilled, hard, expert, master',
  );
});

/** For the others a match of Sol takes long; the toy shows the same. */
const QUICK = ['random', 'greedy'];

describe.each(BOTS.map(({ name }) => name))('%s', (name) => {
  test('makes the same choices with the same seed', () => {
    const entry = QUICK.includes(name) ? sol : tides;
    expect(movesOf(entry, [name, name], 1)).toBe(movesOf(entry, [name, name], 1));
    expect(movesOf(entry, [name, name], 1)).not.toBe(movesOf(entry, [name, name], 2));
  });

  test('answers with one of the moves it was offered, the position untouched', () => {
    const watched = (player: Player): Player => ({
      choose(asked) {
        const view = asked.view();
        const before = JSON.stringify(view);
        const move = player.choose({ ...asked, view: () => view });
        expect(asked.legal).toContain(move);
        expect(JSON.stringify(view)).toBe(before);
        return move;
      },
    });
    const players = [0, 1, 2].map((seat) => watched(botOf(name).make(tides, seat)));
    expect(runMatch(tides.game, { seats: 3, seed: 'watched' }, players).outcome).toBeDefined();
  });

  test('chooses the same in two positions that look the same to it', () => {
    const state = toy.setup(3, readOptions(toy, 3, {}) as { hand: number; showing: boolean }, seeded(7));
    const other = clone(state);
    const [, second, third] = other.hands as [number[], number[], number[]];
    other.hands.splice(1, 2, third, second);
    const seat = 0;
    const chosen = [state, other].map((position) =>
      botOf(name)
        .make(tides, 5)
        .choose({
          seat,
          legal: toy.legalMoves(position, seat),
          view: () => toy.redact(position, seat),
        }),
    );
    expect(chosen[0]).toEqual(chosen[1]);
  });
});

describe('greedy', () => {
  test('takes the move its hints like best', () => {
    const state = { points: [0], moves: 0 };
    const entry: GameEntry = {
      ...tides,
      game: {
        ...tides.game,
        determinize: (view: typeof state) => clone(view),
        apply(next: typeof state, _seat: number, move: { type: string; worth: number }) {
          next.moves = move.worth;
        },
      },
      hints: { value: (next: typeof state) => next.moves, weight: () => 0 },
    };
    const legal = [1, 5, 3].map((worth) => ({ type: 'try', worth }));
    const choose = (seed: number) =>
      botOf('greedy')
        .make(entry, seed)
        .choose({ seat: 0, legal, view: () => state });
    for (let seed = 0; seed < 10; seed++) expect(choose(seed)).toBe(legal[1]);
  });

  test('leaves it to a game that judges moves without trying them, and picks among equals by its seed', () => {
    const entry: GameEntry = {
      ...tides,
      game: {
        ...tides.game,
        determinize: clone,
        apply: () => {
          throw new Error('tried');
        },
      },
      hints: {
        ...tides.hints,
        judge: (_state: object, seat: number, moves: readonly { worth: number }[]) =>
          moves.map(({ worth }) => worth * seat),
      },
    };
    const legal = [1, 5, 3, 5].map((worth) => ({ type: 'try', worth }));
    const choose = (seed: number) =>
      botOf('greedy')
        .make(entry, seed)
        .choose({ seat: 1, legal, view: () => ({}) });
    const chosen = Array.from({ length: 20 }, (_, seed) => choose(seed));
    expect(new Set(chosen)).toEqual(new Set([legal[1], legal[3]]));
    expect(new Set(chosen).size).toBe(2);
  });

  test.each([
    [['greedy', 'random'], 12, 12],
    [['greedy', 'random', 'random', 'random'], 4, 4],
  ])('beats %j in Sol', (names, matches, least) => {
    let wins = 0;
    for (let match = 0; match < matches; match++) {
      const seats = names.length;
      const seated = names.map((_, seat) => itemAt(names, (seat + match) % seats));
      const players = seated.map((name, seat) => botOf(name).make(sol, 100 * match + seat));
      const { outcome } = runMatch(sol.game, { seats, seed: `beats ${match}` }, players);
      if (outcome?.places[seated.indexOf('greedy')] === 1) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
