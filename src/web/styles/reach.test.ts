import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');

/** The selectors of a style sheet, those inside others put together with them. */
function selectorsOf(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, head = '', sign] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    const text = head.trim().replace(/\s+/g, ' ');
    if (sign === '}') around.pop();
    if (sign !== '{') continue;
    const selector = text.startsWith('@') ? (around.at(-1) ?? '') : nested(text, around.at(-1) ?? '');
    around.push(selector);
    found.push(selector);
  }
  return found;
}

function nested(text: string, outer: string): string {
  if (outer === '') return text;
  return text.includes('&') ? text.replaceAll('&', outer) : `${outer} ${text}`;
}

/** Whether a rule with :has() is about elements below that nothing names: browsers then restyle all there are. */
const ANYTHING_BELOW = /:has\(.*\)[^,]*[ >+~]\s*(\*|:(?!is\()[\w-]+(\([^)]*\))?)$/;

test.each(globSync('**/*.css', { cwd: WEB }))('%s names what :has() is to restyle', (file) => {
  const selectors = selectorsOf(readFileSync(path.join(WEB, file), 'utf8'));
  expect(selectors.filter((selector) => ANYTHING_BELOW.test(selector))).toEqual([]);
});

test('a rule that reaches everything is found, also inside of another', () => {
  const css =
    '.a:has(> li) { & > li { color: red } & > li > * { color: red } } .b:has(i) .c:not(.d) { top: 0 }';
  expect(selectorsOf(css).filter((selector) => ANYTHING_BELOW.test(selector))).toEqual([
    '.a:has(> li) > li > *',
  ]);
});
