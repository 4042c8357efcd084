import { describe, expect, test } from 'vitest';
import { checkLaws } from '../../../kernel/sight/laws.ts';
import type { StationName } from '../facts.ts';
import { game } from '../index.ts';
import type { Event, State } from '../state.ts';
import {
  asked,
  type CardName,
  changes,
  deckSize,
  type Diagram,
  drawn,
  inDeck,
  legal,
  line,
  position,
  question,
  type Seated,
  told,
} from '../test/testkit.ts';

const energies = (state: State): number[] => state.players.map(({ energy }) => energy);

/** Seat 0 converts in the core and draws the three cards named. */
function drawThree(
  own: Seated,
  others: readonly Seated[],
  cards: readonly [CardName, CardName, CardName],
  diagram: Partial<Diagram> = {},
): { state: State; events: Event[] } {
  const state = position({ players: [{ eye: 0, divers: { K0: 1, K1: 1 }, ...own }, ...others], ...diagram });
  const events = line(state, ['convert', 'foundry K0 K1'], cards);
  return { state, events };
}

describe('half of too much energy', () => {
  test.each([
    [0, 0],
    [12, 12],
    [13, 7],
    [14, 7],
    [15, 8],
    [25, 13],
    [26, 13],
  ])('16.43 [7.5] %i energy become %i at a flare', (before, after) => {
    const { state } = drawThree({ energy: before }, [{ eye: 7, energy: before }], ['FLARE', 'REF', 'REF']);
    expect(energies(state)).toEqual([after, after]);
  });

  test('16.44 [7.5] two flares in one draw: 27, 14, 7', () => {
    const { state, events } = drawThree({ energy: 27 }, [{ eye: 7 }], ['FLARE', 'REF', 'FLARE']);
    expect(changes(events, 'energy')).toEqual(['0 -13 flare', '0 -7 flare']);
    expect(energies(state)[0]).toBe(7);
  });

  test('7.5 the loss comes before the stations in outer orbit', () => {
    const { state } = drawThree(
      { energy: 12, stations: { O5: 'node' } },
      [{ eye: 7 }],
      ['FLARE', 'REF', 'REF'],
    );
    expect(question(state)).toBe('orbital');
    line(state, ['orbital O5'], ['REF', 'REF']);
    expect(energies(state)[0]).toBe(13);
    const rich = drawThree({ energy: 13, stations: { O5: 'node' } }, [{ eye: 7 }], ['FLARE', 'REF', 'REF']);
    line(rich.state, ['orbital O5'], ['REF', 'REF']);
    expect(energies(rich.state)[0]).toBe(8);
  });

  test('7.3 no other card takes energy', () => {
    expect(energies(drawThree({ energy: 40 }, [{ eye: 7 }], ['REF', 'CON', 'REF']).state)[0]).toBe(40);
  });
});

