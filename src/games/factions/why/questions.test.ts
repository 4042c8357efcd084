import { describe, expect, test } from 'vitest';
import { fresh, line, position, question } from '../test/testkit.ts';
import { whyLine, whyNot } from '../test/whyNot.ts';
import { reasons } from './index.ts';

/** Reasons at questions that are asked beside the moves of a turn, and about things that are not asked for. */

/** Beside a planet that has been used with the ship on 3-0. */
function using(planet: string, more: Parameters<typeof position>[0]['players'][number] = {}) {
  const state = position({ players: [{ faction: 'sop', ships: ['3-7'], ...more }, {}], tiles: {} });
  line(state, ['step 3-0', 'stop', `use ${planet} ${planet}`]);
  return state;
}

describe('set-up', () => {
  test('4.2, 17 factions are led by one player', () => {
    const state = fresh(2, { firstTime: true });
    line(state, ['faction sop']);
    const first = state.players.findIndex(({ faction }) => faction === 'sop');
    expect(whyLine(state, 'faction sop')).toBe(
      `${['Ann', 'Ben'][first]} leads Standard Ordinary People; choose another faction (4.2).`,
    );
    expect(whyLine(state, 'planet Mars')).toBe(
      'Now you choose your faction; Mars is used in your turn, from a sector around it (7.0.1).',
    );
  });

  test('4.2 ships start beside the planet of their faction', () => {
    const state = fresh(1);
    line(state, ['faction megacore', 'rival zealots']);
    expect(question(state)).toBe('berth');
    expect(whyLine(state, '6-0')).toBe(
      'Uranus 0 does not touch Mercury, beside which MegaCore, Inc. starts (4.2).',
    );
    expect(whyLine(state, 'K-0')).toBe('No ship can be in the Kuiper Belt (3.1.3).');
    expect(whyLine(state, 'step')).toBe(
      'Now you place your ship; sectors are entered when you move in your turn (6.3).',
    );
    const other = fresh(1);
    line(other, ['faction sop']);
    expect(whyLine(other, 'faction sop')).toBe(
      'You lead Standard Ordinary People; choose another faction (4.2).',
    );
  });
});

describe('planets', () => {
  test('7.5.1 an exoplanet costs a resource', () => {
    const state = position({
      players: [{ ships: ['4-1'], resources: 0 }, {}],
      planets: { Jupiter: 0 },
      market: ['ju01', 'ju02', 'ju03'],
      research: ['ne01', 'ne02', 'ne03'],
      tiles: {},
    });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter']);
    expect(whyNot(state, 'market ju01')).toMatchObject({
      text: 'Yvaga costs 1 resource at Jupiter; you have 0.',
      rule: '7.5.1',
      short: '1 resource short',
      lack: { of: 'resources', by: 1 },
      instead: ['refresh'],
    });
    expect(whyLine(state, 'take')).toBe('An exoplanet costs 1 resource at Jupiter; you have 0 (7.5.1).');
    expect(whyLine(state, 'market ne01')).toBe(
      'Stellar Windfall is a research card, and those are taken at Neptune (7.8).',
    );
    expect(reasons.acts(state, 0)).toEqual(['take', 'refresh']);
  });

  test('7.2, 7.4, 14.2 amounts have their limits', () => {
    const mars = using('Mars', { resources: 4 });
    expect(whyLine(mars, 'count 3')).toBe('3 upgrades cost 6 resources; you have 4 (7.4).');
    const nearly = using('Mars', {
      resources: 4,
      upgrades: { batteries: 10, cargo: 6, alcubierre: 4, sails: 2, probes: 4, faction: 5 },
    });
    expect(whyLine(nearly, 'count 2')).toBe('Your machines have no room for 2 upgrades (7.4).');
    const venus = position({ players: [{ ships: ['2-1'], resources: 2 }, {}] });
    line(venus, ['step 2-0', 'stop', 'use Venus Venus']);
    expect(whyNot(venus, 'count 3')).toMatchObject({
      text: '3 explorers cost 3 resources; you have 2.',
      rule: '7.2',
      lack: { of: 'resources', by: 1 },
    });
    const sun = position({ players: [{ faction: 'zealots', ships: ['1-0'], energy: 13 }, {}] });
    line(sun, ['charge Mercury']);
    expect(whyLine(sun, 'count 4')).toBe('Your battery has room for 3 more energy, not for 4 (14.2).');
  });

  test('13.2 a machine without a free slot takes no upgrade', () => {
    const state = using('Mars', { resources: 4, upgrades: { sails: 3 } });
    line(state, ['engineer 1']);
    expect(whyLine(state, 'machine sails')).toBe('Solar Sails: all 3 slots are filled (13.2).');
    expect(whyLine(state, 'machine cargo')).toBe('possible');
  });

  test('7.3.2 the Leader token is taken once a round', () => {
    const state = position({
      players: [{ ships: ['3-0'] }, {}],
      event: 'ea01',
      claimed: true,
      votes: [{ seat: 1, option: 'A', space: 'leader' }],
    });
    line(state, ['step 2-0', 'stop', 'use Earth Earth']);
    expect(whyLine(state, 'vote A leader')).toBe(
      'Ben has taken the Leader token in this round, and one player may (7.3.2).',
    );
    expect(whyLine(state, 'option A')).toBe('possible');
  });
});

