import { seeded } from '../../../kernel/match/rng.ts';
import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { expectFault, expectRefused, type Fault, own, set, top, under } from '../../../testkit/refusals.ts';
import { cellOf } from '../board.ts';
import { showCards } from '../actions/trade.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import { fresh, legal, line, position, rival } from '../test/testkit.ts';

/** What no position can be is refused, with a sentence that says why (23). */

/** Three players in the middle of things; it is seat 0's turn and all is well. */
function middle(): State {
  return position({
    players: [
      {
        faction: 'council',
        energy: 9,
        upgrades: { batteries: 3, cargo: 2 },
        explorers: ['ve01'],
        objectives: ['sa01', 'sa02'],
        exoplanets: [{ card: 'ju01', explorers: ['ve02'] }],
        techs: ['ur01'],
      },
      { faction: 'androids', ships: ['2-3', '4-4'], completed: ['sa03'] },
      { faction: 'sop', passed: true },
    ],
    round: 2,
    event: 'ea07',
    votes: [{ seat: 1, option: 'A', space: 'reward' }],
    gates: ['1-0', '6-6'],
    tiles: { '4-0': 0, '4-1': 5 },
    spoils: [6],
  });
}

const solo = (): State =>
  position({ players: [{ faction: 'council' }], rival: { faction: 'zealots', objectives: ['sa01'] } });

/** In the middle of placing ships. */
function placing(): State {
  const state = fresh(3, {}, 3);
  while (state.stack.at(-1)?.step === 'faction') line(state, legal(state).slice(0, 1));
  line(state, legal(state).slice(0, 1));
  return state;
}

/** What no rule would put there. */
const open = (list: readonly unknown[]): unknown[] => list as unknown[]; // no position here shares its lists
const add = (list: readonly unknown[], thing: unknown, at = list.length): unknown[] =>
  open(list).splice(at, 0, thing);
const change = (list: readonly unknown[], first: unknown): unknown[] => open(list).splice(0, 1, first);
/** The question comes up in the middle of the use of a planet. */
const using =
  (step: object) =>
  (state: State): void => {
    state.stack.splice(1, 1, { step: 'finish', seat: 0 }, { step: 'used', who: 0, planet: 0, free: false });
    add(state.stack, step, 3);
  };
/** A deal of seat 0 with seat 1 that waits for its partner. */
const dealt = (give: readonly string[], ask: readonly string[], more: object = {}) =>
  top({
    step: 'answer',
    seat: 1,
    maker: 0,
    partner: 1,
    give: give.map(unitFrom),
    ask: ask.map(unitFrom),
    counter: false,
    ...more,
  });
/** A unit written as `explorer ve01`. */
function unitFrom(text: string): object {
  const [what, item] = text.split(' ');
  return { what, item };
}
const turn =
  (change: object) =>
  (state: State): unknown =>
    Object.assign(state.turn, change);

