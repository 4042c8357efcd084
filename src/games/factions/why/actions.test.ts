import { describe, expect, test } from 'vitest';
import { line, position } from '../test/testkit.ts';
import { whyLine, whyNot } from '../test/whyNot.ts';
import { game } from '../index.ts';
import { reasons } from './index.ts';

/** Reasons for the rest of the own turn: tiles, free actions, trades, and how it all ends. */

describe('tiles', () => {
  test('8.1 a tile out of reach tells how far it is', () => {
    const state = position({ players: [{ ships: ['3-0'] }, {}], tiles: { '4-1': 0 } });
    expect(whyNot(state, 'mine')).toMatchObject({
      text: 'The nearest tile, in Belt 1, is 1 sector too far: you mine in the sector of your ship.',
      rule: '8.1',
      lack: { of: 'distance', by: 1, at: '4-1' },
    });
    line(state, ['step 3-7', 'stop']);
    expect(whyLine(state, '4-1')).toBe(
      'The tile in Belt 1 is 2 sectors too far: you mine in the sector of your ship (8.1).',
    );
    expect(whyLine(state, 'mine')).toContain('The nearest tile, in Belt 1, is 2 sectors too far');
  });

  test('8.1 the Kuiper Belt is mined from band 7, and MegaCore reaches farther', () => {
    const kuiper = position({ players: [{ ships: ['6-2'] }, {}, {}, {}], tiles: { 'K-0': 0 } });
    expect(whyLine(kuiper, 'K-0')).toBe(
      'The tile in Kuiper 0 is 1 sector too far: a tile of the Kuiper Belt is mined from the Neptune band beside it (8.1).',
    );
    const mega = position({ players: [{ faction: 'megacore', ships: ['3-0'] }, {}], tiles: { '4-2': 0 } });
    expect(whyLine(mega, 'mine')).toBe(
      'The nearest tile, in Belt 2, is 1 sector too far: MegaCore mines in its own sector and those next to it (8.1).',
    );
  });

  test('8.3 MegaCore mines one tile a turn', () => {
    const mega = position({
      players: [{ faction: 'megacore', ships: ['3-0'], upgrades: { probes: 4 } }, {}],
      tiles: { '4-0': 3, '4-1': 3 },
    });
    line(mega, ['step 3-1', 'stop', 'mine 4-1', 'proceed']);
    expect(whyLine(mega, 'mine')).toBe('MegaCore mines one tile in a turn, and you have mined one (8.3).');
  });

  test('8.4 only Probes mine before the Action, once', () => {
    const bare = position({
      players: [{ ships: ['3-0'], objectives: ['sa01'] }, {}],
      tiles: { '4-0': 3 },
    });
    line(bare, ['step 4-0', 'stop']);
    expect(whyLine(bare, '4-0')).toBe(
      'Only Von Neumann Probes mine before the Action; yours have 0 of 4 upgrades (8.4).',
    );
    const probes = position({
      players: [{ ships: ['6-0'], objectives: ['sa01'], upgrades: { probes: 4 } }, {}, {}, {}],
      tiles: { 'K-0': 3, 'K-1': 3 },
    });
    line(probes, ['step 7-1', 'stop', 'mine K-0']);
    expect(whyLine(probes, 'K-1')).toBe('The Probes mine one tile after a Movement, and they have (8.4).');
  });

  test('8.1, 5.3.1 a tile is mined as the Action', () => {
    const state = position({ players: [{ ships: ['3-0'] }, {}], tiles: { '4-0': 3, '4-5': 0 } });
    line(state, ['step 4-0']);
    expect(whyLine(state, '4-0 4-0')).toBe('The tile in Belt 0 is mined as your Action; stop first (8.1).');
    expect(whyLine(state, 'mine')).toBe('A tile is mined as your Action; end the Movement first (5.3.1).');
    line(state, ['stop', 'mine 4-0']);
    expect(whyLine(state, 'mine')).toBe('You have taken your Action; a tile is mined as one (5.3.5).');
    const none = position({ players: [{ ships: ['3-0'] }, {}], tiles: {} });
    expect(whyLine(none, 'mine')).toBe('No tile is left on the board in this round (8.1).');
  });
});

