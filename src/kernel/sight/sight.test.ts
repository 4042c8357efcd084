import { expect, test } from 'vitest';
import { visible } from './sight.ts';

test('private events are for one seat only', () => {
  const events = [{ type: 'a' }, { type: 'b', only: 1 }];
  expect(visible(events, undefined)).toEqual([events[0]]);
  expect(visible(events, 0)).toEqual([events[0]]);
  expect(visible(events, 1)).toEqual(events);
});
