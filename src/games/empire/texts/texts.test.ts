import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { listed, plural } from '../../../kernel/defaults/words.ts';
import { missing, tell } from '../../../testkit/telling.ts';
import { FRONTIER, NAME, regionOf, SCAN, SECTOR_IDS, SECTOR_NAMES, sectorOf, START } from '../board.ts';
import {
  CATEGORIES,
  COSTS,
  CRUISER,
  DIFFICULTIES,
  EDICTS,
  EXPLORER_TILES,
  FIGHTER,
  LOCATIONS,
  MARKET,
  POWERS,
  priceOf,
  ROLE_CARDS,
  SHIP,
  SLOTS,
  STORIES,
  TECHS,
} from '../facts.ts';
import { empire, game } from '../index.ts';
import type { Options } from '../options.ts';
import { ANCIENTS, type Battle, type Event, type Step, type Move, NOBODY } from '../state.ts';
import { FLOW } from '../steps.ts';
import { fresh, type Position } from '../test/testkit.ts';
import { EVENTS } from './events.ts';
import { MOVES } from './moves.ts';
import { texts } from './index.ts';
import { effectWords, roleName } from './words.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'];

const told = (event: Event): string | undefined => texts.event(event, NAMES);
const words = (state: Position, move: Move): string => texts.move(state, move, NAMES);

/** A table with Ann's home in A1 and, with two players, Ben's in G4, where one question is asked. */
function asked(
  step: Step,
  change: (state: Position, ann: Position['players'][number]) => void = () => {},
  seats = 1,
): Position {
  const state = fresh(seats);
  state.players.forEach((player, seat) => {
    player.home = regionOf(seat === 0 ? 'A1' : 'G4');
    state.tiles[player.home] = 'home';
    player.ships.push({ kind: FIGHTER, at: player.home, moved: false });
  });
  Object.assign(state, { monolith: 2, role: 2, turn: 3 });
  state.stack.length = 0;
  state.stack.push(step);
  change(state, itemAt(state.players, 0));
  return state;
}

function battle(attacker: number, defender: number, strengths: readonly [number, number]): Battle {
  const side = (who: number, strength: number) => ({
    who,
    strength,
    dial: [],
    open: false,
    foresees: false,
    values: [],
    kills: 0,
  });
  const sides = [side(attacker, strengths[0]), side(defender, strengths[1])] as const;
  return { sector: sectorOf('CO'), turn: 3, sides, card: '', safe: [], over: false };
}

// ── Exact sentences ───────────────────────────────────────────────────────────────────────────────

