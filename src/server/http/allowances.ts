import type { ChatAllowance } from '../rooms/chat.ts';
import { daily, type Limit, limitOf } from './limits.ts';

/** How often everybody may do what. */
export interface Allowances {
  /** Requests of any kind, by address. */
  readonly requests: Limit;
  /** Files of the pages, by address. */
  readonly pages: Limit;
  /** Requests and messages that were refused for being too many, and messages without a form, by address. */
  readonly refusals: Limit;
  /** What a person may change by requests. */
  readonly writes: Limit;
  /** New tables, by person. */
  readonly creates: Limit;
  /** Guesses of passwords and links, by address and by account. */
  readonly guesses: Limit;
  readonly reports: Limit;
  /** Matches to be analysed that nobody else has asked for, by person and by address. */
  readonly analyses: Limit;
  /** Messages over sockets, by person. */
  readonly messages: Limit;
  /** Messages over sockets, by address. */
  readonly addressMessages: Limit;
  readonly chat: ChatAllowance;
}

/** The allowances everybody has, `pace` times over. */
export function openAllowances(pace: number, now: () => number): Allowances {
  const allowance = (burst: number, perSecond: number): Limit =>
    limitOf({ burst: burst * pace, perSecond: perSecond * pace }, now);
  return {
    requests: allowance(300, 50),
    pages: allowance(3000, 300),
    refusals: allowance(300, 50),
    writes: allowance(40, 4),
    creates: allowance(10, 0.2),
    guesses: allowance(20, 0.2),
    reports: allowance(5, 1 / 600),
    analyses: allowance(10, 1 / 30),
    messages: allowance(60, 20),
    addressMessages: allowance(600, 200),
    chat: {
      players: allowance(20, 1),
      others: allowance(5, 0.1),
      daily: limitOf(daily(100 * pace), now),
    },
  };
}
