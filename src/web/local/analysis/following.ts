import type { ServedAnalysis } from '../../../protocol/analysis.ts';

/** What a server answers: `lost` where it cannot be reached just now, `refused` where nothing is to be had there. */
export type ServerAnswer = ServedAnalysis | 'lost' | 'refused';

/** A server that may analyse a match for everybody. */
export interface ServerAnalyst {
  /** Sees to it that it is analysed. */
  ask(): Promise<ServerAnswer>;
  /** What was found out at the places after so many. */
  look(after: number): Promise<ServerAnswer>;
}

/** Whoever waits for a server. */
export interface Follower {
  /** How many places are known, from the first on. */
  known(): number;
  /** Takes what is told; false where it is none that fits. */
  take(told: ServedAnalysis): boolean;
  /** Whether anybody still waits. */
  isWanted(): boolean;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

const EVERY_MS = 1000;
/** A server that finds out nothing in this time is not waited for any longer. */
const PATIENCE_MS = 20_000;

/** Takes what a server finds out, until all is known or nothing more is to be had there. */
export async function follow(server: ServerAnalyst, follower: Follower): Promise<void> {
  const { now, wait } = follower;
  let movedAt = now();
  let told = await server.ask();
  while (follower.isWanted() && now() - movedAt < PATIENCE_MS) {
    if (told === 'refused' || (told !== 'lost' && !follower.take(told))) return;
    if (told !== 'lost' && told.findings.length > 0) movedAt = now();
    const whole = told !== 'lost' && told.state === 'whole' ? told : undefined;
    if (whole?.of === follower.known()) return;
    if (whole === undefined || whole.findings.length > 0) await wait(EVERY_MS);
    if (!follower.isWanted()) return;
    told = await next(server, told, follower.known());
  }
}

/** What was begun before a server was started again has to be asked for anew. */
function next(server: ServerAnalyst, told: ServerAnswer, known: number): Promise<ServerAnswer> {
  return typeof told === 'object' && told.state === 'none' ? server.ask() : server.look(known);
}