const PROMPTED: readonly [Step, string, ((state: Position, ann: Position['players'][number]) => void)?][] = [
  [
    { step: 'role', seat: 0, free: false },
    'Ann: choose the next role to lead, on from Steward. Passing over a role costs 1 credit, left there. You have 5 credits.',
  ],
  [
    { step: 'role', seat: 0, free: true },
    'Ann: choose the next role to lead, on from Steward. Passing over a role costs nothing this time. You have 1 credit.',
    (_, ann) => {
      ann.credits = 1;
    },
  ],
  [{ step: 'tile', seat: 0, who: ANCIENTS }, 'Ann: choose a tile for the Ancients.'],
  [
    { step: 'place', seat: 0, who: ANCIENTS, tile: 'P01' },
    'Ann: choose a free region for Vell, which yields 1 polymer, for the Ancients.',
  ],
  [
    { step: 'reveal', seat: 0, why: 'warlord' },
    'Ann: choose a deck: its top card sends the Ancients to a sector. That card leaves the game, and a deck that runs out ends it.',
  ],
  [
    { step: 'reveal', seat: 0, why: 'battle' },
    'Ann: choose a deck: its top card is the battle plan of the Ancients. That card leaves the game, and a deck that runs out ends it.',
  ],
  [
    { step: 'hit', seat: 0, victim: 1, left: 1 },
    'Ann: the Ancients have 1 hit in the Core; choose what you lose.',
    (state) => state.battles.push(battle(ANCIENTS, 0, [0, 3])),
  ],
  [
    { step: 'hit', seat: 0, victim: 0, left: 2 },
    'Ann: you have 2 hits in the Core; choose what the Ancients lose.',
    (state) => state.battles.push(battle(ANCIENTS, 0, [0, 3])),
  ],
  [
    { step: 'dial', seats: [0] },
    'Ann: divide your strength of 3 in the Core against the Ancients into tactics, weapons and shields; their card shows T 4 / W 4 / S 4. Weapons above their shields hit; more tactics score a token and drive ships off.',
    (state) => state.battles.push({ ...battle(ANCIENTS, 0, [0, 3]), card: 'EXP1' }),
  ],
  [
    { step: 'trim', seat: 0, ship: FIGHTER, price: [1, 1, 0], discount: 1 },
    'Ann: choose a resource to strike from the price of 1 polymer and 1 metal, or keep the discount for a later ship.',
  ],
  [
    { step: 'trim', seat: 0, ship: CRUISER, price: [1, 2, 1], discount: 2 },
    'Ann: choose a resource to strike from the price of 1 polymer, 2 metal and 1 energy.',
    (_, ann) => {
      ann.stock[1] = 1;
    },
  ],
  [
    { step: 'waive', seat: 0, cost: 2, from: 'up', price: [3, 1, 0], left: 3 },
    'Ann: choose a resource to strike from the price of 3 polymers and 1 metal, 3 in all.',
  ],
  [
    { step: 'pay', seat: 0, credits: 0, metal: 2, paid: 'ENG4.0/then', unpaid: '' },
    'Ann: you may pay 2 metal to gain 1 cruiser in staging. You have 3 of 8 polymers, 2 of 6 metal, 1 of 4 energy and 5 credits.',
  ],
  [
    { step: 'pay', seat: 0, credits: 3, metal: 0, paid: '', unpaid: 'ENG6.0/else' },
    'Ann: pay 3 credits or lose your strongest ship on the board. You have 5 credits.',
  ],
  [
    { step: 'influence', seat: 0, left: 2, petitions: 1, ascended: false, event: false },
    'Ann: use your influence to colonize or petition; 2 left.',
  ],
];

describe('whoever reads is called you', () => {
  const names = ['You', 'Ben'];
  test.each<[Event, string]>([
    [
      { type: 'flew', seat: 0, ship: 'fighter', from: 'B2', to: 'C3', tile: 'P01' },
      'You fly a fighter to Vell.',
    ],
    [{ type: 'dialSet', seat: 0 }, 'You have set the dial.'],
    [
      { type: 'uncolonized', seat: 0, at: 'B2', to: NOBODY },
      'Your colony on B2 is gone; its token returns to the supply.',
    ],
    [{ type: 'subverted', seat: 1, of: 0, at: 'B2', tile: 'P01' }, 'Ben subverts your colony on Vell.'],
  ])('%o', (event, expected) => {
    expect(texts.event(event, names)).toBe(expected);
  });

  test('and asked without a name', () => {
    const state = asked({ step: 'tile', seat: 0, who: ANCIENTS }, () => {});
    expect(texts.prompt(state, 0, names)).toBe('Choose a tile for the Ancients.');
  });
});

