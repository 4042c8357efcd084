import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { cellOf } from '../board.ts';
import { RIVAL_DECK } from '../content/rival.ts';
import type { FactionId } from '../facts.ts';
import { newMatch } from '../../../kernel/match/match.ts';
import { versionFor } from '../../../kernel/versions.ts';
import { factions, game } from '../index.ts';
import { rivalExplored, rivalPoints } from '../scoring.ts';
import type { State } from '../state.ts';
import {
  asked,
  cards,
  energyOn,
  legal,
  line,
  type Opponent,
  offered,
  planetAt,
  player,
  position,
  question,
  rival,
  type Script,
  type Seated,
  shipsOf,
  stores,
  told,
} from '../test/testkit.ts';

/** Solo: the automatic opponent (18). */

const HUMAN: Seated = { ships: ['2-3'], resources: 0, faction: 'council' };

/** The human takes a turn that changes nothing much, then the opponent draws this card. */
function after(
  card: string,
  more: { own?: Seated; rival?: Opponent; [key: string]: unknown } = {},
  script: Script = ['...'],
): State {
  const { own, rival: opponent, ...rest } = more;
  const faction = card.startsWith('aif-') ? (card.slice(4) as FactionId) : undefined;
  const state = position({
    players: [{ ...HUMAN, faction: faction === 'council' ? 'sop' : 'council', ...own }],
    rival: { ...(faction ? { faction } : {}), ...opponent },
    ...rest,
  });
  line(state, ['step 2-4', 'stop', 'none', 'end'], [card, ...script]);
  return state;
}

test('22.67 (18) Mercury: its alpha value makes a resource of three energy each', () => {
  const state = after('ai01', {}, ['me10']);
  expect([rival(state).resources, planetAt(state, 'Mercury'), state.discards.mercury]).toEqual([
    3,
    [0, 6],
    ['me10'],
  ]);
  expect(energyOn(state, '0-0', '0-1', '1-1', '1-2')).toEqual([1, 1, 1, 1]);
});

test('R48 its last Mercury card makes all planets orbit', () => {
  const state = after('ai01', { decks: { mercury: ['me01'] } }, ['me01']);
  expect([planetAt(state, 'Mercury'), planetAt(state, 'Venus'), rival(state).resources]).toEqual([
    [0, 12],
    [1, 3],
    2,
  ]);
});

test('18 Venus: two explorers, open on its mat', () => {
  const state = after('ai02', {}, ['ve01', 've02']);
  expect([rival(state).explorers, planetAt(state, 'Venus')]).toEqual([
    ['ve01', 've02'],
    [1, 3],
  ]);
});

test('18 Earth: the human picks its vote; without an event, or a second time, a resource', () => {
  const state = after('ai03', { event: 'ea01' });
  expect([question(state), legal(state)]).toEqual(['rivalVote', ['vote A reward', 'vote B reward']]);
  line(state, ['vote A reward']);
  expect([rival(state).resources, state.votes]).toEqual([2, [{ seat: -1, option: 'A', space: 'reward' }]]);
  expect(rival(after('ai03')).resources).toBe(1);
  const again = after('ai03', { event: 'ea01', votes: [{ seat: -1, option: 'A', space: 'reward' }] });
  expect([rival(again).resources, again.votes.length]).toEqual([1, 1]);
});

test('22.67 (18) Mars: it mines a tile the human picks, then spends all it has', () => {
  const state = after('ai04', { rival: { resources: 5 } });
  expect([question(state), legal(state).length]).toEqual(['dig', 12]);
  line(state, ['dig K-2'], [3]);
  expect([rival(state).upgrades, rival(state).resources, state.spoils]).toEqual([4, 0, [3]]);
});

test('18 Jupiter: an exoplanet of the market, without effect and cost', () => {
  const state = after('ai05', { market: ['ju01', 'ju02', 'ju03'] });
  expect(legal(state)).toEqual(['take ju01', 'take ju02', 'take ju03']);
  line(state, ['take ju02']);
  expect([rival(state).exoplanets, state.exoplanets, question(state)]).toEqual([
    ['ju02'],
    ['ju01', 'ju03'],
    'turn',
  ]);
});

