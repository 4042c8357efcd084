import { expect, test } from 'vitest';
import { MOST_WAITING, waitingLine } from './line.ts';

let time = 0;
const lineAt = () => waitingLine(1, () => time);
const payer = (person: string, origin = person) => ({ person, origin });

test('everybody who asked gets a turn before anybody gets a second', () => {
  const line = lineAt();
  for (const table of ['a1', 'a2', 'a3']) line.add(table, payer('ann'));
  line.add('b1', payer('bob'));
  const order = Array.from({ length: 4 }, () => {
    const turn = line.next();
    turn?.done(30_000);
    return turn?.job.table;
  });
  expect(order.indexOf('b1')).toBeLessThan(2);
  expect(line.next()).toBeUndefined();
});

test('a person, an address and all together fill it so far only', () => {
  const line = lineAt();
  let tables = 0;
  const add = (person: string, origin: string): void => line.add(`t${tables++}`, payer(person, origin));
  for (let i = 0; i < MOST_WAITING.ofPerson; i++) add('ann', 'here');
  expect(() => add('ann', 'there')).toThrow('other matches you asked for');
  for (let i = line.size(); i < MOST_WAITING.ofOrigin; i++) add(`guest ${i}`, 'here');
  expect(() => add('one more', 'here')).toThrow('other matches you asked for');
  for (let i = line.size(); i < MOST_WAITING.inAll; i++) add(`${i}`, `${i}`);
  expect(() => add('new', 'new')).toThrow('too many matches wait');
  expect(line.size()).toBe(MOST_WAITING.inAll);
});

test('what nobody waits for any more is dropped, and makes room at once', () => {
  const line = lineAt();
  for (const table of ['a1', 'a2', 'a3']) line.add(table, payer('ann'));
  time += 40_000;
  const wish = line.find('a2');
  if (wish) wish.wantedAt = time;
  time += 30_000;
  expect(line.size()).toBe(1);
  line.add('a4', payer('ann'));
  expect([line.next()?.job.table, line.next()?.job.table, line.next()]).toEqual(['a2', 'a4', undefined]);
  expect(line.find('a1')).toBeUndefined();
});
