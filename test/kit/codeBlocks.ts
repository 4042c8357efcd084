import { readFileSync } from 'node:fs';

/** A block of code in a document, and its language. */
export interface Block {
  readonly kind: string;
  readonly text: string;
}

/** The blocks of a document, in order. */
export function blocksIn(file: string): Block[] {
  const found = readFileSync(file, 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...found].map(([, kind = '', text = '']) => ({ kind, text }));
}

/** The lines of a text that are not empty. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