test('18 Saturn: an objective nobody sees', () => {
  const state = after('ai06', {}, ['sa01']);
  expect(rival(state).objectives).toEqual([{ card: 'sa01', known: 0 }]);
  expect(game.redact(state, 0).rival[0]?.objectives).toEqual([{ card: 'sa?', known: 0 }]);
});

test('18 Uranus: a tech the human picks, which only scores', () => {
  const state = after('ai07');
  expect([question(state), legal(state).length]).toEqual(['tech', 16]);
  line(state, ['tech ur04']);
  expect([rival(state).techs, state.decks.uranus.length]).toEqual([['ur04'], 15]);
});

test.each([
  ['ne01', [], [4, 0]],
  ['ne02', [], [4, 0]],
  ['ne03', [], [0, 2]],
  ['ne04', [], [0, 3]],
  ['ne06', ['take ju01', 'take ju02'], [0, 0]],
  ['ne08', [], [2, 0]],
  ['ne10', ['tech ur01'], [0, 0]],
  ['ne11', ['shove Venus 1'], [2, 0]],
  ['ne12', ['band 2'], [1, 0]],
  ['ne13', ['gate 1-0', 'gate 2-0'], [1, 0]],
  ['ne15', [], [3, 0]],
  ['ne16', [], [0, 0]],
  ['ne21', [], [0, 0]],
  ['ne23', [], [0, 0]],
  ['ne17', [], [0, 0]],
] as const)('18 Neptune: it resolves %s', (card, play, [resources, upgrades]) => {
  const state = after('ai08', { research: [card], market: ['ju01', 'ju02', 'ju03'] });
  line(state, [`take ${card}`, ...play]);
  expect([rival(state).resources, rival(state).upgrades, question(state)]).toEqual([
    resources,
    upgrades,
    'turn',
  ]);
});

test('18 Neptune: cards that take, draw, burn and convert', () => {
  const convert = after('ai08', { research: ['ne16'], rival: { resources: 2 } });
  line(convert, ['take ne16']);
  expect([rival(convert).resources, rival(convert).upgrades]).toEqual([0, 2]);
  const poach = after('ai08', { research: ['ne07'], own: { explorers: ['ve01', 've02', 've03', 'ne17'] } });
  line(poach, ['take ne07'], ['ne01', 'ne02', 'ne03', 'hand 0 ve02', 'hand 0 ve03']);
  expect([rival(poach).explorers, cards(player(poach).explorers), rival(poach).resources]).toEqual([
    ['ve02', 've03'],
    ['ve01', 'ne17'],
    1,
  ]);
  const scrap = after('ai08', { research: ['ne08'], rival: { exoplanets: ['ju01', 'ju02'] } });
  line(scrap, ['take ne08', 'scrap ju01']);
  expect([rival(scrap).exoplanets, rival(scrap).upgrades, scrap.discards.jupiter]).toEqual([
    ['ju02'],
    3,
    ['ju01'],
  ]);
  const dossiers = after('ai08', { research: ['ne09'] });
  line(dossiers, ['take ne09'], ['ne01', 'ne02', 'ne03', 'sa01', 'sa02']);
  expect([rival(dossiers).objectives.length, dossiers.discards.saturn]).toEqual([2, []]);
  const dig = after('ai08', { research: ['ne14'], tiles: { '4-0': 2, '4-1': 6 } });
  line(dig, ['take ne14', 'dig 4-1', 'dig 4-0']);
  expect([rival(dig).resources, dig.tiles]).toEqual([8, []]);
  const flood = after('ai08', { research: ['ne05'] });
  line(flood, ['take ne05']);
  expect(rival(flood).explorers).toHaveLength(3);
});

test('22.71 (18) Neptune moves on and the sectors around it are filled', () => {
  const state = after('ai08', { energy: { '7-0': 2 } });
  expect([planetAt(state, 'Neptune'), energyOn(state, '7-0', '7-1')]).toEqual([
    [7, 1],
    [5, 2],
  ]);
});

