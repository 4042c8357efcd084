import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Ink, painted, showsColour } from '../ink.ts';

/** Where the table is shown and typed at: a screen with a keyboard, or two pipes. */
export interface Terminal {
  readonly colour: boolean;
  readonly width: number;
  readonly height: number;
  /** Whether a person watches: then the screen is cleared, and completion and progress are shown. */
  readonly live: boolean;
  say(text: string, ink?: Ink): void;
  clear(): void;
  /** Shows a line that the next one replaces. */
  progress(text: string): void;
  /** The next line typed, or nothing at the end of input. `words` can be completed with the tab key. */
  ask(sign: string, words: readonly string[]): Promise<string | undefined>;
  close(): void;
}

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

const USUAL = { columns: 100, rows: 50 };
const CLEAR_SCREEN = '\x1b[H\x1b[2J';
const CLEAR_LINE = '\r\x1b[K';

export function openTerminal(input: Readable & { readonly isTTY?: boolean }, output: Output): Terminal {
  const live = input.isTTY === true && output.isTTY === true;
  const colour = showsColour(output);
  let words: readonly string[] = [];
  const lines = createInterface({
    input,
    ...(live && { output, completer: (line: string) => [beginningWith(words, line), line] }),
    terminal: live,
  });
  const typed = lines[Symbol.asyncIterator]();
  let closed = false;
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    closed = true;
  });
  return {
    colour,
    live,
    get width() {
      return output.columns ?? USUAL.columns;
    },
    get height() {
      return output.rows ?? USUAL.rows;
    },
    say: (text, ink = '') => void output.write(`${painted(text, ink, colour)}\n`),
    clear: () => void (live && output.write(CLEAR_SCREEN)),
    progress: (text) => void (live && output.write(`${CLEAR_LINE}${text}`)),
    async ask(sign, known) {
      words = known;
      lines.setPrompt(sign);
      if (live && !closed) lines.prompt();
      const { value, done } = await typed.next();
      if (!live && !done) output.write(`${sign}${value}\n`);
      return done ? undefined : value;
    },
    close: () => lines.close(),
  };
}

function beginningWith(words: readonly string[], line: string): string[] {
  const start = line.toLowerCase();
  return words.filter((word) => word.toLowerCase().startsWith(start));
}
