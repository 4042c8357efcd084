/** Scripts whose letters are mistaken for those of others, or that are written together with others. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Coptic',
  'Lisu',
  'Hebrew',
  'Arabic',
  'Georgian',
  'Devanagari',
  'Thai',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
] as const;

const TESTS = SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const);

/** Digits, punctuation and marks belong to every script. */
const ANY = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** The scripts the letters of a word belong to; rarer ones count as one. */
export function scriptsOf(word: string): string[] {
  const found = new Set<string>();
  for (const letter of word)
    if (!ANY.test(letter)) found.add(TESTS.find(([, test]) => test.test(letter))?.[0] ?? 'other');
  return [...found];
}