describe('effects', () => {
  test('20.2 an effect that would do nothing is dimmed and tells what it lacks', () => {
    const state = position({
      players: [{ ships: ['4-1'], resources: 1 }, {}],
      market: ['ju02', 'ju06', 'ju15'],
      tiles: {},
    });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju06']);
    expect(reasons.acts(state, 0)).toEqual(['boon A', 'boon B', 'boon none']);
    expect(whyLine(state, 'boon A')).toBe('possible');
    expect(whyNot(state, 'boon B')).toMatchObject({
      text: 'B: once burn 1 resource for 1 upgrade is closed: you have no resource.',
      rule: '20.2',
      short: 'no resource',
      lack: { of: 'resources', by: 1 },
    });
    const robbery = position({
      players: [{ ships: ['4-1'] }, {}],
      market: ['ju02', 'ju06', 'ju15'],
      tiles: {},
    });
    line(robbery, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju15']);
    expect(whyLine(robbery, 'boon B')).toBe(
      'B: take 1 random explorer from a player is closed: nobody else holds an explorer of Venus (20.2).',
    );
  });

  test('14.3 Galactic Mapping uses explored exoplanets once', () => {
    const state = position({
      players: [
        {
          faction: 'sop',
          energy: 3,
          upgrades: { faction: 5 },
          exoplanets: [{ card: 'ju01', explored: true }, { card: 'ju28', explored: true }, 'ju02'],
        },
        { exoplanets: ['ju03'] },
      ],
    });
    line(state, ['mapping', 'map ju01 B']);
    expect(whyLine(state, 'world ju01')).toBe('Yvaga has been used; each gives one effect (14.3).');
    expect(whyLine(state, 'world ju02')).toBe(
      'Toge is not explored, and Galactic Mapping uses explored exoplanets (14.3).',
    );
    expect(whyLine(state, 'world ju03')).toBe('Samh is not yours (14.3).');
    expect(whyLine(state, 'world ju28')).toBe('possible');
  });

  test('15.2 wormholes lie in two different sectors', () => {
    const state = position({ players: [{ techs: ['ur16'] }, {}], gates: ['1-0'] });
    line(state, ['caster']);
    expect(whyLine(state, '1-0')).toBe('A wormhole lies in Venus 0 already (15.2).');
    expect(whyLine(state, 'K-0')).toBe('Wormholes lie in sectors, never in the Kuiper Belt (15.2).');
    const both = position({ players: [{ techs: ['ur16'] }, {}], gates: ['1-0', '6-5'] });
    line(both, ['caster']);
    expect(whyLine(both, '3-0')).toBe(
      'Both wormholes are on the board, in Venus 0 and Uranus 5: take one of them back first (15.2).',
    );
  });

  test('20.2, 8.1 effects of research need something to work on', () => {
    const peek = taking('ju10', 'A');
    expect(whyLine(peek, '3-0')).toBe('No tile lies in Mars 0 to look at (20.2).');
    line(peek, ['peek 4-3']);
    expect(whyLine(peek, '4-3')).toBe('You know the tile in Belt 3 (20.2).');
    const sweep = taking('ju02', 'B');
    expect(whyLine(sweep, '6-0')).toBe('No energy lies in Uranus 0 to clear (20.2).');
    const dig = taking('ju16', 'A');
    expect(whyLine(dig, '3-0')).toBe('No tile lies in Mars 0 to mine (8.1).');
    const jump = taking('ju04', 'A');
    expect(whyLine(jump, '6-5')).toBe(
      'Uranus 5 lies beside no planet, and the teleport leads next to one (20.2).',
    );
    expect(whyLine(jump, '4-0 4-0')).toBe('Your ship is in Belt 0 already (15.3).');
    expect(whyLine(jump, 'K-0')).toBe('No ship can enter the Kuiper Belt (3.1.3).');
  });

  test('20.2 explorers are taken from those who hold some', () => {
    const state = position({
      players: [{ ships: ['4-1'] }, { explorers: ['ve01'] }, { explorers: ['ne17'] }, {}],
      market: ['ju02', 'ju06', 'ju15'],
      tiles: {},
    });
    line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', 'take ju15', 'boon B']);
    expect(whyLine(state, 'player 1')).toBe('possible');
    expect(whyLine(state, 'player 2')).toBe(
      'Cleo holds only explorers of Neptune, which cannot be taken (20.2).',
    );
    expect(whyLine(state, 'player 3')).toBe('Dora holds no explorers (20.2).');
    expect(whyLine(state, 'player 0')).toBe(
      'You take explorers from another player, not from yourself (20.2).',
    );
  });

  test('7.6.1, 7.6.2, 7.7 cards that are not asked for', () => {
    const state = position({
      players: [{ ships: ['5-1'], explorers: ['ve01'], objectives: ['sa01'] }, {}],
      planets: { Saturn: 0, Jupiter: 8 },
      tiles: {},
    });
    line(state, ['step 5-0', 'stop', 'proceed', 'use Saturn Saturn'], ['sa02', 'sa03']);
    expect(whyLine(state, 'card sa01')).toBe(
      'You keep 1 of the objectives just drawn, and Deep Pockets is none of them (7.6.1).',
    );
    expect(whyLine(state, 'card sa02')).toBe('possible');
    const uranus = position({
      players: [{ faction: 'sop', ships: ['6-1'], techs: ['ur03'] }, { techs: ['ur04'] }],
      planets: { Saturn: 8 },
      tiles: {},
    });
    line(uranus, ['step 6-0', 'stop', 'use Uranus Uranus']);
    expect(whyLine(uranus, 'tech ur03')).toBe('You have Ore Compressor already; choose another tech (7.7).');
    expect(whyLine(uranus, 'tech ur04')).toBe('Supercapacitor belongs to Ben (7.7).');
    line(uranus, ['tech ur05']);
    expect(whyLine(uranus, 'tech ur04')).toBe('Supercapacitor belongs to Ben (7.7).');
    expect(whyLine(uranus, 'tech ur05')).toBe('possible');
  });
});

/** An exoplanet was taken at Jupiter, with the ship on 4-0, and one of its effects was chosen. */
function taking(card: 'ju02' | 'ju04' | 'ju10' | 'ju16', effect: 'A' | 'B') {
  const state = position({
    players: [{ faction: 'sop', ships: ['4-1'] }, {}],
    market: ['ju01', card, 'ju03'],
    tiles: { '4-3': 3, '4-4': 0 },
  });
  state.tiles.forEach((tile) => Object.assign(tile, { value: 0, known: 0 }));
  line(state, ['step 4-0', 'stop', 'use Jupiter Jupiter', `take ${card}`, `boon ${effect}`]);
  return state;
}

describe('planets that move', () => {
  test('15.1, 14.5 a ship rides with the planet that moves', () => {
    const state = position({
      players: [{ faction: 'einstein', ships: ['3-1'], resources: 4 }, {}],
      tiles: {},
    });
    line(state, ['step 3-0', 'stop', 'use Mars Mars', 'engineer 1', 'install sails']);
    expect(whyLine(state, 'planet Venus')).toBe(
      'Only Mars, which you have just used, can be pushed now (14.5).',
    );
    line(state, ['push']);
    expect(whyLine(state, '6-0')).toBe(
      'Uranus 0 does not touch Mars: you ride to a sector around its new place (15.1).',
    );
    expect(whyLine(state, 'planet Mars')).toBe(
      'Mars has moved; choose a sector around it to ride along, or stay (15.1).',
    );
    expect(whyLine(state, 'planet Earth')).toBe(
      'Your ship is beside Earth, but it is Mars that carries it now (15.1).',
    );
    expect(whyLine(state, 'planet Saturn')).toMatch(
      /^Only Mars carries your ship now; Saturn is \d sectors away \(15\.1\)\.$/,
    );
    expect(whyLine(state, '3-0')).toBe('Your ship is in Mars 0; to remain there, stay behind (15.1).');
  });

  test('14.8.3 Quantum Ascendancy uses the planet that was used', () => {
    const state = position({
      players: [
        { ships: ['3-1'], resources: 4 },
        { faction: 'androids', upgrades: { faction: 4 }, resources: 4 },
      ],
      tiles: {},
    });
    line(state, ['step 3-0', 'stop', 'use Mars Mars', 'engineer 1', 'install sails']);
    expect(whyLine(state, 'planet Venus')).toBe(
      'Only Mars, which has just been used, can be used as well (14.8.3).',
    );
  });
});

describe('solo', () => {
  test('18.2, 18.4 the opponent plays by itself and drains the fullest sectors', () => {
    const state = position({
      players: [{ ships: ['3-1'] }],
      rival: { faction: 'tunnelers', deck: ['aif-tunnelers'] },
      energy: { '6-6': 9, '5-5': 4 },
      tiles: {},
    });
    expect(whyLine(state, 'rival')).toBe('The opponent plays by its cards after each of your turns (18.2).');
    line(state, ['step 3-0', 'stop', 'none', 'end']);
    expect(question(state)).toBe('drain');
    expect(whyLine(state, '5-5')).toBe(
      'Saturn 5 holds 4 energy; the wormhole goes where most lies, which is 9 (18.4).',
    );
    line(state, ['drain 6-6']);
    expect(whyLine(state, '6-6')).toBe('A wormhole lies in Uranus 6 already (18.4).');
  });
});

describe('things at another moment', () => {
  const state = position({
    players: [
      { ships: ['3-1'], techs: ['ur12'], upgrades: { sails: 3 } },
      { passed: true, techs: ['ur04'] },
    ],
    market: ['ju01', 'ju02', 'ju03'],
    research: ['ne01', 'ne02', 'ne03'],
    event: 'ea01',
    law: 'ea03B',
  });

  test.each([
    ['market ju01', 'Yvaga is an exoplanet, taken at Jupiter (7.5.1).'],
    ['market ne01', 'Stellar Windfall is a research card, taken at Neptune (7.8).'],
    ['option A', 'The event is voted on at Earth (7.3.1).'],
    ['law ea03B', 'Bulk Haulage is in force by itself in this round (12.1).'],
    ['machine cargo', 'Upgrades for Cargo Holds are bought at Mars (7.4).'],
    ['machine sails', 'All 3 slots of Solar Sails are filled (13.2).'],
    ['tech ur12', 'Trickle Coils work by themselves (7.7).'],
    ['tech ur04', 'Supercapacitor belongs to Ben (1.9).'],
    ['player 0', 'What you have is spent by what you do on the board (1.1).'],
    ['round', 'This is round 1 of 3, 2 more rounds to come (5.1).'],
    ['accept', 'There is no offer of another player to answer (10.4).'],
    ['shove', 'That comes with an effect of a card (20.2).'],
    ['stay', 'There is nothing of that kind to decide (5.4).'],
  ])('%s tells what it is for', (thing, told) => {
    expect(whyLine(state, thing)).toBe(told);
  });

  test('7.5.1 and how far away that is', () => {
    expect(whyNot(state, 'market ju01')?.more).toMatch(
      /^Ocean, needs 5, produces 4 energy\. Jupiter is \d sectors? away, for \d energy\.$/,
    );
  });

  test('19.6 a tech or machine that can be used leads to its button', () => {
    const scoop = position({ players: [{ ships: ['3-0'], techs: ['ur01'] }, {}], energy: { '3-1': 4 } });
    expect(whyLine(scoop, 'tech ur01')).toBe('possible');
    line(scoop, ['step 3-7']);
    expect(whyLine(scoop, 'tech ur01')).toBe(
      'The Debris Scoop works when a Movement begins, before you enter a sector (5.3.3).',
    );
  });

  test('6.2, 7.0.3 stores tell what they are for', () => {
    const deal = position({ players: [{ resources: 0, energy: 0 }, { energy: 3 }] });
    line(deal, ['offer 1']);
    expect(whyLine(deal, 'store energy')).toBe(
      'Now you put together a deal with Ben; energy pays for sectors, and you have 0 of 16 (6.2).',
    );
    expect(whyLine(deal, 'store resources')).toBe(
      'Now you put together a deal with Ben; resources pay at Venus, Mars and Jupiter, and you have 0 of 4 (7.0.3).',
    );
  });
});
