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
import { numbered, RoleCards } from './roleCards.tsx';

/** The Monolith on Regent, and a role to be chosen with so many credits. */
function choosing(credits: number): State {
  const state = midGame();
  itemAt(state.players, 0).credits = credits;
  state.stack.splice(0, 99, { step: 'role', seat: 0, free: false });
  return state;
}

function drawn(state: State, lit = true, picked?: string): string {
  const targets = new Set(lit ? rolesOpen(state, 0, false).map((role) => roleSpot(itemAt(ROLES, role))) : []);
  const places = { ...placesIn(quiet(state, ['Ada'], 0)), targets, picked };
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
  expect(html).toContain('The Ancients: Gain 3 credits.');
  expect(html).toContain('pay 4, you have 2');
  expect(html).toContain('the Monolith is here');
  expect(html).toContain('2 credits more open it');
});

test('the cards are a group of radio buttons, of which the marked one is checked and reached by the tab key', () => {
  const html = drawn(choosing(2), true, 'role scientist');
  expect(html.match(/role="radio"/g)).toHaveLength(7);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(4);
  const [checked = ''] = html.match(/<[^>]*aria-checked="true"[^>]*>/) ?? [];
  expect(checked).toContain('data-place="role scientist"');
  expect(checked).toContain('tabindex="0"');
  expect(html.match(/tabindex="0"/g)).toHaveLength(1);
});

test('number keys stand for the cards in their order', () => {
  expect(numbered(choosing(2)).slice(0, 2)).toEqual(['role explorer', 'role scientist']);
  expect(numbered(midGame())).toEqual([]);
});

test('every card tells what the role would bring now', () => {
  const html = drawn(choosing(6));
  expect(html).toContain('now: 6 ships out, 0 staged');
  expect(html).toContain('now: you have 6 credits');
  const elsewhere = { ...choosing(6), monolith: 0 };
  expect(drawn(elsewhere)).toMatch(/now: \d worlds? in reach/);
});

test('nothing stands there while nobody at this screen chooses a role', () => {
  expect(drawn(choosing(2), false)).toBe('');
  expect(drawn(midGame())).toBe('');
});
