import { expect, test } from 'vitest';
import { chairsOf, seatedAs } from './chairs.ts';

test('whoever learns or plays against bots is called the same', () => {
  const taught = seatedAs('Ada', [
    { name: 'Captain', player: 'person' },
    { name: 'Vesper', player: { bot: 'easy' } },
  ]);
  const played = chairsOf({ seats: 2, bots: 'easy' }, 'Ada');
  expect(taught).toEqual(played);
});
