import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { type EventId, EVENTS, SUITS } from '../facts.ts';
import type { Event, State } from '../state.ts';
import {
  asked,
  type CardName,
  type Diagram,
  diversOn,
  drawn,
  energies,
  inDeck,
  legal,
  line,
  momenta,
  offered,
  piled,
  plainSuits,
  position,
  question,
  type Seated,
  told,
} from '../test/testkit.ts';
import { playerOf } from '../verbs.ts';

/** Divers and a foundry to be, far from everything else: converting it draws one card. */
const WORK = { C8: 1, C9: 1 };

/** Seat 0 is about to convert for one card; the cards of the deck are named by the test. */
function before(event: EventId, players: readonly Seated[], rest: Partial<Diagram> = {}): State {
  const [own, ...others] = players as [Seated, ...Seated[]];
  return position({
    ...rest,
    event,
    options: { triggerFlares: 2, ...rest.options },
    players: [{ ...own, divers: { ...WORK, ...own.divers } }, ...others],
  });
}

/** Seat 0 converts and draws a trigger flare, then the cards named. */
function triggered(state: State, cards: readonly CardName[] = []): Event[] {
  return line(state, ['convert', 'foundry C8 C9'], ['TRIGGER', ...cards]);
}

const suitOf = (state: State): CardName => itemAt(plainSuits(state), 0);

describe('11.0 trigger flares', () => {
  test('16.94 [7.3] as the only earned card: the event, then one replacement, which alone may be kept', () => {
    const state = before('SUNWORM', [{}, { divers: { O3: 1 } }]);
    const suit = suitOf(state);
    const events = triggered(state, [suit]);
    expect(drawn(events)).toEqual(['0 TRIGGER', `0 ${suit}`]);
    expect(diversOn(state, 1, 'O3')).toBe(0);
    expect(legal(state)).toEqual([`keep ${suit}`, 'keep old']);
    expect([inDeck(state, 'TRIGGER'), state.flares]).toEqual([1, 0]);
  });

  test('7.3 two in a row: two events and still one card', () => {
    const state = before('ATTRITION', [{}, {}]);
    const suit = suitOf(state);
    triggered(state);
    const events = line(state, ['sacrifice hold', 'sacrifice hold'], ['TRIGGER']);
    expect(drawn(events)).toEqual(['0 TRIGGER']);
    expect(drawn(line(state, ['sacrifice hold', 'sacrifice hold'], [suit]))).toEqual([`0 ${suit}`]);
    expect(state.players.map(({ hold }) => hold)).toEqual([4, 6]);
  });

  test('7.3 the replacement keeps its tag: a flare for a hurl still gives 1 momentum', () => {
    const state = before('SUNWORM', [{ divers: { K0: 1 } }, {}]);
    line(state, ['move', 'hurl K0', 'end'], ['TRIGGER', 'FLARE']);
    expect(momenta(state)[0]).toBe(2 + 1);
  });

  test('12.2 drawn as an orbit card it is performed and replaced, and neither can be kept', () => {
    const state = position({
      players: [{ divers: { O3: 1 } }],
      options: { triggerFlares: 1 },
      event: 'SUNWORM',
    });
    const events = line(state, ['move', 'end'], ['TRIGGER', suitOf(state)]);
    expect(drawn(events)).toHaveLength(2);
    expect([diversOn(state, 0, 'O3'), question(state)]).toEqual([0, 'action']);
  });

  test.each(EVENTS)('11.0 %s leaves the spiral alone', (event) => {
    const state = before(event, [{}, {}]);
    const events = triggered(state, [suitOf(state)].slice(0, /GARDEN|SUNWORM|PLODE/.test(event) ? 1 : 0));
    expect(told(events, 'event')).toEqual([{ type: 'event', event }]);
    expect(state.flares).toBe(0);
  });
});

