import { itemAt } from '../../src/kernel/data/lists.ts';
import type { Mangle, MangleKind } from './case.ts';
import { NASTY_PIECES } from './nasty.ts';

/** Changes to text, as a broken or hostile sender would make them. */
export function mangled(text: string, mangles: readonly Mangle[]): string {
  return mangles.reduce((now, { kind, place, by }) => MANGLES[kind](now, place % (now.length + 1), by), text);
}

const MOST = 200_000;

const MANGLES: Readonly<Record<MangleKind, (text: string, at: number, by: number) => string>> = {
  cut: (text, at) => text.slice(0, at),
  double: (text) => (text.length > MOST ? text : text + text),
  insert: (text, at, by) =>
    text.slice(0, at) + itemAt(NASTY_PIECES, by % NASTY_PIECES.length) + text.slice(at),
  delete: (text, at, by) => text.slice(0, at) + text.slice(at + 1 + (by % 40)),
  repeat(text, at, by) {
    const piece = text.slice(at, at + 1 + (by % 30));
    return text.length > MOST ? text : text.slice(0, at) + piece.repeat((by >>> 8) % 300) + text.slice(at);
  },
  flip: (text, at, by) => text.slice(0, at) + String.fromCharCode(by & 0xffff) + text.slice(at + 1),
  behead: (text, at) => text.slice(at),
};