describe('prompts', () => {
  test.each(PROMPTED)('%o', (step, expected, change = () => {}) => {
    const state = asked(step, change);
    expect(texts.prompt(state, 0, NAMES)).toBe(expected);
  });

  test('say who else waits, and when all is over', () => {
    const state = asked({ step: 'role', seat: 0, free: false }, undefined, 2);
    expect(texts.prompt(state, 1, NAMES)).toBe('Ben waits.');
    state.stack.length = 0;
    expect(texts.prompt(state, 0, NAMES)).toBe('The match is over.');
  });

  test('tell the plan of an enemy who has revealed it', () => {
    const state = asked(
      { step: 'dial', seats: [0] },
      ({ battles }) => {
        const fought = battle(0, 1, [3, 2]);
        Object.assign(itemAt(fought.sides, 1), { dial: [1, 1, 0], open: true });
        battles.push(fought);
      },
      2,
    );
    expect(texts.prompt(state, 0, NAMES)).toBe(
      'Ann: divide your strength of 3 in the Core against Ben into tactics, weapons and shields; the enemy has set T 1 / W 1 / S 0. Weapons above their shields hit; more tactics score a token and drive ships off.',
    );
  });

  test('ask several at once, each by name', () => {
    const state = asked(
      { step: 'keep', seats: [0, 1] },
      ({ players }) => {
        for (const player of players) player.dealt = ['PW01', 'PW02'];
      },
      2,
    );
    expect(texts.prompt(state, 1, NAMES)).toBe('Ben: choose the power you keep; all are laid open together.');
  });

  test('name the reason for every power', () => {
    for (const { id, name } of POWERS) {
      const state = asked(
        { step: 'power', seat: 0, at: regionOf('B2'), to: 1 },
        (table, ann) => {
          ann.power = id;
          table.tiles[regionOf('B2')] = 'P06';
          table.battles.push(battle(0, 1, [1, 1]));
          table.stack.unshift({ step: 'collect', who: 0, tile: 'K1', free: false });
        },
        2,
      );
      expect(texts.prompt(state, 0, NAMES)).toMatch(
        new RegExp(`^Ann: you may use ${name} (at|as|before|now|with) .*: .*\\.$`),
      );
      expect(words(state, { type: 'decline' })).toBe(`Do not use ${name}`);
    }
  });
});

describe('moves', () => {
  const role: Step = { step: 'role', seat: 0, free: false };

  test('6.1: a role tells what is paid and taken', () => {
    const state = asked(role, ({ lying }) => {
      lying[4] = 1;
      lying[5] = 3;
    });
    expect(words(state, { type: 'role', role: 'merchant' })).toBe('Lead Merchant: nothing to pay');
    expect(words(state, { type: 'role', role: 'engineer' })).toBe(
      'Lead Engineer: pay 1 credit, take 1 credit',
    );
    expect(words(state, { type: 'role', role: 'warlord' })).toBe(
      'Lead Warlord: pay 2 credits, take 3 credits',
    );
    state.players[0]?.techs.push('TC13', 'TI31');
    expect(words(state, { type: 'role', role: 'engineer' })).toBe('Lead Engineer: take 2 credits');
  });

  test('8.1: a tile placed by the leader is colonized, one for the Ancients is not', () => {
    const own = asked({ step: 'place', seat: 0, who: 0, tile: 'P01' });
    expect(words(own, { type: 'place', at: 'D4' })).toBe('Place and colonize Vell at D4 in the Core');
    const theirs = asked({ step: 'place', seat: 0, who: ANCIENTS, tile: 'P01' });
    expect(words(theirs, { type: 'place', at: 'D4' })).toBe('Place Vell at D4 in the Core');
    const hole = asked({ step: 'place', seat: 0, who: 0, tile: 'W01' });
    expect(words(hole, { type: 'place', at: 'A2' })).toBe('Place a wormhole at A2 in the Aurel Rim');
  });

  test('8.2: technologies have names and prices', () => {
    const state = asked({ step: 'tech', seat: 0, discount: 1 }, (table) => {
      table.techs[0] = 'TI11';
      table.techs[2] = 'TC33';
      table.techBacks[1] = 'military';
    });
    expect(words(state, { type: 'tech', cost: 1, from: 'up' })).toBe(
      'Polymer Vats, industry 1, for 2 polymers, up to 1 resource less: in Steward collect 1 extra polymer beyond the market limit',
    );
    expect(words(state, { type: 'tech', cost: 3, from: 'up' })).toMatch(/: at the end 1 point per 2 tech/);
    expect(words(state, { type: 'tech', cost: 2, from: 'down' })).toBe(
      'The top military card of cost 2, face down, for 1 polymer, 2 metal and 1 energy, up to 1 resource less',
    );
  });

  test('8.4, 17.3: Far Space tells price and value', () => {
    const state = asked({ step: 'invest', seat: 0, left: 1 });
    expect(words(state, { type: 'invest', at: 'F1' })).toBe(
      'A colony token to Lantern Gate for 4 credits, worth 1 point',
    );
    expect(words(state, { type: 'invest', at: 'GS1' })).toBe('A galaxy token for 6 credits, worth 1 point');
    state.players[0]?.techs.push('TI33');
    expect(words(state, { type: 'invest', at: 'F4' })).toBe(
      'A colony token to Amber Nebula for 6 credits, worth 3 points',
    );
  });

  test('8.5: ships have their own price', () => {
    const state = asked({ step: 'build', seat: 0, discount: 0 }, (_, ann) => {
      ann.techs.push('TM23');
    });
    expect(words(state, { type: 'build', ship: 'cruiser' })).toBe(
      'Build a cruiser for 1 polymer, 1 metal and 1 energy',
    );
  });

  test('8.6: an order says whether it leads to battle', () => {
    const order: Step = {
      step: 'order',
      seat: 0,
      sector: sectorOf('CO'),
      moves: 1,
      entered: true,
      engaged: false,
    };
    const state = asked(order, ({ stack, ancients }) => {
      stack.unshift({ step: 'orders', seat: 0, fought: [], swift: false });
      itemAt(ancients, 0).cruisers.push(regionOf('D4'));
    });
    expect(words(state, { type: 'commit' })).toBe('Carry out the order and fight');
    state.stack[0] = { step: 'orders', seat: 0, fought: [sectorOf('CO')], swift: false };
    expect(words(state, { type: 'commit' })).toBe('Carry out the order');
  });

  test('12.1: the last card of a deck is told to end the game', () => {
    const state = asked({ step: 'reveal', seat: 0, why: 'engineer' });
    expect(words(state, { type: 'reveal', deck: 'steward' })).toBe('Steward deck, 7 cards');
    state.decks[2]?.rest.splice(0);
    expect(words(state, { type: 'reveal', deck: 'steward' })).toBe(
      'Steward deck, the last card, which ends the game',
    );
  });
});