describe('11.0 marked flares', () => {
  const marked = { triggerMode: 'marked', triggerFlares: 4 } as const;

  test('19.7 [7.3] a marked flare is resolved as a flare, then its event happens, and it may be kept', () => {
    const state = before('SUNWORM', [{ energy: 14, stations: { O1: 'node' } }, { divers: { O3: 1 } }], {
      options: marked,
    });
    line(state, ['convert', 'foundry C8 C9'], ['MARKED']);
    expect([question(state), energies(state)[0], diversOn(state, 1, 'O3')]).toEqual(['orbital', 7, 1]);
    line(state, ['orbital O1']);
    expect([diversOn(state, 1, 'O3'), state.flares, energies(state)[0]]).toEqual([0, 1, 8]);
    expect(legal(state)).toEqual(['keep FLARE', 'keep old']);
    expect([inDeck(state, 'MARKED'), inDeck(state, 'FLARE')]).toEqual([3, 9]);
  });

  test('19.7 [7.3] on the 13th flare the game ends before the event', () => {
    const state = before('SUNWORM', [{}, { divers: { O3: 1 } }], { options: marked, flares: 9 });
    // Three marked flares have gone before; the deck of flares is empty but for the last marked one.
    state.deck = state.deck.with(8, 1);
    state.discard = state.discard.with(0, 12);
    state.flares = 12;
    const events = line(state, ['convert', 'foundry C8 C9'], ['MARKED']);
    expect([state.over, diversOn(state, 1, 'O3'), told(events, 'event')]).toEqual([true, 1, []]);
  });

  test('7.3 for a hurl and for PILLAR it is a flare like any other', () => {
    const own = { card: 'PILLAR', divers: { K0: 1 } } as const;
    const state = before('SUNWORM', [own, {}], { options: marked });
    line(state, ['move', 'hurl K0', 'end', 'play PILLAR FLARE'], ['MARKED']);
    expect(momenta(state)[0]).toBe(2 + 1 + 3);
  });

  test('11.0 a plain flare brings no event', () => {
    const state = before('SUNWORM', [{}, { divers: { O3: 1 } }], { options: marked });
    line(state, ['convert', 'foundry C8 C9'], ['FLARE']);
    expect(diversOn(state, 1, 'O3')).toBe(1);
  });

  test('11.8 feeders there move at the flare, before those of its event arrive', () => {
    const state = before('FEEDERS', [{}, { stations: { R3: 'node' } }], {
      options: marked,
      feeders: { R1: 1 },
    });
    line(state, ['convert', 'foundry C8 C9', 'gap K0'], ['MARKED']);
    expect(piled(state.feeders)).toEqual({ R2: 1, K1: 1, K2: 1, K3: 1, K4: 1 });
  });
});

describe('ATTRITION', () => {
  test('11.1 everybody gives up one in turn order, from wherever it is', () => {
    const state = before('ATTRITION', [
      { divers: { K0: 1 }, lost: 1, guests: { 1: 1 }, hold: 1 },
      { hold: 0, reserve: 5 },
      { divers: { O3: 2 }, hold: 0 },
    ]);
    triggered(state);
    expect([asked(state), question(state)]).toEqual([0, 'attrition']);
    expect(legal(state)).toEqual(['sacrifice K0', 'sacrifice hold', 'sacrifice guest 1', 'sacrifice lost']);
    const events = line(state, ['sacrifice guest 1']);
    expect(playerOf(state, 0)).toMatchObject({ guests: [0, 0, 0] });
    expect(events).toEqual([{ type: 'sacrificed', seat: 0, from: 'guest', count: 1 }]);
    // Seat 1 has none in play.
    expect([asked(state), legal(state)]).toEqual([2, ['sacrifice O3']]);
    line(state, ['sacrifice O3'], [suitOf(state)]);
    expect([diversOn(state, 2, 'O3'), playerOf(state, 2).reserve]).toEqual([1, 12]);
  });

  test.each([
    ['lost', { lost: 1, hold: 0 }],
    ['hold', { hold: 1 }],
  ] as const)('11.1 a sundiver from the %s goes to the reserve', (from, own) => {
    const state = before('ATTRITION', [
      { ...own, reserve: 5 },
      { hold: 0, reserve: 5 },
    ]);
    triggered(state);
    const { reserve } = playerOf(state, 0);
    line(state, [`sacrifice ${from}`], [suitOf(state)]);
    expect(playerOf(state, 0)).toMatchObject({ reserve: reserve + 1, [from]: 0 });
  });
});

