import { digest } from '../../src/kernel/match/chance.ts';
import { traceOf } from '../../src/kernel/error.ts';
import { seeded } from '../../src/kernel/match/rng.ts';
import { type Case, makeCase, smallerCases } from './case.ts';
import type { Complaints } from './complaints.ts';
import { bytesInUse, growthFault } from './memory.ts';
import type { Verdict, World } from './world.ts';

/** What is fuzzed. */
export const WHATS = ['socket', 'http', 'record', 'engine', 'position', 'link'] as const;

export type What = (typeof WHATS)[number];

/** A number of inputs to one world; the same round is the same again. */
export interface Round {
  readonly what: What;
  readonly seed: string;
  readonly number: number;
  readonly inputs: number;
}

/** Something that must not be: the smallest input that shows it. */
export interface Finding {
  readonly what: What;
  readonly round: number;
  /** The number of the input in its round. */
  readonly input: number;
  readonly fault: string;
  readonly said: string;
  readonly changes: Pick<Case, 'edits' | 'mangles'>;
  /** Whether the input alone shows it again, in the same world. */
  readonly again: boolean;
}

export interface RoundReport {
  readonly round: Round;
  readonly inputs: number;
  /** How many inputs got which answer. */
  readonly answers: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** Bytes in use after each batch. */
  readonly memory: readonly number[];
  readonly slowest: { readonly input: number; readonly ms: number };
}

const BATCH = 1000;
const MOST_FINDINGS = 5;
const MOST_SHRINKING = 40;

export interface RoundParts {
  readonly world: World;
  readonly complaints: Complaints;
  /** Called before each input. */
  readonly beat: (input: number) => void;
}

/** The number a round and its world go by. */
export function roundSeed({ seed, what, number }: Round): number {
  return Number.parseInt(digest(`${seed} ${what} ${number}`).slice(0, 12), 16);
}

export function caseOf(round: Round, input: number): Case {
  return makeCase(seeded(roundSeed(round) + input));
}

export async function runRound(round: Round, parts: RoundParts): Promise<RoundReport> {
  const { world, beat } = parts;
  const answers: Record<string, number> = {};
  const findings: Finding[] = [];
  const memory: number[] = [];
  let [slowest, done] = [{ input: 0, ms: 0 }, 0];
  for (; done < round.inputs && findings.length < MOST_FINDINGS; done++) {
    beat(done);
    const one = caseOf(round, done);
    const started = performance.now();
    const verdict = await fed(one, parts);
    const ms = performance.now() - started;
    if (ms > slowest.ms) slowest = { input: done, ms };
    answers[verdict.answer] = (answers[verdict.answer] ?? 0) + 1;
    const { fault } = verdict;
    if (fault !== undefined && !findings.some((known) => isLike(known.fault, fault)))
      findings.push(await shrunk(round, done, one, fault, parts));
    if ((done + 1) % BATCH === 0 || done + 1 === round.inputs) {
      const harm = await harmDone(parts);
      if (harm !== undefined) findings.push(unshrunk(round, done, one, harm, world.said()));
      memory.push(bytesInUse());
    }
  }
  const growth = growthFault(memory);
  if (growth !== undefined)
    findings.push(unshrunk(round, done - 1, caseOf(round, done - 1), growth, world.said()));
  return { round, inputs: done, answers, findings, memory, slowest };
}

/** What became of an input, and of everything around it. */
async function fed(one: Case, { world, complaints }: RoundParts): Promise<Verdict> {
  try {
    const verdict = await world.feed(one);
    const complaint = complaints.take();
    return complaint === undefined || verdict.fault !== undefined
      ? verdict
      : { ...verdict, fault: complaint };
  } catch (error) {
    return { answer: 'bug', fault: `it was not answered: ${traceOf(error)}` };
  }
}

/** What the inputs so far have done to innocents. */
async function harmDone({ world, complaints }: RoundParts): Promise<string | undefined> {
  try {
    return (await world.check()) ?? complaints.take();
  } catch (error) {
    return `innocents were not served: ${traceOf(error)}`;
  }
}

/** Faults are alike that come up in the same place, whatever the values. */
function isLike(one: string, other: string): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(fault: string): string {
  return /\n\s+at (.*)/.exec(fault)?.[1] ?? fault.replace(/[\d"].*/s, '');
}

/** Leaves out changes as long as the fault stays. */
async function shrunk(
  round: Round,
  input: number,
  first: Case,
  fault: string,
  parts: RoundParts,
): Promise<Finding> {
  const shows = async (one: Case): Promise<boolean> => {
    const found = (await fed(one, parts)).fault;
    return found !== undefined && isLike(found, fault);
  };
  const original = parts.world.said();
  if (!(await shows(first))) return unshrunk(round, input, first, fault, original);
  let [best, said, tries] = [first, parts.world.said(), 0];
  for (let smaller = smallerCases(best); smaller.length > 0 && tries < MOST_SHRINKING; tries++) {
    const one = smaller.pop();
    if (one === undefined || !(await shows(one))) continue;
    [best, said] = [one, parts.world.said()];
    smaller = smallerCases(best);
  }
  return { ...unshrunk(round, input, best, fault, said), again: true };
}

function unshrunk(
  { what, number }: Round,
  input: number,
  { edits, mangles }: Case,
  fault: string,
  said: string,
): Finding {
  return { what, round: number, input, fault, said, changes: { edits, mangles }, again: false };
}
