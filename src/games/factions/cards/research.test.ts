import { expect, test } from 'vitest';
import { cellOf } from '../board.ts';
import { RESEARCH, type ResearchId } from '../facts.ts';
import { game } from '../index.ts';
import type { State } from '../state.ts';
import {
  asked,
  cards,
  energyOn,
  legal,
  line,
  planetAt,
  player,
  position,
  question,
  type Seated,
  stores,
  told,
  upgrades,
} from '../test/testkit.ts';

/** Every research card (19.7), taken at Neptune. */

function taken(card: ResearchId, own: Seated = {}, more: object = {}): State {
  const state = position({
    players: [
      { faction: 'council', ships: ['7-1'], energy: 5, resources: 1, ...own },
      {
        explorers: (['ve01', 've02', 've03', 'ne20'] as const).filter((other) => other !== card),
        faction: 'sop',
      },
      {},
    ],
    research: [card, card === 'ne01' ? 'ne02' : 'ne01'],
    planets: { Uranus: 12 },
    tiles: { '4-0': 5, 'K-0': 2, '4-3': 0 },
    ...more,
  });
  line(state, ['step 7-0', 'stop', 'use Neptune Neptune', `take ${card}`]);
  return state;
}

const CHECKS: Partial<Record<ResearchId, () => unknown>> = {
  ne01: () => expect(stores(taken('ne01'))).toEqual([15, 1]),
  ne02: () => expect(stores(taken('ne02'))).toEqual([3, 4]),
  ne03: () => {
    const state = taken('ne03');
    line(state, ['install sails', 'install cargo']);
    expect([upgrades(state), question(state)]).toEqual([{ sails: 1, cargo: 1 }, 'finish']);
  },
  ne04: () => {
    const state = taken('ne04', { upgrades: { sails: 1 } });
    line(state, ['install sails']);
    // The surplus is lost.
    expect([upgrades(state), question(state)]).toEqual([{ sails: 3 }, 'finish']);
    const three = taken('ne04');
    line(three, ['install batteries']);
    expect(upgrades(three)).toEqual({ batteries: 3 });
  },
  ne05: () => expect(player(taken('ne05')).explorers).toHaveLength(3),
  ne06: () => {
    const state = taken('ne06', {}, { market: ['ju28', 'ju12'] });
    line(state, ['take ju28', 'boon B']);
    expect([player(state).energy, legal(state)]).toEqual([7, ['take ju12']]);
    line(state, ['take ju12'], ['ju01', 'ju02', 'ju03']);
    expect([state.exoplanets, question(state)]).toEqual([['ju01', 'ju02', 'ju03'], 'boon']);
    line(state, ['boon none']);
    expect([player(state).exoplanets.length, player(state).resources, player(state).used]).toEqual([
      2,
      1,
      ['Neptune'],
    ]);
  },
  ne07: () => {
    const state = taken('ne07');
    expect(legal(state)).toEqual(['rob 1']);
    const events = line(state, ['rob 1'], ['hand 1 ve03', 'hand 1 ve01']);
    expect([cards(player(state).explorers), cards(player(state, 1).explorers), player(state).energy]).toEqual(
      [['ve03', 've01'], ['ve02', 'ne20'], 6],
    );
    expect(told(events, 'loot').map(({ only }) => only)).toEqual([1, 0]);
    expect(cards(game.redact(state, 2).players[0]?.explorers ?? [])).toEqual(['ve?', 've?']);
    expect(cards(game.redact(state, 1).players[0]?.explorers ?? [])).toEqual(['ve03', 've01']);
    expect(cards(game.redact(state, 0).players[0]?.explorers ?? [])).toEqual(['ve03', 've01']);
  },
  ne08: () => {
    const none = taken('ne08');
    expect([player(none).energy, question(none)]).toEqual([9, 'finish']);
    const declined = taken('ne08', { exoplanets: ['ju01'] });
    line(declined, ['decline']);
    expect(player(declined).energy).toBe(9);
  },
  ne09: () => {
    const state = taken('ne09', {}, { decks: { saturn: ['sa01', 'sa02', 'sa03', 'sa04'] } });
    line(state, ['keep sa02', 'keep sa04']);
    expect([cards(player(state).objectives), state.discards.saturn.slice(-2).sort()]).toEqual([
      ['sa02', 'sa04'],
      ['sa01', 'sa03'],
    ]);
  },
  ne10: () => {
    const state = taken('ne10', { techs: ['ur01'] });
    line(state, ['tech ur02', 'return ur02']);
    expect([player(state).techs, state.decks.uranus.includes('ur02')]).toEqual([['ur01'], true]);
  },
  ne11: () => {
    const state = taken('ne11');
    expect(legal(state)).toHaveLength(8 * 4);
    line(state, ['shove Neptune 3']);
    // Ships beside it are asked after every step.
    expect([question(state), asked(state), planetAt(state, 'Neptune')]).toEqual(['orbit', 0, [7, 1]]);
    line(state, ['orbit 7-1']);
    expect([question(state), planetAt(state, 'Neptune')]).toEqual(['orbit', [7, 2]]);
    line(state, ['stay']);
    expect([question(state), planetAt(state, 'Neptune'), player(state).resources]).toEqual([
      'orbit',
      [7, 3],
      1,
    ]);
    line(state, ['stay']);
    expect([question(state), player(state).orbits]).toEqual(['finish', 1]);
    expect(player(state).resources).toBe(3);
  },
  ne12: () => {
    const state = taken('ne12', {}, { energy: { '2-0': 3, '2-5': 1, '3-0': 4 } });
    expect(legal(state)).toHaveLength(8);
    line(state, ['band 2']);
    expect([energyOn(state, '2-0', '2-5', '3-0', '7-0'), player(state).energy]).toEqual([[0, 0, 4, 2], 7]);
  },
  ne13: () => {
    const state = taken('ne13', {}, { gates: ['1-0', '2-0'] });
    line(state, ['ungate 1-0', 'gate 5-5']);
    expect(legal(state).sort()).toEqual(['ungate 2-0', 'ungate 5-5']);
    line(state, ['ungate 2-0', 'gate 6-6']);
    expect([state.gates, player(state).energy]).toEqual([[cellOf('5-5'), cellOf('6-6')], 7]);
  },
  ne14: () => {
    const state = taken('ne14', { resources: 0, upgrades: { cargo: 6 } });
    line(state, ['dig K-0', 'dig 4-3'], [6]);
    expect([player(state).resources, player(state).mined, state.turn.best]).toEqual([8, 2, 6]);
    const core = taken('ne14', { faction: 'megacore', resources: 0 });
    line(core, ['dig 4-0']);
    // R45: MegaCore mines one tile in a turn.
    expect([player(core).resources, question(core)]).toEqual([5, 'finish']);
  },
  ne15: () => {
    const state = taken('ne15');
    expect([stores(state), player(state).explorers.length]).toEqual([[7, 3], 1]);
  },
  ne16: () => {
    const state = taken('ne16', { resources: 3 });
    line(state, ['convert', 'install sails', 'convert', 'install sails']);
    expect(legal(state)).toEqual(['convert', 'decline']);
    line(state, ['decline']);
    expect([upgrades(state), player(state).resources]).toEqual([{ sails: 2 }, 1]);
    const poor = taken('ne16', { resources: 0 });
    expect(question(poor)).toBe('finish');
    const last = taken('ne16', { resources: 1 });
    line(last, ['convert', 'install sails']);
    expect(question(last)).toBe('finish');
  },
};
for (const card of ['ne17', 'ne18', 'ne19', 'ne20'] as const)
  CHECKS[card] = () => {
    const state = taken(card);
    expect(cards(player(state).explorers)).toEqual([card]);
    expect(cards(game.redact(state, 2).players[0]?.explorers ?? [])).toEqual([card]);
    expect(cards(game.redact(state, undefined).players[0]?.explorers ?? [])).toEqual([card]);
  };