const TOLD: readonly [Event, string | undefined][] = [
  [
    {
      type: 'monolith',
      who: ANCIENTS,
      from: 'steward',
      to: 'warlord',
      paid: ['merchant', 'engineer'],
      taken: 1,
    },
    'The Ancients lead Warlord, leaving a credit on Merchant and Engineer, and take 1 credit.',
  ],
  [{ type: 'monolith', who: 0, from: '', to: 'regent', paid: [], taken: 0 }, 'Ann leads Regent.'],
  [{ type: 'credits', who: ANCIENTS, by: 1, reason: 'market' }, 'The Ancients gain 1 credit.'],
  [{ type: 'credits', who: 0, by: -2, reason: 'invest' }, undefined],
  [{ type: 'credits', who: 0, by: 1, reason: 'tech' }, 'Ann’s Archivists bring 1 credit.'],
  [{ type: 'credits', who: 0, by: -1, reason: 'tribute' }, 'Ann pays 1 credit of tribute.'],
  [{ type: 'credits', who: 1, by: 1, reason: 'tribute' }, 'Ben gets 1 credit of tribute.'],
  [{ type: 'stock', seat: 0, by: [0, -1, -2], reason: 'event' }, 'Ann loses 1 metal and 2 energy.'],
  [{ type: 'stock', seat: 0, by: [2, 0, 0], reason: 'survey' }, 'Ann’s Survey Drones bring 2 polymers.'],
  [
    { type: 'stock', seat: 0, by: [-1, 0, 0], reason: 'storage' },
    'Ann loses 1 polymer for which there is no room any more.',
  ],
  [{ type: 'scored', who: 0, token: 'galaxy', merit: 'invest' }, undefined],
  [
    { type: 'scored', who: ANCIENTS, token: 'colony', merit: 'destruction' },
    'The Ancients score a colony token for the tile destroyed.',
  ],
  [
    { type: 'uncolonized', seat: 0, at: 'B2', tile: 'P01', to: ANCIENTS },
    'Ann’s colony on Vell is gone; its token goes to the Ancients’ throne.',
  ],
  [
    { type: 'uncolonized', seat: 0, at: 'B2', to: NOBODY },
    'Ann’s colony on B2 is gone; its token returns to the supply.',
  ],
  [
    { type: 'flew', seat: 0, ship: 'fighter', from: 'B2', to: 'C3', tile: 'P01' },
    'Ann flies a fighter to Vell.',
  ],
  [{ type: 'flew', seat: 0, ship: 'fighter', from: 'B2', to: 'C3' }, 'Ann flies a fighter to C3.'],
  [
    { type: 'flew', seat: 0, ship: 'cruiser', from: 'staging', to: 'G4', tile: 'home', home: 0 },
    'Ann deploys a cruiser home.',
  ],
  [
    { type: 'flew', seat: 0, ship: 'cruiser', from: 'C3', to: 'G4', tile: 'home', home: 1 },
    'Ann flies a cruiser to Ben’s home.',
  ],
  [
    { type: 'destroyed', who: 1, unit: 'fighter', at: 'C3', tile: 'W01' },
    'Ben’s fighter at the wormhole in the Core is destroyed.',
  ],
  [{ type: 'discarded', tiles: ['W01'] }, 'A wormhole leaves the game.'],
  [
    { type: 'discarded', tiles: ['X01', 'W01', 'P01', 'W02', 'X02'] },
    'Vell, 2 wormholes and 2 tiles of empty space leave the game.',
  ],
  [{ type: 'display', tiles: [] }, 'The explorer display is empty.'],
  [
    { type: 'tech', who: ANCIENTS, tech: 'TM31', from: 'down', paid: [] },
    'The Ancients take Battle Precognition from the deck.',
  ],
  [
    { type: 'tech', who: 0, tech: 'TM11', from: 'up', paid: [0, 0, 0] },
    'Ann buys Targeting Arrays for nothing.',
  ],
  [{ type: 'techsGone', who: NOBODY, techs: ['TM11'] }, 'Targeting Arrays leaves the game.'],
  [{ type: 'techsGone', who: 0, techs: ['TM11'] }, 'Ann loses Targeting Arrays.'],
  [{ type: 'built', who: ANCIENTS, ship: 'cruiser', free: true }, 'The Ancients get a cruiser in staging.'],
  [{ type: 'bound', sector: 'CO', cruisers: 0 }, 'The Ancients stay in the Core.'],
  [{ type: 'bound', sector: 'NW', cruisers: 1 }, 'The Ancients send 1 cruiser to the Aurel Rim.'],
  [
    { type: 'queued', card: 'STE1' },
    'A card of the Steward deck joins the queue; its back shows the Iron Drift.',
  ],
  [
    { type: 'opened', card: 'STORY5' },
    'Shipwrights: Something is building in the void, and it does not use tools.',
  ],
  [{ type: 'opened', card: 'MER2' }, 'Windfall Contract is turned up, for one: gain 3 credits.'],
  [{ type: 'ticked', left: 1 }, 'Time takes a galaxy token; 1 is left.'],
  [{ type: 'ticked', left: 0 }, 'Time takes a galaxy token; none is left.'],
  [
    { type: 'wanted', card: 'STORY2', role: 'scientist', reached: 'warlord' },
    'The Equation names Scientist; the Ancients lead Warlord instead.',
  ],
  [
    { type: 'ended', cause: 'tokensYou', winners: [0] },
    'The game is over, as Ann ran out of colony tokens: Ann wins.',
  ],
  [
    { type: 'ended', cause: 'home', winners: [] },
    'The game is over, as the Ancients destroyed the home planet: the Ancients win.',
  ],
  [
    { type: 'ended', cause: 'galaxy', winners: [0, 2] },
    'The game is over, as the galaxy tokens ran out: Ann and Cleo win.',
  ],
];

