import { expect, test } from 'vitest';
import { GAMES as TOY, game as toy, type State } from '../../../../test/kit/toy.ts';
import type { CoachRequest } from '../../../bots/coach/coachRequest.ts';
import { GAMES } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { newMatch } from '../../../kernel/match/match.ts';
import { equal } from '../../../kernel/data/plain.ts';
import type { TableHost } from '../../../protocol/table.ts';
import { bot, isStill, person, playAny, setupOf, spectate, testHost } from '../testkit.ts';
import { type AskCoach, coachHere } from './botAnswer.ts';

const TIDES = coachHere(async () => itemAt(TOY, 0));
const DUEL = [person('Ann'), bot()];

/** A host, and what its coach was asked. */
function overheard(think: AskCoach = TIDES): { host: TableHost; questions: CoachRequest[] } {
  const questions: CoachRequest[] = [];
  const host = testHost(TOY, {
    askCoach: (question, ...rest) => {
      questions.push(structuredClone(question));
      return think(question, ...rest);
    },
  });
  return { host, questions };
}

async function tableOf(host: TableHost, seed = 'table'): Promise<string> {
  const id = await host.create({ ...setupOf('toy', DUEL, seed), options: { hand: 3, showing: false } });
  await spectate(host, id);
  return id;
}

/** A coach that thinks until it is stopped. */
const pensive: AskCoach = (_, signal) =>
  new Promise(
    (_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)), // it is always an error
  );

const aMoment = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

test('the coach tells plans that begin with legal moves, and how far it has come', async () => {
  const host = testHost(GAMES);
  const id = await host.create(setupOf('star', [person('Ann'), bot()]));
  const { until } = await spectate(host, id);
  const view = await until(isStill);
  const seat = itemAt(view.actors, 0);
  const heard: number[] = [];
  const plans = await host.advise(id, seat, view.seq, (share) => heard.push(share));
  expect(plans.length).toBeGreaterThan(1);
  const texts = plans.map(({ moves }) => moves[0]);
  expect(view.offers[seat]?.map(({ text }) => text)).toEqual(expect.arrayContaining(texts));
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toBeCloseTo(1);
  expect(await host.advise(id, seat, view.seq)).toEqual(plans);
});

test('it compares any legal move with its plan', async () => {
  const { host } = overheard();
  const id = await tableOf(host);
  const { last } = await spectate(host, id);
  const plans = await host.advise(id, 0, 0);
  const best = itemAt(plans, 0).moves;
  for (const { text } of last().offers[0] ?? []) {
    const { plan, same } = await host.weigh(id, 0, 0, { best, instead: [text] });
    expect(plan.moves[0]).toBe(text);
    expect(same).toBe(text === best[0]);
  }
  await expect(host.weigh(id, 0, 0, { best, instead: ['sing'] })).rejects.toThrow('not legal');
});

/** Two deals in which the first seat sees the same and the second holds something else. */
function lookAlikes(): [string, string] {
  const dealt = new Map<string, { seed: string; state: State }>();
  for (let i = 0; ; i++) {
    const seed = `deal ${i}`;
    const setup = { seats: 2, options: { hand: 3, showing: false }, seed };
    const state = newMatch(toy, setup).state;
    const seen = JSON.stringify(toy.redact(state, 0));
    const other = dealt.get(seen);
    if (other && !equal(other.state, state)) return [other.seed, seed];
    dealt.set(seen, { seed, state });
  }
}

test('the coach is asked with what the seat sees and nothing else', async () => {
  const { host, questions } = overheard();
  const answers = [];
  for (const seed of lookAlikes()) answers.push(await host.advise(await tableOf(host, seed), 0, 0));
  expect(questions[1]).toEqual(questions[0]);
  expect(answers[1]).toEqual(answers[0]);
  expect(questions[0]).toMatchObject({ game: 'toy', seat: 0 });
});

test('a single way to go is a single plan', async () => {
  const { host } = overheard();
  const id = await host.create({ ...setupOf('toy', DUEL), options: { hand: 1, showing: false } });
  const plans = await host.advise(id, 0, 0);
  expect(plans.map(({ lead, differences }) => [lead, differences])).toEqual([[undefined, []]]);
});

test('others, bots and those who saw another position are refused', async () => {
  const { host } = overheard();
  const id = await tableOf(host);
  await expect(host.advise(id, 1, 0)).rejects.toThrow("not a person's");
  await expect(host.advise(id, 0, 3)).rejects.toThrow('the table has moved on');
  const two = await host.create(setupOf('toy', [person('Ann'), person('Bob')]));
  const { last } = await spectate(host, two);
  const [asked] = last().actors;
  await expect(host.advise(two, 1 - (asked as number), 0)).rejects.toThrow(/is at the screen|is not asked/);
});

test('advice on a position that is gone is given up', async () => {
  const { host } = overheard(pensive);
  const id = await tableOf(host);
  const { last } = await spectate(host, id);
  const refused = expect(host.advise(id, 0, 0)).rejects.toThrow('the table has moved on');
  await aMoment();
  await playAny(host, last());
  await refused;
});

test('the coach can be told to be silent, and forgets one question over the next', async () => {
  const { host } = overheard(pensive);
  const id = await tableOf(host);
  const first = expect(host.advise(id, 0, 0)).rejects.toThrow('told to be silent');
  await aMoment();
  const second = expect(host.advise(id, 0, 0)).rejects.toThrow('told to be silent');
  await first;
  await aMoment();
  await host.hush(id);
  await second;
});
