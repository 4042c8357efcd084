import { describe, expect, test } from 'vitest';
import { answerWish, type Reason, reasonLine, why } from '../../../kernel/why.ts';
import { game, sol } from '../index.ts';
import type { State } from '../state.ts';
import { asked, line, position } from '../test/testkit.ts';
import { reasons } from './index.ts';

const NAMES = ['Ann', 'Ben'];

/** Why the seat that is asked cannot have its wish, put into words. */
function whyNot(state: State, wish: string): Reason | undefined {
  const answer = answerWish({ entry: sol, state, seat: asked(state), names: NAMES }, wish);
  if (answer === undefined) throw new Error(`nobody can wish for ${wish}`);
  return answer.reason;
}

/** The sentence and the number of its rule. */
function told(state: State, wish: string): string | undefined {
  const reason = whyNot(state, wish);
  return reason && reasonLine(reason);
}

/** A Move has begun. */
function moving(state: State): State {
  line(state, ['move']);
  return state;
}

describe('a Move', () => {
  test('6.1.2 a barrier without a gate is closed, whichever way it is wished', () => {
    const state = moving(position({ players: [{ divers: { C3: 1 } }, {}] }));
    const closed = 'The barrier between C3 and R2 is closed: no gate stands there (6.1.2).';
    expect(told(state, 'C3 R2')).toBe(closed);
    expect(told(state, 'fly C3 R2')).toBe(closed);
    expect(told(state, 'C3|R2')).toBe(closed);
    expect(whyNot(state, 'C3 R2')?.lack).toEqual({ of: 'gate', by: 1, at: 'C3|R2' });
    expect(whyNot(state, 'C3 R2')?.more).toContain('one on I2 or I3 and one on C3');
  });

  test('6.1.2 where the points do not reach, the way and the points are told', () => {
    const state = moving(position({ players: [{ divers: { O5: 1 } }, {}] }));
    line(state, ['fly O5 O6']);
    const reason = whyNot(state, 'O6 O9');
    expect(reason?.text).toBe('O9 is 3 steps from your sundiver on O6, and you have 2 points left.');
    expect(reason?.lack).toEqual({ of: 'points', by: 1 });
    expect(reason?.instead).toEqual(['fly O6 O7']);
    expect(reason?.about).toEqual(['O6', 'O9']);
    expect(reason?.drawings).toEqual([
      {
        ...{ kind: 'distance', from: 'O6', to: 'O9', steps: 3, reach: 2, of: 'points' },
        path: ['O7', 'O8', 'O9'],
      },
    ]);
  });

  test('6.1.2 a space in reach that is not beside the sundiver is flown to step by step', () => {
    const state = moving(position({ players: [{ divers: { O5: 1 } }, {}] }));
    expect(told(state, 'O5 O7')).toBe(
      'O7 is 2 steps from your sundiver on O5: a sundiver goes one space at a time (6.1.2).',
    );
  });

  test('6.1.2 the gates missing on the way are named', () => {
    const state = moving(position({ players: [{ divers: { I3: 1 }, gates: ['I3|C3'] }, {}] }));
    expect(told(state, 'I3 R2')).toBe(
      'Every way from your sundiver on I3 to R2 is closed: it lacks a gate between C3 and R2 (6.1.2).',
    );
    expect(whyNot(state, 'I3 K2')?.text).toContain(
      'it lacks 2 gates, between C4 and R3 and between R3 and K2',
    );
  });

  test('6.1.2 without points every step is too much', () => {
    const state = moving(position({ players: [{ divers: { O5: 1 } }, {}] }));
    line(state, ['fly O5 O6', 'fly O6 O7', 'fly O7 O8']);
    expect(told(state, 'fly O8 O9')).toBe(
      'Every step costs 1 movement point, and you have none left (6.1.2).',
    );
    expect(whyNot(state, 'launch')?.short).toBe('no points left');
    expect(whyNot(state, 'end')).toBeUndefined();
  });

  test('3.7 five sundivers are the most on a space', () => {
    const state = moving(position({ players: [{ divers: { O5: 1, O6: 5 }, hold: 2, reserve: 5 }, {}] }));
    expect(told(state, 'O5 O6')).toBe(
      'Five of your sundivers are the most on a space, and they are all on O6 (3.7).',
    );
  });

  test('3.5 launches go to the four spaces at the ship', () => {
    const state = moving(position({ players: [{ eye: 3 }, {}] }));
    expect(told(state, 'launch O5')).toBe(
      'O5 is not at your mothership: you launch to O2, O3, I2 or I3 (3.5).',
    );
    expect(whyNot(state, 'launch O5')?.more).toBe('Launch to O3 and fly on: 3 points in all.');
    expect(whyNot(state, 'launch O3')).toBeUndefined();
  });

  test('6.1.2 an empty hold has nobody to launch, and other ships are not yours', () => {
    const state = moving(position({ players: [{ divers: { O5: 1 }, hold: 0, reserve: 5 }, {}] }));
    expect(told(state, 'ship 0')).toBe('Your hold is empty: there is no sundiver to launch (6.1.2).');
    expect(told(state, 'ship 1')).toBe(
      'That is Ben’s mothership, with no sundiver of yours aboard: you launch from your own (6.1.2).',
    );
  });

  test('6.1.2 only sundivers in the core are hurled', () => {
    const state = moving(position({ players: [{ divers: { R2: 1 } }, {}] }));
    expect(told(state, 'heart')).toBe('You have no sundiver in the core to hurl into the heart (6.1.2).');
    expect(told(state, 'R2 heart')).toBe(
      'Only sundivers in the core are hurled into the heart, and R2 is in the radiative layer (6.1.2).',
    );
  });

  test('6.1.2 a gate is flown through', () => {
    const state = moving(position({ players: [{ divers: { I3: 1 } }, { gates: ['I3|C3'] }] }));
    expect(told(state, 'I3|C3')).toContain('Ben’s gate between I3 and C3 is flown through');
    expect(whyNot(state, 'I3|C3')?.instead).toEqual(['fly I3 C3']);
  });

  test('10.14 HYPERDRIVE leads a single sundiver', () => {
    const state = moving(position({ players: [{ divers: { O5: 1, O9: 1 }, card: 'HYPERDRIVE' }, {}] }));
    line(state, ['play HYPERDRIVE', 'fly O5 O6']);
    expect(told(state, 'O9')).toBe('Hyperdrive moves a single sundiver, and that is the one on O6 (10.14).');
  });

  test('5.4 what belongs to another action is told where it belongs', () => {
    const state = moving(position({ players: [{ divers: { C3: 1 }, stations: { C3: 'node' } }, {}] }));
    expect(told(state, 'use C3')).toBe(
      'Stations are activated in an Activate action; now you are to spend movement points (6.3.1).',
    );
    expect(told(state, 'convert')).toContain('You choose one action at the start of your turn');
  });
});

