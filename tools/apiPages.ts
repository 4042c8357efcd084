import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** The pages of docs/api: whatever an entry of the library exports, with its types and the comment above it. */

const SRC = path.resolve(import.meta.dirname, '../src');
const LIBRARY = path.join(SRC, 'library');

/** Every page by its path below docs/api. */
export function apiPages(): Map<string, string> {
  const entries = globSync('**/*.ts', { cwd: LIBRARY }).toSorted();
  return new Map(entries.map((file) => [file.replace(/\.ts$/, '.md'), pageOf(file)]));
}

type Program = ReturnType<typeof parseAst>;
type Exported = Extract<Program['body'][number], { type: 'ExportNamedDeclaration' }>;
type Declaration = NonNullable<Exported['declaration']>;
type Variable = Extract<Declaration, { type: 'VariableDeclaration' }>;
type Class = Extract<Declaration, { superClass: unknown }>;

/** An `export` of a source, and what stands between it and the statement before. */
interface Statement {
  readonly before: string;
  readonly node: Exported;
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly statements: readonly Statement[];
}

const SOURCES = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = SOURCES.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const statements: Statement[] = [];
  let end = 0;
  for (const node of parseAst(text, { lang: 'ts' }).body) {
    if (node.type === 'ExportNamedDeclaration')
      statements.push({ before: text.slice(end, node.start), node });
    end = node.end;
  }
  const source = { file, text, statements };
  SOURCES.set(file, source);
  return source;
}

/** Something an entry exports: where it comes from, what it is called there and here. */
interface Passed {
  readonly file: string;
  readonly local: string;
  readonly name: string;
}

function passedBy(file: string, { node }: Statement): Passed[] {
  if (node.source === null) return [];
  const from = path.resolve(path.dirname(file), node.source.value);
  return node.specifiers.map(({ local, exported }) => ({
    file: from,
    local: nameOf(local),
    name: nameOf(exported),
  }));
}

function nameOf(name: Exported['specifiers'][number]['local']): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function pageOf(entry: string): string {
  const { file, statements } = sourceOf(path.join(LIBRARY, entry));
  const all = statements.flatMap((statement) => passedBy(file, statement));
  const mark = statements.some(({ before }) => headingsIn(before).length > 0) ? '###' : '##';
  const parts = statements.flatMap((statement) => [
    ...headingsIn(statement.before),
    ...passedBy(file, statement).map((passed) => `${mark} ${sectionOf(passed, all)}`),
  ]);
  const address = path.join('orrery', entry).replace(/(\/index)?\.ts$/, '');
  const about = commentIn(statements[0]?.before ?? '') ?? '';
  return `${[`# ${address}`, about, contentsOf(all), ...parts].join('\n\n')}\n`;
}

/** Links to all sections. Names that differ by capitals alone have numbered anchors from the second on. */
function contentsOf(all: readonly Passed[]): string {
  const anchors = all.map(({ name }) => name.toLowerCase());
  const links = all.map(({ name }, i) => {
    const anchor = anchors[i];
    const earlier = anchors.slice(0, i).filter((other) => other === anchor).length;
    return `[\`${name}\`](#${anchor}${earlier > 0 ? `-${earlier}` : ''})`;
  });
  return links.join(' · ');
}

/** A line such as `// A match` between the exports of an entry opens a part of its page. */
function headingsIn(before: string): string[] {
  return [...before.matchAll(/^\/\/ (.+)$/gm)].map(([, words = '']) => `## ${words}`);
}

/** The comment that stands last, as plain text. */
function commentIn(before: string): string | undefined {
  const comment = [...before.matchAll(/\/\*\*(.*?)\*\//gs)].at(-1)?.[1];
  return comment?.replace(/^\s*\* ?/gm, '').trim();
}

function sectionOf({ file, local, name }: Passed, all: readonly Passed[]): string {
  const { text, found } = declared(file, local);
  const comment = found.map(({ before }) => commentIn(before)).find((words) => words !== undefined);
  if (comment === undefined) throw new Error(`${name} is exported by the library and has no comment`);
  const code = found.map(({ declaration }) => signatureOf(text, declaration)).join('\n');
  return [name, comment, `\`\`\`ts\n${renamed(code, all)}\n\`\`\``].join('\n\n');
}

/** Types of a game are called `State` and `Move` at home and `SolState` and `SolMove` abroad. */
function renamed(code: string, all: readonly Passed[]): string {
  const others = all.filter(({ local, name }) => local !== name);
  return others.reduce(
    (text, { local, name }) => text.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), name),
    code,
  );
}

interface Found {
  readonly before: string;
  readonly declaration: Declaration;
}

/** Where a name is declared, through files that only pass it on; a function once for each way to call it. */
function declared(file: string, name: string): { readonly text: string; readonly found: readonly Found[] } {
  const { text, statements } = sourceOf(file);
  const found = statements.flatMap(({ before, node: { declaration } }) =>
    declaration && declares(declaration, name) ? [{ before, declaration }] : [],
  );
  const ways = found.filter(({ declaration }) => declaration.type === 'TSDeclareFunction');
  if (ways.length > 0) return { text, found: ways };
  if (found.length > 0) return { text, found };
  const passed = statements.flatMap((statement) => passedBy(file, statement));
  const further = passed.find((one) => one.name === name);
  if (further === undefined) throw new Error(`${file} declares no ${name}`);
  return declared(further.file, further.local);
}

function declares(declaration: Declaration, name: string): boolean {
  if (declaration.type !== 'VariableDeclaration')
    return (
      'id' in declaration &&
      declaration.id !== null &&
      'name' in declaration.id &&
      declaration.id.name === name
    );
  return declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === name);
}

/** A declaration without what it does. */
function signatureOf(text: string, declaration: Declaration): string {
  const { start, end } = declaration;
  switch (declaration.type) {
    case 'FunctionDeclaration':
      return `${text.slice(start, declaration.body?.start ?? end).trim()};`;
    case 'VariableDeclaration':
      return variableSignature(text, declaration);
    case 'ClassDeclaration':
      return classSignature(text, declaration);
    default:
      return text.slice(start, end);
  }
}

/** The type of a variable; where its value is its type, that. */
function variableSignature(text: string, { start, end, declarations }: Variable): string {
  const [{ id } = { id: null }] = declarations;
  return id?.type === 'Identifier' && id.typeAnnotation
    ? `${text.slice(start, id.end)};`
    : text.slice(start, end);
}

function classSignature(text: string, { start, body }: Class): string {
  const head = text.slice(start, body.start).trim();
  const members = body.body.flatMap((member, i) => {
    if ('accessibility' in member && member.accessibility === 'private') return [];
    if ('key' in member && member.key.type === 'PrivateIdentifier') return [];
    const before = text.slice(body.body[i - 1]?.end ?? body.start + 1, member.start);
    const method = member.type === 'MethodDefinition' ? member.value.body : null;
    const code = text.slice(member.start, method?.start ?? member.end).trim();
    return [`${before.replace(/^\n+/, '')}${method ? `${code};` : code}`];
  });
  return members.length === 0 ? `${head} {}` : `${head} {\n${members.join('\n')}\n}`;
}
