import { describe, expect, test } from 'vitest';
import { GAMES, gameOf } from '../../games/index.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Move, Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { canonical, clone } from '../../kernel/data/plain.ts';
import type { Measure } from '../../kernel/measures.ts';
import { seeded } from '../../kernel/match/rng.ts';
import { newMatch } from '../../kernel/match/match.ts';
import { findByText, moveText } from '../../kernel/text.ts';
import { matches } from '../../testkit/effort.ts';
import { skilled, skillOf } from '../foresight.ts';
import { chancesOf } from '../chances.ts';
import { slippingBot } from '../slippingBot.ts';
import { beginLine, chanceFound, playByHabit, playOn } from '../line.ts';
import type { Question } from '../search.ts';
import { type AdvisedPlan, advise, compare } from './coach.ts';
import { COACHED } from './coached.ts';
import { leadOf } from './lead.ts';
import { MOMENTS } from './moments.ts';
import { planFrom } from './plan.ts';
import { reasonWords, toldOf } from './reason.ts';
import { scoutOf } from './scout.ts';
import { addRunner, groundOf, look, tryOut } from './tries.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Di', 'Ed'];

/** Positions of a game from matches between careless players, each with a choice. */
function questionsOf(entry: GameEntry, count: number): (Question & { state: object })[] {
  return Array.from({ length: count }, (_, i) => {
    const { game } = entry;
    const { state } = newMatch(game, { seats: 2, seed: `coach ${i}` });
    const players = [0, 1].map((seat) => slippingBot(entry, 10 * i + seat, 0.3));
    const rng = seeded(i);
    for (let left = 17 + 31 * (i % 5); ; left--) {
      const seat: Seat = itemAt(game.actors(state), 0);
      const legal: Move[] = game.legalMoves(state, seat);
      const view: object = game.redact(state, seat);
      if (left <= 0 && legal.length > 1) return { seat, legal, view, state };
      game.apply(state, seat, itemAt(players, seat).choose({ seat, legal, view: () => view }), rng);
    }
  });
}

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('the coach of %s', (_, entry) => {
  const questions = questionsOf(entry, matches(2));
  const advice = questions.map((question, i) => ({ question, plans: advise(entry, question, i) }));

  test('puts plans in the order of their numbers, with the words the numbers ask for', () => {
    for (const { plans } of advice) {
      expect(plans.length).toBeGreaterThan(0);
      expect(plans.length).toBeLessThanOrEqual(3);
      const chances = plans.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
      const [best] = plans;
      for (const { lead } of plans) if (lead) expect(lead.word).toBe(wordFor(lead));
      for (const { lead, chance } of plans.slice(1))
        expect(lead?.gap).toBeCloseTo((best?.chance ?? 0) - chance);
      if (plans.length > 1) expect(best?.lead).toEqual(plans[1]?.lead);
    }
    expect(advice.some(({ plans }) => plans.length > 1)).toBe(true);
  });

  test('counts in how many tries a plan is ahead', () => {
    advice.forEach(({ question, plans }, i) => {
      const tries = plans[0]?.lead?.tries ?? 0;
      const found = plans.map(({ moves }) =>
        linesOf(entry, question, i, moves, tries).map(({ chance }) => chance),
      );
      const [best = [], ...others] = found;
      others.forEach((chances, at) => {
        const ahead = best.filter((chance, round) => chance > itemAt(chances, round)).length;
        expect(itemAt(plans, at + 1).lead?.ahead).toBe(ahead);
      });
    });
  });

  test('makes plans that can be played to their end, whatever hides', () => {
    advice.forEach(({ question, plans }, i) => {
      const { seat, view, state } = question;
      const guess: object = entry.game.determinize(view, seat, seeded(i));
      for (const { moves } of plans) {
        for (const position of [state, guess]) play(entry, clone(position), seat, moves);
      }
      expect(new Set(plans.map(({ moves }) => moves.join())).size).toBe(plans.length);
    });
  });

  test('says nothing but what its lines contain', () => {
    let told = 0;
    advice.forEach(({ question, plans }, i) => {
      plans.forEach((plan, at) => {
        const rival = plans[at === 0 ? 1 : 0];
        if (rival) told += checkWords(entry, question, i, plan, rival);
        else if (plans.length > 1) expect(plan.differences).toEqual([]);
      });
    });
    expect(told).toBeGreaterThan(0);
  });

  test('finds the same with the same seed in all positions that look the same, and leaves the view alone', () => {
    const { seat, legal, view, state } = itemAt(questions, 0);
    const before = canonical(view);
    const other: object = entry.game.determinize(view, seat, seeded(99));
    for (const position of [state, other])
      expect(advise(entry, { seat, legal, view: entry.game.redact(position, seat) }, 0)).toEqual(
        itemAt(advice, 0).plans,
      );
    expect(canonical(view)).toBe(before);
  });

  test('answers about any move with a plan that begins with it', () => {
    const { question, plans } = itemAt(advice, 1);
    const best = itemAt(plans, 0).moves;
    const { legal } = question;
    for (const move of [itemAt(legal, 0), itemAt(legal, legal.length - 1)]) {
      const { plan, lead, better, same } = compare(entry, question, 1, { best, instead: [moveText(move)] });
      expect(plan.moves[0]).toBe(moveText(move));
      expect(lead.gap).toBeGreaterThanOrEqual(0);
      expect(lead.word).toBe(wordFor(lead));
      if (same) expect(lead.word).toBe('even');
      expect(better && same).toBe(false);
    }
  });
});

