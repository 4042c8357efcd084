import { type Canvas, put } from './canvas.ts';
import type { Ink } from './ink.ts';

/** A few signs in one ink, that stay together. */
export interface Token {
  readonly text: string;
  readonly ink: Ink;
}

/** Tokens in lines of at most `room` columns, with spaces between them unless that costs a line. */
export function flow(tokens: readonly Token[], room: number): Token[][] {
  const loose = broken(tokens, room, 1);
  const tight = broken(tokens, room, 0);
  return tight.length < loose.length ? tight : loose.map(spaced);
}

function broken(tokens: readonly Token[], room: number, gap: number): Token[][] {
  const lines: Token[][] = [];
  let used = room + 1;
  for (const token of tokens) {
    if (used + gap + token.text.length > room) {
      lines.push([]);
      used = -gap;
    }
    lines.at(-1)?.push(token);
    used += gap + token.text.length;
  }
  return lines;
}

function spaced(line: readonly Token[]): Token[] {
  return line.flatMap((token, i) => (i === 0 ? [token] : [{ text: ' ', ink: '' }, token]));
}

/** Writes tokens one after the other from a place to the right. */
export function putAll(sheet: Canvas, x: number, y: number, tokens: readonly Token[]): void {
  let at = x;
  for (const { text, ink } of tokens) {
    put(sheet, at, y, text, ink);
    at += text.length;
  }
}
