import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game as toy } from '../../test/kit/toy.ts';
import type { AnyGame } from './game.ts';
import { type OptionTable, parseOptionText, readOptions, recordedOptions } from './options.ts';

interface Wide {
  readonly long: boolean;
  readonly rounds: number;
  readonly side: 'day' | 'night';
  readonly cards: readonly ('sun' | 'moon' | 'star')[];
}

const TABLE: OptionTable<Wide> = {
  long: { kind: 'flag', title: 'Long', help: 'Play on.', default: false, bySeats: { 4: true } },
  rounds: { kind: 'count', title: 'Rounds', help: 'How many.', min: 1, max: 9, default: 3 },
  side: { kind: 'choice', title: 'Side', help: 'Which one.', values: ['day', 'night'], default: 'day' },
  cards: {
    kind: 'several',
    title: 'Cards',
    help: 'Any of them.',
    values: ['sun', 'moon', 'star'],
    default: ['sun'],
  },
};

const WIDE: AnyGame = {
  ...toy,
  options: TABLE,
  optionsFault: ({ long, rounds }: Wide) =>
    long && rounds < 2 ? 'a long match needs two rounds' : undefined,
};

const DEFAULTS = { long: false, rounds: 3, side: 'day', cards: ['sun'] };

describe('options of a match', () => {
  test('are completed by the defaults', () => {
    expect(readOptions(WIDE, 2)).toEqual(DEFAULTS);
    expect(readOptions(WIDE, 2, { side: 'night' })).toEqual({ ...DEFAULTS, side: 'night' });
  });

  test('that came later are left out of records while they are at their default', () => {
    const later = { options: { ...TABLE, side: { ...TABLE.side, later: true as const } } };
    const { side, ...before } = DEFAULTS;
    expect(recordedOptions(later, DEFAULTS)).toEqual(before);
    expect(recordedOptions(later, { ...before, side: 'night' })).toEqual({ ...before, side: 'night' });
    expect(recordedOptions(WIDE, DEFAULTS)).toEqual({ ...before, side });
  });

  test('have other defaults for some numbers of seats', () => {
    expect(readOptions(WIDE, 4)).toEqual({ ...DEFAULTS, long: true });
    expect(readOptions(WIDE, 4, { long: false })).toEqual(DEFAULTS);
  });

  test('a list loses what it names twice', () => {
    expect(readOptions(WIDE, 2, { cards: ['moon', 'moon', 'sun'] })).toMatchObject({
      cards: ['moon', 'sun'],
    });
  });

  test.each([
    [{ long: 'yes' }, 'option long must be true or false, not "yes"'],
    [{ long: null }, 'option long must be true or false, not null'],
    [{ rounds: 0 }, 'option rounds must be a whole number from 1 to 9, not 0'],
    [{ rounds: 10 }, 'option rounds must be a whole number from 1 to 9, not 10'],
    [{ rounds: 2.5 }, 'option rounds must be a whole number from 1 to 9, not 2.5'],
    [{ rounds: '3' }, 'option rounds must be a whole number from 1 to 9, not "3"'],
    [{ side: 'dusk' }, 'option side must be one of day, night, not "dusk"'],
    [{ side: ['day'] }, 'option side must be one of day, night, not ["day"]'],
    [{ cards: 'sun' }, 'option cards must be a list from sun, moon, star, not "sun"'],
    [{ cards: ['comet'] }, 'option cards must be a list from sun, moon, star, not ["comet"]'],
    [{ cards: [1] }, 'option cards must be a list from sun, moon, star, not [1]'],
    [{ colour: 1 }, 'Tides has no option "colour"; it has long, rounds, side, cards'],
    [{ toString: 1 }, 'Tides has no option "toString"; it has long, rounds, side, cards'],
    [JSON.parse('{"__proto__":{"long":true}}'), 'Tides has no option "__proto__"; it has long'],
    [{ long: true, rounds: 1 }, 'a long match needs two rounds'],
    [[], 'options must be an object'],
    [null, 'options must be an object'],
    ['long', 'options must be an object'],
  ])('%j is refused', (given, message) => {
    expect(() => readOptions(WIDE, 2, given)).toThrow(message);
  });

  test.each([0, 1, 5, 2.5, Number.NaN])('%d seats are refused', (seats) => {
    expect(() => readOptions(WIDE, seats)).toThrow(`Tides is for 2 to 4 seats, not ${seats}`);
  });
});

describe('options as typed', () => {
  const read = (text: string) => readOptions(WIDE, 2, parseOptionText(WIDE, text));

  test.each([
    ['', DEFAULTS],
    ['long', { ...DEFAULTS, long: true }],
    ['long=true rounds=5', { ...DEFAULTS, long: true, rounds: 5 }],
    ['side=night,cards=sun+star', { ...DEFAULTS, side: 'night', cards: ['sun', 'star'] }],
    ['cards=', { ...DEFAULTS, cards: [] }],
    ['{"rounds": 4}', { ...DEFAULTS, rounds: 4 }],
  ])('%j', (text, options) => {
    expect(read(text)).toEqual(options);
  });

  test.each([
    ['longer', 'Tides has no option "longer"; it has long, rounds, side, cards'],
    ['__proto__=1', 'Tides has no option "__proto__"'],
    ['long=maybe', 'option long must be true or false, not "maybe"'],
    ['rounds', 'option rounds must be a whole number from 1 to 9, not "true"'],
    ['rounds=', 'option rounds must be a whole number from 1 to 9, not ""'],
    ['rounds=Infinity', 'option rounds must be a whole number from 1 to 9, not "Infinity"'],
    ['side=day=night', 'option side must be one of day, night, not "day=night"'],
    ['{"rounds": 4', 'options are not valid JSON; write {"name": value} or name=value'],
  ])('%j is refused', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('valid options written as text are read back', () => {
    const valid = fc.record({
      long: fc.boolean(),
      rounds: fc.integer({ min: 2, max: 9 }),
      side: fc.constantFrom('day', 'night'),
      cards: fc.subarray(['sun', 'moon', 'star']),
    });
    fc.assert(
      fc.property(valid, (options) => {
        const words = Object.entries(options).map(
          ([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') : value}`,
        );
        expect(read(words.join(','))).toEqual(options);
        expect(read(JSON.stringify(options))).toEqual(options);
      }),
    );
  });
});