describe('events', () => {
  test.each(TOLD)('%o', (event, expected) => {
    expect(told(event)).toBe(expected);
  });

  test('22: a card that joins the queue is told by its back alone', () => {
    for (const { id, title } of ROLE_CARDS) expect(told({ type: 'queued', card: id })).not.toContain(title);
  });
});

describe('endings', () => {
  const ended = (seats: number, cause: Position['ending'], change: (state: Position) => void): string => {
    const state = fresh(seats);
    state.ending = cause;
    change(state);
    return texts.ending(state, NAMES);
  };
  const galaxy = (tokens: readonly number[]) => (state: Position) => {
    tokens.forEach((n, seat) => {
      itemAt(state.players, seat).throne.galaxy = n;
    });
  };

  test('13: compare a human with the Ancients', () => {
    const against = (own: number, theirs: number, soloTie: Options['soloTie'] = 'ancients') =>
      ended(1, 'deck', (state) => {
        galaxy([own])(state);
        itemAt(state.ancients, 0).throne.galaxy = theirs;
        Object.assign(state, { options: { ...state.options, soloTie } });
      });
    const why = '; the last card of a role deck was drawn.';
    expect(against(2, 1)).toBe(`Ann wins with 2 points against 1 of the Ancients${why}`);
    expect(against(0, 1)).toBe(`The Ancients win with 1 point against 0 of Ann${why}`);
    expect(against(4, 4)).toBe(`The Ancients win the tie with 4 points each${why}`);
    expect(against(4, 4, 'human')).toBe(`Ann wins the tie with 4 points each${why}`);
    expect(against(4, 4, 'shared')).toBe(`Ann and the Ancients share the victory with 4 points each${why}`);
  });

  test('13: name what decided between several players', () => {
    const why = '; the galaxy tokens ran out.';
    expect(ended(2, 'galaxy', galaxy([3, 2]))).toBe(`Ann wins with 3 points${why}`);
    expect(ended(2, 'galaxy', galaxy([3, 3]))).toBe(`Ann and Ben share the victory with 3 points each${why}`);
    expect(ended(3, 'galaxy', galaxy([3, 3, 3]))).toBe(`Cleo wins with 3 points and more credits${why}`);
    const richer = (state: Position) => {
      galaxy([3, 3])(state);
      itemAt(state.players, 1).stock[0] = 5;
    };
    expect(ended(2, 'galaxy', richer)).toBe(`Ben wins with 3 points and more resources${why}`);
  });

  test('of a match that goes on say so', () => {
    expect(ended(2, '', () => {})).toBe('The match is still being played.');
  });
});

