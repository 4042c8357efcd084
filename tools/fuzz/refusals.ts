import { InputError, traceOf } from '../../src/kernel/error.ts';
import type { Verdict } from './world.ts';

/** A stack trace, a file of ours or of our packages, a place on this machine. */
const INSIDE = /node_modules|node:internal|\.[cm]?[jt]sx?:\d|\n\s+at |file:\/\/|\/src\/(cli|server|kernel)\//;

const CODE = /^[a-z]+(_[a-z]+)*$/;
const LONGEST = 4000;

/** Bugs are ours, whatever was sent. */
const OWN_FAULTS = ['bug', 'internal'];

/** What is wrong with a refusal that somebody was sent: it must be clear and tell nothing of our insides. */
export function refusalFault(error: unknown): string | undefined {
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  if (typeof code !== 'string' || !CODE.test(code)) return 'a refusal has no code';
  if (typeof message !== 'string' || message === '') return `the refusal ${code} has no message`;
  if (OWN_FAULTS.includes(code)) return `a bug of ours: ${message}`;
  if (message.length > LONGEST) return `the message of ${code} has ${message.length} characters`;
  return insideFault(message);
}

export function insideFault(text: string): string | undefined {
  const found = INSIDE.exec(text);
  return found ? `it tells of our insides: ${JSON.stringify(found[0])}` : undefined;
}

/** What became of an input whose reader throws refusals. */
export function verdictOn(error: unknown): Verdict {
  if (!(error instanceof InputError)) {
    return { answer: 'bug', fault: `a bug of ours: ${traceOf(error)}` };
  }
  const fault = refusalFault(error);
  return { answer: error.code, ...(fault !== undefined && { fault }) };
}