describe('free actions', () => {
  test('9.1 burning needs a resource and room in the battery', () => {
    const none = position({ players: [{ energy: 3, resources: 0 }, {}] });
    expect(whyNot(none, 'burn')).toMatchObject({
      text: 'You have no resource to burn for energy.',
      lack: { of: 'resources', by: 1 },
    });
    const full = position({ players: [{ energy: 16, resources: 2 }, {}] });
    expect(whyLine(full, 'store energy')).toBe('Your battery is full: 16 of 16 energy (9.1).');
    expect(whyNot(full, 'burn')).toMatchObject({ short: 'battery full', lack: { of: 'room', by: 1 } });
  });

  test('9.1, 9.2 explorers go on unexplored exoplanets of one’s own', () => {
    const alone = position({ players: [{ explorers: ['ve01'] }, { exoplanets: ['ju01'] }] });
    expect(whyLine(alone, 'card ve01')).toBe(
      'Explorers are placed on exoplanets of yours, and you have none (9.1).',
    );
    expect(whyLine(alone, 'world ju01')).toBe('Yvaga belongs to Ben (1.9).');
    const state = position({
      players: [
        { explorers: ['ve01'], exoplanets: [{ card: 'ju02', explored: true, explorers: ['ve20'] }] },
        {},
      ],
    });
    expect(whyLine(state, 'card ve01 world ju02')).toBe(
      'Toge is explored, and takes no more explorers (9.2).',
    );
    expect(whyLine(state, 'place')).toBe(
      'Your one exoplanet, Toge, is explored and takes no more explorers (9.2).',
    );
    const bare = position({ players: [{ exoplanets: ['ju01'] }, {}] });
    expect(whyNot(bare, 'world ju01')).toMatchObject({
      text: 'You have no explorer to place on Yvaga, which needs 5 more.',
      rule: '9.2',
      lack: { of: 'explorer', by: 1 },
    });
    const both = position({
      players: [
        {
          explorers: ['ve01'],
          exoplanets: [
            { card: 'ju01', explored: true },
            { card: 'ju02', explored: true },
          ],
        },
        {},
      ],
    });
    expect(whyLine(both, 'place')).toBe('All your exoplanets are explored and take no more explorers (9.2).');
  });

  test('10.1 offers come first, and there are three of them', () => {
    const state = position({ players: [{}, {}] });
    const cancel = ['offer 1', 'cancel'];
    line(state, [...cancel, ...cancel, ...cancel]);
    expect(whyNot(state, 'player 1')).toMatchObject({
      text: 'You have made 3 offers in this turn, the most there may be.',
      lack: { of: 'offers', by: 1 },
    });
    line(state, ['step 2-2']);
    expect(whyLine(state, 'player 1')).toBe(
      'You trade with Ben at the beginning of your turn, before anything else (10.1).',
    );
    const solo = position({ players: [{}] });
    expect(whyLine(solo, 'offer')).toBe('There is nobody to trade with in a solo game (10.1).');
    expect(reasons.acts(solo, 0)).not.toContain('offer');
  });
});