/** The rule, what is done to the position, and how the fault is told. */
const FAULTS: readonly Fault<State>[] = [
  ['23.1 more energy than fits', own({ energy: 21 }), /energy of player 0 must be from 0 to 20, not 21/],
  ['23.1 less than nothing', own({ energy: -1 }), /energy of player 0/],
  ['23.1 more resources than fit', own({ resources: 7 }), /resources of player 0 must be from 0 to 6, not 7/],
  ['23.1 half a resource', own({ resources: 0.5 }), /whole number/],
  ['23.3 too many upgrades', own({ upgrades: [11, 0, 0, 0, 0, 0] }), /batteries of player 0/],
  ['23.3 too many in the faction machine', own({ upgrades: [3, 2, 0, 0, 0, 6] }), /faction of player 0/],
  ['23.3 a seventh machine', own({ upgrades: [3, 2, 0, 0, 0, 0, 0] }), /upgrades of player 0 must have 6/],
  [
    '23.4 two planets on a ring',
    (state) => Object.assign(itemAt(state.planets, 1), { ring: 2 }),
    /share a ring/,
  ],
  [
    '23.4 a planet between nodes',
    (state) => Object.assign(itemAt(state.planets, 1), { tick: 1 }),
    /Venus stands between/,
  ],
  ['23.4 a ninth planet', (state) => add(state.planets, { ring: 7, tick: 0 }), /planets must have 8/],
  ['23.5 no ship', own({ ships: [] }), /ships of player 0/],
  ['23.5 a second ship', own({ ships: [1, 2] }), /ships of player 0/],
  [
    '23.5 three ships of the Androids',
    (state) => add(itemAt(state.players, 1).ships, 3),
    /ships of player 1/,
  ],
  ['23.5 a ship in the Kuiper Belt', own({ ships: [88] }), /ships of player 0/],
  ['23.6 negative energy', (state) => change(state.energy, -1), /energy/],
  ['23.6 a sector too many', (state) => add(state.energy, 0), /energy must have 88/],
  [
    '23.9 two tiles in a place',
    (state) => add(state.tiles, { at: cellOf('4-0'), value: 0, known: 0 }),
    /two tiles/,
  ],
  [
    '23.9 a tile outside the belts',
    (state) => add(state.tiles, { at: 3, value: 0, known: 0 }),
    /no tile can lie on 0-3/,
  ],
  ['23.9 a third six', (state) => (state.spoils = [...state.spoils, 6, 6]), /not so many tiles of value 6/],
  ['23.9 a tile of value 7', (state) => add(state.spoils, 7), /not so many tiles of value 7/],
  [
    '23.9 a value nobody has seen',
    (state) => Object.assign(itemAt(state.tiles, 0), { value: 3 }),
    /exactly when it was seen/,
  ],
  [
    '23.10 a card of no deck',
    (state) => add(state.discards.mercury, 'zz01'),
    /"zz01" is no card of the mercury/,
  ],
  [
    '23.10 a card in another deck',
    (state) => add(state.decks.venus, 'ju02'),
    /"ju02" is no card of the venus/,
  ],
  ['23.10 a market of another kind', (state) => add(state.exoplanets, 'ur02'), /"ur02" is no exoplanet/],
  ['23.10 research of another kind', (state) => add(state.research, 'ju02'), /"ju02" is no research card/],
  [
    '23.10 a card too many',
    (state) => add(state.decks.venus, 've01'),
    /ve01 is not in play, or there too often/,
  ],
  ['23.10 a card lost', (state) => open(state.decks.venus).pop(), /venus deck must have 40 cards, not 39/],
  ['23.10 a card of another game', (state) => change(state.decks.venus, 've99'), /ve99/],
  ['23.10 a tech in the wrong place', own({ techs: ['ju02'] }), /is no tech/],
  [
    '23.10 an explorer among objectives',
    (_, player) => add(player.objectives, { card: 've03', known: 1 }),
    /is no objective/,
  ],
  ['23.10 an objective completed that is none', own({ completed: ['ve03'] }), /is no objective/],
  [
    '23.10 an exoplanet that is none',
    (_, player) => Object.assign(itemAt(player.exoplanets, 0), { card: 'sa05' }),
    /is no exoplanet/,
  ],
  ['23.11 three techs', own({ techs: ['ur01', 'ur02', 'ur03'] }), /techs of player 0/],
  [
    '23.12 a second vote',
    (state) => add(state.votes, { seat: 1, option: 'B', space: 'reward' }),
    /voted twice/,
  ],
  ['23.12 a vote without an event', set({ event: '' }), /votes without an event/],
  [
    '23.12 a third option',
    (state) => Object.assign(itemAt(state.votes, 0), { option: 'C' }),
    /option of a vote/,
  ],
  ['23.13 a Leader who is not there', set({ leader: 3 }), /seats of Leader/],
  ['23.14 three tokens', (state) => add(state.gates, 5), /wormhole tokens/],
  ['23.14 two tokens in a sector', set({ gates: [5, 5] }), /one sector/],
  ['23.15 a turn of somebody who has passed', own({ passed: true, passIndex: 2 }), /has not passed/],
  ['23.16 a 41st turn', own({ turns: 41 }), /turns of player 0/],
  ['23.16 a seventh last turn', own({ lastTurns: 7 }), /last turns of player 0/],
  ['23.18 an ability used twice', own({ once: ['invert', 'invert'] }), /twice in a round/],
  [
    '23.20 an empty market',
    (state) => open(state.discards.jupiter).push(...open(state.exoplanets).splice(0)),
    /market is empty/,
  ],
  ['23.21 a fourth round', set({ round: 4 }), /round must be from 0 to 3/],
  [
    '5.2 passes out of order',
    (state) => Object.assign(itemAt(state.players, 2), { passIndex: 2 }),
    /one by one/,
  ],
  [
    '5.2 a pass that was not counted',
    (state) => Object.assign(itemAt(state.players, 2), { passIndex: 0 }),
    /its pass was counted/,
  ],
  ['10 a fourth offer', turn({ offers: 4 }), /offers of a turn/],
  ['14 a faction twice', own({ faction: 'sop' }), /shares a faction/],
  ['14 an unknown faction', own({ faction: 'pirates' }), /faction of player 0/],
  ['19.3 a law that is none', set({ law: 'ea07A' }), /law must be an option for a round/],
  ['19.3 a bequest that is none', set({ bequest: 'ea01A' }), /bequest must be an option for the end/],
  ['5 nothing left to do', set({ stack: [] }), /has something to do/],
  ['5 an unknown step', top({ step: 'dance', seat: 0 }), /no step "dance"/],
  ['5 a step that asks nobody', top({ step: 'recruit' }), /step recruit/],
  ['5 a seat that is not there', top({ step: 'recruit', seat: 5 }), /seat in step recruit/],
  ['5 a run on top', using({ step: 'wheel', ring: 0 }), /must be a question/],
  ['5 a field too many', top({ step: 'recruit', seat: 0, count: 2 }), /unknown field "count"/],
  ['5 a question with nothing to choose', using({ step: 'rob', seat: 0, count: 1 }), /nothing to choose/],
  ['5 what leads on twice', (state) => state.stack.unshift({ step: 'next' }), /leads on, once/],
  ['5 a turn without a slot', (state) => state.stack.shift(), /leads on, once/],
  [
    '15.1 a ship that is not there',
    top({ step: 'orbit', seat: 0, ship: 1, planet: 0 }),
    /ship in step orbit/,
  ],
  ['15.1 a planet that is not there', top({ step: 'push', seat: 0, planet: 8 }), /planet in step push/],
  ['18 an opponent with three players', (state) => add(state.rival, {}), /rival/],
  [
    '18 an effect of an opponent who is not there',
    top({ step: 'dig', seat: 0, who: -1, bonus: 0 }),
    /who in step dig/,
  ],
  ['5 a question that comes later', under({ step: 'band', seat: 0 }), /step band cannot come before next/],
  [
    '5 a question without an answer later',
    under({ step: 'rob', seat: 0, count: 1 }),
    /rob cannot come before/,
  ],
  ['5 two questions at once', using({ step: 'turn', seat: 0 }), /one turn at a time/],
  ['5 a run that is over at once', (state) => state.stack.unshift({ step: 'upkeep' }), /leads on, once/],
  [
    '7 an effect no card has',
    using({ step: 'scrap', seat: 0, who: 0, then: [{ op: 'win' }], else: [] }),
    /no card/,
  ],
  [
    '7 more of an effect than cards have',
    (state) => {
      state.stack.push({ step: 'ops', who: 0, ops: [{ op: 'energy', n: 99 }] });
    },
    /no card has such an effect/,
  ],
  ['7 somebody else who chooses', using({ step: 'tech', seat: 0, who: 1 }), /asks somebody else/],
  [
    '7 no upgrade to install',
    using({ step: 'install', seat: 0, left: 0, same: true }),
    /left in step install/,
  ],
  ['7 a planet that moves backwards', using({ step: 'shove', seat: 0, least: 4, most: 1 }), /fewer steps/],
  ['7 a wheel without end', using({ step: 'wheel', ring: -1 }), /ring in step wheel/],
  ['7.3 a vote on nothing', (state) => votesAway(state), /nothing to vote on/],
  ['7.4 nothing to convert', using({ step: 'convert', seat: 0, left: 1, burn: 7, gain: 1 }), /to convert/],
  ['7.6 more kept than drawn', using({ step: 'keep', seat: 0, cards: [], left: 1 }), /objectives to keep/],
  ['10 a deal with oneself', dealt([], [], { partner: 0, seat: 0 }), /themselves/],
  ['10 a deal of others', dealt([], [], { maker: 2 }), /whose turn it is/],
  ['10 a deal that asks its maker', dealt([], [], { seat: 0 }), /wrong side/],
  ['10 an explorer nobody holds', dealt(['explorer ve03'], ['resource 1']), /the explorer "ve03", which/],
  [
    '10 a card twice',
    dealt(['explorer ve01', 'explorer ve01'], ['resource 1']),
    /more explorers than are held/,
  ],
  ['10 an objective not held', dealt(['objective sa09'], ['resource 1']), /the objective "sa09", which/],
  ['10 a card without a name', dealt(['objective any'], ['resource 1']), /names it/],
  ['10 an exoplanet not owned', dealt(['exoplanet ju02'], ['resource 1']), /the exoplanet "ju02", which/],
  ['10 a tech not owned', dealt(['tech ur01'], ['tech ur02']), /the tech "ur02", which/],
  [
    '10 upgrades not there',
    dealt(['upgrade cargo', 'upgrade cargo', 'upgrade cargo'], []),
    /upgrades of cargo/,
  ],
  ['10 an own machine', dealt(['upgrade faction'], []), /an upgrade of a deal/],
  ['10 more energy than there is', dealt(['energy 4', 'energy 4', 'energy 4'], []), /energy of a deal/],
  ['10 energy of no size', dealt(['energy -4'], []), /energy of a deal/],
  ['10 something that is nothing', dealt(['luck 1'], []), /what a deal is about/],
  [
    '10 a card picked that is not held',
    dealt(['resource 1'], ['objective any', 'objective sa01'], { step: 'hand' }),
    /deal/,
  ],
  ['13 a tech too many', own({ techs: ['ur01', 'ur02'] }), /techs of player 0/],
  [
    '14.8 a reaction that is not allowed',
    using({ step: 'react', seat: 1, planet: 1 }),
    /to react who cannot/,
  ],
  ['24 a card face down', (state) => change(state.decks.saturn, 'sa?'), /a card is face down/],
  ['24 a tile face down', (state) => Object.assign(itemAt(state.tiles, 1), { value: -1 }), /is face down/],
  [
    '24 an own card nobody knows',
    (_, player) => Object.assign(itemAt(player.objectives, 0), { known: 2 }),
    /known to its owner/,
  ],
  [
    '24 a card known to nobody there',
    (_, player) => Object.assign(itemAt(player.objectives, 0), { known: 17 }),
    /others at the/,
  ],
  ['17 events for first-time players', set({ options: { firstTime: true, difficulty: 'easy' } }), /./],
];

