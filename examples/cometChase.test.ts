import { describe, expect, test } from 'vitest';
import { botOf } from '../src/bots/index.ts';
import { checkLaws } from '../src/kernel/sight/laws.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { seeded } from '../src/kernel/match/rng.ts';
import { runMatch } from '../src/kernel/match/runner.ts';
import { cometChase } from './cometChase.ts';

const { game, texts } = cometChase;
type State = ReturnType<typeof game.setup>;
type Told = Parameters<typeof texts.event>[0];

/** A round in which everybody launches their only probe. */
function launch(probes: readonly number[], prize = 5): { state: State; told: (string | undefined)[] } {
  const state = game.setup(probes.length, {}, seeded(1));
  const events: Told[] = [];
  state.prize = prize;
  probes.forEach((probe, seat) => {
    itemAt(state.players, seat).hand = [probe];
    expect(game.actors(state)).toContain(seat);
    game.apply(state, seat, { type: 'launch', probe }, seeded(1), events);
  });
  return { state, told: events.map((event) => texts.event(event, ['Ann', 'Ben', 'Cem', 'Dora'])) };
}

test('the highest probe that stands alone catches the comet', () => {
  expect(game.outcome(launch([9, 7, 9]).state)?.points).toEqual([0, 5, 0]);
  expect(launch([2, 7]).told.slice(-3)).toEqual([
    'Ann shows the 2.',
    'Ben shows the 7.',
    'Ben catches 5 points.',
  ]);
});

test('where none stands alone, the points wait for the next', () => {
  const { state } = launch([4, 4]);
  expect([state.prize, ...state.players.map(({ points }) => points)]).toEqual([5, 0, 0]);
});

test('nobody sees what others hold or have launched', () => {
  const state = game.setup(2, {}, seeded(2));
  const [, ben] = state.players;
  game.apply(state, 1, { type: 'launch', probe: ben?.hand[0] ?? 0 }, seeded(2));
  expect(game.redact(state, 0).players[1]).toEqual({ hand: [0, 0, 0, 0], probe: 0, points: 0 });
  expect(game.redact(state, 1).players[1]).toEqual(ben);
});

test('the same probe twice in a hand is one choice', () => {
  const state = game.setup(2, {}, seeded(3));
  itemAt(state.players, 0).hand = [3, 3, 8];
  expect(game.legalMoves(state, 0).map(({ probe }) => probe)).toEqual([3, 8]);
});

test.each([2, 3, 4])('it keeps the laws with %i seats', (seats) => {
  for (let i = 0; i < 20; i++) checkLaws(game, { seats, seed: `law ${i}`, mostMoves: 20 });
});

test('a bot that looks ahead beats chance', () => {
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const players = [botOf('greedy').make(cometChase, i), botOf('random').make(cometChase, i)];
    const { outcome } = runMatch(game, { seats: 2, seed: `match ${i}`, mostMoves: 10 }, players);
    if (outcome?.places[0] === 1) won++;
  }
  expect(won).toBeGreaterThan(22);
});

describe('a position', () => {
  const changed = (change: (state: State) => void): string | undefined => {
    const state = game.setup(2, {}, seeded(4));
    change(state);
    return game.stateFault(state);
  };

  test.each<[string, (state: State) => void]>([
    ['a probe is too many', ({ players }) => itemAt(players, 0).hand.fill(7)],
    ['the probes of a player', ({ players }) => itemAt(players, 0).hand.pop()],
    ['the probes of a player', ({ spent }) => spent.push(1)],
    ['points', ({ players }) => Object.assign(itemAt(players, 0), { points: -1 })],
  ])('is refused: %s', (fault, change) => {
    expect(changed(() => undefined)).toBeUndefined();
    expect(changed(change)).toMatch(fault);
  });
});