describe('the actions', () => {
  test('6.2.2 Convert tells the pattern that comes nearest, with what is missing', () => {
    const state = position({ players: [{ divers: { I4: 1 } }, {}] });
    const reason = whyNot(state, 'convert');
    expect(reason?.text).toBe(
      'A gate between I4 and C4 needs two sundivers in a line inward, on O4 and I4; you have one on I4.',
    );
    expect(reason).toMatchObject({
      rule: '6.2.2',
      short: 'no pattern yet',
      lack: { of: 'sundiver', by: 1, at: 'O4' },
      instead: ['move'],
      about: ['O4', 'I4', 'I4|C4'],
      drawings: [
        {
          ...{ kind: 'pattern', piece: 'sundiver', there: ['I4'], missing: ['O4'] },
          makes: { piece: 'gate', at: 'I4|C4' },
        },
      ],
    });
  });

  test('6.2.1 Convert without anybody on the board', () => {
    expect(told(position({ players: [{}, {}] }), 'convert')).toBe(
      'Convert turns sundivers that stand in a pattern into a gate or station, and you have none on the board (6.2.1).',
    );
  });

  test('6.3.2 Activate needs a station with a sundiver on it', () => {
    const bare = position({ players: [{ divers: { I4: 1 } }, {}] });
    expect(told(bare, 'activate')).toBe(
      'Activate lets stations work, and none stands on the board yet (6.3.2).',
    );
    const apart = position({ players: [{ divers: { O4: 1 } }, { stations: { O6: 'node' } }] });
    expect(whyNot(apart, 'activate')).toMatchObject({
      text: 'Activate needs a sundiver of yours on a station, and you have none on any.',
      short: 'none at a station',
      about: ['O6'],
    });
    expect(whyNot(apart, 'activate')?.more).toContain('Ben’s node on O6, 2 points away');
  });

  test('6.3.4 Activate tells how much energy is missing', () => {
    const state = position({ players: [{ energy: 0, divers: { C4: 1 }, stations: { C4: 'tower' } }, {}] });
    expect(told(state, 'activate')).toBe('Your tower on C4 needs 2 energy, and you have 0: 2 more (6.3.4).');
    expect(whyNot(state, 'activate')?.lack).toEqual({ of: 'energy', by: 2 });
    expect(whyNot(state, 'activate')?.drawings).toEqual([{ kind: 'goods', of: 'energy', have: 0, need: 2 }]);
  });

  test('5.3 what another action leads to names that action', () => {
    const state = position({ players: [{ divers: { O4: 1, I4: 1 } }, {}] });
    expect(told(state, 'O4 O5')).toContain('Choose Move first');
    expect(told(state, 'gate')).toContain('Choose Convert first');
    expect(whyNot(state, 'gate I4|C4')?.instead).toEqual(['convert']);
  });

  test('11.8 Scour needs a sundiver beside a feeder', () => {
    const state = position({ event: 'FEEDERS', feeders: { K2: 1 }, players: [{ divers: { K1: 1 } }, {}] });
    expect(reasons.acts(state, 0)).toEqual(['move', 'convert', 'activate', 'scour']);
    expect(told(state, 'scour')).toBe(
      'A sundiver of yours must share the space with a feeder, and you have none on K2 (11.8).',
    );
  });
});

