import type { Seat } from '../../kernel/game.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { ClockRules } from '../../protocol/online.ts';
import type { Clocks } from './tableRecord.ts';

const SECOND = 1000;

/** The least time in the bank of somebody who takes their seat back after running out. */
const MIN_BANK_ON_RETURN = 60 * SECOND;

export function fullClocks(rules: ClockRules, seats: number, now: number): Clocks {
  return { left: Array.from({ length: seats }, () => rules.bank * SECOND), at: now };
}

/** The clocks as they stand now, those of `running` seats having gone on. */
export function clocksAt(clocks: Clocks, running: readonly Seat[], now: number): Clocks {
  const passed = Math.max(0, now - clocks.at);
  const left = clocks.left.map((ms, seat) => (running.includes(seat) ? ms - passed : ms));
  // By a server that is behind no time is charged twice.
  return { left, at: Math.max(clocks.at, now) };
}

/** The clocks with so many milliseconds more for a seat, or fewer. */
export function withTime(clocks: Clocks, seat: Seat, ms: number): Clocks {
  return { ...clocks, left: clocks.left.with(seat, itemAt(clocks.left, seat) + ms) };
}

/** What a seat gets for passing its turn on. */
export function incrementOf(rules: ClockRules): number {
  return rules.increment * SECOND;
}

/** The milliseconds a person who takes their seat back lacks to look around. */
export function missingForReturn(left: number, rules: ClockRules): number {
  return Math.max(0, Math.min(MIN_BANK_ON_RETURN, rules.bank * SECOND) - left);
}

/** The running seat whose time ends first, and in how many milliseconds. */
export function firstToExpire(
  { left }: Clocks,
  running: readonly Seat[],
): { seat: Seat; in: number } | undefined {
  const expiries = running.map((seat) => ({ seat, in: Math.max(0, itemAt(left, seat)) }));
  return expiries.sort((a, b) => a.in - b.in)[0];
}