/** The word for a lead, as the page promises it. */
function wordFor({ ahead, tries, gap, noise }: NonNullable<AdvisedPlan['lead']>): string {
  const ofTen = (10 * ahead) / tries;
  if (gap < noise || ofTen < 6) return 'even';
  return ofTen >= 9 ? 'clear' : 'close';
}

function play({ game }: GameEntry, state: object, seat: Seat, moves: readonly string[]): void {
  for (const text of moves) {
    expect(game.actors(state)).toContain(seat);
    game.apply(state, seat, findByText(game.legalMoves(state, seat) as Move[], text), seeded(1));
  }
}

/** Plays the lines of two plans anew and compares what is told of them with what is counted there. */
function checkWords(
  entry: GameEntry,
  question: Question,
  seed: number,
  plan: AdvisedPlan,
  rival: AdvisedPlan,
): number {
  const measured: readonly Measure<object>[] = entry.measures.list(question.view, question.seat, NAMES);
  const tries = plan.lead?.tries ?? itemAt([rival.lead?.tries ?? 0], 0);
  const [mine, theirs] = [plan, rival].map(({ moves }) => linesOf(entry, question, seed, moves, tries));
  const told = toldOf(plan.differences);
  for (const { of, when, by, sooner } of told) {
    const measure = measured.find(({ id }) => id === of);
    const counted = (line: Line | undefined, moment: number): number => {
      const states = line?.map(({ moments }) => itemAt(moments, moment)) ?? [];
      return states.reduce((sum, state) => sum + (measure?.of(state, question.seat) ?? 0), 0) / states.length;
    };
    const gap = (moment: number): number => counted(mine, moment) - counted(theirs, moment);
    const moment = when === 'end' ? 2 : MOMENTS.indexOf(when);
    expect(gap(moment)).toBeCloseTo(by);
    expect(Math.abs(by)).toBeGreaterThan(0.5);
    if (sooner) expect(Math.abs(gap(2))).toBeLessThan(0.25);
  }
  const words = reasonWords(entry, { ...question, names: NAMES }, plan.differences, 'even') ?? '';
  const figures = told.filter(({ sooner }) => !sooner).map(({ by }) => Math.round(Math.abs(by)));
  for (const figure of [...words.matchAll(/\d+/g)].map(Number)) expect(figures).toContain(figure);
  return told.length;
}

/** Tries: the positions at each moment, and the chance of winning found. */
type Line = readonly { readonly moments: readonly object[]; readonly chance: number }[];

