import { describe, expect, test } from 'vitest';
import { line, position } from '../test/testkit.ts';
import { whyLine, whyNot } from '../test/whyNot.ts';
import { reasons } from './index.ts';

/** Reasons about cards, deals, machines and techs, and about questions beside the turn. */

const UPKEEP = { passed: true } as const;

describe('objectives', () => {
  test('9.1, 5.3.4, 12 have their time', () => {
    const state = position({ players: [{ objectives: ['sa01', 'sa06', 'sa08'] }, {}] });
    expect(whyNot(state, 'card sa01')).toMatchObject({
      text: 'Deep Pockets is completed at the end of the round, once all have passed.',
      rule: '12',
      short: 'at round’s end',
      more: 'Hold at least 6 resources. It is worth 3 points.',
    });
    expect(whyLine(state, 'complete sa06')).toBe('Grand Tour is completed at the end of a Movement (5.3.4).');
    expect(whyLine(state, 'complete')).toBe(whyLine(state, 'card sa01'));
    line(state, ['step 2-2']);
    expect(whyNot(state, 'card sa06')?.instead).toEqual(['stop']);
  });

  test.each([
    ['sa08', 'Certified Engineer asks for 2 complete machines; you have 0 (9.1).'],
    ['sa10', 'Jack of All Trades asks for upgrades in 5 machines; you have them in 1 (9.1).'],
    ['sa11', 'Power Hungry asks for Batteries of level Gamma; yours are at Alpha (9.1).'],
    ['sa12', 'House Special asks for your faction machine complete; it has 0 of 5 upgrades (9.1).'],
    ['sa17', "Three's Company asks for 3 explorers on one exoplanet; the most on one of yours is 0 (9.1)."],
    ['sa18', 'Prospector asks for 3 tiles mined in this round; you have mined 0 (9.1).'],
    ['sa19', 'Mother Lode asks for a tile of 5 or more mined in this turn; you have mined none (9.1).'],
    ['sa20', 'Slingshot asks for a ride with a planet in this round; you have made none (9.1).'],
    ['sa28', 'Deal Maker asks for trades with 2 players in this round; you have traded with 0 (9.1).'],
    ['sa32', 'Early Adopter asks for a tech; you have none (9.1).'],
    ['sa33', 'Peer Reviewed asks for 2 research cards gained; you have gained 0 (9.1).'],
  ] as const)('9.1 %s tells in a turn what it asks for', (card, told) => {
    const state = position({
      players: [{ faction: 'sop', objectives: [card], upgrades: { sails: 2 } }, {}, {}],
    });
    expect(whyLine(state, `card ${card}`)).toBe(told);
  });

  test.each([
    ['sa04', 'Edge of the Map asks for a ship in the Neptune band; yours is in Mars 1 (9.1).'],
    ['sa06', 'Grand Tour asks for 6 sectors entered in one Movement; you have entered 1 (9.1).'],
    [
      'sa07',
      'Rush Hour asks for 6 energy paid for one sector of the Movement; the most you paid is 1 (9.1).',
    ],
    ['sa27', 'Convoy asks for ships of 2 others in your sector; there are those of 0 (9.1).'],
    ['sa35', 'Short Cut asks for a step through the wormholes in the Movement; you made none (9.1).'],
  ] as const)('9.1 %s tells after a Movement what it asks for', (card, told) => {
    const state = position({ players: [{ objectives: [card], ships: ['3-0'] }, {}, {}] });
    line(state, ['step 3-1', 'stop']);
    expect(whyLine(state, `card ${card}`)).toBe(told);
  });

  test.each([
    ['sa01', 'Deep Pockets asks for at least 6 resources; you have 2 (9.1).'],
    ['sa02', 'Topped Off asks for a full battery; yours holds 9 of 16 energy (9.1).'],
    ['sa03', 'Running on Fumes asks for at most 1 energy; you have 9 (9.1).'],
    ['sa05', 'Sunbather asks for a ship in the Corona; yours is in Mars 0 (9.1).'],
    ['sa13', 'Colonial Charter asks for 2 explored exoplanets; you have 0 (9.1).'],
    ['sa14', 'Monoculture asks for 3 explored exoplanets of one type; your largest set has 0 (9.1).'],
    ['sa15', 'Diverse Portfolio asks for explored exoplanets of 3 types; you have 0 (9.1).'],
    ['sa16', 'Crowded Bunks asks for 5 explorers in your hand; you have 0 (9.1).'],
    ['sa21', 'Well Travelled asks for 5 different planets used in this round; you have used 1 (9.1).'],
    [
      'sa22',
      'Inner Circle asks for Mercury, Venus and Mars used in this round; Venus and Mars are missing (9.1).',
    ],
    [
      'sa23',
      'Gas Baron asks for Jupiter and Saturn used in this round; Jupiter and Saturn are missing (9.1).',
    ],
    ['sa24', 'Ascetic asks for no resources; you have 2 (9.1).'],
    [
      'sa25',
      'Head of the Class asks for more upgrades than every other player; you have 0, and another has 0 (9.1).',
    ],
    [
      'sa26',
      'Richest of the Lot asks for more resources than every other player; you have 2, and another has 2 (9.1).',
    ],
    ['sa29', 'Outlander asks for the only ships in the Outer Ring; yours is in the Inner Ring (9.1).'],
    ['sa30', 'Last Light asks for being the last to pass; somebody passed after you (9.1).'],
    ['sa31', 'Party Line asks for your vote on the option with more votes; you have not voted (9.1).'],
    ['sa34', 'Ice Runner asks for Uranus or Neptune used in this round; you have used neither (9.1).'],
    ['sa36', 'Monopoly of Ideas asks for a tech; you have none (9.1).'],
  ] as const)('9.1 %s tells at the end of a round what it asks for', (card, told) => {
    const state = position({
      players: [{ ...UPKEEP, objectives: [card], ships: ['3-0'], energy: 9, used: ['Mercury'] }, UPKEEP, {}],
      active: 2,
      leader: 0,
    });
    line(state, ['pass']);
    expect(whyLine(state, `card ${card}`)).toBe(told);
    expect(reasons.acts(state, 0)).toEqual(['place', 'burn', 'done']);
  });

  test('9.1 what only resources lack can be supplied', () => {
    const state = position({ players: [{ ...UPKEEP, objectives: ['sa01'] }, {}], active: 1, leader: 0 });
    line(state, ['pass']);
    expect(whyNot(state, 'card sa01')?.lack).toEqual({ of: 'resources', by: 4 });
  });

  test('9.1 none can be completed where none is held, and those of the turn not in the Upkeep', () => {
    const state = position({ players: [{ ...UPKEEP, objectives: ['sa08'] }, {}], active: 1, leader: 0 });
    expect(whyLine(state, 'complete')).toBe('You have no secret objective to complete (9.1).');
    line(state, ['pass']);
    expect(whyLine(state, 'card sa08')).toBe('Certified Engineer is completed in your own turn (9.1).');
  });
});