describe('IMPLODE', () => {
  test('11.2 from the inside out every diver goes one layer inward, without gates', () => {
    const state = before('IMPLODE', [{}, { divers: { O3: 1, C3: 1, R2: 1 } }]);
    triggered(state, [suitOf(state)]);
    expect(['I3', 'R2', 'K1'].map((space) => diversOn(state, 1, space))).toEqual([1, 1, 1]);
    expect(['O3', 'C3'].map((space) => diversOn(state, 1, space))).toEqual([0, 0]);
  });

  test('11.2 the core is hurled: 2 momentum each, and each owner draws in turn order before the rest', () => {
    const state = before('IMPLODE', [{ divers: { K0: 1 } }, { divers: { K0: 2 } }, { divers: { K3: 1 } }]);
    const suit = suitOf(state);
    const events = triggered(state, [suit, 'FLARE', suit, suit, 'FLARE']);
    expect(drawn(events)).toEqual(['0 TRIGGER', `0 ${suit}`, '1 FLARE', `1 ${suit}`, `2 ${suit}`, '0 FLARE']);
    expect(momenta(state)).toEqual([2, 4 + 1, 2]);
    expect(state.players.map(({ vaporized }) => vaporized)).toEqual([1, 2, 1]);
    expect([asked(state), legal(state)]).toEqual([0, ['keep FLARE', `keep ${suit}`, 'keep old']]);
    line(state, ['keep old']);
    expect([asked(state), legal(state)]).toEqual([1, ['keep FLARE', `keep ${suit}`, 'keep old']]);
    line(state, [`keep ${suit}`]);
    expect([asked(state), legal(state)]).toEqual([2, [`keep ${suit}`, 'keep old']]);
    line(state, ['keep old']);
    expect(playerOf(state, 1).card).toBe(SUITS.indexOf(suit as 'REF'));
    expect([asked(state), question(state)]).toEqual([1, 'action']);
  });

  test('11.2 without eventHurlDraws nobody draws for them', () => {
    const state = before('IMPLODE', [{}, { divers: { K0: 2 } }], { options: { eventHurlDraws: false } });
    expect(drawn(triggered(state, [suitOf(state)]))).toHaveLength(2);
    expect(momenta(state)).toEqual([0, 4]);
  });

  test('19.7 [11.2] with several ways the owner chooses, in turn order, by ascending space', () => {
    const state = before('IMPLODE', [{ divers: { R1: 1 } }, { divers: { R7: 1, R1: 2, C1: 1 } }]);
    triggered(state);
    expect([asked(state), legal(state)]).toEqual([0, ['push R1 K0', 'push R1 K1']]);
    line(state, ['push R1 K1']);
    expect([asked(state), legal(state)]).toEqual([1, ['push R1 K0', 'push R1 K1']]);
    line(state, ['push R1 K0', 'push R1 K1']);
    expect(legal(state)).toEqual(['push R7 K0', 'push R7 K4']);
    line(state, ['push R7 K4']);
    expect([asked(state), legal(state)]).toEqual([1, ['push C1 R0', 'push C1 R1']]);
    line(state, ['push C1 R0'], [suitOf(state)]);
    expect(['K0', 'K1', 'K4', 'R0'].map((space) => diversOn(state, 1, space))).toEqual([1, 1, 1, 1]);
  });

  test('19.7 [11.2] only spaces with room are offered, and the sixth stays where it is', () => {
    const state = before('IMPLODE', [{}, { divers: { R2: 3, R1: 3 }, hold: 0 }]);
    triggered(state);
    expect(legal(state)).toEqual(['push R1 K0', 'push R1 K1']);
    line(state, ['push R1 K1', 'push R1 K1', 'push R1 K1'], [suitOf(state)]);
    // Two of R2 fill K1, the third stays.
    expect(['R1', 'R2', 'K1'].map((space) => diversOn(state, 1, space))).toEqual([0, 1, 5]);
  });
});

describe('EXPLODE', () => {
  test('16.96 [11.3] O2 is lost, each costs 1 point to return to any outer space', () => {
    const state = before('EXPLODE', [{ divers: { O2: 2 }, hold: 0 }, {}]);
    triggered(state, [suitOf(state)]);
    expect([playerOf(state, 0).lost, diversOn(state, 0, 'O2')]).toEqual([2, 0]);
    line(state, ['keep old', 'move', 'end', 'move']);
    expect(offered(state, 'return')).toEqual(Array.from({ length: 13 }, (_, i) => `return O${i}`));
    line(state, ['return O7']);
    expect([playerOf(state, 0).lost, diversOn(state, 0, 'O7'), state.turn.points]).toEqual([1, 1, 3]);
  });

  test('16.96 [11.3] divers on K0 choose R0, R1 or R7', () => {
    const state = before('EXPLODE', [{}, { divers: { K0: 1, I4: 1, R2: 1 } }]);
    triggered(state);
    expect([asked(state), legal(state)]).toEqual([1, ['push R2 C3', 'push R2 C4']]);
    line(state, ['push R2 C4']);
    expect(legal(state)).toEqual(['push K0 R0', 'push K0 R1', 'push K0 R7']);
    line(state, ['push K0 R7'], [suitOf(state)]);
    expect(['R7', 'O4', 'C4'].map((space) => diversOn(state, 1, space))).toEqual([1, 1, 1]);
  });

  test('11.3 a lost diver does not return to a full space', () => {
    const state = position({ players: [{ lost: 1, divers: { O3: 5 } }, {}] });
    line(state, ['move']);
    expect(offered(state, 'return')).toHaveLength(12);
  });
});
