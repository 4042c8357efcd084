import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../kernel/game.ts';
import { FeatureSet } from '../../../../kernel/hints/features.ts';
import { pick, seeded } from '../../../../kernel/match/rng.ts';
import { targetsOf } from '../realm.ts';
import { fulfils } from '../../cards/edicts.ts';
import { EDICTS } from '../../facts.ts';
import { features } from './index.ts';
import { count, placeOf, tallies } from './tally.ts';
import { pointsOf } from '../../scoring.ts';
import type { State } from '../../state.ts';
import { fresh, line, lively, position, thick } from '../../test/testkit.ts';
import { game } from '../../index.ts';

/** What is told of a position, by name. */
function told(state: State, seat: Seat): string[] {
  const noted = new FeatureSet(features.layout.count);
  features.encode(state, seat, noted);
  return [...noted.features.subarray(0, noted.length)]
    .toSorted((a, b) => a - b)
    .map((feature) => features.layout.nameOf(feature));
}

/** Those of them that begin with some words. */
function toldOf(state: State, seat: Seat, words: string): string[] {
  return told(state, seat).filter((name) => name.startsWith(words));
}

describe('what is told of each seat', () => {
  test('own things come first, those of others by their place after the own seat', () => {
    const state = position({
      players: [{ credits: 2 }, { credits: 4, techs: ['TM11'] }, { credits: 9 }],
    });
    expect(toldOf(state, 1, 'credits of seat +0')).toHaveLength(4);
    expect(toldOf(state, 1, 'credits of seat +1')).toEqual(['credits of seat +1 8']);
    expect(toldOf(state, 1, 'credits of seat +2')).toEqual(['credits of seat +2 1']);
    expect(toldOf(state, 1, 'own technology')).toHaveLength(1);
    expect(toldOf(state, 0, 'own technology')).toEqual([]);
    expect(toldOf(state, 0, 'technology of others')).toHaveLength(1);
  });

  test('the board is turned so that every home lies alike', () => {
    const state = position({
      players: [
        { home: 'A1', cradle: 'A2', ships: ['cruiser B2'] },
        { home: 'G4', cradle: 'G3', ships: ['cruiser F4'] },
      ],
    });
    for (const words of ['colony by region', 'own ships by region', 'home by sector', 'ships by sector'])
      expect(toldOf(state, 1, words)).toEqual(toldOf(state, 0, words));
  });

  test.each([1, 2, 3, 4])('points, targets and edicts are counted by the rules at a table of %i', (seats) => {
    const rng = seeded(seats);
    const state = fresh(seats);
    for (let i = 0; i < 400 && game.actors(state).length > 0; i++) {
      const own = i % seats;
      count(state, own);
      state.players.forEach((_, seat) => {
        const tally = tallies[placeOf(seat, own, seats)]!;
        expect(tally.points).toBe(pointsOf(state, seat));
        expect(tally.targets).toBe(targetsOf(state, seat));
        expect(tally.fulfils).toBe(state.edict !== '' && fulfils(state, seat, state.edict));
      });
      const seat = pick(rng, game.actors(state));
      game.apply(state, seat, lively(rng, state, seat), rng);
    }
  });

  test.each(EDICTS.map(({ id }) => id))('%s is fulfilled as the rules say', (edict) => {
    for (let seed = 0; seed < 8; seed++) {
      const state = thick(3, seed);
      state.edict = edict;
      count(state, 0);
      state.players.forEach((_, seat) => {
        expect(tallies[seat]!.fulfils).toBe(fulfils(state, seat, edict));
      });
    }
  });
});

describe('what is told of the open decision', () => {
  test('whose it is and what it is about', () => {
    const state = position({ players: [{}, {}], scepter: 1 });
    expect(toldOf(state, 1, 'own question')).toHaveLength(1);
    expect(toldOf(state, 1, 'seat that is asked')).toEqual(['seat that is asked 0']);
    expect(toldOf(state, 0, 'own question')).toEqual([]);
    expect(toldOf(state, 0, 'question to others')).toHaveLength(1);
    expect(toldOf(state, 0, 'seat that is asked')).toEqual(['seat that is asked 1']);
  });

  test('influence that is left, and who will still act', () => {
    const state = position({ players: [{ credits: 9 }, {}], monolith: 'warlord' });
    expect(toldOf(state, 0, 'role still to be chosen')).toHaveLength(1);
    line(state, ['role regent', 'decline']);
    expect(toldOf(state, 0, 'role led by the own seat')).toEqual(['role led by the own seat 6']);
    expect(toldOf(state, 1, 'role led by others')).toEqual(['role led by others 6']);
    expect(toldOf(state, 0, 'seat that will still act')).toEqual(['seat that will still act in this role 1']);
    expect(toldOf(state, 0, 'left of a question')).toEqual(['left of a question 1']);
    expect(toldOf(state, 0, 'petition left')).toHaveLength(1);
    line(state, ['petition']);
    expect(toldOf(state, 0, 'left of a question')).toEqual(['left of a question 0']);
    expect(toldOf(state, 0, 'petition left')).toEqual([]);
    expect(toldOf(state, 0, 'influence at court of seat +0')).toHaveLength(1);
  });
});

describe('what is hidden', () => {
  test('of powers that are dealt only the own ones are told', () => {
    const state = fresh(2, {}, 3);
    while (state.players.some(({ home }) => home < 0) || state.stack.at(-1)?.step !== 'keep')
      game.apply(
        state,
        game.actors(state)[0]!,
        game.legalMoves(state, game.actors(state)[0]!)[0]!,
        seeded(1),
      );
    const own = told(state, 0);
    expect(own.filter((name) => name.startsWith('power dealt'))).toHaveLength(2);
    state.players[1]!.dealt = state.players[1]!.dealt.toReversed().slice(0, 1);
    expect(told(state, 0)).toEqual(own);
  });

  test('of an enemy dial only that it is set', () => {
    const state = position({
      players: [
        { home: 'A1', cradle: 'A2', ships: ['cruiser B2'] },
        { home: 'A4', cradle: 'B4', ships: ['cruiser B5'] },
      ],
    });
    const side = (who: Seat, dial: readonly number[]) =>
      ({ who, strength: 5, dial, open: false, foresees: false, values: [], kills: 0 }) as const;
    const fought = (dial: readonly number[]): string[] => {
      state.battles = [
        { sector: 1, turn: state.turn, sides: [side(0, []), side(1, dial)], card: '', safe: [], over: false },
      ];
      return told(state, 0);
    };
    expect(fought([5, 0, 0])).toEqual(fought([1, 1, 3]));
    expect(fought([5, 0, 0])).toContain('enemy dial set 0');
    expect(fought([])).not.toContain('enemy dial set 0');
  });
});

test('cruisers of the Ancients are told by what they stand on', () => {
  const state = position({
    players: [{ home: 'G4', cradle: 'F4' }],
    ancients: { cruisers: ['F4', 'G4'] },
  });
  expect(toldOf(state, 0, 'cruisers on own colonies')).toHaveLength(1);
  expect(toldOf(state, 0, 'cruisers at home')).toHaveLength(1);
  expect(toldOf(state, 0, 'cruisers of the Ancients 1')).toHaveLength(1);
});

test('numbers keep their meaning as long as the version is the same', () => {
  const { version, layout } = features;
  expect([version, layout.count]).toEqual([1, 2398]);
  expect(layout.nameOf(0)).toBe('half rounds left 0');
  expect(layout.nameOf(1000)).toBe('cruisers of seat +1 0');
  expect(layout.nameOf(layout.count - 1)).toBe('enemy kill 0');
});