describe('abilities', () => {
  test('13.3, 13.1 the Alcubierre Drive', () => {
    const bare = position({ players: [{ upgrades: { alcubierre: 1 } }, {}] });
    expect(whyLine(bare, 'alcubierre')).toBe(
      'The Alcubierre Drive is not complete: it has 1 of 4 upgrades (13.3).',
    );
    const belt = position({ players: [{ ships: ['4-0'], upgrades: { alcubierre: 4 } }, {}] });
    expect(whyLine(belt, 'alcubierre')).toBe(
      'The Alcubierre Drive does not work in the Asteroid Belt (13.1).',
    );
    expect(reasons.acts(belt, 0)).toContain('alcubierre');
    expect(reasons.acts(bare, 0)).not.toContain('alcubierre');
    const state = position({ players: [{ ships: ['5-0'], upgrades: { alcubierre: 4 } }, {}] });
    expect(whyLine(state, 'alcubierre 6-0')).toBe(
      'The Alcubierre Drive stays in the Saturn band, where your ship is; Uranus 0 is not in it (13.1).',
    );
    expect(whyLine(state, 'alcubierre 5-0')).toBe('Your ship is in Saturn 0 already (13.1).');
    line(state, ['alcubierre 5-3']);
    expect(whyLine(state, 'alcubierre')).toBe(
      'The Alcubierre Drive works once in a Movement, and you have used it (5.3.3).',
    );
    line(state, ['step 5-4']);
    expect(whyLine(state, 'alcubierre')).toBe(
      'The Alcubierre Drive works when a Movement begins, before you enter a sector (5.3.3).',
    );
  });

  test('14.2, 14.3, 14.4, 14.5 machines of factions', () => {
    const other = position({ players: [{ faction: 'sop' }, {}] });
    expect(whyLine(other, 'photosynthesis')).toBe('Only one faction can do that: The Zealots of Sol (14.2).');
    expect(whyLine(other, 'mapping')).toBe(
      'Galactic Mapping is not complete: it has 0 of 5 upgrades (13.3).',
    );
    const sop = position({ players: [{ faction: 'sop', upgrades: { faction: 5 } }, {}] });
    expect(whyLine(sop, 'mapping')).toBe(
      'Galactic Mapping uses explored exoplanets, and none of yours is (14.3).',
    );
    const zealots = position({ players: [{ faction: 'zealots', upgrades: { faction: 4 } }, {}] });
    expect(whyLine(zealots, 'photosynthesis')).toBe('Your battery is full: 16 of 16 energy (14.2).');
    const used = position({
      players: [{ faction: 'zealots', energy: 3, upgrades: { faction: 4 }, once: ['photosynthesis'] }, {}],
    });
    expect(whyLine(used, 'photosynthesis')).toBe(
      'Artificial Photosynthesis works once a round, and you have used it (14.2).',
    );
    const daughters = position({ players: [{ faction: 'einstein', upgrades: { faction: 4 } }, {}] });
    expect(whyLine(daughters, 'invert Venus Mars')).toBe('possible');
    const deep = position({
      players: [{ faction: 'deepstate', upgrades: { faction: 3 } }, {}],
      tiles: { '4-0': { value: 3, to: [0] } },
    });
    expect(whyLine(deep, 'spy')).toBe('You know every tile on the board (9.1).');
    expect(whyLine(deep, 'spy 4-0')).toBe('You know the tile in Belt 0 (9.1).');
    expect(whyLine(deep, 'spy 4-1')).toBe('No tile lies in Belt 1 (9.1).');
  });

  test('14.4 wormholes cost, and the Extractor needs something to extract', () => {
    const poor = position({
      players: [{ faction: 'tunnelers', energy: 3, resources: 0 }, {}],
      gates: ['1-0'],
    });
    expect(whyNot(poor, 'shiftGate')).toMatchObject({
      text: 'Moving a wormhole costs 1 resource or 4 energy; you have no resource and 3 energy.',
      lack: { of: 'resources', by: 1 },
    });
    expect(whyLine(poor, 'extract')).toBe(
      'Dark Energy Extractor is not complete: it has 0 of 4 upgrades (13.3).',
    );
    const one = position({
      players: [{ faction: 'tunnelers', upgrades: { faction: 4 } }, {}],
      gates: ['1-0'],
    });
    expect(whyLine(one, 'extract')).toBe(
      'The Dark Energy Extractor needs both wormholes on the board (14.4).',
    );
    const two = position({
      players: [{ faction: 'tunnelers', upgrades: { faction: 4 } }, {}],
      gates: ['1-0', '6-5'],
    });
    expect(whyLine(two, 'extract')).toBe(
      'No energy lies in the wormhole sectors Venus 0 and Uranus 5 (14.4).',
    );
  });

  test('19.6 techs', () => {
    const none = position({ players: [{ ships: ['3-0'] }, {}] });
    expect(whyLine(none, 'scoop')).toBe('That takes the tech Debris Scoop, which you do not have (19.6).');
    const state = position({ players: [{ ships: ['3-0'], techs: ['ur01'] }, {}], energy: { '5-5': 3 } });
    expect(whyLine(state, 'scoop')).toBe('No energy lies in Mars 0 or next to it to scoop up (19.6).');
    expect(whyLine(state, 'scoop 3-1')).toBe('No energy lies in Mars 1 to scoop up (19.6).');
    expect(whyLine(state, 'scoop 5-5')).toBe('The Debris Scoop is not used on Saturn 5 (19.6).');
    const beacon = position({ players: [{ ships: ['3-0'], techs: ['ur11'] }, {}] });
    line(beacon, ['step 3-1']);
    expect(whyLine(beacon, 'beacon')).toBe('The Fold Beacon is an Action; end the Movement first (5.3.5).');
    line(beacon, ['stop', 'none']);
    expect(whyLine(beacon, 'beacon')).toBe('The Fold Beacon is an Action; you have taken yours (5.3.5).');
    const caster = position({
      players: [{ ...UPKEEP, energy: 3, techs: ['ur16'] }, {}],
      active: 1,
      leader: 0,
    });
    line(caster, ['pass']);
    expect(whyLine(caster, 'caster')).toBe(
      'Now you complete objectives, place explorers or burn resources; that is used in your turn, when a Movement begins (5.3.3).',
    );
  });

  test('14.8.1 with two ships nothing begins before one is chosen', () => {
    const two = position({
      players: [{ faction: 'androids', ships: ['3-0', '2-1'], upgrades: { alcubierre: 4 } }, {}],
    });
    expect(whyLine(two, 'alcubierre')).toBe(
      'First choose which of your two ships moves; the other one vanishes (14.8.1).',
    );
  });
});

