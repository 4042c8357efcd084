import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { clone } from '../../../kernel/data/plain.ts';
import { pick, type Rng, seeded } from '../../../kernel/match/rng.ts';
import { moveText } from '../../../kernel/text.ts';
import { SUITS } from '../facts.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import {
  asked,
  by,
  type CardName,
  type Diagram,
  fresh,
  legal,
  line,
  playable,
  position,
  question,
  type Seated,
  told,
} from '../test/testkit.ts';

const DEFERRED = { keepTiming: 'deferred' } as const;
/** Patterns that draw three cards and one card. */
const CORE = { K0: 1, K1: 1 };
const CONVECTIVE = { C3: 1, C4: 1 };

function converted(own: Seated, cards: readonly CardName[], diagram: Partial<Diagram> = {}): State {
  const players = [{ divers: cards.length === 1 ? CONVECTIVE : CORE, eye: 0, ...own }, { eye: 7 }];
  const state = position({ players, ...diagram });
  line(state, ['convert', cards.length === 1 ? 'foundry C3 C4' : 'foundry K0 K1'], cards);
  return state;
}

const held = (state: State, seat = 0): string => SUITS[state.players[seat]?.card ?? -1] ?? 'none';
const discarded = (state: State): string[] =>
  SUITS.flatMap((suit, i) => new Array<string>(itemAt(state.discard, i)).fill(suit));

describe('keeping', () => {
  test('16.53 [8.2] each suit of the pool once, or the card held', () => {
    const state = converted({ card: 'REF' }, ['FLARE', 'CON', 'CON']);
    expect(legal(state)).toEqual(['keep FLARE', 'keep CON', 'keep old']);
  });

  test('16.54 [8.2] with nothing held one may stay without a card', () => {
    const state = converted({}, ['CON']);
    expect(legal(state)).toEqual(['keep CON', 'keep old']);
    line(state, ['keep old']);
    expect([held(state), discarded(state)]).toEqual(['none', ['CON']]);
  });

  test('8.2 a new card replaces the old one, all others are discarded', () => {
    const state = converted({ card: 'REF' }, ['FLARE', 'CON', 'CON']);
    const events = line(state, ['keep CON']);
    expect([held(state), discarded(state), state.players[0]?.pool]).toEqual([
      'CON',
      ['FLARE', 'REF', 'CON'],
      [],
    ]);
    expect(told(events, 'kept')).toMatchObject([{ type: 'kept', seat: 0, card: 'CON', byChance: false }]);
  });

  test('8.2 keeping the old card discards all new ones', () => {
    const state = converted({ card: 'REF' }, ['FLARE', 'CON', 'CON']);
    line(state, ['keep old']);
    expect([held(state), discarded(state)]).toEqual(['REF', ['FLARE', 'CON', 'CON']]);
  });

  test('8.2 a second card of the suit held may be taken for it', () => {
    const state = converted({ card: 'REF' }, ['REF']);
    expect(legal(state)).toEqual(['keep REF', 'keep old']);
    line(state, ['keep REF']);
    expect([held(state), discarded(state)]).toEqual(['REF', ['REF']]);
  });

  test('8.1, 8.2 the ship orbits first, and nobody is asked who drew nothing', () => {
    const state = converted({}, ['CON']);
    expect([question(state), state.players[0]?.eye]).toEqual(['keep', 1]);
    line(state, ['keep CON', 'move', 'end']);
    expect([question(state), asked(state)]).toEqual(['action', 0]);
  });

  test('16.56 [8.4] a card of the suit just used may be kept, not used in the same turn', () => {
    const state = position({
      players: [{ divers: { ...CONVECTIVE, O3: 2 }, card: 'PROCREATE' }, { eye: 7 }],
    });
    line(state, ['play PROCREATE', 'convert', 'foundry C3 C4'], ['REF']);
    expect([question(state), legal(state)]).toEqual(['keep', ['keep REF', 'keep old']]);
    line(state, ['keep REF']);
    expect([asked(state), playable(state), held(state)]).toEqual([1, [], 'REF']);
    line(state, ['move', 'end']);
    expect(playable(state)).toEqual(['play PROCREATE']);
  });

  test('8.2, 11.2 everybody who drew is asked, in turn order from the active player', () => {
    const state = imploded(0, 'immediate');
    expect([asked(state), legal(state)]).toEqual([0, ['keep REF', 'keep CON', 'keep old']]);
    line(state, ['keep CON']);
    expect([asked(state), legal(state)]).toEqual([1, ['keep SUB', 'keep old']]);
    line(state, ['keep SUB']);
    expect([asked(state), legal(state)]).toEqual([2, ['keep FLARE', 'keep old']]);
    line(state, ['keep old']);
    expect([question(state), asked(state), held(state, 0), held(state, 1), held(state, 2)]).toEqual([
      'action',
      1,
      'CON',
      'SUB',
      'none',
    ]);
  });

  test('11.0 a trigger flare cannot be kept', () => {
    const state = imploded(0, 'immediate');
    expect(state.players.flatMap(({ pool }) => pool).every((card) => card < SUITS.length)).toBe(true);
  });
});