test('effects begin with the role they belong to', () => {
  for (const { text } of TECHS) expect(effectWords(text)).toMatch(/^[a-z].*[^.]$/);
  expect(listed(['a', 'b'], 'or')).toBe('a or b');
  expect([1, 2].map((n) => plural(n, 'colony'))).toEqual(['colony', 'colonies']);
});

// ── Random matches ────────────────────────────────────────────────────────────────────────────────

const GIVING_UP = ['pass', 'done', 'end', 'decline', 'cancel', 'refrain'];

const IDS = /\b(T[MIC]\d\d|[PWX]\d\d|K\d|GS\d|ED\d\d|PW\d\d|(EXP|SCI|STE|MER|ENG|WAR|REG)\d|STORY\d?)\b/;
const ONE_OF_MANY =
  /\b1 (credits|resources|polymers|points|ships|cruisers|colonies|hits|cards|steps|times|tokens)\b/;
const MANY_OF_ONE =
  /\b([02-9]|\d\d) (credit|resource|polymer|point|ship|cruiser|colony|hit|card|step|time)\b/;

test('random matches meet every question, move and event, and all is told', () => {
  const matches = Array.from({ length: 60 }, (_, n) => {
    const seats = itemAt([1, 2, 1, 3, 1, 4], n % 6);
    return { seats, options: seats === 1 ? { difficulty: 'doom' } : { events: true }, seed: n };
  });
  const never = [IDS, ONE_OF_MANY, MANY_OF_ONE];
  const met = tell(empire, { every: 1, never, idle: GIVING_UP }, matches);
  expect(missing(FLOW.questions, met.questions)).toEqual([]);
  expect(missing(MOVES, met.moves)).toEqual([]);
  expect(missing(EVENTS, met.events)).toEqual([]);
});

