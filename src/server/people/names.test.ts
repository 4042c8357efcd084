import { expect, test } from 'vitest';
import { plainName } from '../../protocol/names.ts';
import { likenessOf, loginOf, ownName } from './names.ts';

test('P3.3 letters that cannot be seen, or turn the text around, are not part of a name', () => {
  expect(ownName('A\u200bn\u2060n\u00ada\u034f')).toBe('Anna');
  expect(ownName('\u202eAnna\u2066 \ufeffB\u{e0041}\u3164')).toBe('Anna B');
  expect(ownName('  two\n\twords ')).toBe('two words');
  expect(plainName('\u200b\u2800', 2)).toBe('Player 3');
});

test.each(['', '   ', '\u200b', '\u3164', '\u2800\u2800', '\u0301'])('P3.3 %j is no name', (given) => {
  expect(() => ownName(given)).toThrow('something that can be seen');
});

test('P3.3 marks do not pile up over other lines', () => {
  expect(ownName(`Z${'\u0336'.repeat(30)}oe`)).toBe(`Z${'\u0336'.repeat(3)}oe`);
  expect(ownName('\u0301\u0301Zoe')).toBe('Zoe');
  expect(ownName('Nguye\u0302\u0303n')).toBe('Nguyễn');
});

test.each(['Аnna', 'pаypal', 'Αnna', 'ivаn42', 'Ωmega', 'Ꭺnna'])(
  'P3.3 %s mixes scripts and is refused',
  (given) => {
    expect(() => ownName(given)).toThrow('mixes letters of different scripts');
  },
);

test.each([
  'Bot medium',
  'bot-MEDIUM',
  'B0t hard',
  'Botmedium',
  'Medium',
  '🤖 [Bot] Ann',
  'Вот medium',
  'De1eted  player',
])('P3.3 %s passes for a bot or for nobody and is refused', (given) => {
  expect(() => ownName(given)).toThrow('reads like a bot or nobody');
});

test.each([
  'Botond',
  'Abbot',
  'Robot 7',
  'Mediums',
  'Анна Ivanova',
  'Ιωάννα 2',
  'ジョンQ太郎',
  '김철수X',
  'ㄅㄆ王Li',
  'שלום-7',
  'Zoë & Łukasz',
  '🚀 Ace',
  'Jean-Luc',
  'علی',
])('P3.3 %s is a name as it stands', (given) => {
  expect(ownName(given)).toBe(given.normalize('NFC'));
});

test.each([
  ['Anna', 'Аппа'],
  ['Scope', 'ѕсоре'],
  ['TOM', 'ТОМ'],
  ['Ian', 'lan'],
  ['Player 1', 'PIayer l'],
  ['Modern', 'modem'],
  ['Cool', 'C00l'],
  ['Star Ann', 'StarAnn.'],
  ['Ann', 'Ａｎｎ'],
  ['Ann', '𝒜𝓃𝓃'],
  ['HEX', 'ΗΕΧ'],
  ['Ace', 'ᎪᏟᎬ'],
])('P3.7 %s and %s look alike', (one, other) => {
  expect(likenessOf(other)).toBe(likenessOf(one));
});

test.each([
  ['Ann', 'Anne'],
  ['Jose', 'José'],
  ['ian', 'lan'],
  ['!!!', '???'],
])('P3.7 %s and %s do not', (one, other) => {
  expect(likenessOf(other)).not.toBe(likenessOf(one));
});

test('P3.7 names are compared whatever their capitals and width', () => {
  expect(loginOf('ＣＹ')).toBe(loginOf('cy'));
});
