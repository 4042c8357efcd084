import type { GameEntry } from '../../kernel/entry.ts';
import type { Seat } from '../../kernel/game.ts';
import type { AskBot } from '../../bots/botRequest.ts';
import type { Fleet } from '../fleet/fleet.ts';
import type { TableRecord } from './tableRecord.ts';
import type { Store } from '../store/store.ts';

/** What rooms need from around them. */
export interface Services {
  readonly store: Store;
  /** The servers that share it. */
  readonly fleet: Fleet;
  /** The game of an id from outside, or a refusal. */
  game(id: unknown): GameEntry;
  readonly askBot: AskBot;
  readonly now: () => number;
  /** Does something later; returns how to call it off. */
  readonly after: (ms: number, job: () => void) => () => void;
  /** 64 hex digits that nobody can guess. */
  secret(): string;
  /** Somebody who is not at the table is asked to move. */
  notifyTurn(record: TableRecord, seat: Seat): void;
  /** A fault of ours, told to those who keep the server. */
  readonly fault: (error: unknown, what: string) => void;
}