test('18 events change what it places: Toll Ceiling, Open Lanes', () => {
  const toll = after('ai08', { energy: { '7-0': 9 }, law: 'ea01A' });
  expect(energyOn(toll, '7-0', '7-1')).toEqual([14, 2]);
  const lanes = after('ai08', { law: 'ea01B' });
  expect(energyOn(lanes, '7-0', '7-1')).toEqual([1, 1]);
  const first = after('ai08', { energy: { '7-0': 9 }, law: 'ea12B' });
  expect(energyOn(first, '7-0')).toEqual([19]);
});

test('18 human ships may ride', () => {
  const state = position({ players: [{ ...HUMAN, ships: ['1-0'] }] });
  line(state, ['step 0-0', 'stop', 'none', 'end'], ['ai01']);
  expect([question(state), asked(state)]).toEqual(['orbit', 0]);
  line(state, ['orbit 1-2'], ['me01']);
  expect([shipsOf(state), energyOn(state, '1-2'), player(state).orbits]).toEqual([['1-2'], [1], 1]);
});

// ── Faction cards ─────────────────────────────────────────────────────────────────────────────────

test('18 MegaCore mines two tiles', () => {
  const state = after('aif-megacore', { tiles: { '4-0': 2, '4-1': 3, 'K-0': 6 } });
  line(state, ['dig K-0', 'dig 4-0']);
  expect([rival(state).resources, state.tiles.length]).toEqual([8, 1]);
  const one = after('aif-megacore', { tiles: { '4-0': 2 } });
  line(one, ['dig 4-0']);
  expect(question(one)).toBe('turn');
});

test('18 the Zealots gain four resources', () => {
  expect(rival(after('aif-zealots')).resources).toBe(4);
});

test('18 the People harvest all their exoplanets, energy added up', () => {
  // 1E 1R, 1E 1R and 6E 1R: 8 energy and 3 resources.
  const state = after('aif-sop', { rival: { exoplanets: ['ju03', 'ju14', 'ju27'] } });
  expect(rival(state).resources).toBe(3 + 2);
});

test('18 the Tunnelers drain the two fullest sectors', () => {
  const state = after('aif-tunnelers', { gates: ['1-0', '2-0'], energy: { '5-0': 9, '5-1': 7, '6-0': 7 } });
  expect([question(state), legal(state), state.gates]).toEqual(['drain', ['drain 5-0'], []]);
  line(state, ['drain 5-0']);
  expect(legal(state)).toEqual(['drain 5-1', 'drain 6-0']);
  line(state, ['drain 6-0']);
  expect([rival(state).resources, energyOn(state, '5-0', '5-1', '6-0'), state.gates]).toEqual([
    5,
    [0, 7, 0],
    [cellOf('5-0'), cellOf('6-0')],
  ]);
});

test('18 the Daughters turn Venus, Earth and Mars and take an exoplanet', () => {
  const state = after('aif-einstein', { market: ['ju01'] });
  const at = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'].map(
    (name) => planetAt(state, name as 'Mars')[1],
  );
  expect(at).toEqual([0, 3, 3, 3, 0]);
  line(state, ['take ju01']);
  expect([rival(state).exoplanets, state.exoplanets.length]).toEqual([['ju01'], 3]);
});

test('18 the Deep State gains an objective and a tech', () => {
  const state = after('aif-deepstate', {}, ['sa05']);
  line(state, ['tech ur01']);
  expect([rival(state).objectives.length, rival(state).techs]).toEqual([1, ['ur01']]);
});

test('18 the Council votes even a second time and gains the reward twice; else three resources', () => {
  const votes = [{ seat: -1, option: 'A', space: 'reward' }] as const;
  const state = after('aif-council', { event: 'ea10', votes });
  line(state, ['vote B reward']);
  // Twice eight energy: two and two resources.
  expect([rival(state).resources, state.votes.length]).toEqual([4, 2]);
  expect(rival(after('aif-council')).resources).toBe(3);
});

