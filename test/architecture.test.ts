import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { itemAt } from '../src/kernel/data/lists.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SRC = path.join(ROOT, 'src');
const EXAMPLES = path.resolve(import.meta.dirname, '../examples');

const MAP = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');

/** The cells of the rows of the table under a heading. */
function rowsUnder(heading: string): readonly (readonly string[])[] {
  const section = MAP.slice(MAP.indexOf(`\n${heading}\n`)).split(/\n#+ /)[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const quoted = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** The parts a cell lists, with or without backticks; `*` stands for any package, `node` for the modules of Node. */
const namesIn = (cell = ''): string[] =>
  cell
    .replace(/[`\\]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Who may import whom, besides itself, as the map says. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    rowsUnder('## The map')
      .filter((cells) => namesIn(cells[3]).length > 0)
      .flatMap((cells) => quoted(cells[0]).map((folder) => [below(folder), namesIn(cells[3])])),
  ),
  // Positions, players and settings for tests; no rule may import them.
  'games/tests': ['kernel', 'games', 'testkit'],
};

const GAME_FILES =
  'index.ts facts.ts board.ts state.ts options.ts setup.ts steps.ts turn.ts verbs.ts scoring.ts ending.ts RULES.md checks/invariants.ts hints/index.ts hints/measures.ts texts/index.ts test/testkit.ts test/trials.ts';

const IMPORT =
  /^(?:import|export)\b[^'";]*?\bfrom\s+['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const CHANCE_OR_TIME = /\bMath\.random\b|\bDate[.(]|\bnew Date\b/;

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

interface Source {
  /** Path below src, such as `games/sol/verbs.ts`, or from the root, such as `tools/shape.ts`. */
  readonly file: string;
  readonly text: string;
}

const SOURCES: readonly Source[] = globSync('{src,tools}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: below(file), text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** The part of a path that names a part of the project. */
function below(file: string): string {
  return file.replace(/^src\//, '');
}

const KIT_OF_GAME = /^games\/[^/]+\/test\//;

const partOf = (file: string): string => {
  return KIT_OF_GAME.test(file) ? 'games/tests' : itemAt(file.split('/'), 0);
};

/** The game in whose folder a file lies. */
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];

interface Import {
  readonly from: string;
  /** A path below src for a file of the project, the specifier as written for anything else. */
  readonly to: string;
  readonly own: boolean;
}

const IMPORTS: readonly Import[] = SOURCES.flatMap(({ file, text }) =>
  [...text.matchAll(IMPORT)].map((match) => {
    const specifier = (match[1] ?? match[2] ?? match[3]) as string;
    const own = specifier.startsWith('.');
    return { from: file, to: own ? resolved(file, specifier) : specifier, own };
  }),
);

function resolved(file: string, specifier: string): string {
  const folder = file.startsWith('tools/') ? path.dirname(file) : path.join('src', path.dirname(file));
  return below(path.join(folder, specifier));
}

function isAllowed({ from, to, own }: Import): boolean {
  const allowed = MAY_IMPORT[partOf(from)] ?? [];
  if (own) return partOf(to) === partOf(from) || allowed.includes(partOf(to));
  if (to.startsWith('node:')) return allowed.includes('node');
  return allowed.includes('*') || allowed.some((name) => to === name || to.startsWith(`${name}/`));
}

const shown = ({ from, to }: Import): string => `${from} imports ${to}`;

test.each(Object.keys(MAY_IMPORT))('%s imports only what the table allows', (part) => {
  const imports = IMPORTS.filter(({ from }) => partOf(from) === part);
  expect(imports.filter((imported) => !isAllowed(imported)).map(shown)).toEqual([]);
});

test('every part stands on the map', () => {
  const parts = new Set(SOURCES.map(({ file }) => partOf(file)));
  expect([...parts].filter((part) => !(part in MAY_IMPORT))).toEqual([]);
});

const foldersIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

test('the map tells of every folder inside the larger parts', () => {
  const told = new Set(rowsUnder('### Inside').flatMap(([cell]) => quoted(cell)));
  const folders = ['src/kernel', 'src/server', 'src/web', 'src/cli'].flatMap(foldersIn);
  expect(folders.filter((folder) => !told.has(folder))).toEqual([]);
});

test('every folder and file the map names is there', () => {
  const named = quoted(MAP).filter((word) => /^(src|test|tools|e2e)[\w/.]*$/.test(word));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

const MOST_ENTRIES = 27;

test('no folder holds more than can be taken in at a glance', () => {
  const files = globSync('{src,test,tools,e2e}/**/*', { cwd: ROOT });
  const counts = Map.groupBy(files, (file) => path.dirname(file));
  const crowded = [...counts].filter(([, entries]) => entries.length > MOST_ENTRIES);
  expect(crowded.map(([folder, entries]) => `${folder}: ${entries.length}`)).toEqual([]);
});

test('examples import the kernel alone', () => {
  const files = globSync('*.ts', { cwd: EXAMPLES }).filter((file) => !file.includes('.test.'));
  const imports = files.flatMap((file) =>
    [...readFileSync(path.join(EXAMPLES, file), 'utf8').matchAll(IMPORT)].map((match) => match[1]),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((to) => !/^(?:\.\.\/src\/kernel|\.)\/[\w/]+\.ts$/.test(to ?? ''))).toEqual([]);
});

test('no game knows another', () => {
  const imports = IMPORTS.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to));
  expect(imports.map(shown)).toEqual([]);
});

test('every game has the same files', () => {
  const games = new Set(SOURCES.map(({ file }) => gameOf(file)).filter((game) => game !== undefined));
  const files = [...games].flatMap((game) => GAME_FILES.split(' ').map((name) => `games/${game}/${name}`));
  expect(files.filter((file) => !existsSync(path.join(SRC, file)))).toEqual([]);
});

test('rules, bots and tables use neither Math.random nor Date', () => {
  const pure = SOURCES.filter(({ file }) =>
    ['kernel', 'games', 'bots', 'table', 'library'].includes(partOf(file)),
  );
  const wrong = pure.filter(({ text }) => CHANCE_OR_TIME.test(text.replace(COMMENT, '')));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
