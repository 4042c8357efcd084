import { expect, test } from 'vitest';
import { PersistentList } from './persistentList.ts';

test('a trail stays as it is, whatever is made from it', () => {
  const start = PersistentList.of([1, 2]);
  const [three, four] = [start.with(3), start.with(4)];
  const five = three.with(5);
  expect(start.slice()).toEqual([1, 2]);
  expect(three.slice()).toEqual([1, 2, 3]);
  expect(four.slice()).toEqual([1, 2, 4]);
  expect(five.slice()).toEqual([1, 2, 3, 5]);
  expect(start.last()).toBe(2);
  expect(start.at(2)).toBeUndefined();
  expect(three.slice(1, 9)).toEqual([2, 3]);
});

test('a trail that was cut grows on its own', () => {
  const long = PersistentList.of(['a', 'b', 'c']);
  const cut = long.first(1).with('x');
  expect(cut.slice()).toEqual(['a', 'x']);
  expect(long.slice()).toEqual(['a', 'b', 'c']);
});

test('a trail shares nothing with the list it was made of', () => {
  const list = [1];
  const trail = PersistentList.of(list);
  list.push(2);
  expect(trail.with(3).slice()).toEqual([1, 3]);
  expect(list).toEqual([1, 2]);
});