test('18 the Androids repeat the card before, or draw another', () => {
  const state = position({
    players: [HUMAN],
    rival: { faction: 'androids', deck: ['aif-androids'], discard: ['ai02'] },
  });
  line(state, ['step 2-4', 'stop', 'none', 'end'], ['aif-androids', 've01', 've02']);
  expect([rival(state).explorers, planetAt(state, 'Venus')]).toEqual([
    ['ve01', 've02'],
    [1, 3],
  ]);
  const first = after('aif-androids', {}, ['ai06', 'sa01']);
  expect([rival(first).objectives.length, rival(first).discard, rival(first).deck.length]).toEqual([
    1,
    ['aif-androids', 'ai06'],
    11,
  ]);
});

// ── Rounds ────────────────────────────────────────────────────────────────────────────────────────

test('22.68 (18, R33) after the human has passed it plays out its deck; the human gains two each time', () => {
  const state = position({
    players: [{ ...HUMAN, energy: 1, ships: ['3-3'] }],
    rival: { faction: 'zealots', deck: ['ai02', 'ai02', 'ai06', 'ai06', 'aif-zealots'] },
  });
  const events = line(state, ['pass']);
  expect([told(events, 'rivalCard').length, player(state).energy, state.round]).toEqual([5, 11, 2]);
  expect([rival(state).deck.length, rival(state).discard]).toEqual([13, []]);
});

test('18 passing with its deck empty ends the round at once', () => {
  const state = position({ players: [{ ...HUMAN, energy: 1 }], rival: { deck: [] } });
  line(state, ['pass']);
  expect([state.round, player(state).energy]).toEqual([2, 1]);
});

test('22.69 (18) a turn more than its deck has cards hands it the deck again', () => {
  const state = position({ players: [HUMAN], rival: { faction: 'zealots', deck: [] } });
  line(state, ['step 2-4', 'stop', 'none', 'end'], ['aif-zealots']);
  expect([rival(state).deck.length, rival(state).discard]).toEqual([12, ['aif-zealots']]);
});

test('18 no six-turn limit, but forty turns are the most', () => {
  const state = position({
    players: [{ ...HUMAN, turns: 39, ships: ['2-3'] }],
    rival: { faction: 'zealots' },
  });
  line(state, ['step 2-4', 'stop', 'none', 'end'], ['aif-zealots']);
  expect([player(state).turns, asked(state)]).toEqual([40, 0]);
  line(state, ['step 2-5', 'stop', 'none', 'end'], ['ai02', '...']);
  expect(player(state).passed).toBe(true);
});

test('18 two rounds, the second with its event; the Leader spaces are closed', () => {
  const state = position({
    players: [{ ...HUMAN, ships: ['4-0'] }],
    rival: { deck: [] },
    event: 'ea07',
    planets: { Mars: 12 },
    round: 2,
  });
  line(state, ['step 3-0', 'stop', 'use Earth Earth']);
  expect(legal(state)).toEqual(['vote A reward', 'vote B reward']);
  line(state, ['vote A reward']);
  state.stack[1] = { step: 'turn', seat: 0 };
  line(state, ['pass']);
  expect(state.bequest === 'ea07A' || question(state) === 'window').toBe(true);
  if (question(state) === 'window') line(state, ['done']);
  if (question(state) === 'window') line(state, ['done']);
  expect([state.over, state.bequest, state.leader]).toEqual([true, 'ea07A', 0]);
});

test.each(RIVAL_DECK.map(({ id }) => id))(
  '18 (14.8.3) Quantum Ascendancy does not answer its card %s',
  (card) => {
    const androids = { faction: 'androids', upgrades: { faction: 4 } } as const;
    const state = after(card, { own: androids, market: ['ju15'] });
    const asks = [question(state)];
    for (; asks.length < 12; asks.push(question(state))) line(state, [itemAt(legal(state), 0)], ['...']);
    expect(asks).not.toContain('react');
  },
);

test('18 it has no turn, hand or ship: nothing to rob or trade', () => {
  const state = position({
    players: [{ ...HUMAN, ships: ['3-0'], resources: 1 }],
    market: ['ju15'],
    planets: { Mars: 12 },
  });
  expect(offered(state, 'offer')).toEqual([]);
  line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju15']);
  expect(legal(state)).toEqual(['boon A', 'boon none']);
});