describe('a conversion', () => {
  const state = position({
    players: [{ divers: { O4: 1, I4: 2, C8: 1 }, gates: ['I5|C5'] }, { stations: { C7: 'node' } }],
  });
  line(state, ['convert']);

  test('6.2.3, 6.2.4, 6.2.5 each structure tells its pattern', () => {
    expect(told(state, 'node C9')).toBe(
      'A node on C9 needs a sundiver on each side, on C8 and C10; you have one on C8 (6.2.3).',
    );
    expect(told(state, 'tower C4')).toBe(
      'A tower on C4 needs three sundivers in a line inward, on O4, I4 and C4; you have two on O4 and I4 (6.2.4).',
    );
    expect(told(state, 'foundry C8')).toBe(
      'A foundry on C8 needs two sundivers side by side, on C8 and C7; you have one on C8 (6.2.5).',
    );
  });

  test('6.2.4 no tower in an orbit', () => {
    expect(told(state, 'tower O3')).toBe(
      'A tower stands on the deepest of three layers, and O3 is in outer orbit (6.2.4).',
    );
  });

  test('6.2.6 two on a space are no pattern', () => {
    expect(whyNot(state, 'foundry I4')?.more).toContain('two on a space are no pattern');
  });

  test('3.7 a place takes one structure', () => {
    expect(told(state, 'C7')).toBe('A node stands on C7 already, and a space takes one station (3.7).');
    expect(told(state, 'I5|C5')).toBe(
      'A gate stands between I5 and C5 already, and a segment takes one (3.7).',
    );
  });

  test('2.2 a structure that is not in the reserve cannot be built', () => {
    const built = position({
      players: [{ divers: { O4: 1, O5: 1 }, stations: { O1: 'node', O2: 'node', O3: 'node' } }, {}],
    });
    line(built, ['convert']);
    expect(whyNot(built, 'node')).toMatchObject({
      rule: '2.2',
      short: 'no node left',
      lack: { of: 'node', by: 1 },
    });
  });
});

describe('an activation', () => {
  test('6.3.2 a sundiver that arrived this turn waits for the next', () => {
    const state = position({
      players: [
        { divers: { C4: 1, C6: 1 }, stations: { C4: 'node', C6: 'node' }, card: 'SWAP' },
        { divers: { O1: 1 } },
      ],
      options: { swap: true },
    });
    state.turn.start.splice(0, state.turn.start.length, ...state.turn.start.slice(1));
    line(state, ['activate']);
    expect(told(state, 'C4')).toBe(
      'Your sundiver on C4 arrived this turn: it can activate your node on C4 next turn (6.3.2).',
    );
  });

  test('6.3.1, 6.3.2 one type a turn, and each station once', () => {
    const state = position({
      players: [
        { energy: 5, divers: { O4: 2, O6: 1, O8: 1 }, stations: { O4: 'node', O6: 'tower', O8: 'node' } },
        { stations: { I9: 'node' } },
      ],
    });
    line(state, ['activate']);
    expect(told(state, 'end')).toBe(
      'You cannot stop before you have activated something or played a card (6.3.3).',
    );
    line(state, ['use O4']);
    expect(told(state, 'O4')).toBe('Your node on O4 was used this turn, and each works once a turn (6.3.2).');
    expect(told(state, 'O6')).toBe(
      'You activate nodes this turn, and your tower on O6 is another type (6.3.1).',
    );
    expect(told(state, 'I9')).toBe(
      'A sundiver of yours must stand on Ben’s node on I9 to activate it, and none does (6.3.2).',
    );
    expect(told(state, 'O5')).toBe('There is no station on O5 to activate (6.3.2).');
  });

  test('6.3.4 a foundry needs sundivers in the reserve', () => {
    const state = position({
      players: [{ energy: 9, hold: 11, reserve: 1, divers: { C4: 1 }, stations: { C4: 'foundry' } }, {}],
    });
    expect(told(state, 'use C4')).toBe(
      'Your foundry on C4 needs 2 sundivers in your reserve, and you have 1: 1 more (6.3.4).',
    );
  });
});

