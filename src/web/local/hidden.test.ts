import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES as TOY, game as toy } from '../../../test/kit/toy.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { AnyGame, Seat } from '../../kernel/game.ts';
import type { Chair, TableView } from '../../protocol/table.ts';
import { bot, isOver, isStill, person, playAny, setupOf, spectate, testHost } from './testkit.ts';

/** A word of each seat that only its own eyes may ever read: in its state, its moves and its events. */
const canary = (seat: Seat): string => `canary-${seat}`;

interface Marked {
  readonly hands: readonly unknown[];
}

const tides = toy as AnyGame;

const marked: AnyGame = {
  ...tides,
  setup(...args) {
    const state = tides.setup(...args) as Marked;
    return { ...state, words: state.hands.map((_, seat) => canary(seat)) };
  },
  legalMoves: (state, seat) => tides.legalMoves(state, seat).map((move) => ({ ...move, word: canary(seat) })),
  apply(state, seat, move, rng, events) {
    tides.apply(state, seat, move, rng, events);
    events?.push({ type: 'whisper', word: canary(seat), only: seat });
  },
  redact(state, viewer) {
    const view = tides.redact(state, viewer) as Marked;
    return { ...view, words: view.hands.map((_, seat) => (seat === viewer ? canary(seat) : '')) };
  },
  determinize(view, viewer, rng) {
    const guess = tides.determinize(view, viewer, rng) as Marked;
    return { ...guess, words: guess.hands.map((_, seat) => canary(seat)) };
  },
};

const MARKED: readonly GameEntry[] = TOY.map((entry) => ({ ...entry, game: marked }));

const PERSONS = [person('Ann'), person('Bob'), person('Cy')];

/** The seats whose secret word is anywhere in what is shown. */
const revealed = (shown: unknown): Seat[] => {
  const text = JSON.stringify(shown);
  return [0, 1, 2, 3].filter((seat) => text.includes(canary(seat)));
};

function expectDiscreet(view: TableView): void {
  expect(revealed(view)).toEqual(view.eyes === undefined ? [] : [view.eyes]);
  expect(Object.keys(view.offers).map(Number)).toEqual(
    view.eyes !== undefined && view.actors.includes(view.eyes) ? [view.eyes] : [],
  );
  expect(view.seed).toBe(undefined);
}

const chairs = fc.array(fc.constantFrom<Chair>(person('P'), bot(), bot('random')), {
  minLength: 2,
  maxLength: 4,
});

test('no view reveals what is hidden from its seat', async () => {
  await fc.assert(
    fc.asyncProperty(chairs, fc.string(), fc.infiniteStream(fc.nat(9)), async (seated, seed, choices) => {
      const host = testHost(MARKED);
      const id = await host.create(setupOf('toy', seated, seed));
      const { views, until } = await spectate(host, id);
      for (let view = await until(isStill); !isOver(view); view = await until(isStill)) {
        await playAny(host, view, choices.next().value);
      }
      views.filter((view) => !isOver(view)).forEach(expectDiscreet);
      expect(revealed({ ...views.at(-1), seed: '' }).length).toBeLessThan(2);
    }),
    { numRuns: 30 },
  );
});

test('when the screen changes hands, the whole log is sent again for the new seat', async () => {
  const host = testHost(MARKED);
  const id = await host.create(setupOf('toy', PERSONS));
  const { views, until } = await spectate(host, id);
  for (let view = await until(isStill); !isOver(view); view = await until(isStill)) await playAny(host, view);
  for (const [i, view] of views.entries()) {
    const before = views[i - 1];
    expect(view.fresh).toBe(before === undefined || before.eyes !== view.eyes);
    expect(view.news).toHaveLength(view.fresh ? view.ply : 1);
  }
});

test("another's choice has no text, one's own has", async () => {
  const host = testHost(TOY);
  const id = await host.create(setupOf('toy', PERSONS));
  const { views, until } = await spectate(host, id);
  for (let view = await until(isStill); !isOver(view); view = await until(isStill)) await playAny(host, view);
  for (const { eyes, news } of views) {
    for (const { seat, text } of news) expect(text === undefined).toBe(seat !== eyes);
  }
});

test('a seat that is not at the screen is not played, nor are its moves revealed', async () => {
  const host = testHost(MARKED);
  const id = await host.create({ ...setupOf('toy', PERSONS), options: { showing: false } });
  const { last } = await spectate(host, id);
  expect(last()).toMatchObject({ eyes: 0, actors: [0, 1, 2] });
  await expect(host.play(id, 1, 0, 'anything')).rejects.toThrow(/^seat 0 is at the screen, not seat 1$/);
});

test('spectators of bots see what is public', async () => {
  const host = testHost(MARKED);
  const id = await host.create(setupOf('toy', [bot(), bot()]));
  const { views, until } = await spectate(host, id);
  await until(isOver);
  for (const view of views) expect(revealed(view)).toEqual([]);
});

test('a running match is looked at with the eyes at the screen or those of a spectator only', async () => {
  const host = testHost(MARKED);
  const id = await host.create(setupOf('toy', PERSONS));
  const { last, until } = await spectate(host, id);
  await playAny(host, last());
  for (const eyes of [0, 1, 2, undefined, 'all'] as const) {
    if (eyes === undefined || eyes === last().eyes) {
      expect(revealed(await host.look(id, 0, eyes))).toEqual(eyes === undefined ? [] : [eyes]);
    } else await expect(host.look(id, 0, eyes)).rejects.toThrow('once the match is over');
  }
  for (let view = await until(isStill); !isOver(view); view = await until(isStill)) await playAny(host, view);
  expect(revealed(await host.look(id, 2, 2))).toEqual([2]);
  expect(revealed(await host.look(id, 2, 'all'))).toEqual([0, 1, 2]);
});

test('the list tells nothing of hands or seed', async () => {
  const host = testHost(MARKED);
  await host.create(setupOf('toy', PERSONS, 'my secret'));
  expect(revealed(await host.list())).toEqual([]);
  expect(JSON.stringify(await host.list())).not.toMatch(/secret|seed/);
});