describe('RULES.md', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
  /** The cells of the row that begins with a sign. */
  const row = (sign: string): string[] => {
    const line = rules.split('\n').find((text) => text.startsWith(`| \`${sign}\` |`)) ?? '';
    return line.split('|').flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim().replaceAll('`', '')]));
  };
  const amounts = (parts: readonly number[]): string => parts.join('/');

  test('11.5: has every card as it is played', () => {
    for (const { id, sector, role, dial, scope, title, text } of ROLE_CARDS)
      expect(row(id)).toEqual([id, sector, roleName(role), amounts(dial), scope, title, text]);
    for (const { id, role, title, text } of STORIES)
      expect(row(id)).toEqual([id, roleName(role), title, text]);
  });

  test('15, 16: has every edict, power and technology', () => {
    for (const { id, name, condition, text } of EDICTS) {
      expect(row(id).slice(0, 2)).toEqual([id, name]);
      if (condition !== null) expect(row(id)[2]).toBe(text);
    }
    for (const { id, name, text } of POWERS)
      expect([row(id)[0], row(id)[1], row(id)[3]]).toEqual([id, name, text]);
    for (const { id, name, category, cost, text } of TECHS)
      expect(row(id)).toEqual([id, name, category, String(cost), text]);
    for (const category of CATEGORIES)
      expect(rules).toContain(
        `| ${[category, ...COSTS.map((cost) => amounts(priceOf(category, cost)))].join(' | ')} |`,
      );
  });

  test('6.4, 14, 17: has ships, levels, tiles, market and Far Space', () => {
    for (const { name, strength, hull, speed, cost, pieces } of SHIP)
      expect(rules).toContain(
        `| ${[name.toLowerCase(), strength, hull, speed, amounts(cost), pieces].join(' | ')} |`,
      );
    for (const { id, cruisers, credits } of DIFFICULTIES)
      expect(row(id)).toEqual([id, String(cruisers), String(credits)]);
    for (const { id, kind, name, yields } of EXPLORER_TILES)
      if (kind === 'planet') expect(row(id)).toEqual([id, name, amounts(yields)]);
    for (const { id, name, limits, credits } of MARKET)
      expect(row(id)).toEqual([id, name, amounts(limits), String(credits)]);
    for (const { id, name, cost, value } of LOCATIONS)
      expect(row(id)).toEqual([id, name, String(cost), String(value)]);
    for (const { id, cost } of SLOTS) expect(rules).toContain(`\`${id}\` for ${cost}`);
  });

  test('4.2: has every sector with its regions', () => {
    SECTOR_IDS.forEach((id, sector) => {
      const regions = SCAN[sector]?.map((region) => NAME[region]).join(' ');
      const [start, frontier] = [START[sector], FRONTIER[sector]].map(
        (region) => NAME[region ?? -1] ?? 'none',
      );
      expect(row(id)).toEqual([id, SECTOR_NAMES[sector], regions, start, frontier]);
    });
  });

  test('24, 25: has every option and a line for every move', () => {
    for (const option of Object.keys(game.options)) expect(rules).toContain(`\`${option}\``);
    const written = new Set([...rules.matchAll(/`(\w+)[^`]*`/g)].map(([, word = '']) => word));
    expect(missing(MOVES, written)).toEqual([]);
  });

  test('1.1: names for every statement of the source tests that have its sign', () => {
    const statements = [...rules.matchAll(/^\| (S\d+) \|.*\| (`[^|]*) \|$/gm)];
    expect(statements.map(([, sign]) => sign)).toEqual(Array.from({ length: 23 }, (_, i) => `S${i + 1}`));
    for (const [, sign, files = ''] of statements) {
      for (const [, file] of files.matchAll(/`([^`]+)`/g)) {
        const tests = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
        expect(tests).toMatch(new RegExp(`\\b${sign}\\b`));
      }
    }
  });

  test('19: has every ruling', () => {
    for (let n = 1; n <= 48; n++) expect(rules).toContain(`- **19.${n}** `);
  });
});
