import { expect, test } from 'vitest';
import type { AnyGame, GameEvent, Move, Seat } from '../src/kernel/game.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import type { Rng } from '../src/kernel/match/rng.ts';
import { moveText } from '../src/kernel/text.ts';
import { type Examined, examine, sightChecks } from '../src/testkit/sight.ts';
import { subjectsOf } from '../src/testkit/subject.ts';
import { walk } from '../src/testkit/suite.ts';
import { EVERY_GAME } from './kit/everyGame.ts';
import { game as toy, GAMES as TOYS } from './kit/toy.ts';

await walk([...EVERY_GAME, ...TOYS], sightChecks);

/** A match of Tides with other rules. */
async function examined(rules: Partial<AnyGame>, seed: string): Promise<Examined> {
  const [subject] = await subjectsOf([{ ...itemAt(TOYS, 0), game: { ...toy, ...rules } }]);
  if (subject === undefined) throw new Error('ORRERY_GAME names another game');
  return examine(subject, 3, seed, {});
}

test('in a game with secrets the twins are other states', async () => {
  expect((await examined({}, 'twins')).others).toBeGreaterThan(20);
});

test.each<[string, Partial<AnyGame>]>([
  [
    'the view',
    {
      redact: (state: { hands: number[][] }, viewer: Seat | undefined) => ({
        ...toy.redact(state as never, viewer),
        round: state.hands[0]?.[0] ?? 0,
      }),
    },
  ],
  [
    'the legal moves',
    {
      legalMoves: (state: { bag: number[] }, seat: Seat) => {
        const moves = toy.legalMoves(state as never, seat);
        return state.bag[0] === 1 ? moves : moves.toReversed();
      },
    },
  ],
  [
    'the events of bid',
    {
      apply: (state: object, seat: Seat, move: Move, rng: Rng, events?: GameEvent[]) => {
        toy.apply(state as never, seat, move as never, rng, events as never);
        events?.push({ type: moveText(move) });
      },
    },
  ],
])('a leak in %s is noticed', async (what, leaky) => {
  const found = await Promise.all([1, 2, 3, 4, 5].map((i) => examined(leaky, `leak ${i}`)));
  expect(found.map(({ leak }) => leak).join('; ')).toContain(what);
});
