import { expect, test } from 'vitest';
import { game } from '../../../../games/empire/index.ts';
import type { Event } from '../../../../games/empire/state.ts';
import { fresh } from '../../../../games/empire/test/testkit.ts';
import type { Place } from '../../view.ts';
import { pick, seeded } from '../../../../kernel/match/rng.ts';
import { colourOf } from '../art/paints.ts';
import { cueOf, placesOf, turnOf } from './places.ts';
import { endWords, progress, turnsLeft } from '../panels/progress.ts';
import { scorePad } from '../scorePad.ts';
import { isDrawn } from './spots.ts';

const ABOUT: readonly [Event, readonly Place[]][] = [
  [{ type: 'flew', seat: 0, ship: 'fighter', from: 'staging', to: 'F4' }, ['F4']],
  [{ type: 'displaced', who: 4, ship: 'cruiser', from: 'C3', to: 'D4' }, ['C3', 'D4']],
  [{ type: 'withdrew', seat: 0, ship: 'fighter', at: 'staging', to: 'supply' }, []],
  [{ type: 'battle', attacker: 0, defender: 4, sector: 'NW', strengths: [1, 0] }, ['sector NW']],
  [{ type: 'monolith', who: 0, from: '', to: 'steward', paid: [], taken: 0 }, ['role steward']],
  [{ type: 'invested', who: 0, at: 'F2', paid: 5 }, ['far F2']],
  [{ type: 'flipped', tile: 'K3' }, ['market K3']],
  [{ type: 'tech', who: 0, tech: 'TM11', from: 'up', paid: [1, 1, 0] }, ['tech TM11']],
  [{ type: 'turn', seat: 0, turn: 1, emperor: true }, []],
];

test.each(ABOUT)('%o is about %o', (event, places) => {
  expect(placesOf(event)).toEqual(places);
});

test('whatever happens, its places are drawn and only turns begin turns', () => {
  for (const seats of [1, 3]) {
    const rng = seeded(seats);
    const state = fresh(seats, {}, seats + 7);
    const events: Event[] = [];
    for (let ply = 0; ply < 300; ply++) {
      const [seat] = game.actors(state);
      if (seat === undefined) break;
      game.apply(state, seat, pick(rng, game.legalMoves(state, seat)), rng, events);
    }
    expect(events.flatMap(placesOf).filter((place) => !isDrawn(place))).toEqual([]);
    expect(events.filter((event) => turnOf(event) !== undefined).every(({ type }) => type === 'turn')).toBe(
      true,
    );
  }
});

test('gains and losses sound different', () => {
  expect(cueOf({ type: 'scored', who: 0, token: 'galaxy', merit: 'edict' })).toBe('gain');
  expect(cueOf({ type: 'destroyed', who: 0, unit: 'fighter', at: 'A1' })).toBe('flare');
  expect(cueOf({ type: 'dialSet', seat: 0 })).toBeUndefined();
});

test('every seat has a colour of its own', () => {
  const state = fresh(4);
  expect(new Set([0, 1, 2, 3].map((seat) => colourOf(state, seat))).size).toBe(4);
});

test('where the match stands', () => {
  const state = fresh(3);
  expect(progress(state)).toBe('Setting up');
  expect(turnsLeft(state)).toBeUndefined();
  const late = { ...state, turn: 20, trigger: 'galaxy', finalSeat: 1, scepter: 2 } as const;
  expect(progress(late)).toBe('Turn 20, 3 to go');
  expect(progress({ ...late, scepter: 1 })).toBe('Turn 20, the last');
  expect(endWords(late, ['Ada', 'Rook', 'Ines'])).toBe('3 turns to the end; Rook has the last one.');
  expect(endWords(late, ['Ada', 'You', 'Ines'])).toBe('3 turns to the end; you have the last one.');
  expect(endWords({ ...late, scepter: 1 }, [])).toBe('This is the last turn of the match.');
});

test('the score pad has a line for each source', () => {
  expect(scorePad(fresh(2)).map(({ label }) => label)).toEqual([
    'Colony tokens in the throne',
    'Galaxy tokens',
    'Far Space',
    'Colonies on planets',
    'Technologies',
  ]);
});
