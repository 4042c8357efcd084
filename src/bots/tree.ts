import type { Move, Seat } from '../kernel/game.ts';

/** A move somebody may choose at a decision, with what came of it so far. */
export interface Branch {
  /** Its place among the legal moves. */
  readonly at: number;
  /** How promising it looked before it was tried; the priors of a decision add up to 1. */
  readonly prior: number;
  visits: number;
  /** The chances of winning found for the one who chooses, added up. */
  won: number;
  /** The decisions that may follow, by what chance did in between and who is asked; none before the first. */
  next: Map<string, Decision[]> | undefined;
}

/**
 * A decision of one seat after a line of moves and luck. Positions in which it may do the same are one decision,
 * whatever hides behind them: nobody in the tree chooses by what it could not see.
 */
export interface Decision {
  readonly seat: Seat;
  readonly legal: readonly Move[];
  /** The most promising first. */
  readonly branches: readonly Branch[];
  visits: number;
}

/** A decision by what each move seems to be worth, and by how far such opinions are doubted. */
export function decisionOf(
  seat: Seat,
  legal: readonly Move[],
  worths: readonly number[],
  doubt: number,
): Decision {
  return { seat, legal, branches: branchesOf(worths, doubt), visits: 0 };
}

function branchesOf(worths: readonly number[], doubt: number): Branch[] {
  const best = highest(worths);
  const shares = worths.map((worth) => Math.exp((worth - best) / doubt));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const branches = shares.map((share, at): Branch => {
    return { at, prior: share / total, visits: 0, won: 0, next: undefined };
  });
  return branches.sort((a, b) => b.prior - a.prior);
}

/** Worths that differ by less, in doubts, may come to the same prior. */
const ROUNDING = 1e-9;

/** The place of the move that a decision by the same worths has first. */
export function favouriteOf(worths: readonly number[], doubt: number): number {
  const best = highest(worths);
  const at = worths.findIndex((worth) => best - worth < ROUNDING * doubt);
  return worths[at] === best ? at : branchesOf(worths, doubt)[0]!.at;
}

/** Not `Math.max`, for which a long list would have to be spread out. */
function highest(worths: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of worths) if (worth > best) best = worth;
  return best;
}

/** The decision that follows a branch, or nothing while it has not been met. */
export function nextOf({ next }: Branch, key: string, legal: readonly Move[]): Decision | undefined {
  return next?.get(key)?.find((decision) => sameMoves(decision.legal, legal));
}

export function addNext(branch: Branch, key: string, decision: Decision): void {
  branch.next ??= new Map();
  const known = branch.next.get(key);
  if (known === undefined) branch.next.set(key, [decision]);
  else known.push(decision);
}

/** How freely branches are tried that are not the best so far. */
export interface Curiosity {
  /** The weight of the prior against what has been found. */
  readonly explore: number;
  /** How many branches are open at first; more open up with the root of the visits. */
  readonly width: number;
  /** How much less than the average is hoped for from what has not been tried. */
  readonly caution: number;
}

/** The branch to try next: what has been found for the one who chooses, and what its prior promises (PUCT). */
export function branchToTry(decision: Decision, { explore, width, caution }: Curiosity): Branch {
  const { branches, visits } = decision;
  const first = branches[0]!;
  if (visits === 0) return first;
  const open = Math.min(branches.length, width + Math.floor(Math.sqrt(visits)));
  const untried = averageOf(branches, visits) - caution;
  const urge = explore * Math.sqrt(visits + 1);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < open; i++) {
    const branch = branches[i]!;
    const found = branch.visits === 0 ? untried : branch.won / branch.visits;
    const score = found + (urge * branch.prior) / (1 + branch.visits);
    if (score > most) [best, most] = [branch, score];
  }
  return best;
}

function averageOf(branches: readonly Branch[], visits: number): number {
  let won = 0;
  for (const branch of branches) won += branch.won;
  return won / visits;
}

/** Whether two lists hold the same moves in the same order. */
function sameMoves(some: readonly Move[], others: readonly Move[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (!isSame(some[i]!, others[i]!)) return false;
  return true;
}

/** Moves hold words and numbers only, so one look at each field is enough. */
function isSame<M extends Move>(a: M, b: M): boolean {
  for (const word in a) if (a[word] !== b[word]) return false;
  return true;
}
