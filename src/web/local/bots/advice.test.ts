import { expect, test } from 'vitest';
import { GAMES as TOY, game as toy, type State } from '../../../../test/kit/toy.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { GAMES } from '../../../games/index.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { newMatch } from '../../../kernel/match/match.ts';
import { equal } from '../../../kernel/data/plain.ts';
import type { TableHost } from '../../../protocol/table.ts';
import { bot, isStill, person, playAny, setupOf, spectate, testHost } from '../testkit.ts';
import { type CancellableAskBot, answerHere } from './botAnswer.ts';

const TIDES = answerHere(async () => itemAt(TOY, 0));
const DUEL = [person('Ann'), bot()];

/** A host, and what its bots were asked. */
function overheard(think: CancellableAskBot = TIDES): { host: TableHost; questions: BotRequest[] } {
  const questions: BotRequest[] = [];
  const host = testHost(TOY, {
    askBot: (question, signal) => {
      questions.push(structuredClone(question));
      return think(question, signal);
    },
  });
  return { host, questions };
}

async function tableOf(host: TableHost, seed = 'table'): Promise<string> {
  const id = await host.create({ ...setupOf('toy', DUEL, seed), options: { hand: 3, showing: false } });
  await spectate(host, id);
  return id;
}

test('the coach tells legal moves, the one it would play first, with their chances', async () => {
  const host = testHost(GAMES);
  const id = await host.create(setupOf('star', [person('Ann'), bot()]));
  const { until } = await spectate(host, id);
  const view = await until(isStill);
  const seat = itemAt(view.actors, 0);
  const favourites = await host.advise(id, seat, view.seq);
  const texts = favourites.map(({ text }) => text);
  expect(favourites.length).toBeGreaterThan(1);
  expect(view.offers[seat]?.map(({ text }) => text)).toEqual(expect.arrayContaining(texts));
  for (const { chance, looks } of favourites) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(looks).toBeGreaterThan(0);
  }
  expect(await host.advise(id, seat, view.seq)).toEqual(favourites);
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
  expect(questions[0]).toMatchObject({ bot: 'hard', seat: 0 });
});

test('a single move needs no advice', async () => {
  const { host, questions } = overheard();
  const id = await host.create({ ...setupOf('toy', DUEL), options: { hand: 1, showing: false } });
  expect(await host.advise(id, 0, 0)).toEqual([]);
  expect(questions).toEqual([]);
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
  const { host } = overheard(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const id = await tableOf(host);
  const { last } = await spectate(host, id);
  const advice = host.advise(id, 0, 0);
  const refused = expect(advice).rejects.toThrow('the table has moved on');
  await new Promise((resolve) => setTimeout(resolve));
  await playAny(host, last());
  await refused;
});