/** Lines as the coach plays them, watched by nothing but the clock of the game. */
function linesOf(
  given: GameEntry,
  question: Question,
  seed: number,
  texts: readonly string[],
  tries: number,
): Line {
  const entry = skilled(given, 2);
  const scout = scoutOf(entry, question, seed);
  const ground = groundOf(scout);
  const { plan, tried } = addRunner(ground, planFrom(scout, texts));
  expect(plan.moves.map(moveText)).toEqual(texts);
  return Array.from({ length: tries }, (_, i) => {
    const line = beginLine(ground.root, tried, seed + 1_000_000 + i);
    const moments: object[] = [];
    let turn = turnOf(entry, question.view);
    const watch = (state: object): void => {
      const over = entry.game.actors(state).length === 0;
      while (moments.length < 3 && (over || isNext(entry, question.seat, moments.length, turn, state))) {
        moments.push(clone(state));
        turn = turnOf(entry, state);
      }
    };
    watch(line.state);
    playOn(line, watch);
    const near = chanceFound(line);
    while (moments.length < 3 && playByHabit(line)) watch(line.state);
    return { moments, chance: (near + itemAt(chancesOf(entry, line.state), question.seat)) / 2 };
  });
}

const turnOf = ({ hints }: GameEntry, state: object): number => hints.turn?.(state) ?? 0;

/** The turn ends, then the seat's own comes, then that ends too. */
function isNext(
  { hints, measures }: GameEntry,
  seat: Seat,
  moment: number,
  turn: number,
  state: object,
): boolean {
  return moment === 1 ? measures.whose(state) === seat : hints.turn?.(state) !== turn;
}

describe('a lead', () => {
  /** So many tries of forty won, the same number of them tied, and the rest lost by a little. */
  const results = (won: number, tied = 0): number[] =>
    Array.from({ length: 40 }, (_, i) => (i < won ? 0.9 : i < won + tied ? 0.5 : 0.48));
  const others = Array<number>(40).fill(0.5);
  test.each([
    [results(40), 'clear', 40],
    [results(36), 'clear', 36],
    [results(35), 'close', 35],
    [results(24), 'close', 24],
    [results(23), 'even', 23],
    [results(20, 20), 'even', 20],
    [Array<number>(40).fill(0.505), 'even', 40],
  ] as const)('%# is told by a word', (some, word, ahead) => {
    expect(leadOf(some, others)).toMatchObject({ word, ahead, tries: 40 });
  });
});

test('a planned move that some guess forbids is not promised, and does no harm', () => {
  const entry = skilled(gameOf('empire'), 2);
  const scout = scoutOf(entry, itemAt(questionsOf(entry, 1), 0), 1);
  const ground = groundOf(scout);
  const plan = planFrom(scout, []);
  const runner = addRunner(ground, { ...plan, moves: [itemAt(plan.moves, 0), { type: 'nonsense' }] });
  look(ground, runner);
  tryOut(ground, runner);
  expect(runner.certain).toBe(1);
});

test('a seat that is coached plays plan A to its end before it asks again', () => {
  const entry = itemAt(GAMES, 0);
  const [{ seat, legal, view, state }] = questionsOf(entry, 1) as [Question & { state: object }];
  const player = COACHED.make(entry, 5);
  const { moves } = itemAt(advise(entry, { seat, legal, view }, seeded(5).int(2 ** 32)), 0);
  for (const text of moves) {
    const offered: Move[] = entry.game.legalMoves(state, seat);
    const chosen = player.choose({ seat, legal: offered, view: () => entry.game.redact(state, seat) });
    expect(moveText(chosen)).toBe(text);
    entry.game.apply(state, seat, chosen, seeded(1));
  }
});

test.each([1, 2])('alone the coach goes by a net for one seat, and by no other (%i)', (trained) => {
  const sol = gameOf('sol');
  const byNet = { ...skillOf(sol), chances: () => [0.123] };
  const known = { ...sol, learned: (seats: number) => (seats === trained ? byNet : undefined) };
  const { state } = newMatch(sol.game, { seats: 1, seed: 'alone' });
  const question: Question = {
    seat: 0,
    legal: sol.game.legalMoves(state, 0),
    view: sol.game.redact(state, 0),
  };
  const chances = advise(known, question, 1).map(({ chance }) => chance);
  expect(chances.every((chance) => Math.abs(chance - 0.123) < 1e-9)).toBe(trained === 1);
});
