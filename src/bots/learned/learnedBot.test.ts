import { describe, expect, test } from 'vitest';
import { withAnyNet } from '../../../test/kit/nets.ts';
import { askedAtStart, type Hiker, type Trail, trailGame } from '../../../test/kit/trail.ts';
import { GAMES } from '../../games/index.ts';
import { canonical } from '../../kernel/data/plain.ts';
import type { GameEntry, Temper } from '../../kernel/entry.ts';
import type { AnyGame, Move } from '../../kernel/game.ts';
import { pick, seeded } from '../../kernel/match/rng.ts';
import { readOptions } from '../../kernel/options.ts';
import { skilled } from '../foresight.ts';
import type { Asked } from '../opinion.ts';
import { learnedBot } from './learnedBot.ts';

const BY_MOVE: Temper = { thought: 'move', noise: 2 };
const BY_TURN: Temper = { thought: 'turn', noise: 2, width: 2 };
const BY_LINES: Temper = { thought: 'lines', lines: 8, turns: 1 };

/** Decisions of a random match between three, where something is hidden if ever it is, and positions that look alike. */
function decisionsIn({ game }: GameEntry): (Asked & { readonly twin: object })[] {
  const rng = seeded(8);
  const state: object = game.setup(3, readOptions(game, 3), rng);
  const asked: (Asked & { readonly twin: object })[] = [];
  for (let [ply, last] = [0, 0]; asked.length < 3 && game.actors(state).length > 0; ply++) {
    const seat = pick(rng, game.actors(state));
    const legal = game.legalMoves(state, seat);
    const twin: object = game.determinize(game.redact(state, seat), seat, rng);
    if (ply >= last + 20 && legal.length > 1 && (game.open || canonical(twin) !== canonical(state))) {
      asked.push({ state: game.copy(state), seat, legal, twin });
      last = ply;
    }
    game.apply(state, seat, pick(rng, legal), rng);
  }
  return asked;
}

function chosen(entry: GameEntry, temper: Temper, { state, seat, legal }: Asked, seed = 4): Move {
  const view = (): object => entry.game.redact(state, seat);
  return learnedBot(entry, seed, temper).choose({ seat, legal, view });
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('a learned player of %s', (_, entry) => {
  const known = skilled(withAnyNet(entry, 3), 3);
  const { game } = known;
  const decisions = decisionsIn(entry);

  test.each([BY_MOVE, BY_TURN, BY_LINES])('by $thought answers alike to what looks alike', (temper) => {
    expect(decisions.length).toBe(3);
    for (const { state, seat, legal, twin } of decisions) {
      const view: object = game.redact(state, seat);
      const before = canonical(view);
      const move = learnedBot(known, 4, temper).choose({ seat, legal, view: () => view });
      expect(legal).toContain(move);
      expect(canonical(view)).toBe(before);
      expect(chosen(known, temper, { state: twin, seat, legal })).toBe(move);
    }
  });
});

/** By move the ridge looks better, by turn the valley is. */
const PASS: Trail = {
  start: { worth: 0, to: ['cliff', 'valley', 'ridge'] },
  cliff: { worth: -5 },
  valley: { worth: 1, to: ['summit'] },
  ridge: { worth: 5, to: ['hut'] },
  summit: { worth: 10 },
  hut: { worth: 6 },
};

/** The game as one in which something may be hidden. */
function hiding({ open: _, ...game }: AnyGame): AnyGame {
  return game;
}

/** What is chosen on a trail with each of many seeds. */
function choices(entry: GameEntry, temper: Temper): Set<string> {
  const asked = askedAtStart(entry);
  return new Set(Array.from({ length: 60 }, (_, seed) => chosen(entry, temper, asked, seed).type));
}

describe('a learned player', () => {
  const entry = trailGame(PASS);

  test('takes the best where it does not err', () => {
    expect(choices(entry, { thought: 'move', noise: 0 })).toEqual(new Set(['ridge']));
    expect(choices(entry, { thought: 'turn', noise: 0, width: 2 })).toEqual(new Set(['valley']));
  });

  test('errs about moves that are nearly as good, and not about those that are far behind', () => {
    expect(choices(entry, { thought: 'move', noise: 3 })).toEqual(new Set(['ridge', 'valley']));
    expect(choices(entry, { thought: 'move', noise: 30 })).toEqual(new Set(['ridge', 'valley', 'cliff']));
  });

  test.each([BY_MOVE, BY_TURN, BY_LINES])('by $thought makes a forced move without looking', (temper) => {
    const [only] = askedAtStart(entry).legal;
    const view = (): object => {
      throw new Error('looked');
    };
    expect(learnedBot(entry, 1, temper).choose({ seat: 0, legal: [only!], view })).toBe(only);
  });

  test('takes nothing back that it has begun', () => {
    const hints = { ...entry.hints, takesBack: ({ type }: Move) => type !== 'cliff' };
    expect(choices({ ...entry, hints }, { thought: 'turn', noise: 9, width: 2 })).toEqual(new Set(['cliff']));
  });

  test.each([
    ['once by move', BY_MOVE, 1],
    ['three times by turn', BY_TURN, 3],
  ] as const)('guesses %s what is hidden, and nothing where all lies open', (_, temper, times) => {
    let guesses = 0;
    const determinize = (view: object): object => {
      guesses++;
      return { ...view };
    };
    choices({ ...entry, game: { ...hiding(entry.game), determinize } }, temper);
    expect(guesses).toBe(60 * times);
    choices({ ...entry, game: { ...entry.game, determinize } }, temper);
    expect(guesses).toBe(60 * times + 60);
  });

  test('takes what most guesses speak for where each move is given up in one of them', () => {
    const [east, west] = ['east', 'west'];
    const spots = { start: ['cliff', east, west], cliff: ['hut'], east: ['hut'], west: ['hut'] };
    const trail = Object.entries(spots).map(([at, to], place) => [at, { worth: -place, to }]);
    const { game, hints } = trailGame({ ...Object.fromEntries(trail), hut: { worth: 0 } });
    let guesses = 0;
    const determinize = (view: object): object => {
      guesses++;
      return { ...view };
    };
    const value = (state: Hiker, seat: number): number =>
      state.at === (guesses % 3 === 1 ? west : east) ? 9 : hints.value(state, seat);
    const doubting = { ...entry, game: { ...hiding(game), determinize }, hints: { ...hints, value } };
    expect(choices(doubting, { thought: 'turn', noise: 1, width: 1 })).toEqual(new Set([east]));
  });
});
