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
  return { left: clocks.left.map((left, seat) => (running.includes(seat) ? left - passed : left)), at: now };
}

/** Adds the increment to a seat that has ended its turn. */
export function withIncrement(clocks: Clocks, seat: Seat, rules: ClockRules): Clocks {
  const left = itemAt(clocks.left, seat);
  return { ...clocks, left: clocks.left.with(seat, left + rules.increment * SECOND) };
}

/** A person who takes their seat back gets time to look around. */
export function withReturn(clocks: Clocks, seat: Seat, rules: ClockRules): Clocks {
  const least = Math.min(MIN_BANK_ON_RETURN, rules.bank * SECOND);
  return { ...clocks, left: clocks.left.with(seat, Math.max(least, itemAt(clocks.left, seat))) };
}

/** The running seat whose time ends first, and in how many milliseconds. */
export function firstToExpire(
  { left }: Clocks,
  running: readonly Seat[],
): { seat: Seat; in: number } | undefined {
  const expiries = running.map((seat) => ({ seat, in: Math.max(0, itemAt(left, seat)) }));
  return expiries.sort((a, b) => a.in - b.in)[0];
}
