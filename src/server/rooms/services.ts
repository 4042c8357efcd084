import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import type { AskBotFor } from '../bots/botPool.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { ChatAllowance } from './chat.ts';
import type { TableRecord } from './tableRecord.ts';
import type { Store } from '../store/store.ts';

/** What rooms depend on. */
export interface Services {
  readonly store: Store;
  /** The servers that share it. */
  readonly fleet: Fleet;
  /** The games that are played here. */
  readonly games: readonly GameEntry[];
  /** The game of an id sent by a client; refuses unknown ids. */
  game(id: unknown): GameEntry;
  readonly askBot: AskBotFor;
  /** What everybody may use of the server. */
  readonly budgets: Budgets;
  readonly chatAllowance: ChatAllowance;
  readonly now: () => number;
  /** The time by which the clocks of tables run: it stands still while no server does. */
  readonly clock: () => number;
  /** Runs a job later; returns a function that cancels it. */
  readonly after: (ms: number, job: () => void) => () => void;
  /** 64 hex digits that nobody can guess. */
  readonly secret: () => string;
  /** Notifies a player who is not at the table that it is their turn, or that a draw of luck waits for them. */
  notifyTurn(record: TableRecord, seat: Seat): void;
  /** Logs an internal error for the operator. */
  readonly fault: (error: unknown, what: string) => void;
}
