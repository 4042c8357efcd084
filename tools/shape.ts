import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Cast, castsOf, type Node, nodesOf, type Source, sourcesOf } from './casts.ts';
import { type Repeat, repeatedLines, repeatsOf } from './repeats.ts';

/**
 * Measures the shape of the tree, to see progress by: lengths of files and functions, casts, what stands in several
 * places, and what one more game takes. `npm run shape [folder]` prints it as a table, `npm run shape -- --casts` every
 * cast of the product with its reason, `npm run shape -- --repeated` what stands in several places.
 */

const { values, positionals } = parseArgs({
  options: { casts: { type: 'boolean' }, repeated: { type: 'boolean' } },
  allowPositionals: true,
});

const ROOT = path.resolve(positionals[0] ?? '.');
const GAMES = ['sol', 'star', 'factions', 'empire'];

const SOURCES = sourcesOf(ROOT);

interface Counts {
  readonly functions: number[];
  readonly casts: Cast[];
  assertions: number;
}

const linesOf = (text: string): number => text.split('\n').length - 1;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Functions with a name of their own; what is written where it is handed over belongs to its surroundings. */
function isNamed({ type, around }: Node): boolean {
  return FUNCTIONS.includes(type) && around?.type !== 'CallExpression' && around?.type !== 'NewExpression';
}

function countsOf(sources: readonly Source[]): Counts {
  const counts: Counts = { functions: [], casts: [], assertions: 0 };
  for (const source of sources) {
    counts.casts.push(...castsOf(source));
    for (const node of nodesOf(source)) {
      if (isNamed(node)) counts.functions.push(linesOf(source.text.slice(node.start, node.end)) + 1);
      if (node.type === 'TSNonNullExpression') counts.assertions++;
    }
  }
  return counts;
}

/** The middle, what only one in twenty exceeds, and the largest. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.5)} / ${at(0.95)} / ${at(1)}`;
}

/** Files outside the games' own folders that name every game. */
function listsOfGames(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file }) => !GAMES.some((id) => file.includes(`games/${id}`)))
    .filter(({ text }) => GAMES.every((id) => new RegExp(`['"/]${id}\\b|\\b${id}:|\\b${id},`).test(text)))
    .map(({ file }) => file);
}

/** Where the same lines stand, and how many of them. */
function repeatText({ one, other }: Repeat): string {
  const places = [one, other].map((lines) => `${lines[0]?.file}:${lines[0]?.number}-${lines.at(-1)?.number}`);
  return `${one.length} lines\t${places.join('\t')}`;
}

const product = SOURCES.filter(({ isTest }) => !isTest);
const lines = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + linesOf(text), 0);
const own = countsOf(product);
const all = countsOf(SOURCES);
const lists = listsOfGames(product.filter(({ file }) => file.startsWith('src/')));

const ROWS: readonly (readonly [string, string | number])[] = [
  ['files, without and with tests', `${product.length} / ${SOURCES.length}`],
  ['lines, without and with tests', `${lines(product)} / ${lines(SOURCES)}`],
  ['lines of a file: median / p95 / most', spread(product.map(({ text }) => linesOf(text)))],
  ['lines of a function: median / p95 / most', spread(own.functions)],
  ['casts (as), without and with tests', `${own.casts.length} / ${all.casts.length}`],
  ['casts per 1,000 lines', ((1000 * own.casts.length) / lines(product)).toFixed(1)],
  ['places asserted to be there (!)', own.assertions],
  [
    'lines that stand in several places',
    `${repeatedLines(repeatsOf(product))} / ${repeatedLines(repeatsOf(SOURCES))}`,
  ],
  ['lists that name every game', `${lists.length}: ${lists.join(', ')}`],
];

if (values.casts) {
  for (const { file, line, code, reason = 'NO REASON' } of own.casts)
    console.log(`${file}:${line}\t${code}\t${reason}`);
} else if (values.repeated) {
  for (const repeat of repeatsOf(SOURCES)) console.log(repeatText(repeat));
} else {
  console.log('| | |\n|---|---|');
  for (const [name, value] of ROWS) console.log(`| ${name} | ${value} |`);
}
