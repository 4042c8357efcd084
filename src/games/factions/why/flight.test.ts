import { describe, expect, test } from 'vitest';
import { line, position } from '../test/testkit.ts';
import { whyLine, whyNot } from '../test/whyNot.ts';
import { reasons } from './index.ts';

/** Reasons for flights and planets. */

describe('a flight', () => {
  test('6.1 a neighbour that is too dear tells its price and the battery', () => {
    const state = position({
      players: [{ ships: ['2-0'], energy: 3, resources: 1 }, {}],
      energy: { '2-1': 5 },
    });
    expect(whyNot(state, 'step 2-1')).toEqual({
      text: 'Entering Earth 1 costs 6 energy (5 energy lies there); you have 3.',
      rule: '6.1',
      short: '3 energy short',
      more: 'A sector costs one more than lies there. Burn a resource, charge at Mercury, or pass and gain 2 in each of your slots.',
      lack: { of: 'energy', by: 3 },
      instead: ['step 2-7', 'step 1-0'],
      about: ['2-1', 'store energy'],
      drawings: [{ kind: 'goods', of: 'energy', have: 3, need: 6 }],
    });
    expect(whyLine(state, '2-1')).toBe(whyLine(state, '2-0 2-1'));
    const poor = position({ players: [{ ships: ['3-0'], energy: 1 }, {}] });
    expect(whyLine(poor, '4-0')).toBe(
      'Entering Belt 0 costs 2 energy (an empty sector of the Outer Ring); you have 1 (6.1).',
    );
  });

  test('6.1 a supply of what is missing removes the reason', () => {
    const state = position({ players: [{ ships: ['2-0'], energy: 3 }, {}], energy: { '2-1': 5 } });
    const richer = reasons.supplied(state, 0, { of: 'energy', by: 3 });
    expect(richer && whyNot(richer, 'step 2-1')).toBeUndefined();
    expect(whyNot(state, 'step 2-1')?.lack).toEqual({ of: 'energy', by: 3 });
  });

  test('6.2 a far sector tells how far it is and what the way costs', () => {
    const state = position({ players: [{ ships: ['1-0'], energy: 3 }, {}] });
    expect(whyLine(state, '4-0')).toBe(
      'Belt 0 is 3 sectors away and costs 4 energy in all; you have 3 (6.2).',
    );
    expect(whyNot(state, '4-0')).toMatchObject({
      short: '1 energy short',
      more: expect.stringMatching(/^The cheapest way begins with Earth 0 and Mars 0\./),
      lack: { of: 'energy', by: 1 },
      drawings: [
        { kind: 'distance', from: '1-0', to: '4-0', steps: 3, reach: 2, path: ['2-0', '3-0', '4-0'] },
        { kind: 'goods', of: 'energy', have: 3, need: 4 },
      ],
    });
  });

  test('6.3 a sector that can be paid is entered step by step', () => {
    const state = position({ players: [{ ships: ['1-0'] }, {}] });
    expect(whyLine(state, '3-0')).toBe(
      'Mars 0 is 2 sectors away: you enter one neighbour after another, for 2 energy in all (6.3).',
    );
    expect(whyNot(state, '3-0')).toMatchObject({ instead: ['step 2-0'], about: ['2-0', '3-0'] });
  });

  test('6.3 no sector is entered twice, and the own one is entered already', () => {
    const state = position({ players: [{ ships: ['1-0'] }, {}] });
    expect(whyLine(state, 'step 1-0')).toBe(
      'Your ship is in Venus 0 already; you enter a neighbouring sector (6.3).',
    );
    line(state, ['step 2-0', 'step 3-0']);
    expect(whyLine(state, '2-0')).toBe(
      'You have entered Earth 0 in this Movement, and no sector is entered twice (6.3).',
    );
  });

  test('6.3 where all ways and neighbours have been entered, there is none left', () => {
    const state = position({ players: [{ ships: ['0-0'] }, {}] });
    line(state, ['step 0-1', 'step 0-2', 'step 0-3', 'step 0-0', 'step 1-1', 'step 1-0']);
    expect(whyLine(state, '0-1')).toContain('You have entered Corona 1');
    const around = ['1-7', '2-0'];
    expect(around.map((at) => whyLine(state, at))).toEqual(['possible', 'possible']);
    const shut = structuredClone(state);
    shut.turn.entered = [...shut.turn.entered, 11, 12];
    expect(whyLine(shut, 'step')).toBe(
      'You have entered every sector around your ship in this Movement (6.3).',
    );
    expect(whyLine(shut, '5-0')).toBe(
      'Every way to Saturn 0 leads through sectors you have entered in this Movement (6.3).',
    );
  });

  test('6.1 a ship that cannot pay for any sector tells the cheapest', () => {
    const state = position({ players: [{ ships: ['6-0'], energy: 1, resources: 0 }, {}] });
    expect(whyLine(state, 'step')).toBe(
      'The cheapest sector beside you, Uranus 1, costs 2 energy; you have 1 (6.1).',
    );
    expect(reasons.acts(state, 0)).toEqual(['step', 'charge', 'mine', 'offer', 'burn', 'pass']);
  });

  test('3.1.3 no ship enters the Kuiper Belt', () => {
    const state = position({ players: [{ ships: ['7-0'] }, {}] });
    expect(whyLine(state, 'K-0')).toBe(
      'No ship can enter the Kuiper Belt; its tiles are mined from the Neptune band beside them (3.1.3).',
    );
  });

  test('14.8.1 the Androids choose a ship first', () => {
    const two = position({ players: [{ faction: 'androids', ships: ['3-0', '2-1'] }, {}] });
    expect(whyLine(two, '3-1')).toBe(
      'First choose which of your two ships moves; the other one vanishes (14.8.1).',
    );
    expect(whyNot(two, 'step')).toMatchObject({ instead: ['keepShip 3-0', 'keepShip 2-1'] });
    expect(whyLine(two, 'keepShip 3-0')).toBe('possible');
    line(two, ['keepShip 3-0', 'step 3-1']);
    for (const to of ['3-0', '3-2'])
      expect(whyLine(two, `3-0 ${to}`)).toBe(
        'Your ship in Mars 1 is the one that moves, not the one in Mars 0 (14.8.1).',
      );
    const one = position({ players: [{ faction: 'androids', ships: ['3-0'] }, {}] });
    expect(whyLine(one, 'keepShip')).toBe(
      'A ship is kept only by the Androids, when both of theirs are on the board (14.8.1).',
    );
  });

  test('6.1 the Phase Hull is a tech, works once, and not where a sector costs 1', () => {
    const none = position({ players: [{ ships: ['3-0'] }, {}] });
    expect(whyLine(none, 'phase')).toBe(
      'Only the Phase Hull, a tech of Neptune, enters a sector for 1 energy (6.1).',
    );
    const state = position({ players: [{ ships: ['2-0'], techs: ['ne24'] }, {}], energy: { '3-0': 2 } });
    const cheap = position({ players: [{ ships: ['2-0'], techs: ['ne24'] }, {}] });
    expect(whyLine(cheap, 'phase')).toBe('A sector that costs 1 energy anyway needs no Phase Hull (6.1).');
    line(state, ['phase 3-0']);
    expect(whyLine(state, 'phase')).toBe(
      'The Phase Hull works for one sector of a Movement, and you have used it (6.1).',
    );
  });

  test('6.5 after the Movement no sector is entered', () => {
    const state = position({ players: [{ ships: ['1-0'] }, {}] });
    line(state, ['step 2-0', 'stop']);
    expect(whyLine(state, '3-0')).toBe(
      'Your Movement is over; you enter no more sectors in this turn (6.5).',
    );
    expect(whyNot(state, '3-0')?.instead).toEqual(['none']);
  });
});

