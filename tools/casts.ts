import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';

/** A place where the code claims a type that the compiler does not see (`x as T`; `as const` claims nothing). */
export interface Cast {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  /** Why it is true: the comment at the end of its line, or the one above it or above its statement. */
  readonly reason: string | undefined;
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly isTest: boolean;
}

/** Every source of the product and of the tools beside it, with its path. */
export function sourcesOf(root: string): Source[] {
  return globSync('{src,tools}/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
      isTest: /\.test\.|testkit|\/test\//.test(file),
    }));
}

type Tree = { readonly type: string; readonly start: number; readonly end: number };

/** A piece of code within another. */
export interface Node extends Tree {
  readonly around: Node | undefined;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every piece of a source. */
export function* nodesOf({ file, text }: Source): Generator<Node> {
  yield* within(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), undefined);
}

function* within(tree: Tree, around: Node | undefined): Generator<Node> {
  const node = { type: tree.type, start: tree.start, end: tree.end, around };
  yield node;
  for (const inner of Object.values(tree).flat()) if (isTree(inner)) yield* within(inner, node);
}

const CASTS = ['TSAsExpression', 'TSTypeAssertion'];

/** The casts of a source. */
export function castsOf(source: Source): Cast[] {
  const { file, text } = source;
  return [...nodesOf(source)].flatMap((node) => {
    const code = text.slice(node.start, node.end);
    if (!CASTS.includes(node.type) || code.endsWith(' as const')) return [];
    return [
      {
        file,
        line: lineAt(text, node.end),
        code: code.replaceAll(/\s+/g, ' '),
        reason: reasonOf(text, node),
      },
    ];
  });
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const COMMENT = /(?:^|\s)\/\/ (.*)$/;
const OWN_LINE = /^\s*\/\/ (.*)$/;

function reasonOf(text: string, cast: Node): string | undefined {
  const lines = text.split('\n');
  const above = (node: Node): string => lines[lineAt(text, node.start) - 2] ?? '';
  const beside = lines[lineAt(text, cast.end) - 1] ?? '';
  const found = COMMENT.exec(beside) ?? OWN_LINE.exec(above(cast)) ?? OWN_LINE.exec(above(statementOf(cast)));
  return found?.[1];
}

function statementOf(node: Node): Node {
  if (node.around === undefined || /Statement$|Declaration$/.test(node.type)) return node;
  return statementOf(node.around);
}
