import { describe, expect, test, vi } from 'vitest';
import { newMatch } from '../../kernel/match/match.ts';
import { findByText, moveText } from '../../kernel/text.ts';
import { stepsOf } from './guidedPlay.ts';
import { GAME_CARDS } from './index.ts';

// What some views ask when they are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));

const GAMES = await Promise.all(
  GAME_CARDS.filter(({ guided }) => guided !== undefined).map(async (card) => ({
    ...{ id: card.id, titles: card.guided ?? [] },
    ...(await card.load()),
    guided: (await card.lessons?.()) ?? [],
  })),
);

/** A lesson is read in a moment. */
const LONGEST = 290;

describe.each(GAMES)('$id', ({ entry, view, titles, guided }) => {
  const { game } = entry;

  test('has a first game and three lessons', () => {
    expect(guided.map(({ id }) => id === 'first')).toEqual([true, false, false, false]);
    expect(new Set(guided.map(({ id }) => id)).size).toBe(guided.length);
  });

  test('names them in their order, each in a few words', () => {
    expect(titles.map(({ id, steps }) => ({ id, steps }))).toEqual(
      guided.map(({ id, lessons }) => ({ id, steps: lessons.length })),
    );
    for (const { title, about } of titles) {
      expect(title.length).toBeLessThan(30);
      expect(about).toMatch(/^\p{Lu}.{10,60}\.$/u);
    }
  });

  describe.each(guided)('$id', (lesson) => {
    const { steps, end } = stepsOf(lesson, entry);

    test('is played by the rules, every step by the learner, and leaves a match to play on', () => {
      for (const { lesson: step, state } of steps) {
        if (step.move === undefined) continue;
        expect(game.actors(state)).toContain(0);
        const legal = game.legalMoves(state, 0);
        expect(moveText(findByText(legal, step.move))).toBe(step.move);
      }
      expect(game.outcome(end)).toBeUndefined();
      expect(game.actors(end)).toEqual([0]);
    });

    test('points at what is to be clicked', () => {
      for (const { lesson: step, state } of steps) {
        if (step.move === undefined) continue;
        const move = findByText(game.legalMoves(state, 0), step.move);
        const { from, to, button } = view.gesture(state, { text: step.move, move }, ['Captain', 'Vesper']);
        const places = button ? [] : [from ?? [], to ?? []].flat();
        expect(step.point ?? []).toEqual(expect.arrayContaining(places));
      }
    });

    test('is short, and told in short pieces', () => {
      if (lesson.id !== 'first') {
        expect(steps.length).toBeGreaterThanOrEqual(3);
        expect(steps.length).toBeLessThanOrEqual(8);
      }
      for (const { say } of lesson.lessons) expect(say.length).toBeLessThan(LONGEST);
    });
  });
});

test.each(GAMES)('$id: what a match is about is one sentence', ({ entry: { game }, view }) => {
  for (const seats of [game.seats.min, game.seats.max]) {
    const { state } = newMatch(game, { seats, seed: 'goal' });
    const text = view.goal?.(state) ?? '';
    expect(text).toMatch(/^\p{Lu}[^.]*\.$/u);
    expect(text.length).toBeLessThan(170);
  }
});
