import { expect, test } from 'vitest';
import { game } from '../../../../games/empire/index.ts';
import type { Event } from '../../../../games/empire/state.ts';
import { newMatch, play } from '../../../../kernel/match/match.ts';
import { ancientSteps } from './ancientSteps.ts';
import { guided } from '../guided.ts';

const NAMES = ['Ada'];

/** What was told while the guided game was played up to a move. */
function toldUntil(last: string): readonly Event[] {
  const { setup, lessons } = guided;
  const match = newMatch(game, { seats: 1, options: setup.options, seed: setup.seed ?? '' });
  const events: Event[] = [];
  for (const { move } of lessons) {
    if (move === undefined) continue;
    play(match, 0, move, events);
    if (move === last) break;
  }
  return events;
}

test('before the first turn is over there are no steps', () => {
  expect(ancientSteps(toldUntil('tile P28'), NAMES)).toEqual([]);
});

test('card, card turned up and role follow a turn, and stay while the next one is played', () => {
  for (const last of ['place F3', 'role regent']) {
    const steps = ancientSteps(toldUntil(last), NAMES);
    expect(steps.map(({ kind }) => kind)).toEqual(['drawn', 'opened', 'monolith']);
    expect(steps[0]?.title).toBe('An Explorer card joins the queue: The Core');
    expect(steps[2]?.title).toBe('The Ancients lead Steward and pay 1 credit');
    expect(steps[2]?.lines.length).toBeGreaterThan(1);
  }
});

test('what you do as their follower is not told as theirs', () => {
  const [, , role] = ancientSteps(toldUntil('tech 1 up'), NAMES);
  expect(role?.title).toContain('Scientist');
  expect(role?.lines.join(' ')).toContain('Fighter Aces');
  expect(role?.lines.join(' ')).not.toContain('Pilgrim Fleets');
});
