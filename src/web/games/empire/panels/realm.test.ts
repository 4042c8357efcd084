import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fresh } from '../../../../games/empire/test/testkit.ts';
import { placesIn } from '../../../board/spot.tsx';
import { quiet } from '../../../board/testkit.ts';
import { Realm } from './realm.tsx';

/** What is said of the edict to the first of two players, while one of them is Emperor. */
function realmOf(emperor: number): string {
  const state = fresh(2);
  Object.assign(state, { emperor, edict: 'ED01' });
  const names = ['You', 'Vesper'];
  const places = placesIn(quiet(state, names, 0));
  return renderToStaticMarkup(createElement(Realm, { state, names, places }));
}

test('whether the Emperor fulfils the edict is said as it is said of “you” and of others', () => {
  expect(realmOf(0)).toMatch(/You (fulfil|do not fulfil) it now/);
  expect(realmOf(1)).toMatch(/Vesper (fulfils|does not fulfil) it now/);
});
