import { expect, test, vi } from 'vitest';
import { GAMES as TOYS, POSITION } from '../../../test/kit/toy.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Bot } from '../bot.ts';
import { onceSeated } from './onceSeated.ts';

const tides = itemAt(TOYS, 0);
const [pass, show] = tides.game.legalMoves(POSITION, 0);
const asked = { seat: 0, legal: [pass, show], view: () => POSITION };
const passing: Bot = { choose: () => pass };

test('a bot is made when it is first asked, once, and told how many sit there', () => {
  const make = vi.fn((_known: GameEntry, _seats: number) => passing);
  const bot = onceSeated(tides, make);
  expect(make).not.toHaveBeenCalled();
  expect([bot.choose(asked), bot.choose(asked)]).toEqual([pass, pass]);
  expect(make).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ game: tides.game }), 2);
});

test('it knows what nets have learned for so many seats, else what the levels know', () => {
  const skill = { ...tides.hints };
  const three = { ...tides.hints };
  const entry: GameEntry = { ...tides, skill, learned: (seats) => (seats === 3 ? three : undefined) };
  const known: GameEntry['hints'][] = [];
  const seated = (seats: number): void => {
    const game = { ...tides.game, seatsOf: () => seats };
    onceSeated({ ...entry, game }, ({ hints }) => {
      known.push(hints);
      return passing;
    }).choose(asked);
  };
  seated(2);
  seated(3);
  expect(known[0]).toBe(skill);
  expect(known[1]).toBe(three);
});

test('whoever does not search has no findings to tell', () => {
  expect(onceSeated(tides, () => passing).weigh?.(asked)).toEqual({ move: pass, findings: [] });
});

test('whoever searches tells what it has found', () => {
  const findings = [{ move: show, visits: 8, chance: 0.5 }];
  const weigh = vi.fn(() => ({ move: show, findings }));
  expect(onceSeated(tides, () => ({ ...passing, weigh })).weigh?.(asked)).toEqual({ move: show, findings });
  expect(weigh).toHaveBeenCalledExactlyOnceWith(asked);
});
