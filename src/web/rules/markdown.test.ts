import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { nearest, readRules } from './chapters.ts';
import { plainText, readMarkdown, readWords } from './markdown.ts';

describe('words', () => {
  test('keep their kinds and their order', () => {
    expect(readWords('A **gate** is *not* a `C3|R2`, see [here](#/x). *(ruling)*')).toEqual([
      { type: 'text', text: 'A ' },
      { type: 'strong', text: 'gate' },
      { type: 'text', text: ' is ' },
      { type: 'em', text: 'not' },
      { type: 'text', text: ' a ' },
      { type: 'code', text: 'C3|R2' },
      { type: 'text', text: ', see ' },
      { type: 'link', text: 'here', to: '#/x' },
      { type: 'text', text: '. ' },
      { type: 'mark', mark: 'ruling' },
    ]);
  });

  test('hold no HTML: what looks like it stays text', () => {
    expect(readWords('<img src=x onerror=alert(1)>')).toEqual([
      { type: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });
});

describe('blocks', () => {
  test('a paragraph that begins with a bold number is a rule', () => {
    expect(readMarkdown('**6.1.3** You *may*\nfly.')).toEqual([
      {
        type: 'paragraph',
        rule: '6.1.3',
        words: [
          { type: 'text', text: 'You ' },
          { type: 'em', text: 'may' },
          { type: 'text', text: ' fly.' },
        ],
      },
    ]);
  });

  test('lists nest by their indent', () => {
    const [list] = readMarkdown('- a\n  - b\n  - c\n    goes on\n- d');
    expect(list).toMatchObject({
      type: 'list',
      items: [{ items: [{ items: [] }, { words: [{ text: 'c goes on' }] }] }, { items: [] }],
    });
  });

  test('tables have a head and rows', () => {
    expect(readMarkdown('| a | `I\\|C` |\n| --- | --- |\n| 1 | 2 |')).toMatchObject([
      {
        type: 'table',
        head: [[{ text: 'a' }], [{ text: 'I|C' }]],
        rows: [[[{ text: '1' }], [{ text: '2' }]]],
      },
    ]);
  });

  test('a list may follow its sentence at once', () => {
    expect(readMarkdown('Two things:\n- a\n- b').map((block) => block.type)).toEqual(['paragraph', 'list']);
  });
});

describe.each(GAME_IDS)('the rules of %s', (id) => {
  const text = readFileSync(new URL(`../../games/${id}/RULES.md`, import.meta.url), 'utf8');
  const book = readRules(text);

  test('have a title and chapters', () => {
    expect(book.title).not.toBe('');
    expect(book.chapters.length).toBeGreaterThan(5);
  });

  test('know every numbered rule by its number', () => {
    const numbers = [...text.matchAll(/^\*\*(\d+(?:\.\d+)+)\*\*/gm)].map((match) => itemAt(match, 1));
    expect(numbers.filter((number) => !book.ids.has(number))).toEqual([]);
  });

  test('leave no sign of Markdown in the words', () => {
    const blocks = readMarkdown(text);
    const words = blocks.flatMap((block) => ('words' in block ? [plainText(block.words)] : []));
    expect(words.filter((line) => /\*\*|^#|`/.test(line))).toEqual([]);
  });

  test('lead to the nearest rule where a number is not there', () => {
    const [number] = [...book.ids].filter((rule) => /^\d+\.\d+$/.test(rule));
    expect(nearest(book.ids, `${number}.99.9`)).toBe(number);
    expect(nearest(book.ids, '999.1')).toBeUndefined();
  });
});
