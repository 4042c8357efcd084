import { expect, test } from 'vitest';
import { cellOf } from '../board.ts';
import { TECH, type TechId } from '../facts.ts';
import type { State } from '../state.ts';
import {
  cards,
  ends,
  energyOn,
  legal,
  line,
  offered,
  planetAt,
  player,
  position,
  question,
  type Seated,
  shipsOf,
  stores,
} from '../test/testkit.ts';
import { energyCapacity, resourceCapacity } from '../verbs.ts';

/** Every tech (19.6, 19.7). */

/** Two seats, the first with a tech. */
function having(tech: TechId, own: Seated = {}, more: object = {}): State {
  return position({ players: [{ ...own, techs: [tech] }, {}], ...more });
}

const CHECKS: Readonly<Record<string, () => unknown>> = {
  ur01: () => {
    const state = having(
      'ur01',
      { ships: ['1-0'], energy: 5 },
      { energy: { '1-0': 3, '2-0': 9, '6-6': 7 }, gates: ['1-0', '6-6'] },
    );
    expect(ends(state, 'scoop')).toEqual(['1-0', '2-0', '6-6']);
    line(state, ['scoop 2-0']);
    expect([player(state).energy, energyOn(state, '2-0', '1-0'), question(state)]).toEqual([
      9,
      [0, 3],
      'begin',
    ]);
    expect(offered(state, 'scoop')).toEqual([]);
  },
  ur02: () => {
    const state = having('ur02', { ships: ['1-0'] }, { energy: { '2-0': 9, '3-0': 2 } });
    line(state, ['step 2-0', 'step 3-0']);
    expect([player(state).energy, energyOn(state, '2-0', '3-0')]).toEqual([12, [10, 5]]);
  },
  ur03: () => expect(resourceCapacity(having('ur03'), 0)).toBe(7),
  ur04: () => expect(energyCapacity(having('ur04'), 0)).toBe(20),
  ur05: () => {
    const state = having('ur05', { ships: ['4-0'], resources: 0 });
    line(state, ['mine 4-0'], [3]);
    expect(player(state).resources).toBe(4);
  },
  ur06: () => {
    const state = having('ur06', { ships: ['3-0'], resources: 2 });
    line(state, ['step 2-0', 'stop', 'use Venus Venus', 'recruit 2'], ['ve01', 've02', 've03']);
    expect([cards(player(state).explorers), player(state).resources]).toEqual([['ve01', 've02', 've03'], 0]);
  },
  ur07: () => {
    const state = having('ur07', { ships: ['4-0'], resources: 3 });
    line(state, ['step 3-0', 'stop', 'use Mars Mars']);
    expect(legal(state)).toEqual(['engineer 1', 'engineer 2']);
    line(state, ['engineer 1', 'install sails']);
    expect(player(state).resources).toBe(2);
  },
  ur08: () => {
    const state = having('ur08', { ships: ['3-0'], resources: 0 }, { market: ['ju28'] });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju28', 'boon none']);
    expect(player(state).exoplanets).toHaveLength(1);
  },
  ur09: () => {
    const state = having('ur09', { ships: ['4-0'] });
    line(
      state,
      ['step 5-0', 'stop', 'use Saturn Saturn', 'keep sa01', 'keep sa03'],
      ['sa01', 'sa02', 'sa03'],
    );
    expect([cards(player(state).objectives), state.discards.saturn]).toEqual([['sa01', 'sa03'], ['sa02']]);
    const archive = having('ur09', { ships: ['4-0'] }, { law: 'ea11A' });
    line(archive, ['step 5-0', 'stop', 'use Saturn Saturn'], ['sa01', 'sa02', 'sa03']);
    expect(cards(player(archive).objectives)).toEqual(['sa01', 'sa02', 'sa03']);
    const effect = having('ur09', { ships: ['3-0'] }, { market: ['ju22'], planets: { Mars: 12 } });
    line(
      effect,
      ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju22', 'boon B', 'keep sa01'],
      ['ju01', 'ju02', 'ju03', 'sa01', 'sa02'],
    );
    expect(cards(player(effect).objectives)).toEqual(['sa01']);
  },
  ur10: () => {
    const state = having('ur10', { ships: ['7-7'] });
    expect(ends(state, 'tether')).toEqual(['0-0', '0-3', '1-0', '1-7']);
    line(state, ['tether 1-0']);
    expect([shipsOf(state), player(state).penalty, offered(state, 'tether'), player(state).once]).toEqual([
      ['1-0'],
      0,
      [],
      ['ur10'],
    ]);
    line(state, ['stop']);
    // R8, R12: a Movement, but nothing was placed.
    expect([offered(state, 'use'), offered(state, 'none')]).toEqual([[], ['none']]);
  },
  ur11: () => {
    const state = having('ur11', { ships: ['7-7'] });
    expect(offered(state, 'beacon')).toHaveLength(87);
    line(state, ['beacon 7-7 4-4']);
    expect([shipsOf(state), question(state), player(state).once]).toEqual([['4-4'], 'finish', ['ur11']]);
    line(state, ['end', 'pass']);
    expect(offered(state, 'beacon')).toEqual([]);
    const late = having('ur11', { ships: ['7-7'] });
    line(late, ['step 7-8', 'stop', 'beacon 7-8 1-0']);
    expect(energyOn(late, '7-8', '1-0')).toEqual([2, 0]);
  },
  ur12: () => {
    const state = position({ players: [{}, { techs: ['ur12'], energy: 5 }] });
    line(state, ['pass']);
    expect(player(state, 1).energy).toBe(6);
    const full = position({ players: [{}, { techs: ['ur12'] }] });
    line(full, ['pass']);
    expect(player(full, 1).energy).toBe(16);
    const passed = position({ players: [{ ships: ['1-0'] }, { techs: ['ur12'], energy: 5, passed: true }] });
    line(passed, ['step 1-1', 'stop', 'none', 'end']);
    expect(player(passed, 1).energy).toBe(7);
  },
  ur13: () => {
    const state = having('ur13', { explorers: ['ve03'], exoplanets: ['ju28'] });
    line(state, ['place ve03 ju28']);
    expect(player(state).exoplanets[0]?.explored).toBe(true);
  },
  ur14: () => {
    const state = having('ur14', { energy: 5, resources: 2 });
    line(state, ['burn']);
    expect(stores(state)).toEqual([8, 1]);
    const both = having('ur14', { energy: 14, resources: 2 }, { law: 'ea10A' });
    line(both, ['burn']);
    expect(stores(both)).toEqual([16, 1]);
  },
  ur15: () => {
    const state = having('ur15', { ships: ['5-5'] }, { planets: { Saturn: 10 } });
    expect(offered(state, 'tug')).toHaveLength(16);
    line(state, ['tug Saturn cw']);
    expect([planetAt(state, 'Saturn'), question(state)]).toEqual([[5, 8], 'orbit']);
    line(state, ['orbit 6-3']);
    expect([shipsOf(state), offered(state, 'tug'), player(state).orbits]).toEqual([['6-3'], [], 1]);
    const forward = having('ur15');
    line(forward, ['tug Neptune cw']);
    expect(planetAt(forward, 'Neptune')).toEqual([7, 23]);
    const ccw = having('ur15');
    line(ccw, ['tug Neptune ccw']);
    expect(planetAt(ccw, 'Neptune')).toEqual([7, 1]);
  },
  ur16: () => {
    const state = having('ur16', { ships: ['1-0'] }, { gates: ['1-0'] });
    line(state, ['caster', 'gate 6-6']);
    expect([state.gates, question(state), offered(state, 'caster')]).toEqual([
      [cellOf('1-0'), cellOf('6-6')],
      'begin',
      [],
    ]);
    expect(ends(state, 'step')).toContain('6-6');
  },
  ne23: () => expect(energyCapacity(having('ne23'), 0)).toBe(22),
  ne24: () => {
    const state = having('ne24', { ships: ['1-0'], energy: 5 }, { energy: { '2-0': 9, '3-0': 9 } });
    expect([ends(state, 'phase'), ends(state, 'step').includes('2-0')]).toEqual([['2-0'], false]);
    line(state, ['phase 2-0']);
    expect([player(state).energy, energyOn(state, '2-0'), offered(state, 'phase')]).toEqual([4, [10], []]);
    const paid = having('ne24', { ships: ['1-0'] });
    line(paid, ['step 2-0', 'step 3-0']);
    expect(ends(paid, 'phase').sort()).toEqual(['4-0', '4-1']);
    const broke = having('ne24', { ships: ['1-0'], energy: 0 });
    expect(offered(broke, 'phase')).toEqual([]);
  },
};

test.each(Object.values(TECH))('19.6, 19.7 $name', ({ id }) => {
  expect(Object.keys(CHECKS)).toContain(id);
  CHECKS[id]?.();
});

test('20 the opponents have no part in a tech', () => {
  for (const tech of ['ur03', 'ur04', 'ne23'] as const)
    expect([energyCapacity(having(tech), 1), resourceCapacity(having(tech), 1)]).toEqual([16, 4]);
});
