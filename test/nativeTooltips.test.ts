import path from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, type Source, sourcesOf } from '../tools/casts.ts';

/** Tooltips are our own (`data-tip`): those of the browser come late, cannot be reached by keys and never by fingers. */

const PAGES = sourcesOf(path.resolve(import.meta.dirname, '..')).filter(
  ({ file }) => file.startsWith('src/web/') && file.endsWith('x'),
);

/** Elements of the page, not parts of ours, that bear a `title`; and those called so inside of drawings. */
function nativeTips(source: Source): string[] {
  return [...nodesOf(source)].flatMap(({ type, start, end, around }) => {
    const code = source.text.slice(start, end);
    const element = around === undefined ? '' : source.text.slice(around.start, around.end);
    const titled = type === 'JSXAttribute' && /^title\b/.test(code) && /^<[a-z]/.test(element);
    const drawn = type === 'JSXOpeningElement' && /^<title\b/.test(code);
    return titled || drawn ? [`${source.file}: ${code}`] : [];
  });
}

const found = (text: string) => nativeTips({ file: 'src/web/some.tsx', text, isTest: false });

test('no page has a tooltip of the browser', () => {
  expect(PAGES.length).toBeGreaterThan(100);
  expect(PAGES.flatMap(nativeTips)).toEqual([]);
});

test('one would be found, and what only has a title of its own would not', () => {
  expect(found('const a = <b title="x">y</b>;')).toHaveLength(1);
  expect(found('const a = <svg><title>x</title></svg>;')).toHaveLength(1);
  expect(found('const a = <Dialog title="x" />;')).toEqual([]);
});