/** A vote is asked for when there is nothing to vote on. */
function votesAway(state: State): void {
  set({ event: '', votes: [] })(state);
  using({ step: 'vote', seat: 0 })(state);
}

test('all is well before', () => {
  for (const state of [middle(), solo(), placing()]) expect(game.stateFault(state)).toBeUndefined();
});

test.each(FAULTS)('%s is refused', (_, change, message) => expectFault(game, middle(), change, message));

const SOLO: readonly Fault<State>[] = [
  ['18 a card of the opponent lost', (state) => open(rival(state).deck).pop(), /its own cards/],
  ['18 a card of another faction', (state) => change(rival(state).deck, 'aif-sop'), /its own cards/],
  [
    '18 an unknown card of the opponent',
    (state) => change(rival(state).deck, 'ai99'),
    /card of the opponent/,
  ],
  [
    '18 an opponent in debt',
    (state) => Object.assign(rival(state), { resources: -1 }),
    /what the opponent has/,
  ],
  ['18 a third round', set({ round: 3 }), /round must be from 0 to 2/],
  ['18 an unknown card being played', top({ step: 'rivalOps', card: 'ai99', at: 0 }), /unknown card/],
  ['18 a step its card does not have', top({ step: 'rivalOps', card: 'ai01', at: 3 }), /a step of a card/],
  [
    '18 a card that was not drawn',
    (state) => state.stack.splice(1, 1, { step: 'rivalOps', card: 'ai05', at: 1 }),
    /not drawn/,
  ],
  [
    '18 a card from its first step',
    (state) => {
      open(rival(state).discard).push(...open(rival(state).deck).splice(0));
      state.stack.splice(1, 1, { step: 'rivalOps', card: 'ai05', at: 0 });
    },
    /a step of a card/,
  ],
  ['18 more tokens than there are', top({ step: 'drain', seat: 0, left: 3 }), /left in step drain/],
  ['18 a vote on nothing', top({ step: 'rivalVote', seat: 0, times: 1 }), /no event to decide/],
  ['18 a difficulty that is none', set({ options: { firstTime: false, difficulty: 'mad' } }), /./],
  [
    '18 the faction of the human',
    (state) => Object.assign(rival(state), { faction: 'council' }),
    /shares a faction/,
  ],
];

