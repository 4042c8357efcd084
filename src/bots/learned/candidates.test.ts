import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../../test/kit/features.ts';
import { anyWeights } from '../../../test/kit/nets.ts';
import { GAMES } from '../../games/index.ts';
import { canonical } from '../../kernel/data/plain.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move } from '../../kernel/game.ts';
import { readOptions } from '../../kernel/options.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { untilChance } from '../../kernel/match/untilChance.ts';
import { skilled } from '../foresight.ts';
import { Net } from '../net/net.ts';
import type { Asked } from '../opinion.ts';
import { candidatesOf } from './candidates.ts';
import { Judge } from './judge.ts';

const MOST = 16;

function judgeOf(entry: GameEntry, trust: number): Judge {
  const net = new Net(anyWeights(featuresOf(entry).layout.count, seeded(3)));
  return new Judge(entry, featuresOf(entry), net, { unit: 10, base: 2, trust });
}

/** Decisions of a match, those with many moves among them. */
function decisionsIn({ game }: GameEntry, check: (asked: Asked) => void): void {
  const rng = seeded(11);
  const state: object = game.setup(2, readOptions(game, 2), rng);
  for (let ply = 0; ply < 60 && game.actors(state).length > 0; ply++) {
    const seat = game.actors(state)[0]!;
    const legal: readonly Move[] = game.legalMoves(state, seat);
    if (ply % 4 === 0 && legal.length > 1) check({ state, seat, legal });
    game.apply(state, seat, pick(rng, legal), rng);
  }
}

describe.each(GAMES.map((entry) => [entry.game.id, skilled(entry, 2)] as const))(
  'candidates in %s',
  (_, entry) => {
    test('are the moves that the hints like best, each once, the best first', () => {
      const judge = judgeOf(entry, 0.35);
      decisionsIn(entry, (asked) => {
        const all = candidatesOf(entry, judge, asked, asked.legal.length);
        const found = candidatesOf(entry, judge, asked);
        const least = Math.min(...found.map(({ opinion }) => opinion));
        const places = new Set(found.map(({ at }) => at));
        expect(places.size).toBe(Math.min(MOST, asked.legal.length));
        for (const { at, opinion } of all) if (!places.has(at)) expect(opinion).toBeLessThanOrEqual(least);
        expect(found).toEqual(found.toSorted((a, b) => b.worth - a.worth));
      });
    });

    test('go by the opinion of a game that judges moves, else by the position before chance', () => {
      const judge = judgeOf(entry, 0.35);
      decisionsIn(entry, (asked) => {
        const { state, seat, legal } = asked;
        const judged: readonly number[] | undefined = entry.hints.judge?.(state, seat, legal);
        for (const { at, opinion, after, hint } of candidatesOf(entry, judge, asked)) {
          const points =
            judged?.[at] ?? entry.hints.value(after, seat) + entry.hints.weight(state, seat, legal[at]!);
          expect(opinion).toBeCloseTo((points - 2) / 10, 9);
          expect(hint).toBe(judge.hintOf(after, seat));
        }
      });
    });

    test('are worth what the judge makes of the position before chance', () => {
      const judge = judgeOf(entry, 0.35);
      decisionsIn(entry, (asked) => {
        const { state, seat, legal } = asked;
        const before = canonical(state);
        for (const { at, hint, opinion, worth } of candidatesOf(entry, judge, asked).slice(0, 4)) {
          const { state: after } = untilChance(entry.game, state, seat, legal[at]!);
          expect(worth).toBe(judge.worth(after, seat, hint, opinion));
        }
        expect(canonical(state)).toBe(before);
      });
    });

    test('are in the order of the hints where the net is not trusted', () => {
      const { game } = entry;
      const judge = judgeOf(entry, 0);
      decisionsIn(entry, (asked) => {
        const isEnding = asked.legal.some((move) =>
          game.outcome(untilChance(game, asked.state, asked.seat, move).state),
        );
        if (isEnding) return;
        for (const { opinion, worth } of candidatesOf(entry, judge, asked)) expect(worth).toBe(opinion);
      });
    });
  },
);
