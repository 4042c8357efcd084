import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { bot, own, person } from './testkit.ts';

const DATE = new Date(2026, 10, 8, 21, 30).getTime();

const linesOf = (...matches: Parameters<typeof own>[0][]): string[] =>
  csvOf(
    matches.map((match) => own({ date: DATE, ...match })),
    (game) => game.toUpperCase(),
  ).split('\r\n');

test('a header, then a line for each match', () => {
  const report = { match: {}, seats: [{ turn: '2', faction: 'Jear' }] };
  const skill = { accuracy: 0.87654, luck: -0.0504 };
  const [header, first, second, end] = linesOf({ report, skill }, {});
  expect(header).toBe('\uFEFFdate,game,seats,own seat,faction,opponents,place,points,accuracy,luck');
  expect(first).toBe('2026-11-08,SOL,2,1,Jear,Bo (hard),1,9,0.877,-0.05');
  expect(second).toBe('2026-11-08,SOL,2,1,,Bo (hard),1,9,,');
  expect(end).toBe('');
});

test('names with commas and quotes are quoted', () => {
  const others = [person('Bea, the "Boss"'), bot('Bo', 'easy')];
  expect(linesOf({ others })[1]).toContain(',"Bea, the ""Boss""; Bo (easy)",');
});

test.each(['=1+1', '+1', '-1', '@now', '\tx'])('a name like a formula stays a text: %j', (name) => {
  expect(linesOf({ others: [person(name)] })[1]).toContain(`,'${name},`);
});

test('a line break stays within its cell', () => {
  expect(csvOf([own({ others: [person('a\r\nb')] })], String)).toContain('"a\r\nb"');
});