describe('stations in outer orbit', () => {
  test('16.46 [7.4] a node may feed a tower: momentum 1, energy 0', () => {
    const stations = { O5: 'node', O9: 'tower' } as const;
    const { state } = drawThree({ energy: 0, stations }, [{ eye: 7 }], ['FLARE', 'REF', 'REF']);
    expect(legal(state)).toEqual(['orbital O5', 'done']);
    line(state, ['orbital O5']);
    expect(legal(state)).toEqual(['orbital O9', 'done']);
    line(state, ['orbital O9'], ['REF', 'REF']);
    expect(state.players[0]).toMatchObject({ momentum: 1, energy: 0 });
    expect(question(state)).toBe('keep');
  });

  test.each([
    ['tower', { energy: 0 }],
    ['foundry', { energy: 0 }],
    ['foundry', { energy: 1, hold: 8, reserve: 0 }],
  ] as [StationName, Seated][])('16.47 [7.4] a %s and %j: the owner is not asked', (type, other) => {
    const { state } = drawThree({}, [{ eye: 7, ...other, stations: { O5: type } }], ['FLARE', 'REF', 'REF']);
    expect([question(state), asked(state)]).toEqual(['keep', 0]);
  });

  test('16.48 [7.4] each owner uses the own stations, whoever drew the flare', () => {
    const { state } = drawThree(
      { energy: 3 },
      [{ eye: 7, energy: 3, stations: { O5: 'node' } }],
      ['FLARE', 'REF', 'REF'],
    );
    expect([asked(state), legal(state)]).toEqual([1, ['orbital O5', 'done']]);
    line(state, ['orbital O5'], ['REF', 'REF']);
    expect(energies(state)).toEqual([3, 4]);
  });

  test.each(['I5', 'C5', 'R5', 'K4'])('16.49 [7.4] a node on %s does nothing at a flare', (at) => {
    const { state } = drawThree({}, [{ eye: 7, stations: { [at]: 'node' } }], ['FLARE', 'REF', 'REF']);
    expect([question(state), energies(state)]).toEqual(['keep', [3, 3]]);
  });

  test('7.4 in turn order from the active player, each once a flare, types mixed', () => {
    const state = position({
      players: [
        { eye: 0, energy: 5, stations: { O2: 'node' } },
        { eye: 9, energy: 5, divers: { C3: 1, C4: 1 }, stations: { O3: 'tower', O4: 'foundry' } },
        { eye: 5, energy: 5, stations: { O6: 'node' } },
      ],
      active: 1,
    });
    line(state, ['convert', 'foundry C3 C4'], ['FLARE']);
    expect([asked(state), legal(state)]).toEqual([1, ['orbital O3', 'orbital O4', 'done']]);
    line(state, ['orbital O4']);
    expect(legal(state)).toEqual(['orbital O3', 'done']);
    line(state, ['orbital O3']);
    expect([asked(state), legal(state)]).toEqual([2, ['orbital O6', 'done']]);
    line(state, ['done']);
    expect([asked(state), legal(state)]).toEqual([0, ['orbital O2', 'done']]);
    line(state, ['orbital O2']);
    expect(energies(state)).toEqual([6, 3, 5]);
    expect(state.players[1]).toMatchObject({ momentum: 1, hold: 7, reserve: 6 });
    expect(question(state)).toBe('keep');
  });

  test('7.4 no sundiver is needed or recalled, no card and no bonus follow', () => {
    const state = position({
      players: [{ eye: 0, divers: { K0: 1, K1: 1, O5: 1 }, stations: { O5: 'node' } }, { eye: 7 }],
    });
    line(state, ['convert', 'foundry K0 K1'], ['FLARE']);
    const events = line(state, ['orbital O5'], ['REF', 'REF']);
    expect(drawn(events)).toEqual(['0 REF', '0 REF']);
    expect(told(events, 'recalled')).toEqual([]);
    expect(state.players[0]?.divers.reduce((a, b) => a + b)).toBe(1);
  });

  test('7.4 a new flare lets all stations work again', () => {
    const { state } = drawThree(
      { energy: 0, stations: { O5: 'node' } },
      [{ eye: 7 }],
      ['FLARE', 'REF', 'REF'],
    );
    line(state, ['orbital O5'], ['FLARE']);
    expect(legal(state)).toEqual(['orbital O5', 'done']);
    line(state, ['orbital O5'], ['REF']);
    expect(energies(state)[0]).toBe(2);
  });
});

