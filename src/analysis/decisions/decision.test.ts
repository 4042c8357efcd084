import { describe, expect, test } from 'vitest';
import { type Hiker, type Trail, trailGame } from '../../../test/kit/trail.ts';
import { foresightOf } from '../../bots/foresight.ts';
import { TEMPERS } from '../../games/star/hints/tempers.ts';
import type { GameEntry, Tempers } from '../../kernel/entry.ts';
import type { Sight } from '../analysis.ts';
import { judgementOf, type Judgement } from './decision.ts';
import type { Effort } from '../effort.ts';
import { gaugeOf } from '../gauge.ts';
import { questionOf } from '../question.ts';

const EFFORT: Effort = {
  ...{ lines: 2, redraws: 2, candidates: 3, looks: 4, tries: 40 },
  ...{ contenders: 8, screened: 40, searched: 40 },
};
/** Later than any line lasts. */
const LATER = 9;

/** A trail whose spots are worth a chance of winning to seat 0. */
export function chancy(trail: Trail): GameEntry {
  const entry = trailGame(trail);
  const worth = (state: object): number => entry.hints.value(state, 0);
  return { ...entry, hints: { ...entry.hints, chances: (state: Hiker) => [worth(state), 1 - worth(state)] } };
}

function judged(trail: Trail, played: string, tempers?: Tempers): Judgement {
  const known = chancy(trail);
  const foresight = { ...foresightOf(known), ...(tempers && { tempers }) };
  const entry: GameEntry = { ...known, hints: { ...known.hints, foresight } };
  const start: Hiker = { at: 'start' };
  const gauge = gaugeOf(entry, [start]);
  const question = questionOf(gauge.entry, start, { seat: 0, move: { type: played } }, 'seen')!;
  return judgementOf(gauge, question, EFFORT, 1);
}

const far = (worth: number): Trail[string] => ({ worth, turn: LATER, to: ['on'] });

describe('a decision', () => {
  const FORK: Trail = {
    start: { worth: 0.5, to: ['up', 'level', 'hole', 'cliff', 'edge'] },
    up: far(0.75),
    level: far(0.745),
    hole: far(0.7),
    edge: far(0.6),
    cliff: far(0.5),
  };

  test.each([
    ['up', 0, 'best'],
    ['level', 0.005, 'best'],
    ['hole', 0.05, 'slip'],
    ['edge', 0.15, 'mistake'],
    ['cliff', 0.25, 'blunder'],
  ])('for %s costs what the best would have given beyond it', (played, cost, verdict) => {
    const found = judged(FORK, played);
    expect(found).toMatchObject({ seat: 0, verdict, played: { text: played } });
    expect(found.cost).toBeCloseTo(cost);
    expect(found.best[0]?.text).toBe('up');
    expect(found.best[0]?.chance).toBeCloseTo(0.75);
  });

  test('is worth the best that its turn may still come to', () => {
    const found = judged(
      {
        start: { worth: 0.5, to: ['valley', 'ridge'] },
        valley: { worth: 0.1, to: ['swamp', 'summit'] },
        ridge: far(0.6),
        swamp: far(0.2),
        summit: far(0.9),
      },
      'valley',
    );
    expect(found).toMatchObject({ verdict: 'best', cost: 0 });
    // Some lines try the swamp, too.
    expect(found.played.chance).toBeGreaterThan(0.8);
  });

  test('that invites what the others do not see at first sight is a blunder', () => {
    const found = judged(
      {
        start: { worth: 0.5, to: ['invite', 'keep'] },
        // Both seats like best at first sight what is worth most to seat 0.
        invite: { worth: 0.9, turn: 1, seat: 1, to: ['accept', 'strike'] },
        keep: far(0.6),
        accept: far(0.9),
        strike: far(0.1),
      },
      'invite',
    );
    expect(found).toMatchObject({ verdict: 'blunder', best: [{ text: 'keep' }, { text: 'invite' }] });
    expect(found.cost).toBeGreaterThan(0.35);
  });

  test('is looked into as far as the strongest levels look', () => {
    const river: Trail = {
      start: { worth: 0.5, to: ['drift', 'anchor'] },
      drift: { worth: 0.8, turn: 1, to: ['rapids'] },
      rapids: { worth: 0.8, turn: 2, to: ['fall'] },
      fall: far(0.1),
      anchor: far(0.6),
    };
    expect(judged(river, 'drift').verdict).toBe('best');
    expect(judged(river, 'drift', TEMPERS).verdict).toBe('blunder');
  });

  test('is judged without guesses where everything lies open', () => {
    const known = chancy(FORK);
    const determinize = (): never => {
      throw new Error('guessed');
    };
    const hidden: GameEntry = { ...known, game: { ...known.game, determinize } };
    const start: Hiker = { at: 'start' };
    const gauge = gaugeOf(hidden, [start]);
    const made = { seat: 0, move: { type: 'hole' } };
    const judgedWith = (sight: Sight): Judgement =>
      judgementOf(gauge, questionOf(gauge.entry, start, made, sight)!, EFFORT, 1);
    expect(judgedWith('open')).toMatchObject({ verdict: 'slip' });
    expect(() => judgedWith('seen')).toThrow('guessed');
  });

  test('that hangs on draws is judged by all that could come', () => {
    const found = judged(
      {
        start: { worth: 0.5, to: ['dice', 'path'] },
        dice: { worth: 0, draws: ['six', 'one'] },
        six: far(1),
        one: far(0.2),
        path: far(0.3),
      },
      'path',
    );
    expect(found.verdict).toBe('blunder');
    expect(Math.abs(found.cost - 0.3)).toBeLessThan(found.noise);
    expect(found.noise).toBeGreaterThan(0.05);
  });

  test('that draws may explain is no mistake', () => {
    const found = judged(
      {
        start: { worth: 0.5, to: ['dice', 'path'] },
        dice: { worth: 0, draws: ['six', 'one'] },
        six: far(1),
        one: far(0),
        path: far(0.4),
      },
      'path',
    );
    expect(['close', 'good', 'best']).toContain(found.verdict);
  });

  test('is none where there is one move, and only what was played counts that takes back', () => {
    const entry = trailGame({ start: { worth: 0, to: ['on'] }, on: { worth: 0 } });
    const made = { seat: 0, move: { type: 'on' } };
    expect(questionOf(entry, { at: 'start' }, made, 'seen')).toBeUndefined();
    const fork = trailGame({ start: { worth: 0, to: ['on', 'back'] }, on: { worth: 0 }, back: { worth: 0 } });
    const takesBack = ({ type }: { readonly type: string }): boolean => type === 'back';
    const taking = { ...fork, hints: { ...fork.hints, takesBack } };
    expect(questionOf(taking, { at: 'start' }, made, 'seen')).toBeUndefined();
    const back = { seat: 0, move: { type: 'back' } };
    expect(questionOf(taking, { at: 'start' }, back, 'seen')).toMatchObject({ played: 1 });
  });
});