describe('planets', () => {
  test('7.1.2 charging needs a ship beside Mercury and room in the battery', () => {
    const far = position({ players: [{ ships: ['3-0'], energy: 9 }, {}] });
    expect(whyNot(far, 'charge')).toMatchObject({
      text: 'To charge, your ship must be beside Mercury, and it is 2 sectors away.',
      rule: '7.1.2',
      short: '2 sectors away',
      more: 'The cheapest way enters Earth 0 and Venus 0 for 2 energy; you have 9.',
      lack: { of: 'distance', by: 2, at: 'planet Mercury' },
      drawings: [{ kind: 'distance', from: '3-0', to: 'planet Mercury', steps: 2, reach: 0 }],
      instead: ['step 2-0'],
    });
    expect(whyLine(far, 'planet Mercury')).toBe(whyLine(far, 'charge'));
    const full = position({ players: [{ ships: ['1-0'], energy: 16 }, {}] });
    expect(whyLine(full, 'charge')).toBe('Your battery is full: 16 of 16 energy (7.1.2).');
    expect(whyLine(full, 'charge Mars')).toBe('Batteries are charged at Mercury, not at Mars (7.1.2).');
    line(full, ['step 1-1']);
    expect(whyLine(full, 'charge')).toBe(
      'You charge at the beginning of a turn, instead of moving and acting (7.1.2).',
    );
  });

  test('7.0.1 before the Movement a planet tells the way to it', () => {
    const state = position({ players: [{ ships: ['1-0'] }, {}] });
    expect(whyNot(state, 'planet Mars')).toMatchObject({
      text: 'Mars is 2 sectors away: enter a sector around it and stop there to use it.',
      rule: '7.0.1',
      more: 'The cheapest way enters Earth 0 and Mars 0 for 2 energy; you have 16.',
      instead: ['step 2-0'],
    });
    const beside = position({ players: [{ ships: ['3-0'] }, {}] });
    expect(whyLine(beside, 'use Mars')).toBe(
      'You are beside Mars, but must enter a sector around it in this turn to use it (7.0.1).',
    );
    const poor = position({ players: [{ ships: ['1-0'], energy: 1 }, {}] });
    expect(whyLine(poor, 'planet Mars')).toBe('Mars is 2 sectors away, for 2 energy; you have 1 (6.2).');
  });

  test('7.0.1 a planet that has been reached is used after the Movement', () => {
    const state = position({ players: [{ ships: ['2-0'] }, {}] });
    line(state, ['step 3-0']);
    expect(whyLine(state, 'planet Mars')).toBe(
      'Mars is used as your Action after the Movement; stop first (7.0.1).',
    );
    line(state, ['stop']);
    expect(whyLine(state, 'planet Mars')).toBe('possible');
    expect(whyLine(state, 'use Neptune')).toBe(
      'Your ship must be beside Neptune to use it, and it is 4 sectors away (7.0.1).',
    );
    line(state, ['none']);
    expect(whyLine(state, 'planet Mars')).toBe(
      'You have taken your Action; a planet is used as one (5.3.5).',
    );
  });

  test('7.0.1 being beside a planet is not enough', () => {
    const state = position({
      players: [{ ships: ['0-0'], upgrades: { alcubierre: 4 } }, {}],
      planets: { Mercury: 12 },
    });
    line(state, ['alcubierre 0-1', 'stop']);
    expect(whyLine(state, 'use Mercury')).toBe(
      'You have entered no sector around Mercury in this turn (7.0.1).',
    );
    expect(whyLine(state, 'use')).toBe('You have entered no sector around Mercury in this turn (7.0.1).');
  });

  test('7.0.3, 7.4 a planet that would do nothing tells what it needs', () => {
    const state = position({ players: [{ ships: ['2-0'], resources: 1 }, {}], planets: { Venus: 12 } });
    line(state, ['step 3-0', 'stop']);
    expect(whyNot(state, 'planet Mars')).toMatchObject({
      text: 'An upgrade costs 2 resources at Mars; you have 1.',
      rule: '7.4',
      short: '1 resource short',
      lack: { of: 'resources', by: 1 },
    });
    const venus = position({ players: [{ ships: ['3-0'], resources: 0 }, {}] });
    line(venus, ['step 2-0', 'stop']);
    expect(whyLine(venus, 'planet Venus')).toBe(
      'Venus takes at least 1 resource, and you have none (7.0.3).',
    );
    expect(whyLine(venus, 'planet Earth')).toBe(
      'No event is open in this round, so there is no vote (7.3.3).',
    );
    const full = position({
      players: [
        {
          faction: 'sop',
          ships: ['2-0'],
          upgrades: { batteries: 10, cargo: 6, alcubierre: 4, sails: 3, probes: 4, faction: 5 },
        },
        {},
      ],
    });
    line(full, ['step 3-0', 'stop']);
    expect(whyLine(full, 'planet Mars')).toBe('All slots of your machines are filled (7.0.3).');
  });

  test('7.3.3, 17 Earth is for one vote, or for the first who comes', () => {
    const voted = position({
      players: [{ ships: ['3-0'] }, {}],
      event: 'ea01',
      votes: [{ seat: 0, option: 'A', space: 'reward' }],
    });
    line(voted, ['step 2-0', 'stop']);
    expect(whyLine(voted, 'planet Earth')).toBe(
      'You have voted in this round, and everybody votes once (7.3.3).',
    );
    const first = position({
      players: [{ ships: ['3-0'] }, {}],
      claimed: true,
      options: { firstTime: true },
    });
    line(first, ['step 2-0', 'stop']);
    expect(whyLine(first, 'planet Earth')).toBe(
      'The Leader token was taken in this round, and Earth does nothing else (17).',
    );
  });

  test('7.0.1 far from all planets none can be used', () => {
    const state = position({ players: [{ ships: ['6-5'] }, {}] });
    expect(whyLine(state, 'use')).toBe(
      'A planet is used from a sector around it that you entered in this turn; enter one and stop there (7.0.1).',
    );
  });
});