/** One player converts and sets off IMPLODE: 0 draws REF, 1 SUB, 2 a flare, and the active one CON instead of the trigger. */
function imploded(active: number, keepTiming: 'immediate' | 'deferred'): State {
  const players = [0, 1, 2].map((seat) => ({
    divers: { K0: 1, ...(seat === active && CONVECTIVE) },
    eye: 4 * seat,
  }));
  const options = { triggerFlares: 1, triggerEvent: 'IMPLODE', keepTiming } as const;
  const state = position({ players, active, options });
  const drawers = [0, 1, 2].map((k) => itemAt(['REF', 'SUB', 'FLARE'] as const, (active + k) % 3));
  line(state, ['convert', 'foundry C3 C4'], ['TRIGGER', ...drawers, 'CON']);
  return state;
}

describe('deferred keeping', () => {
  test('8.3 the next turn begins while the choice is open, and it may be made at any time', () => {
    const state = converted({ card: 'REF' }, ['CON', 'CON', 'SUB'], { options: DEFERRED });
    expect([question(state), game.actors(state)]).toEqual(['action', [0, 1]]);
    expect(legal(state, 0)).toEqual(['keep CON', 'keep SUB', 'keep old']);
    line(state, ['move', 'launch O6']);
    expect(legal(state, 0)).toEqual(['keep CON', 'keep SUB', 'keep old']);
    by(state, 0, 'keep SUB');
    expect([held(state), discarded(state), game.actors(state)]).toEqual(['SUB', ['REF', 'CON', 'CON'], [1]]);
    expect([question(state), legal(state, 0), state.turn.points]).toEqual(['move', [], 2]);
  });

  test('8.3 no choice of others depends on it', () => {
    const state = converted({ card: 'REF' }, ['CON', 'CON', 'SUB'], { options: DEFERRED });
    const before = legal(state, 1);
    by(state, 0, 'keep CON');
    expect(legal(state, 1)).toEqual(before);
  });

  /** Chance that gives fixed answers and remembers what it was asked. */
  function fixed(answers: number[], asked: number[] = []): Rng & { asked: number[] } {
    return {
      asked,
      int(below) {
        asked.push(below);
        return answers.shift() as number;
      },
    };
  }

  test('8.3 left open until the own turn begins, one of the cards in the hand is taken at random', () => {
    const results = [0, 1, 2, 3].map((answer) => {
      const state = converted({ card: 'REF' }, ['CON', 'CON', 'SUB'], { options: DEFERRED });
      line(state, ['move']);
      const rng = fixed([answer]);
      const events = by(state, 1, 'end', rng);
      expect(rng.asked).toEqual([4]);
      expect(game.actors(state)).toEqual([0]);
      expect(events.map(({ type }) => type)).toEqual(['orbited', 'turn', 'kept']);
      expect(told(events, 'kept')[0]?.byChance).toBe(true);
      return held(state);
    });
    expect(results.sort()).toEqual(['CON', 'CON', 'REF', 'SUB']);
  });

  test('8.3 without an old card one of the new ones is taken', () => {
    const results = [0, 1, 2].map((answer) => {
      const state = converted({}, ['CON', 'CON', 'SUB'], { options: DEFERRED });
      line(state, ['move']);
      const rng = fixed([answer]);
      by(state, 1, 'end', rng);
      expect(rng.asked).toEqual([3]);
      return held(state);
    });
    expect(results.sort()).toEqual(['CON', 'CON', 'SUB']);
  });

  test('5.1, 8.3 the card that chance kept may be used in that very turn', () => {
    const state = converted({ divers: { ...CORE, O3: 2 } }, ['CON', 'CON', 'CON'], { options: DEFERRED });
    state.effects[SUITS.indexOf('CON')] = 'PROCREATE';
    line(state, ['move']);
    by(state, 1, 'end', fixed([1]));
    expect(playable(state)).toEqual(['play PROCREATE']);
  });

  test('5.1 the choice by chance comes before a rescue', () => {
    const own = { divers: CONVECTIVE, hold: 0, reserve: 11, stations: { C8: 'node' } } as const;
    const state = converted(own, ['CON'], { options: DEFERRED });
    line(state, ['move']);
    const events = by(state, 1, 'end', fixed([0]));
    expect(events.at(-1)).toMatchObject({ type: 'kept', seat: 0 });
    expect([question(state), held(state)]).toEqual(['rescue', 'CON']);
  });

  test('8.3 an owner asked about a bonus may also answer the open choice', () => {
    const state = position({
      players: [
        { divers: CONVECTIVE, eye: 0, stations: { C8: 'node' } },
        { divers: { C8: 1 }, eye: 7 },
      ],
      options: DEFERRED,
    });
    line(state, ['convert', 'foundry C3 C4', 'activate', 'use C8'], ['CON']);
    expect([game.actors(state), legal(state, 0)]).toEqual([[0], ['take', 'decline', 'keep CON', 'keep old']]);
    by(state, 0, 'keep CON');
    expect([held(state), legal(state, 0)]).toEqual(['CON', ['take', 'decline']]);
  });

  /** After its own turn seat 0 may keep CON; a flare is drawn for it in the next turn. */
  function drawnMeanwhile(version: number, third: Seated = { eye: 5, stations: { O5: 'node' } }): State {
    const state = position({
      players: [{ divers: { ...CONVECTIVE, K0: 1 }, eye: 0 }, { divers: { C8: 1, C9: 1 }, eye: 9 }, third],
      options: { ...DEFERRED, triggerFlares: 1, triggerEvent: 'IMPLODE' },
    });
    if (version === 1) {
      for (const player of state.players) delete player.later;
      Reflect.deleteProperty(state, 'rules');
    }
    line(state, ['convert', 'foundry C3 C4'], ['CON']);
    line(state, ['convert', 'foundry C8 C9'], ['TRIGGER', 'FLARE']);
    return state;
  }

  test('8.3 new cards never join a choice that is open: they are the next one', () => {
    const state = drawnMeanwhile(2);
    expect([question(state), legal(state, 0)]).toEqual(['orbital', ['keep CON', 'keep old']]);
    by(state, 0, 'keep CON');
    expect([state.players[0]?.pool, game.actors(state)]).toEqual([[0], [2]]);
    line(state, ['done'], ['SUB']);
    expect([question(state), legal(state, 0)]).toEqual(['action', ['keep FLARE', 'keep old']]);
    by(state, 0, 'keep FLARE');
    expect([state.players[0]?.pool, held(state), discarded(state)]).toEqual([[], 'FLARE', ['CON']]);
  });

  test('8.3 a second choice stays open beside the first until it is made', () => {
    const state = drawnMeanwhile(2);
    line(state, ['done'], ['SUB']);
    expect([question(state), legal(state, 0)]).toEqual(['action', ['keep CON', 'keep old']]);
    by(state, 0, 'keep old');
    expect(legal(state, 0)).toEqual(['keep FLARE', 'keep old']);
    by(state, 0, 'keep old');
    expect([held(state), game.actors(state)]).toEqual(['none', [1, 2]]);
  });

  test('8.3 two choices that are both late are both made by chance', () => {
    const state = drawnMeanwhile(2);
    line(state, ['done', 'move'], ['SUB']);
    const events = by(state, 2, 'end', fixed([0, 1]));
    expect(told(events, 'kept').map(({ card, byChance }) => [card, byChance])).toEqual([
      ['CON', true],
      ['FLARE', true],
    ]);
    expect([held(state), discarded(state)]).toEqual(['FLARE', ['CON']]);
  });

  test('19.7 [8.3] in the first version of the rules they joined it; one card was kept of all', () => {
    const state = drawnMeanwhile(1);
    expect(legal(state, 0)).toEqual(['keep FLARE', 'keep CON', 'keep old']);
    by(state, 0, 'keep FLARE');
    expect([state.players[0]?.pool, held(state), discarded(state)]).toEqual([[], 'FLARE', ['CON']]);
  });

  test('8.3 whoever is next is asked at once for cards drawn in another’s turn', () => {
    const state = imploded(0, 'deferred');
    expect([question(state), asked(state), legal(state, 1)]).toEqual(['keep', 1, ['keep SUB', 'keep old']]);
    line(state, ['keep SUB']);
    expect([question(state), game.actors(state)]).toEqual(['action', [0, 2, 1]]);
    expect(legal(state, 2)).toEqual(['keep FLARE', 'keep old']);
    by(state, 2, 'keep FLARE');
    by(state, 0, 'keep old');
    expect(game.actors(state)).toEqual([1]);
  });

  test('8.3, 12 alone there is nobody in between: the choice is asked at once', () => {
    const state = position({ players: [{ divers: CONVECTIVE }], options: DEFERRED });
    line(state, ['convert', 'foundry C3 C4'], ['CON', 'REF']);
    expect([question(state), legal(state)]).toEqual(['keep', ['keep CON', 'keep old']]);
  });

  test('9.1 a choice that is open at the end is never made', () => {
    const players = [
      { divers: CONVECTIVE, eye: 0 },
      { divers: { C8: 1, C9: 1 }, eye: 7 },
    ];
    const state = position({ players, options: DEFERRED, flares: 12 });
    line(state, ['convert', 'foundry C3 C4'], ['CON']);
    line(state, ['convert', 'foundry C8 C9'], ['FLARE']);
    expect([state.over, game.actors(state), held(state)]).toEqual([true, [], 'none']);
  });

  test('8.3 both timings play the same match when every choice is made before the next turn', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const seats = 2 + (seed % 4);
      const options = { stallRounds: 1, triggerFlares: 4, triggerEvent: 'IMPLODE' } as const;
      const now = fresh(seats, { ...options, keepTiming: 'immediate' }, seed);
      const later = fresh(seats, { ...options, ...DEFERRED }, seed);
      const [choice, chanceNow, chanceLater] = [seeded(seed), seeded(seed), seeded(seed)];
      for (let moves = 0; !now.over && moves < 3000; moves++) {
        const seat = asked(now);
        const move = pick(choice, game.legalMoves(now, seat));
        game.apply(now, seat, move, chanceNow);
        expect(game.legalMoves(later, seat).map(moveText)).toContain(moveText(move));
        game.apply(later, seat, move, chanceLater);
      }
      expect(withoutTiming(later)).toEqual(withoutTiming(now));
    }
  });

  function withoutTiming(state: State): object {
    const copy = clone(state);
    const players = copy.players.map(({ later: _waiting, ...player }) => player);
    return { ...copy, players, options: {}, rules: undefined };
  }
});

test('17.7 a drawn card is in a pool, then in a hand or on the discard pile', () => {
  const state = position({ players: [{ divers: CORE, card: 'SUB' }, { eye: 7 }] });
  const count = (): number =>
    [...state.deck, ...state.discard].reduce((a, b) => a + b) +
    state.players.reduce((sum, { card, pool }) => sum + pool.length + (card < 0 ? 0 : 1), 0);
  expect(count()).toBe(52);
  line(state, ['convert', 'foundry K0 K1'], ['FLARE', 'CON', 'CON']);
  expect(count()).toBe(52);
  line(state, ['keep CON']);
  expect(count()).toBe(52);
});
