import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ended } from '../../test/kit/running.ts';

/** A browser that is not Chromium, driven from outside: one window. */
export interface Driver {
  readonly name: string;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page that refers to nothing outside itself; what it returns must be fit for JSON. */
  evaluate<R, A = undefined>(act: (argument: A) => R | Promise<R>, argument?: A): Promise<R>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export const SIZE = { width: 1440, height: 1000 } as const;

/** The pointer goes to a spot, is pressed and let go. */
export function pressAt(x: number, y: number): object[] {
  const pointer = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }];
}

/** A function as the text of one that returns its result, or what went wrong, as JSON. */
export function asText(act: (argument: never) => unknown, argument: unknown): string {
  const given = argument === undefined ? 'undefined' : JSON.stringify(argument);
  return `async () => {
    try { return JSON.stringify({ value: await (${act.toString()})(${given}) }); }
    catch (error) { return JSON.stringify({ error: String(error?.stack ?? error) }); }
  }`;
}

export function resultOf<R>(json: string): R {
  const { value, error }: { value: R; error?: string } = JSON.parse(json);
  if (error !== undefined) throw new Error(error);
  return value;
}

/** The part in brackets of the first line that fits; fails if the stream ends without one. */
export async function announced(stream: Readable, line: RegExp): Promise<string> {
  const lines = createInterface({ input: stream });
  for await (const text of lines) {
    const [, found] = line.exec(text) ?? [];
    if (found === undefined) continue;
    lines.close();
    stream.resume();
    return found;
  }
  throw new Error(`nothing like ${line} was announced`);
}

/** Ends processes in turn, the last started first. */
export async function endAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of [...children].reverse()) await ended(child);
}

export function firstOf(places: readonly string[]): string | undefined {
  return places.find((place) => existsSync(place));
}
