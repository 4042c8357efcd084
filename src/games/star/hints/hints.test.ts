import { describe, expect, test } from 'vitest';
import { greedy } from '../../../bots/greedy.ts';
import { itemAt } from '../../../kernel/data/lists.ts';
import { seeded } from '../../../kernel/match/rng.ts';
import { runMatch } from '../../../kernel/match/runner.ts';
import { moveText } from '../../../kernel/text.ts';
import { distance, hexOf } from '../board.ts';
import { hints } from './index.ts';
import { star } from '../index.ts';
import type { Options } from '../options.ts';
import type { Move, State } from '../state.ts';
import {
  asked,
  type Diagram,
  fresh,
  line,
  lively,
  position,
  question,
  type Seated,
} from '../test/testkit.ts';

const { game } = star;

const SEEDS = [1, 2, 3, 4, 5];

/** What greedy plays in a position with each seed. */
function answersTo(state: State): string[] {
  const seat = asked(state);
  const legal = game.legalMoves(state, seat);
  return SEEDS.map((seed) =>
    moveText(greedy.make(star, seed).choose({ seat, legal, view: () => game.redact(state, seat) })),
  );
}

/** What greedy plays in a position, each move once. */
function choices(state: State): string[] {
  return [...new Set(answersTo(state))].sort();
}

/** What greedy does until the turn is over, attacks and their answers always rolled with the lowest faces. */
function turnOf(state: State): string[] {
  const seat = asked(state);
  const player = greedy.make(star, 1);
  const told: string[] = [];
  while (question(state) === 'act' && told.at(-1) !== 'end') {
    const legal = game.legalMoves(state, seat);
    const move = player.choose({ seat, legal, view: () => game.redact(state, seat) });
    told.push(moveText(move));
    game.apply(state, seat, move as Move, { int: () => 0 });
  }
  return told;
}

/** Seat 0 to act in the northwest against somebody far away in the southeast. */
function duel(own: Seated, other: Seated = {}, rest: Partial<Diagram> = {}): State {
  return position({ players: [own, other], ...rest });
}

describe('the value of a position', () => {
  const settings: [number, Partial<Options>][] = [
    [2, {}],
    [3, { balanceGrant: false, twinEdgeBlocks: true }],
    [4, { rebuildMothership: true, roundLimit: 20 }],
  ];

  test.each(settings)('and of its moves are numbers all along a match of %i with %j', (seats, options) => {
    const state = fresh(seats, options, seats);
    const rng = seeded(seats);
    for (let moves = 0; moves < 3000; moves++) {
      const [seat] = game.actors(state);
      if (seat === undefined) break;
      const legal = game.legalMoves(state, seat);
      const before = JSON.stringify(state);
      const worths = hints.judge?.(state, seat, legal) ?? [];
      expect(worths).toHaveLength(legal.length);
      expect(worths.every(Number.isFinite)).toBe(true);
      for (let viewer = 0; viewer < seats; viewer++)
        expect(Number.isFinite(hints.value(state, viewer))).toBe(true);
      const move = lively(rng, state, seat);
      expect(hints.weight(state, seat, move)).toBeGreaterThan(0);
      expect(JSON.stringify(state)).toBe(before);
      game.apply(state, seat, move, rng);
    }
  });

  test('is the same for both when they stand alike', () => {
    const state = duel({ ships: { '11,4': 'mothership' } }, { ships: { '39,18': 'mothership' } });
    expect(hints.value(state, 0)).toBeCloseTo(hints.value(state, 1));
  });

  const better: [string, Seated, Seated][] = [
    ['a colony', { colonies: ['O-NW'] }, {}],
    ['a fourth ship', { ships: { '1,0': 'mothership', '3,0': 'scout' } }, {}],
    ['more hull', {}, { ships: { '1,0': { type: 'mothership', hull: 20 } } }],
    ['more counters', { stock: [1, 1, 1] }, { stock: [1, 1, 0] }],
    ['a way that is shorter', { ships: { '9,4': 'mothership' } }, { ships: { '5,4': 'mothership' } }],
    ['a marker', { ships: { '11,4': 'mothership' }, marker: true }, { ships: { '11,4': 'mothership' } }],
    [
      'a fast Mothership',
      { ships: { '1,0': { type: 'mothership', kit: 'explorer' } } },
      { ships: { '1,0': 'mothership' } },
    ],
    ['a Mothership', {}, { ships: { '1,0': 'juggernaut' } }],
  ];

  test.each(better)('is higher for %s, and lower for the other', (_, good, bad) => {
    const values = (own: Seated): number[] => [0, 1].map((seat) => hints.value(duel(own), seat));
    const [mine, theirs] = values(good) as [number, number];
    const [less, more] = values(bad) as [number, number];
    expect(mine).toBeGreaterThan(less);
    expect(theirs).toBeLessThan(more);
  });

  test('is highest for who has won and lowest for who has lost (10.3)', () => {
    const colonies = ['O-NW', 'I-NW', 'O-SW'];
    const state = duel({ ships: { '19,14': 'mothership' }, colonies, marker: true });
    const before = [0, 1].map((seat) => hints.value(state, seat)) as [number, number];
    line(state, ['colonize']);
    expect(hints.value(state, 0)).toBeGreaterThan(before[0]);
    expect(hints.value(state, 1)).toBeLessThan(before[1]);
  });
});

