import { expect, test } from 'vitest';
import { chapter, contents, readable, rulesOf } from './chapters.ts';

const RULES = `# A game

## 1 Terms

**1.1** A **space** is a field.

| a | b |
| --- | --- |

**1.2** An \`eye\` is a dot.

### 1.3 Verbs

**1.3.1** Fly.

## 2 Pieces

- **2.1** One ship.
- **2.2** Two ships.
`;

test('headings are the contents', () => {
  expect(contents(RULES)).toEqual(['1 Terms', '  1.3 Verbs', '2 Pieces']);
});

test.each([
  ['1.2', ['**1.2** An `eye` is a dot.', '']],
  ['1.3', ['### 1.3 Verbs', '', '**1.3.1** Fly.', '']],
  ['2.1', ['- **2.1** One ship.']],
])('%s is found with all that belongs to it', (number, lines) => {
  expect(chapter(RULES, number)).toEqual(lines);
});

test('a chapter ends where the next begins', () => {
  expect(chapter(RULES, '1')?.at(-2)).toBe('**1.3.1** Fly.');
  expect(chapter(RULES, '3')).toBeUndefined();
});

test('marks of Markdown are left out', () => {
  expect(readable(['### 1.3 Verbs', '| --- | --- |', '**1.2** An `eye`'], 40)).toEqual([
    '1.3 Verbs',
    '1.2 An eye',
  ]);
});

test('every game has rules that can be asked for', async () => {
  expect(chapter(await rulesOf('sol'), '6.1.4')?.join(' ')).toContain('Hurl');
});
