import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { factions, game } from '../../../../games/factions/index.ts';
import type { State } from '../../../../games/factions/state.ts';
import { asked, fresh, line, position, thick } from '../../../../games/factions/test/testkit.ts';
import { itemAt } from '../../../../kernel/data/lists.ts';
import { moveText } from '../../../../kernel/text.ts';
import { why, wishText } from '../../../../kernel/why.ts';
import type { FocusProps, Place } from '../../view.ts';
import { watchable } from '../board/lights/lights.ts';
import { Aside } from '../panels/aside.tsx';
import { Clock } from '../panels/clock.tsx';
import { Focus } from '../panels/focus.tsx';
import { Panel } from '../panels/panel.tsx';
import { ACT_LABELS, wishOf } from './wish.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

/** Every place drawn beside the board for whoever is asked. */
function placesBeside(state: State): Place[] {
  const seat = asked(state);
  const nothing = (): void => undefined;
  const legal = game.legalMoves(state, seat);
  const props: FocusProps<State> = {
    ...{ state: game.redact(state, seat), names: NAMES, actors: [seat], eyes: seat, seat, events: [] },
    ...{ sources: new Set<Place>(), targets: new Set<Place>(), picked: undefined, hovered: undefined },
    ...{
      hinted: new Set<Place>(),
      onPlace: nothing,
      onHover: nothing,
      asked: [],
      pointed: undefined,
      onMoves: nothing,
    },
    offers: legal.map((move) => ({ move, text: moveText(move) })),
    compact: true,
  };
  const panels = [true, false].flatMap((compact) =>
    state.players.map((_, other): ReactNode => {
      const own = { state, seat: other, name: itemAt(NAMES, other), role: '', active: false, compact };
      return createElement(Panel, { ...own, key: `${other} ${compact}` });
    }),
  );
  const html = renderToStaticMarkup(
    createElement(
      'div',
      {},
      panels,
      createElement(Aside, props),
      createElement(Clock, props),
      // a question's things are laid out as the table hands them over
      createElement(Focus as (props: FocusProps<State>) => ReactNode, props),
    ),
  );
  return Array.from(html.matchAll(/data-place="([^"]*)"/g), ([, place = '']) => place);
}

function unknownPlaces(state: State): Place[] {
  const seat = asked(state);
  const known = new Set(factions.reasons.wishes(game.redact(state, seat), seat).map(wishText));
  const places = [...watchable(state, new Map()), ...placesBeside(state)];
  return [...new Set(places)].filter((place) => !known.has(wishText(wishOf(state, place, undefined))));
}

test.each([1, 2, 3, 4])(
  'everything drawn on the board and beside it can be wished for, with %i seats',
  (seats) => {
    for (let seed = 1; seed <= 4; seed++) expect(unknownPlaces(thick(seats, seed))).toEqual([]);
    expect(unknownPlaces(fresh(seats))).toEqual([]);
  },
);

test('what questions lay out can be wished for', () => {
  const state = position({
    players: [{ resources: 2, explorers: ['ve01'] }, { techs: ['ur03'] }],
    event: 'ea01',
  });
  expect(placesBeside(state)).toEqual(
    expect.arrayContaining(['player 1', 'store energy', 'store resources', 'round', 'option A', 'card ve01']),
  );
  line(state, ['offer 1', 'give resource 1']);
  expect(placesBeside(state)).toEqual(expect.arrayContaining(['give energy 4', 'ask tech ur03']));
  expect(unknownPlaces(state)).toEqual([]);
});

test('a ship in the hand is meant for sectors, an explorer for exoplanets', () => {
  const state = position({ players: [{}, {}] });
  expect(wishOf(state, '3-0', '2-3')).toEqual({ things: ['2-3', '3-0'] });
  expect(wishOf(state, 'planet Mars', '2-3')).toEqual({ things: ['planet Mars'] });
  expect(wishOf(state, 'world ju01', 'card ve01')).toEqual({ things: ['card ve01', 'world ju01'] });
  expect(wishOf(state, 'card sa01', '2-3')).toEqual({ things: ['card sa01'] });
});

test('while an action is pressed, places of the board are meant for it', () => {
  const state = position({ players: [{}, {}] });
  expect(wishOf(state, '3-0', '2-3', 'Rescue: −20 points')).toEqual({ act: 'rescue', things: ['3-0'] });
  expect(wishOf(state, 'planet Mars', undefined, 'Gravity Tug')).toEqual({
    act: 'tug',
    things: ['planet Mars'],
  });
  expect(wishOf(state, 'card sa01', undefined, 'Rescue')).toEqual({ things: ['card sa01'] });
});

test('every action of a turn has a name and four words at most', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const state = thick(2, seed);
    for (const act of factions.reasons.acts(state, 0)) {
      expect([act, ACT_LABELS[act] ?? (act === 'pass' ? 'Pass' : undefined)]).not.toContain(undefined);
      const reason = why(game, factions.reasons, state, 0, { act, things: [] }, NAMES);
      expect(reason === undefined || reason.short !== undefined).toBe(true);
    }
  }
});