describe('greedy before the first turn', () => {
  test('leaves the nearest corner to others (4.4)', () => {
    const state = fresh(2);
    line(state, ['choose jear']);
    expect(choices(state)).toEqual(['choose nexus-corporation']);
  });

  test('does not care which corner is first', () => {
    expect(choices(fresh(2)).length).toBeGreaterThan(1);
  });

  test('places its Mothership next to its outer planet (16)', () => {
    const state = fresh(2);
    line(state, ['choose jear', 'choose nexus-corporation']);
    while (state.players[asked(state)]?.faction !== 'jear') {
      line(state, [moveText(itemAt(game.legalMoves(state, asked(state)), 0))]);
    }
    const near = ['place 5,4', 'place 6,3', 'place 7,2', 'place 8,1'];
    expect(near).toEqual(expect.arrayContaining(choices(state)));
  });
});

describe('greedy building', () => {
  test('builds the bigger of two ships first', () => {
    const state = duel({ stock: [6, 5, 1] }, {}, { drawn: ['scout', 'warrior'] });
    for (const choice of choices(state)) expect(choice).toMatch(/^build warrior/);
  });

  test('builds when it has no ship left (10.1)', () => {
    const state = duel({ grace: 1, colonies: ['O-NW'], stock: [2, 2, 0] }, {}, { drawn: ['scout'] });
    for (const choice of choices(state)) expect(choice).toMatch(/^build scout/);
  });

  test('builds near its Mothership', () => {
    const own = { ships: { '11,4': 'mothership' }, stock: [2, 2, 0] } as const;
    const [built] = choices(duel(own, {}, { drawn: ['scout'] })) as [string];
    expect(distance(hexOf(itemAt(built.split(' '), 2)), hexOf('11,4'))).toBeLessThanOrEqual(4);
  });

  test('gives speed to the Mothership', () => {
    const ships = { '5,4': 'mothership', '6,3': 'juggernaut', '7,2': 'scout' } as const;
    const state = duel({ ships, stock: [0, 3, 0] }, {}, { drawn: ['explorer'] });
    expect(choices(state)).toEqual(['fit explorer 5,4']);
  });

  test('gives a Crusher to the Juggernaut, as it would slow the Mothership', () => {
    const ships = { '5,4': 'mothership', '6,3': 'juggernaut', '7,2': 'scout' } as const;
    const state = duel({ ships, stock: [0, 1, 2] }, {}, { drawn: ['crusher'] });
    expect(choices(state)).toEqual(['fit crusher 6,3']);
  });

  test('keeps its fuel from a Scout when speed for the Mothership is at hand', () => {
    const own = { ships: { '5,4': 'mothership' }, stock: [2, 4, 0] } as const;
    const state = duel(own, {}, { drawn: ['scout', 'explorer'] });
    expect(choices(state)).toEqual(['done']);
  });

  test('does not slow a Mothership that has only to settle where it stands', () => {
    const ships = { '19,14': { type: 'mothership', kit: 'cheetah', hull: 12 } } as const;
    const own = { ships, colonies: ['O-NW', 'I-NW', 'O-SW'], stock: [2, 1, 0] } as const;
    expect(choices(duel(own, {}, { drawn: ['goliath'] }))).toEqual(['done']);
  });

  test('does not throw a Cheetah on its Mothership away for an Explorer', () => {
    const ships = { '5,4': { type: 'mothership', kit: 'cheetah' } } as const;
    const state = duel({ ships, stock: [0, 3, 0] }, {}, { drawn: ['explorer'] });
    expect(choices(state)).toEqual(['done']);
  });
});