test.each(SOLO)('%s is refused', (_, change, message) => expectFault(game, solo(), change, message));

const SETUP: readonly Fault<State>[] = [
  ['4 a ship placed twice', (state) => add(state.stack, state.stack.at(-1)), /everybody once/],
  [
    '4 a ship before it is placed',
    (state) => state.players.forEach(({ ships }) => change(ships, 3)),
    /who has no ship/,
  ],
  ['4 a stock before a faction', (state) => unchosen(state, { energy: 51 }), /more than everybody begins/],
  ['4 upgrades before a faction', (state) => unchosen(state, { upgrades: [1, 0, 0, 0, 0, 0] }), /batteries/],
  ['4 no faction', (state) => Object.assign(itemAt(state.players, 0), { faction: '' }), /no faction/],
  ['4 a round before set-up is over', set({ round: 1 }), /./],
];

/** Back to where player 0 has chosen no faction, and has something all the same. */
function unchosen(state: State, change: object): void {
  Object.assign(state, fresh(3, {}, 3));
  Object.assign(itemAt(state.players, 0), change);
}

test.each(SETUP)('%s is refused', (_, change, message) => expectFault(game, placing(), change, message));

test('24 what a seat or a spectator sees is refused as a position', () => {
  for (const viewer of [0, 1, 2, undefined])
    expectRefused(game, game.redact(middle(), viewer), /what somebody sees/);
});

