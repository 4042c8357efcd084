import { InputError } from '../../src/kernel/error.ts';

/** Where the tables of a part stand on the page. */
export const marksOf = (id: string): readonly [begin: string, end: string] => [
  `<!-- ${id}: written by npm run figures -->`,
  `<!-- end of ${id} -->`,
];

/** The page with another text between the marks of a part. */
export function withPart(page: string, id: string, text: string): string {
  const [begin, end] = marksOf(id);
  const [before = '', rest = ''] = page.split(begin, 2);
  const at = rest.indexOf(end);
  if (at < 0) throw new InputError('bad_request', `docs/figures.md has no marks for ${id}`);
  return `${before}${begin}\n\n${text}\n\n${rest.slice(at)}`;
}
