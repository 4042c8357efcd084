import { describe, expect, test } from 'vitest';
import { ANCIENTS, type Event } from '../../../../games/empire/state.ts';
import { linesOf } from '../../../table/log/logTurns.ts';
import { texts } from '../../../../games/empire/texts/index.ts';
import { goesOn, line } from './lines.ts';
import { cueOf, placesOf, turnOf } from './places.ts';

const NAMES = ['Ann', 'Ben'];

/** The lines of the log as somebody else, or as Ann, reads them. */
function told(events: readonly Event[], you?: number): string[] {
  const view = { placesOf, cueOf, turnOf, goesOn, line };
  const news = events.map((event, i) => ({ seq: i, ply: i, seat: 0, text: undefined, events: [event] }));
  return linesOf(news, { texts, view, names: NAMES, you });
}

describe('one line is told of', () => {
  test.each<[what: string, events: readonly Event[], lines: readonly string[]]>([
    [
      'a trade',
      [
        { type: 'stock', seat: 0, by: [0, -1, 0], reason: 'sold' },
        { type: 'credits', who: 0, by: 1, reason: 'sold' },
        { type: 'stock', seat: 0, by: [0, -1, 0], reason: 'sold' },
        { type: 'credits', who: 0, by: 1, reason: 'sold' },
        { type: 'credits', who: 0, by: -3, reason: 'bought' },
        { type: 'stock', seat: 0, by: [0, 0, 1], reason: 'bought' },
      ],
      ['Ann sells 2 metal to buy 1 energy: −1 credit.'],
    ],
    [
      'each ship that is built',
      [
        { type: 'stock', seat: 0, by: [-1, -1, 0], reason: 'build' },
        { type: 'built', who: 0, ship: 'fighter', free: false },
        { type: 'stock', seat: 0, by: [-1, -2, -1], reason: 'build' },
        { type: 'built', who: 0, ship: 'cruiser', free: false },
      ],
      [
        'Ann builds a fighter for 1 polymer and 1 metal; it waits in staging.',
        'Ann builds a cruiser for 1 polymer, 2 metal and 1 energy; it waits in staging.',
      ],
    ],
    [
      'ships that go to one place',
      [
        { type: 'flew', seat: 0, ship: 'fighter', from: 'C3', to: 'D4', tile: 'P01' },
        { type: 'flew', seat: 0, ship: 'fighter', from: 'C3', to: 'D4', tile: 'P01' },
        { type: 'flew', seat: 0, ship: 'cruiser', from: 'C3', to: 'D4', tile: 'P01' },
      ],
      ['Ann flies 2 fighters and a cruiser to Vell.'],
    ],
    [
      'the plans of a battle',
      [
        { type: 'dials', attacker: [3, 1, 0], defender: [1, 1, 1] },
        { type: 'tactics', winner: 0, by: 2 },
        { type: 'scored', who: 0, token: 'galaxy', merit: 'tactics' },
      ],
      ['Ann wins tactics by 2 and a galaxy token.'],
    ],
    [
      'a march of the Ancients',
      [
        { type: 'bound', sector: 'CO', cruisers: 1 },
        { type: 'departed', from: 'A1' },
        { type: 'arrived', at: 'D4', tile: 'P01', staged: false },
      ],
      ['The Ancients send 1 cruiser to the Core.'],
    ],
    [
      'a role',
      [
        { type: 'wanted', card: 'EXP1', role: 'regent', reached: 'regent' },
        { type: 'monolith', who: ANCIENTS, from: 'steward', to: 'regent', paid: ['warlord'], taken: 2 },
      ],
      ['The Ancients lead Regent, leaving a credit on Warlord, and take 2 credits.'],
    ],
    ['no turn: its head tells it', [{ type: 'turn', seat: 0, turn: 2, emperor: false }], []],
  ])('%s', (_, events, lines) => {
    expect(told(events)).toEqual(lines);
  });

  test('whoever did it, who reads it as you', () => {
    const sold: readonly Event[] = [
      { type: 'stock', seat: 0, by: [0, -1, 0], reason: 'sold' },
      { type: 'credits', who: 0, by: 1, reason: 'sold' },
    ];
    expect(told(sold, 0)).toEqual(['You sell 1 metal: +1 credit.']);
  });
});
