import { expect, test } from 'vitest';
import { line, position } from '../../../../games/factions/test/testkit.ts';
import { game } from '../../../../games/factions/index.ts';
import { seeded } from '../../../../kernel/match/rng.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { upkeepStep } from './upkeepSteps.tsx';

const players = [
  { faction: 'zealots', energy: 3, resources: 2, ships: ['1-0'] },
  { faction: 'sop', energy: 16, resources: 0, ships: ['1-4'] },
] as const;

test('outside of Upkeep there is no step', () => {
  expect(upkeepStep(position({ players: [...players], event: 'ea01' }))).toBeUndefined();
});

test('the steps follow the questions, from the windows to the planets', () => {
  const state = position({ players: [...players], event: 'ea01', planets: { Mercury: 0 } });
  line(state, ['pass', 'pass']);
  const steps: (number | undefined)[] = [];
  for (let i = 0; i < 60 && state.upkeep; i++) {
    const step = upkeepStep(state);
    if (step !== steps.at(-1)) steps.push(step);
    const seat = itemAt(game.actors(state), 0);
    const moves = game.legalMoves(state, seat);
    const plain = moves.find(({ type }) => type === 'done' || type === 'stay') ?? itemAt(moves, 0);
    game.apply(state, seat, plain, seeded(i));
  }
  expect(steps).toEqual([1, 2, 5]);
});
