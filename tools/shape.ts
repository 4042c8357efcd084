import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/**
 * Measures the shape of the tree, to see progress by: lengths of files and functions, casts, what stands in several
 * places, and what one more game takes. `npm run shape [folder]` prints it as a table.
 */

const ROOT = path.resolve(process.argv[2] ?? '.');
const GAMES = ['sol', 'star', 'factions', 'empire'];

interface Source {
  readonly file: string;
  readonly text: string;
  readonly isTest: boolean;
}

const SOURCES: readonly Source[] = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
  isTest: /\.test\.|testkit|\/laws\/|\/testing\//.test(file),
}));

interface Counts {
  readonly functions: number[];
  casts: number;
  assertions: number;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

type Tree = { readonly type: string; readonly start: number; readonly end: number };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Functions with a name of their own; what is written where it is handed over belongs to its surroundings. */
function isNamed(node: Tree, parent: Tree | undefined): boolean {
  if (!FUNCTIONS.includes(node.type)) return false;
  return parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression';
}

function count(node: Tree, text: string, counts: Counts, parent?: Tree): void {
  if (isNamed(node, parent)) counts.functions.push(linesOf(text.slice(node.start, node.end)) + 1);
  if (node.type === 'TSNonNullExpression') counts.assertions++;
  if (node.type === 'TSAsExpression' && !text.slice(node.start, node.end).trimEnd().endsWith(' as const'))
    counts.casts++;
  for (const inner of Object.values(node).flat()) if (isTree(inner)) count(inner, text, counts, node);
}

function countsOf(sources: readonly Source[]): Counts {
  const counts: Counts = { functions: [], casts: 0, assertions: 0 };
  for (const { file, text } of sources)
    count(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), text, counts);
  return counts;
}

/** The middle, what only one in twenty exceeds, and the largest. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.5)} / ${at(0.95)} / ${at(1)}`;
}

const RUN = 6;

/** Lines that stand in a run of six or more which stands elsewhere too; imports, comments and brackets do not count. */
function repeatedLines(sources: readonly Source[]): number {
  const seen = new Map<string, string[]>();
  for (const { file, text } of sources) {
    const lines = text.split('\n').flatMap((line, i) => (isTelling(line) ? [{ line: line.trim(), i }] : []));
    for (let i = 0; i + RUN <= lines.length; i++) {
      const run = lines.slice(i, i + RUN);
      const key = run.map(({ line }) => line).join('\n');
      seen.set(key, [...(seen.get(key) ?? []), ...run.map((one) => `${file}:${one.i}`)]);
    }
  }
  const repeated = [...seen.values()].filter((places) => places.length > RUN);
  return new Set(repeated.flat()).size;
}

function isTelling(line: string): boolean {
  const text = line.trim();
  return text.length > 3 && !/^(import|export \{|\}|\*|\/[/*]|type \w+,$|\w+,$)/.test(text);
}

/** Files outside the games' own folders that name every game. */
function listsOfGames(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => !GAMES.some((id) => file.includes(`games/${id}`)))
    .filter(({ text }) => GAMES.every((id) => new RegExp(`['"/]${id}\\b|\\b${id}:|\\b${id},`).test(text)))
    .map(({ file }) => file);
}

const product = SOURCES.filter(({ isTest }) => !isTest);
const lines = (sources: readonly Source[]): number => sources.reduce((sum, { text }) => sum + linesOf(text), 0);
const own = countsOf(product);
const all = countsOf(SOURCES);
const lists = listsOfGames(product);

const ROWS: readonly (readonly [string, string | number])[] = [
  ['files, without and with tests', `${product.length} / ${SOURCES.length}`],
  ['lines, without and with tests', `${lines(product)} / ${lines(SOURCES)}`],
  ['lines of a file: median / p95 / most', spread(product.map(({ text }) => linesOf(text)))],
  ['lines of a function: median / p95 / most', spread(own.functions)],
  ['casts (as), without and with tests', `${own.casts} / ${all.casts}`],
  ['casts per 1,000 lines', ((1000 * own.casts) / lines(product)).toFixed(1)],
  ['places asserted to be there (!)', own.assertions],
  ['lines that stand in several places', `${repeatedLines(product)} / ${repeatedLines(SOURCES)}`],
  ['lists that name every game', `${lists.length}: ${lists.join(', ')}`],
];

console.log('| | |\n|---|---|');
for (const [name, value] of ROWS) console.log(`| ${name} | ${value} |`);