// ── Its score ─────────────────────────────────────────────────────────────────────────────────────

const MAT: Opponent = {
  resources: 7,
  upgrades: 5,
  techs: ['ur01', 'ur02'],
  objectives: ['sa01', 'sa02', 'sa03'],
};

test.each([
  ['easy', 2 + 3 + 2],
  ['medium', 5 + 6 + 2 + 2],
  ['hard', 5 + 9 + 4 + 3 + 4],
] as const)('18 what the %s card pays', (difficulty, points) => {
  const state = position({ players: [HUMAN], rival: MAT, options: { difficulty } });
  expect(rivalPoints(state)).toBe(points);
});

test('18 (R34) its explorers pay for exoplanets from the easiest on, until one is too hard', () => {
  // 4 + 3 = 7: 3 for the first, 4 for the second, nothing for the third.
  const state = position({
    players: [HUMAN],
    rival: { explorers: ['ve20', 've14'], exoplanets: ['ju01', 'ju10', 'ju03'] },
  });
  expect(rivalExplored(state)).toEqual(['rocky', 'ocean']);
  expect(rivalPoints(state)).toBe(2);
  const stop = position({
    players: [HUMAN],
    rival: { explorers: ['ve20', 've14'], exoplanets: ['ju01', 'ju10', 'ju14'] },
  });
  expect(rivalExplored(stop)).toEqual(['rocky']);
});

test('18 ties go in the favour of the human; a number in force counts', () => {
  // One more of three fits: a second rocky would make 3 points, an ice one 2.
  const state = position({
    players: [HUMAN],
    rival: { explorers: ['ve15', 've02', 've02'], exoplanets: ['ju10', 'ju11', 'ju28'] },
  });
  expect([rivalExplored(state).toSorted(), rivalPoints(state)]).toEqual([['ice', 'rocky'], 2]);
  const eased = position({
    players: [HUMAN],
    rival: { explorers: ['ve20'], exoplanets: ['ju01'] },
    law: 'ea09A',
  });
  expect(rivalExplored(eased)).toEqual(['ocean']);
  const plain = position({ players: [HUMAN], rival: { explorers: ['ve20'], exoplanets: ['ju01'] } });
  expect(rivalExplored(plain)).toEqual([]);
});

test('18 the base numbers of explorers count, whatever the type', () => {
  const state = position({ players: [HUMAN], rival: { explorers: ['ve01', 've01'], exoplanets: ['ju01'] } });
  expect(rivalExplored(state)).toEqual([]);
});

test('18 endgame events and machines give it nothing', () => {
  const state = position({
    players: [HUMAN],
    rival: { upgrades: 4, explorers: ['ve14'], exoplanets: ['ju28'] },
    bequest: 'ea07B',
  });
  expect(rivalPoints(state)).toBe(4 + 1);
});

test.each([
  [5, 0, 1],
  [4, 1, 1],
  [4, 0, 0],
  [3, 0, 2],
])('18 with %i points against four and %i energy the human comes in at %i', (points, energy, place) => {
  const state = position({
    players: [
      {
        ...HUMAN,
        energy,
        resources: 0,
        upgrades: {
          cargo: Math.min(2, points),
          batteries: Math.min(2, points - 2),
          probes: points - Math.min(2, points) - Math.min(2, points - 2),
        },
      },
    ],
    rival: { upgrades: 4 },
  });
  Object.assign(state, { over: true, stack: [] });
  expect(game.outcome(state)?.places).toEqual([place]);
  expect(stores(state)).toEqual([energy, 0]);
  const { rules, ...first } = state;
  expect([rules, game.outcome(first)?.places]).toEqual([2, [Math.max(1, place)]]);
});

test('18 a solo match begins by the second version of the rules, one with rivals has no need to', () => {
  const begun = (seats: number, version: number): object =>
    newMatch(versionFor(factions, version).game, { seats, options: {}, seed: 'versions' }).state;
  expect([begun(1, 2), begun(2, 2)]).toEqual([{ ...begun(1, 1), rules: 2 }, begun(2, 1)]);
});