describe('the end', () => {
  test('5.3.5, 6.5, 11.1 of a Movement, an Action and a round', () => {
    const state = position({ players: [{ ships: ['3-0'] }, {}] });
    expect(whyLine(state, 'stop')).toBe('You have not begun to move, so there is nothing to stop (6.5).');
    expect(whyLine(state, 'end')).toBe('A turn ends after its Action; if you want none, pass (5.3.5).');
    line(state, ['step 3-1']);
    expect(whyLine(state, 'pass')).toBe(
      'You have moved, and passing is possible only for those who have not (11.1).',
    );
    expect(whyLine(state, 'none')).toBe(
      'The Action comes after the Movement; there is none to leave out yet (5.3.5).',
    );
    line(state, ['stop', 'none']);
    expect(whyLine(state, 'pass')).toBe(
      'Your turn is nearly over; you can pass when the next one begins (11.1).',
    );
  });

  test('5.3.5 who has not moved acts or passes', () => {
    const state = position({ players: [{ faction: 'tunnelers', ships: ['3-0'] }, {}], gates: ['1-0'] });
    line(state, ['shiftGate 1-0 resource', 'gate 2-0']);
    expect(whyLine(state, 'pass')).toBe(
      'Your Movement has begun; stop first, then you may pass instead of an Action (11.1).',
    );
    line(state, ['stop']);
    expect(whyLine(state, 'none')).toBe('You have not moved, so you must take an Action or pass (5.3.5).');
    expect(whyLine(state, 'step')).toBe(
      'You have chosen not to move; you enter no more sectors in this turn (6.5).',
    );
  });

  test('7.6.2 too many objectives keep a turn from ending', () => {
    const state = position({
      players: [{ faction: 'sop', ships: ['3-0'], objectives: ['sa01', 'sa02', 'sa03', 'sa05'] }, {}],
    });
    expect(whyLine(state, 'trim')).toBe(
      'You hold 4 secret objectives; those above 3 are burned at the end of your turn (7.6.2).',
    );
    line(state, ['step 3-1', 'stop', 'proceed', 'none']);
    expect(whyLine(state, 'end')).toBe(
      'You hold 4 secret objectives, and 3 are the most: complete or burn one (7.6.2).',
    );
    expect(whyNot(state, 'end')?.instead).toEqual(['trim sa01', 'trim sa02']);
    line(state, ['trim sa01']);
    expect(whyLine(state, 'trim')).toBe(
      'You hold 3 of 3 secret objectives, so none has to be burned (7.6.2).',
    );
  });
});

test('25 what is lit fulfils the wish for it', () => {
  const state = position({
    players: [{ ships: ['3-0'], energy: 9, explorers: ['ve01'], exoplanets: ['ju01'] }, {}],
  });
  for (const move of game.legalMoves(state, 0))
    expect(reasons.fulfils(state, move, { act: move.type, things: [] })).toBe(true);
});

describe('what is pressed', () => {
  test('15.4: a rescue says where it leads, whatever is pointed at', () => {
    const state = position({ players: [{ ships: ['3-1'] }, {}] });
    expect(whyNot(state, 'rescue 5-2')).toMatchObject({
      text: 'A rescue brings your ship to a sector around Mercury; Saturn 2 is none.',
      rule: '15.4',
      instead: ['rescue 3-1 0-0', 'rescue 3-1 0-3'],
    });
    expect(whyLine(state, 'rescue planet Venus')).toBe(
      'A rescue brings your ship to a sector around Mercury; choose one (15.4).',
    );
    expect(whyLine(state, 'rescue 0-0')).toBe('possible');
  });

  test('19.6: techs say what they are used on', () => {
    const state = position({ players: [{ ships: ['3-1'], techs: ['ur10'] }, {}] });
    expect(whyLine(state, 'tether 5-2')).toBe('The Sunward Tether is not used on Saturn 2 (19.6).');
    expect(whyNot(state, 'tether 5-2')?.more).toContain('teleport next to Mercury');
    const tug = position({ players: [{ ships: ['3-1'], techs: ['ur15'] }, {}] });
    expect(whyLine(tug, 'tug 5-2')).toBe('The Gravity Tug is not used on Saturn 2 (9.1).');
    const scoop = position({ players: [{ ships: ['3-1'], techs: ['ur01'] }, {}], energy: { '3-0': 4 } });
    expect(whyLine(scoop, 'scoop planet Mars')).toBe('The Debris Scoop is not used like that (19.6).');
  });
});
