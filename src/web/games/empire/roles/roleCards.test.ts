import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { State } from '../../../../games/empire/state.ts';
import { rolesOpen } from '../../../../games/empire/actions/monolith.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { ROLES } from '../../../../games/empire/facts.ts';
import { quiet } from '../../../board/testkit.ts';
import { placesIn } from '../../../board/spot.tsx';
import { midGame } from '../board/fixture.ts';
import { roleSpot } from '../board/spots.ts';
import { RoleCards } from './roleCards.tsx';

/** The Monolith on Regent, and a role to be chosen with so many credits. */
function choosing(credits: number): State {
  const state = midGame();
  itemAt(state.players, 0).credits = credits;
  state.stack.splice(0, 99, { step: 'role', seat: 0, free: false });
  return state;
}

function drawn(state: State, lit = true): string {
  const targets = new Set(lit ? rolesOpen(state, 0, false).map((role) => roleSpot(itemAt(ROLES, role))) : []);
  const places = { ...placesIn(quiet(state, ['Ada'], 0)), targets };
  return renderToStaticMarkup(createElement(RoleCards, { state, places }));
}

test('the roles stand in the order of the ring, the one under the Monolith last', () => {
  const order = Array.from(drawn(choosing(2)).matchAll(/data-place="role (\w+)"/g), ([, role]) => role);
  expect(order).toEqual(['explorer', 'scientist', 'steward', 'merchant', 'engineer', 'warlord', 'regent']);
});

test('6.1.3 a card tells price, gain, leader and followers, and a shut one what keeps it shut', () => {
  const html = drawn(choosing(2));
  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).toContain('Steward, pay 2 credits, take 3. You: Harvest as a market tile allows');
  expect(html).toContain('The Ancients gain 3 credits.');
  expect(html).toContain('pay 4, you have 2');
  expect(html).toContain('the Monolith is here');
});

test('every card tells what the role would bring now', () => {
  const html = drawn(choosing(6));
  expect(html).toContain('now: 6 ships out, 0 staged');
  expect(html).toMatch(/now: \d worlds? in reach/);
  expect(html).toContain('now: you have 6 credits');
});

test('nothing stands there while nobody at this screen chooses a role', () => {
  expect(drawn(choosing(2), false)).toBe('');
  expect(drawn(midGame())).toBe('');
});