test('5 a research below another question is refused for first-time players', () => {
  const state = position({ players: [{}, {}], options: { firstTime: true } });
  state.stack.splice(-1, 0, { step: 'research', seat: 0, who: 0 });
  expectRefused(game, state, /step research cannot come before next/);
});

test('7.3 first-time players are asked for no vote', () => {
  const state = position({ players: [{}, {}], options: { firstTime: true } });
  using({ step: 'vote', seat: 0 })(state);
  expectRefused(game, state, /nothing to vote on/);
});

test('8 an effect that has nothing left to do is refused', () => {
  const state = position({ players: [{}, {}] });
  using({ step: 'gate', seat: 0 })(state);
  state.stack.splice(-1, 0, { step: 'ops', who: 0, ops: [] });
  expectRefused(game, state, /nothing left to do/);
});

test('10 nobody names a card in the hand of another', () => {
  const state = position({ players: [{ energy: 4 }, { objectives: ['sa01'] }] });
  dealt(['energy 1'], ['objective sa01'])(state);
  expectRefused(game, state, /in the hand of another/);
});

test('12 no round follows the last', () => {
  const state = position({ players: [{}, {}], round: 3 });
  state.stack.splice(0, state.stack.length, { step: 'restock' }, { step: 'wheel', ring: 5 });
  expectRefused(game, state, /no round follows the last/);
});

test('10.3 a card that is offered has been seen, also in the guess of the one who offers it', () => {
  const state = position({ players: [{ objectives: ['sa01'] }, { energy: 4 }] });
  dealt(['objective sa01'], ['energy 1'])(state);
  expectRefused(game, state, /has seen it/);
  showCards(state, {
    maker: 0,
    partner: 1,
    give: [{ what: 'objective', item: 'sa01' }],
    ask: [],
    counter: false,
  });
  for (const viewer of [0, 1, undefined])
    expect(game.stateFault(game.determinize(game.redact(state, viewer), viewer, seeded(1)))).toBeUndefined();
});
