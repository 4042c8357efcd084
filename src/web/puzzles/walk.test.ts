import { describe, expect, test } from 'vitest';
import type { Puzzle, PuzzleStep } from '../../analysis/puzzles/puzzle.ts';
import { gameOf } from '../../games/index.ts';
import type { Move } from '../../kernel/game.ts';
import { type Match, newMatch, play } from '../../kernel/match/match.ts';
import { recordOf } from '../../kernel/match/record.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { moveText } from '../../kernel/text.ts';
import { tableOf } from './puzzleTable.ts';
import { beginning, bestText, isOver, offersAt, oneOnward, seenIn, tried, type Walk } from './walk.ts';

const entry = gameOf('factions');
const LEAST = 4;

/** A match of some random moves, up to two by the same seat with a choice of three or more at each. */
function playedTwice(): { match: Match; asked: readonly (readonly string[])[] } {
  const match = newMatch(entry.game, { seats: 2, options: {}, seed: 'walk' });
  const rng = seeded(3);
  const asked: string[][] = [];
  for (;;) {
    const seat = entry.game.actors(match.state)[0]!;
    const legal: readonly Move[] = entry.game.legalMoves(match.state, seat);
    play(match, seat, moveText(pick(rng, legal)));
    asked.push(legal.map(moveText));
    const [a, b] = match.plies.slice(-2);
    const isChoice = asked.slice(-2).every(({ length }) => length >= LEAST);
    if (asked.length > 2 && a?.seat === b?.seat && isChoice) return { match, asked };
  }
}

const { match, asked } = playedTwice();
const ply = match.plies.length - 2;
const { seat } = match.plies[ply]!;

/** A step with a move of the same idea, one that only waits, and others that cost something. */
function step(at: number): PuzzleStep & { readonly others: readonly string[] } {
  const best = moveText(match.plies[at]!.move);
  const others = asked[at]!.filter((text) => text !== best);
  const [same = '', waits = '', ...rest] = others;
  const costs = { [same]: 1, [waits]: 0, ...Object.fromEntries(rest.map((text) => [text, 9])) };
  return { ply: at, chance: 0.6, lead: 0.1, noise: 0.01, same: [same], costs, others };
}

const STEPS = [step(ply), step(ply + 1)];
const PUZZLE: Puzzle = {
  ...{ number: 1, seats: 2, seat, theme: 'Score points', difficulty: 1, ply, steps: STEPS, differences: [] },
  record: recordOf(match, { closed: {} }),
  source: { level: 'random', seed: 'walk', match: 0 },
};

const begun = (): Walk => beginning(entry, PUZZLE);

describe('a walk on the line of a puzzle', () => {
  test('begins where the puzzle does, and offers what was looked at', () => {
    const walk = begun();
    expect(walk.match.plies).toHaveLength(ply);
    expect(new Set(offersAt(walk).map(({ text }) => text))).toEqual(new Set(asked[ply]));
    expect(tableOf(walk, 'Mira', true)).toMatchObject({ eyes: seat, ply, state: seenIn(walk) });
    expect(tableOf(walk, 'Mira', false).offers).toEqual({});
  });

  test('tells nothing that its seat cannot know', () => {
    const { log, match: reached } = begun();
    const others = log.filter((move) => move.seat !== seat);
    expect(others.every(({ text }) => text === undefined)).toBe(true);
    const events = log.flatMap((move) => move.events);
    expect(events.every((event) => !('only' in event) || event.only === seat)).toBe(true);
    expect(seenIn(begun())).toEqual(entry.game.redact(reached.state, seat));
  });

  test('goes on by the best moves to its end', () => {
    const first = tried(begun(), bestText(begun()));
    expect(first).toMatchObject({ verdict: 'best', cost: 0 });
    const second = tried(first.next!, bestText(first.next!));
    expect(isOver(second.next!)).toBe(true);
    expect(second.next!.match.state).toEqual(match.state);
  });

  test('stays where a move is worse, or may wait', () => {
    const { others } = STEPS[0]!;
    expect(tried(begun(), others[1]!)).toMatchObject({ verdict: 'waits', cost: 0, next: undefined });
    expect(tried(begun(), others[2]!)).toMatchObject({ verdict: 'worse', cost: 9, next: undefined });
    expect(tried(begun(), 'nonsense')).toMatchObject({ verdict: 'worse', cost: undefined });
  });

  test('takes a move of the same idea: on the way the line goes on, at its end it stands', () => {
    const first = tried(begun(), STEPS[0]!.same[0]!);
    expect(first).toMatchObject({ verdict: 'good', replaced: true });
    expect(first.next!.log.at(-1)?.text).toBe(bestText(begun()));
    const last = tried(first.next!, STEPS[1]!.same[0]!);
    expect(last).toMatchObject({ verdict: 'good', replaced: false });
    expect(last.next!.log.at(-1)?.text).toBe(STEPS[1]!.same[0]!);
    expect(isOver(last.next!)).toBe(true);
  });

  test('is shown move by move', () => {
    const one = oneOnward(begun());
    expect([one.at, isOver(one)]).toEqual([1, false]);
    expect(isOver(oneOnward(one))).toBe(true);
  });
});