describe('drawing', () => {
  test('7.1, 7.2 one card at a time, each flare resolved before the next card', () => {
    const { state } = drawThree({ stations: { O5: 'node' } }, [{ eye: 7 }], ['REF', 'FLARE', 'FLARE']);
    expect(state.players[0]?.pool).toEqual([1, 0]);
    expect([state.flares, state.turn.queue.length]).toEqual([1, 1]);
    const events = line(state, ['done', 'done'], ['FLARE']);
    expect([drawn(events), state.flares]).toEqual([['0 FLARE'], 2]);
  });

  test('7.3 a flare moves the spiral by one; the +1 is for hurls only', () => {
    const { state, events } = drawThree({}, [{ eye: 7 }], ['FLARE', 'FLARE', 'REF']);
    expect([state.flares, changes(events, 'momentum')]).toEqual([2, []]);
    expect(told(events, 'flare').map(({ number }) => number)).toEqual([1, 2]);
  });

  test('7.7 the active player draws what is earned on his turn', () => {
    const state = position({ players: [{}, { divers: { C3: 1, C4: 1 } }], active: 1 });
    expect(drawn(line(state, ['convert', 'foundry C3 C4'], ['REF']))).toEqual(['1 REF']);
  });

  test('7.6 a flare may be kept after it was resolved', () => {
    const { state } = drawThree({}, [{ eye: 7 }], ['FLARE', 'REF', 'REF']);
    expect(legal(state)).toEqual(['keep FLARE', 'keep REF', 'keep old']);
    line(state, ['keep FLARE']);
    expect(state.players[0]?.card).toBe(0);
  });

  test('7.8 a deck without enough flares ends the match when a card is due and none is left', () => {
    const state = position({ players: [{ divers: { K0: 1, K1: 1 }, eye: 0 }, { eye: 7 }] });
    state.deck.fill(0);
    state.deck[1] = 2;
    line(state, ['convert', 'foundry K0 K1'], ['REF', 'REF']);
    expect([state.over, state.flares, state.players[0]?.eye, state.players[0]?.pool]).toEqual([
      true,
      0,
      0,
      [1, 1],
    ]);
    expect(game.outcome(state)?.places).toEqual([1, 1]);
  });

  test('16.52 [7.8] over random matches the deck is never empty when a card is due', () => {
    for (let seed = 0; seed < 12; seed++) {
      const seats = 2 + (seed % 4);
      let before = Number.POSITIVE_INFINITY;
      checkLaws(game, {
        seats,
        seed: `deck ${seed}`,
        options: { stallRounds: 1, vestigial: seed % 2 === 0 },
        mostMoves: 20_000,
        every: 1000,
        seen: (state, _, __, events) => {
          const size = deckSize(state as State);
          if (before < Number.POSITIVE_INFINITY)
            expect(told(events as Event[], 'drew').length).toBe(before - size);
          before = size;
          if ((state as State).over)
            expect([(state as State).flares, inDeck(state as State, 'FLARE')]).toEqual([13, 0]);
        },
      });
    }
  });
});

describe('the thirteenth flare', () => {
  const last = { flares: 12 };

  test('16.51 [9.2] an outer node may still feed an outer tower', () => {
    const stations = { O5: 'node', O9: 'tower' } as const;
    const { state } = drawThree({ energy: 0, stations }, [{ eye: 7 }], ['FLARE', 'REF', 'REF'], last);
    expect([state.over, legal(state)]).toEqual([false, ['orbital O5', 'done']]);
    line(state, ['orbital O5', 'orbital O9']);
    expect(state).toMatchObject({ over: true, flares: 13 });
    expect(state.players[0]?.momentum).toBe(1);
  });

  test('16.51 [9.2] not with finalFlareTowersOnly, where a paid tower still works', () => {
    const options = { finalFlareTowersOnly: true };
    const stations = { O5: 'node', O9: 'tower' } as const;
    const poor = drawThree({ energy: 0, stations }, [{ eye: 7 }], ['FLARE', 'REF', 'REF'], {
      ...last,
      options,
    });
    expect([poor.state.over, poor.state.players[0]?.momentum]).toEqual([true, 0]);
    const paid = drawThree({ energy: 1, stations }, [{ eye: 7 }], ['FLARE', 'REF', 'REF'], {
      ...last,
      options,
    });
    expect(legal(paid.state)).toEqual(['orbital O9', 'done']);
    const early = drawThree({ energy: 0, stations }, [{ eye: 7 }], ['FLARE', 'REF', 'REF'], { options });
    expect(legal(early.state)).toEqual(['orbital O5', 'done']);
  });

  test('9.1 what is earned after it is not drawn, nobody orbits or keeps', () => {
    const { state, events } = drawThree({ energy: 30 }, [{ eye: 7 }], ['REF', 'FLARE', 'REF'], last);
    expect(drawn(events)).toEqual(['0 REF', '0 FLARE']);
    expect(told(events, 'orbited')).toEqual([]);
    expect(state).toMatchObject({ over: true, stack: [] });
    expect(state.players[0]).toMatchObject({ eye: 0, energy: 15, card: -1 });
    expect([game.actors(state), told(events, 'over')]).toEqual([[], [{ type: 'over', flares: 13 }]]);
  });

  test('9.1 the match is not over while its owners decide', () => {
    const { state } = drawThree({}, [{ eye: 7, stations: { O5: 'node' } }], ['FLARE', 'REF', 'REF'], last);
    expect([state.over, state.flares, asked(state), game.outcome(state)]).toEqual([false, 13, 1, undefined]);
    line(state, ['done']);
    expect(state.over).toBe(true);
  });

  test('7.9 the twelfth does not end the match', () => {
    const { state } = drawThree({}, [{ eye: 7 }], ['FLARE', 'REF', 'REF'], { flares: 11 });
    expect([state.over, question(state)]).toEqual([false, 'keep']);
  });
});