describe('cards', () => {
  test('10.0.1 a card that is not held, and one effect a turn', () => {
    const state = position({ players: [{ card: 'CEREMONY', divers: { O4: 2 } }, { card: 'PROCREATE' }] });
    expect(told(state, 'PROCREATE')).toContain('Procreate is played with a card of its own');
    expect(whyNot(state, 'PROCREATE')).toMatchObject({ lack: { of: 'card', by: 1, at: 'PROCREATE' } });
    expect(whyNot(state, 'PROCREATE')?.more).toContain('Ben holds one.');
    line(state, ['move', 'play CEREMONY']);
    expect(told(state, 'PROCREATE')).toBe(
      'You have played Ceremony this turn, and one effect a turn is the most (10.0.1).',
    );
  });

  test('10.0.2 a card has its moment', () => {
    const state = position({ players: [{ card: 'CEREMONY' }, {}] });
    expect(told(state, 'play CEREMONY')).toBe(
      'Ceremony is played during a Move: choose Move first (10.0.2).',
    );
    expect(whyNot(state, 'CEREMONY')?.instead).toEqual(['move']);
  });

  test('10.13, 10.22 what a card needs', () => {
    const alone = position({ players: [{ card: 'PROCREATE', divers: { O4: 1 } }, {}] });
    expect(told(alone, 'PROCREATE')).toBe(
      'Procreate needs a space with two to four of your sundivers (10.22).',
    );
    const empty = position({
      players: [{ card: 'HATCH', hold: 11, reserve: 1, divers: { O4: 1 } }, { divers: { O4: 1 } }],
    });
    expect(told(empty, 'HATCH')).toBe(
      'Hatch takes 2 sundivers from your reserve, and you have 1 there (10.13).',
    );
    expect(whyNot(empty, 'HATCH')?.lack).toEqual({ of: 'reserve', by: 1 });
  });

  test('10.13 a card that can be played elsewhere', () => {
    const state = position({ players: [{ card: 'HATCH', divers: { O4: 1 } }, { divers: { O4: 1 } }] });
    expect(told(state, 'play HATCH O9')).toBe('Hatch cannot be played on O9; it can on O4 (10.13).');
  });
});

describe('what else is asked', () => {
  test('4.7 starting structures', () => {
    const state = game.setup(
      2,
      { ...position({ players: [{}, {}] }).options, vestigial: true },
      { int: () => 0 },
    );
    expect(told(state, 'R2')).toBe(
      'A starting station goes into an orbit or the convective layer, and R2 is in the radiative layer (4.7).',
    );
    expect(told(state, 'C3|R2')).toBe(
      'A starting gate goes on the outermost barrier, below inner orbit, and the barrier between C3 and R2 lies deeper (4.7).',
    );
    line(state, ['vestige gate I3|C3']);
    expect(told(state, 'I3|C3')).toBe(
      'A gate stands between I3 and C3 already, and a segment takes one (3.7).',
    );
  });

  test('6.3.6 a bonus comes first', () => {
    const state = position({ players: [{ divers: { C4: 1 }, stations: { C4: 'node' } }, {}] });
    line(state, ['activate', 'use C4']);
    expect(told(state, 'heart')).toBe(
      'You are to take or decline the bonus now, and the heart of the Sun is no part of that (6.3.6).',
    );
    expect(whyNot(state, 'heart')?.instead).toEqual(['take', 'decline']);
  });

  test('8.3 in another’s turn only the card that is owed is left', () => {
    const state = position({ options: { keepTiming: 'deferred' }, players: [{}, {}] });
    const [, ben] = state.players;
    Object.assign(ben ?? {}, { owes: true, pool: [1] });
    const reason = why(game, reasons, state, 1, { act: 'move', things: [] }, NAMES);
    expect(reason).toMatchObject({ rule: '8.3', instead: ['keep REF', 'keep old'] });
    expect(reason?.text).toBe('This is Ann’s turn: all you can do is keep one of the cards you drew.');
  });
});