describe('greedy with its Mothership', () => {
  test('sets the marker where it arrives (9.7)', () => {
    const state = duel({ ships: { '9,4': 'mothership' } });
    expect(turnOf(state)).toEqual(['move 9,4 11,4', 'colonize', 'end']);
  });

  test('does not leave a planet that it is settling', () => {
    const state = duel({ ships: { '11,4': { type: 'mothership', acted: true } }, marker: true });
    expect(choices(state)).toEqual(['end']);
  });

  test('goes on to the next planet in the turn that founds a colony', () => {
    const state = duel({ ships: { '11,4': 'mothership' }, marker: true });
    const turn = turnOf(state);
    expect(turn[0]).toBe('colonize');
    expect(turn[1]).toMatch(/^move 11,4/);
  });

  test('founds the fourth colony rather than shoot (10.3)', () => {
    const ships = { '19,14': 'mothership' } as const;
    const own = { ships, colonies: ['O-NW', 'I-NW', 'O-SW'], marker: true, stock: [0, 0, 3] } as const;
    const state = duel(own, { ships: { '21,14': { type: 'mothership', hull: 9 } } });
    expect(choices(state)).toEqual(['colonize']);
  });

  test('takes colonies from somebody about to win', () => {
    const state = duel(
      { ships: { '39,18': 'mothership' } },
      { ships: { '49,0': 'mothership' }, colonies: ['O-SE', 'I-SE', 'I-NE'] },
    );
    expect(choices(state)).toEqual(['decolonize']);
  });

  test('mends itself when it is low (9.6)', () => {
    const own = { ships: { '1,0': { type: 'mothership', hull: 8, moved: true } }, stock: [3, 0, 0] } as const;
    expect(choices(duel(own))).toEqual(['repair 1,0 3']);
  });

  test('settles rather than mend a scratch', () => {
    const own = { ships: { '11,4': { type: 'mothership', hull: 27 } }, stock: [3, 0, 0] } as const;
    expect(choices(duel(own))).toEqual(['colonize']);
  });

  test('flees home through the black hole when it would not live (9.3)', () => {
    const state = duel(
      { ships: { '23,10': { type: 'mothership', hull: 3, acted: true } }, stock: [0, 1, 0] },
      {
        ships: { '29,8': 'juggernaut', '30,9': 'warrior', '26,9': 'warrior', '31,14': 'mothership' },
        stock: [0, 0, 6],
      },
    );
    for (const choice of choices(state)) expect(choice).toMatch(/^jump 23,10/);
  });

  test('stays with its plan when nothing is wrong, black hole or not', () => {
    const state = duel({ ships: { '23,10': 'mothership' }, stock: [0, 5, 0] });
    for (const choice of choices(state)) expect(choice).toMatch(/^move 23,10/);
  });
});

