import { itemAt } from '../../kernel/data/lists.ts';
/** The part of Markdown that rules are written in, read into plain data; there is no way to write HTML with it. */

export type Inline =
  | { readonly type: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly type: 'mark'; readonly mark: 'ruling' | 'reconstructed' }
  | { readonly type: 'link'; readonly text: string; readonly to: string };

export type Words = readonly Inline[];

export interface ListItem {
  readonly words: Words;
  readonly items: readonly ListItem[];
}

export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly words: Words; readonly text: string }
  | { readonly type: 'paragraph'; readonly words: Words; readonly rule: string | undefined }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly ListItem[] }
  | { readonly type: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  | { readonly type: 'code'; readonly text: string };

const HEADING = /^(#{1,4}) (.*)$/;
const ITEM = /^( *)(?:[-*]|(\d+)\.) (.*)$/;
const FENCE = /^```/;
/** A rule begins with its number in bold. */
const RULE = /^\*\*(\d+(?:\.\d+)*)\*\* */;

export function readMarkdown(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = itemAt(lines, at);
    if (line.trim() === '') at++;
    else {
      const length = blockLength(lines, at);
      blocks.push(readBlock(lines.slice(at, at + length)));
      at += length;
    }
  }
  return blocks;
}

function blockLength(lines: readonly string[], at: number): number {
  const first = itemAt(lines, at);
  if (HEADING.test(first)) return 1;
  const rest = lines.slice(at + 1);
  if (FENCE.test(first)) {
    const end = rest.findIndex((line) => FENCE.test(line));
    return end < 0 ? rest.length + 1 : end + 2;
  }
  const end = rest.findIndex((line) => line.trim() === '' || startsAnother(first, line));
  return end < 0 ? rest.length + 1 : end + 1;
}

/** A list, a table or a heading may follow a paragraph without an empty line. */
function startsAnother(first: string, line: string): boolean {
  if (HEADING.test(line) || FENCE.test(line)) return true;
  return (ITEM.test(line) && !ITEM.test(first)) || (line.startsWith('|') && !first.startsWith('|'));
}

function readBlock(lines: readonly string[]): Block {
  const first = itemAt(lines, 0);
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    return { type: 'heading', level: marks.length, words: readWords(text), text };
  }
  if (FENCE.test(first)) return { type: 'code', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('|')) return readTable(lines);
  if (ITEM.test(first))
    return { type: 'list', ordered: /^ *\d/.test(first), items: readItems(joinItems(lines)) };
  const text = lines.map((line) => line.trim()).join(' ');
  const rule = RULE.exec(text);
  return { type: 'paragraph', rule: rule?.[1], words: readWords(rule ? text.slice(rule[0].length) : text) };
}

function readTable([head = '', , ...rows]: readonly string[]): Block {
  return { type: 'table', head: cellsOf(head), rows: rows.map(cellsOf) };
}

const cellsOf = (line: string): Words[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => readWords(cell.trim().replaceAll('\\|', '|')));

/** Lines that go on with an item are joined to it. */
function joinItems(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** Deeper items belong to the one above them. */
function readItems(lines: readonly string[]): ListItem[] {
  const depth = depthOf(itemAt(lines, 0));
  const starts = lines.flatMap((line, i) => (depthOf(line) <= depth ? [i] : []));
  return starts.map((start, i) => {
    const [first = '', ...inner] = lines.slice(start, starts[i + 1]);
    return { words: readWords(ITEM.exec(first)?.[3] ?? ''), items: inner.length > 0 ? readItems(inner) : [] };
  });
}

const depthOf = (line: string): number => ITEM.exec(line)?.[1]?.length ?? 0;

const INLINE =
  /`([^`]+)`|\*\((ruling|reconstructed)\)\*|\*\*((?:[^*]|\*(?!\*))+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function readWords(text: string): Inline[] {
  const words: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) words.push({ type: 'text', text: text.slice(at, match.index) });
    words.push(readInline(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) words.push({ type: 'text', text: text.slice(at) });
  return words;
}

function readInline([, code, mark, strong, em, text = '', to = '']: RegExpMatchArray): Inline {
  if (code !== undefined) return { type: 'code', text: code };
  if (mark === 'ruling' || mark === 'reconstructed') return { type: 'mark', mark };
  if (strong !== undefined) return { type: 'strong', text: strong };
  if (em !== undefined) return { type: 'em', text: em };
  return { type: 'link', text, to };
}

/** The words as they are read out. */
export const plainText = (words: Words): string =>
  words.map((word) => (word.type === 'mark' ? `(${word.mark})` : word.text)).join('');
