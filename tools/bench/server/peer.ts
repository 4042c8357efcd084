import type { ScriptedMove } from './script.ts';

/** A match with both of its seats connected. */
export interface Table {
  /** Decides all of its luck. */
  readonly seed: string;
  /** Sends the move after `ply` others in the name of its seat; `accepted` is called when that seat hears of it. */
  play(ply: number, move: ScriptedMove, accepted: () => void): void;
  /** Bytes on all of its wires so far. */
  bytes(): number;
  close(): void;
}

/** What tables are opened with. */
interface Opening {
  /** The id of the game that is played. */
  readonly game: string;
  readonly port: number;
  readonly count: number;
  /** The folder of this server, for one that keeps something. */
  readonly data: string;
  /** The luck of each match, for servers that accept one. */
  readonly seeds: readonly string[];
}

/** A server to be measured and a client for it. */
export interface Peer {
  readonly id: string;
  readonly name: string;
  /** Where its moves are when they are acknowledged. */
  readonly durability: string;
  readonly legality: string;
  readonly redaction: string;
  /** The module that runs it in a process of its own. */
  readonly host: URL;
  /** The version that is installed, or nothing. */
  readonly version: () => string | undefined;
  open(opening: Opening): Promise<Table[]>;
}