for (const card of ['ne21', 'ne22'] as const)
  CHECKS[card] = () => {
    const state = taken(card);
    line(state, ['boon none']);
    expect([player(state).exoplanets.map((open) => open.card), player(state).resources]).toEqual([[card], 1]);
  };
for (const card of ['ne23', 'ne24'] as const)
  CHECKS[card] = () => {
    const state = taken(card, { techs: ['ur01'] });
    expect(legal(state)).toEqual(['return ur01', `return ${card}`]);
    line(state, [`return ${card}`]);
    expect([player(state).techs, state.discards.neptune]).toEqual([['ur01'], [card]]);
  };

test.each(Object.values(RESEARCH))('19.7 $name', ({ id, kind }) => {
  expect(Object.keys(CHECKS)).toContain(id);
  CHECKS[id]?.();
  if (kind === 'instant') expect(taken(id).discards.neptune).toEqual([id]);
  expect(player(taken(id)).research).toBe(1);
});

test('24 an explorer from the top of the deck is known to its owner only', () => {
  const state = position({ players: [{ ships: ['4-0'] }, {}, {}], event: 'ea12', planets: { Mars: 12 } });
  const events = line(state, ['step 3-0', 'stop', 'use Earth Earth', 'vote B reward'], ['ne19']);
  expect(cards(player(state).explorers)).toEqual(['ne19']);
  expect(cards(game.redact(state, 1).players[0]?.explorers ?? [])).toEqual(['ne?']);
  expect(told(events, 'research').map(({ only }) => only)).toEqual([0]);
});
