import { type Block, plainText, readMarkdown } from './markdown.ts';
import { present } from '../../kernel/data/present.ts';

interface Heading {
  /** What `?at=` calls it: its number, or its words where it has none. */
  readonly id: string;
  readonly title: string;
}

/** A section of the rules with the headings inside it. */
export interface Chapter extends Heading {
  readonly blocks: readonly Block[];
  readonly parts: readonly Heading[];
}

export interface Rulebook {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly chapters: readonly Chapter[];
  /** Everything a number in the text may lead to. */
  readonly ids: ReadonlySet<string>;
}

const NUMBERED = /^(\d+(?:\.\d+)*) /;

export const idOf = (heading: string): string =>
  NUMBERED.exec(heading)?.[1] ?? heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Reads a RULES.md: one title, sections of level 2, parts of level 3. */
export function readRules(text: string): Rulebook {
  const blocks = readMarkdown(text);
  const starts = blocks.flatMap((block, i) => (isHeading(block, 2) ? [i] : []));
  const [first, ...opening] = blocks.slice(0, starts[0]);
  const chapters = starts.map((start, i) => readChapter(blocks.slice(start, starts[i + 1])));
  const ids = new Set<string>();
  for (const block of blocks) {
    if (block.type === 'heading') ids.add(idOf(block.text));
    if (block.type === 'paragraph' && block.rule !== undefined) ids.add(block.rule);
  }
  return { title: first ? titleOf(first) : '', opening, chapters, ids };
}

function readChapter([head, ...blocks]: readonly Block[]): Chapter {
  const parts = blocks.filter((block) => isHeading(block, 3)).map(headingOf);
  return { ...headingOf(present(head)), blocks, parts };
}

const isHeading = (block: Block, level: number): boolean => block.type === 'heading' && block.level === level;

const titleOf = (block: Block): string => ('words' in block ? plainText(block.words) : '');

function headingOf(block: Block): Heading {
  const title = titleOf(block);
  return { id: idOf(title), title };
}

/** The nearest thing that exists: 6.1.3 itself, else 6.1, else 6. */
export function nearest(ids: ReadonlySet<string>, wanted: string): string | undefined {
  if (ids.has(wanted)) return wanted;
  const end = wanted.lastIndexOf('.');
  return end < 0 ? undefined : nearest(ids, wanted.slice(0, end));
}