describe('a deal', () => {
  test('10.2 both sides give something, and six things are the most', () => {
    const state = position({
      players: [
        { energy: 16, resources: 0 },
        { resources: 0, energy: 2 },
      ],
    });
    line(state, ['offer 1']);
    expect(whyLine(state, 'propose')).toBe('You give nothing yet; both sides must give something (10.2).');
    expect(whyLine(state, 'give resource 1')).toBe('You have no resources to give (10.5).');
    expect(whyLine(state, 'ask energy 4')).toBe('Ben has only 2 energy to give (10.5).');
    line(state, ['give energy 4', 'give energy 4', 'give energy 4', 'give energy 1']);
    expect(whyLine(state, 'propose')).toBe('Ben gives nothing yet; both sides must give something (10.2).');
    line(state, ['give energy 1', 'give energy 1']);
    expect(whyLine(state, 'give energy 1')).toBe(
      '6 things on a side are the most, and you have named 6 (10.2).',
    );
    expect(reasons.acts(state, 0)).toEqual(['propose', 'cancel']);
  });

  test('10.5 there must be room on both sides', () => {
    const full = position({ players: [{ energy: 16 }, { energy: 16 }] });
    line(full, ['offer 1', 'give energy 1', 'ask resource 1']);
    expect(whyLine(full, 'propose')).toBe('Ben has no room for so much energy (10.5).');
    const techs = position({
      players: [
        { faction: 'sop', techs: ['ur03'] },
        { faction: 'megacore', techs: ['ur04'] },
      ],
    });
    line(techs, ['offer 1', 'give energy 1', 'ask tech ur04']);
    expect(whyLine(techs, 'propose')).toBe('You may hold only 1 tech (10.5).');
    const slots = position({ players: [{ upgrades: { sails: 3 } }, { upgrades: { sails: 1 }, energy: 3 }] });
    line(slots, ['offer 1', 'give energy 1', 'ask upgrade sails']);
    expect(whyLine(slots, 'propose')).toBe('You have no free slot for an upgrade of this deal (10.5).');
    const hold = position({ players: [{ resources: 4, faction: 'sop' }, { energy: 3 }] });
    line(hold, ['offer 1', 'give energy 1', 'ask resource 1']);
    expect(whyLine(hold, 'propose')).toBe('You have no room for so many resources (10.5).');
    const cards = position({
      players: [{ objectives: ['sa01'] }, { faction: 'sop', objectives: ['sa02', 'sa03', 'sa05'] }],
    });
    line(cards, ['offer 1', 'give objective sa01', 'ask resource 1']);
    expect(whyLine(cards, 'propose')).toBe('Ben may hold only 3 secret objectives (10.5).');
  });

  test('10.4 a counter-offer is taken or left', () => {
    const state = position({ players: [{ resources: 2, energy: 5 }, { energy: 3 }] });
    line(state, ['offer 1', 'give resource 1', 'ask energy 1', 'propose', 'counter']);
    line(state, ['give energy 1', 'ask resource 1', 'propose']);
    expect(whyLine(state, 'counter')).toBe(
      'This is a counter-offer already; it can only be taken or left (10.4).',
    );
    expect(whyLine(state, 'planet Mars')).toBe(
      'Now you answer the offer of Ben; Mars is used in your turn, from a sector around it (7.0.1).',
    );
  });

  test('10.3 another kind of card is not handed over', () => {
    const state = position({
      players: [{ energy: 9 }, { energy: 3, explorers: ['ve01'], objectives: ['sa01', 'sa02'] }],
    });
    line(state, ['offer 1', 'give energy 1', 'ask objective any', 'propose', 'accept']);
    expect(whyLine(state, 'card ve01')).toBe('Ann asks for another kind of card than Swamp Things (10.3).');
  });
});