describe('greedy with the others', () => {
  test('finishes a ship that is nearly dead', () => {
    const state = duel(
      { ships: { '1,0': 'mothership', '25,6': { type: 'warrior', moved: true } } },
      { ships: { '49,22': 'mothership', '27,6': { type: 'scout', hull: 1 }, '29,6': 'scout' } },
    );
    expect(choices(state)).toContain('attack 25,6 27,6 0');
  });

  test('rather wounds the one of two that has less hull left', () => {
    const state = duel(
      { ships: { '1,0': { type: 'mothership', moved: true }, '25,6': { type: 'scout', moved: true } } },
      { ships: { '49,22': 'mothership', '31,6': { type: 'warrior', hull: 9 }, '19,6': 'warrior' } },
    );
    expect(choices(state)).toEqual(['attack 25,6 31,6 0']);
  });

  test('shoots from where it is not answered (9.4)', () => {
    const state = duel(
      { ships: { '1,0': { type: 'mothership', moved: true }, '25,6': 'scout' } },
      { ships: { '49,22': 'mothership', '29,6': { type: 'warrior', hull: 8 } } },
    );
    const turn = turnOf(state);
    const shot = turn.find((text) => text.startsWith('attack')) as string;
    const [, from, at] = shot.split(' ') as [string, string, string];
    expect(distance(hexOf(from), hexOf(at))).toBeGreaterThan(2);
  });

  test('spends Weapons where they stop somebody about to win', () => {
    const state = duel(
      { ships: { '1,0': 'mothership', '27,14': { type: 'scout', moved: true } }, stock: [0, 0, 3] },
      {
        ships: { '31,14': { type: 'mothership', hull: 6 } },
        colonies: ['O-SE', 'I-NE', 'O-NE'],
        marker: true,
      },
    );
    expect(choices(state)).toEqual(['attack 27,14 31,14 3']);
  });

  test('tries to stop somebody about to win rather than take a sure prize', () => {
    const state = duel(
      { ships: { '1,0': 'mothership', '27,14': { type: 'scout', moved: true } }, stock: [0, 0, 3] },
      {
        ships: { '31,14': { type: 'mothership', hull: 7 }, '29,14': { type: 'juggernaut', hull: 1 } },
        colonies: ['O-SE', 'I-NE', 'O-NE'],
        marker: true,
      },
    );
    expect(choices(state)).toEqual(['attack 27,14 31,14 3']);
  });

  test('keeps its Weapons when the roll alone is enough', () => {
    const state = duel(
      { ships: { '1,0': 'mothership', '25,6': { type: 'warrior', moved: true } }, stock: [0, 0, 3] },
      { ships: { '49,22': 'mothership', '27,6': { type: 'scout', hull: 1 } } },
    );
    expect(choices(state)).toEqual(['attack 25,6 27,6 0']);
  });

  test('does not attack where only the answer can hurt', () => {
    const state = duel(
      {
        ships: {
          '1,0': { type: 'mothership', moved: true },
          '25,6': { type: 'scout', hull: 1, moved: true },
        },
      },
      { ships: { '29,6': 'mothership' } },
    );
    expect(choices(state).some((choice) => choice.startsWith('attack'))).toBe(false);
  });

  test('stands in the way of a last colony', () => {
    const state = duel(
      { ships: { '1,0': { type: 'mothership', moved: true, acted: true }, '24,7': 'juggernaut' } },
      { ships: { '37,8': 'mothership' }, colonies: ['O-SE', 'I-SE', 'O-NE'] },
    );
    expect(turnOf(state)).toContain('move 24,7 30,7');
    const nearer = duel(
      { ships: { '1,0': { type: 'mothership', moved: true, acted: true }, '25,8': 'juggernaut' } },
      { ships: { '37,8': 'mothership' }, colonies: ['O-SE', 'I-SE', 'O-NE'] },
    );
    expect(turnOf(nearer)).toContain('move 25,8 31,8');
  });

  test('guards a colony that somebody comes for (16)', () => {
    const guarded = (mothership: string): string[] => {
      const ships = { '1,0': { type: 'mothership', moved: true }, '19,8': 'warrior' } as const;
      const state = position({
        players: [
          { ships, colonies: ['O-NW', 'I-NW', 'O-SW'] },
          { ships: { [mothership]: 'mothership' }, colonies: ['O-NE', 'I-NE'] },
          { ships: { '49,22': 'mothership', '21,4': 'scout' }, colonies: ['O-SE', 'I-SE', 'I-SW'] },
        ],
      });
      return turnOf(state).filter((text) => text.startsWith('move 19,8'));
    };
    expect(guarded('22,7')).toEqual([]);
    expect(guarded('49,0')).toHaveLength(1);
  });

  test('clears the planet its own Mothership comes for, even in front of a prize', () => {
    const ships = {
      '9,4': { type: 'mothership', moved: true, acted: true },
      '11,4': { type: 'juggernaut', acted: true },
    } as const;
    const state = duel({ ships }, { ships: { '49,22': 'scout', '14,3': { type: 'mothership', hull: 3 } } });
    for (const choice of choices(state)) expect(choice).toMatch(/^move 11,4/);
  });

  test('hunts the last ship (10.2)', () => {
    const state = duel(
      { ships: { '1,0': { type: 'mothership', moved: true }, '21,6': 'warrior' } },
      { ships: { '45,6': { type: 'scout', hull: 3 } } },
    );
    const [to] = choices(state).map((text) => hexOf(itemAt(text.split(' '), 2))) as [number];
    expect(distance(to, hexOf('45,6'))).toBeLessThanOrEqual(9);
  });
});

describe('greedy', () => {
  test('uses every ship before it ends its turn', () => {
    const ships = { '5,4': 'mothership', '6,3': 'juggernaut', '7,2': 'warrior', '8,1': 'scout' } as const;
    const turn = turnOf(duel({ ships }));
    expect(turn.filter((text) => text.startsWith('move')).length).toBe(4);
    expect(turn.at(-1)).toBe('end');
  });

  test('chooses among equals by its seed', () => {
    const state = fresh(4);
    expect(new Set(answersTo(state)).size).toBeGreaterThan(1);
  });

  const beaten: [number, Partial<Options>][] = [
    [2, {}],
    [3, { roundLimit: 0 }],
    [4, { rebuildMothership: true, twinEdgeBlocks: true }],
  ];

  test.each(beaten)('comes to an end in matches of %i with %j, before the round limit', (seats, options) => {
    let limits = 0;
    for (let match = 0; match < 10; match++) {
      const players = Array.from({ length: seats }, (_, seat) => greedy.make(star, 10 * match + seat));
      const { state, outcome } = runMatch(
        game,
        { seats, options, seed: `ends ${match}`, mostMoves: 10_000 },
        players,
      );
      expect(outcome).toBeDefined();
      if ((state as State).ending === 'roundLimit') limits++;
    }
    expect(limits).toBeLessThanOrEqual(1);
  });
});
