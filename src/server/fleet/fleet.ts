import type { ChatMessage } from '../../protocol/online.ts';

/** Who is at a table through other servers, and since when its absent players have been away. */
export interface Presence {
  readonly people: ReadonlySet<string>;
  readonly leftAt: ReadonlyMap<string, number>;
}

/** Receives what other servers publish. */
export interface FleetListener {
  /** A table has reached this version. */
  tableChanged(table: string, version: number): void;
  chatPosted(table: string, message: ChatMessage): void;
  /** Somebody came to a table or left it. */
  presenceChanged(table: string): void;
  /** Somebody has another name or has signed out elsewhere. */
  personChanged(id: string, signedOut: boolean): void;
  /** Servers came or went, so everything must be read again; `missed` where messages may have been lost. */
  serversChanged(missed: boolean): void;
}

/**
 * The servers that share one store. The store holds the truth; messages here only say that something has changed.
 * Losing or delaying one makes a server late, never wrong.
 */
export interface Fleet {
  /** Whether there can be no other server. */
  readonly isAlone: boolean;
  publishChange(table: string, version: number): void;
  publishChat(table: string, message: ChatMessage): void;
  publishPerson(id: string, signedOut: boolean): void;
  /** Publishes who is at a table through this server. */
  publishPresence(table: string, people: readonly string[]): void;
  /** Undefined where no other server can be asked. */
  presence(table: string): Promise<Presence | undefined>;
  /** Whether this server runs the bots and the clock of a table. Two servers that both do waste time but break nothing. */
  owns(table: string): boolean;
  /** Asks to own a table; granted unless another live server owns it. */
  claim(table: string): Promise<boolean>;
  release(table: string): void;
  listen(listener: FleetListener): void;
  /** Whether messages of other servers arrive at the moment. */
  readonly isConnected: () => boolean;
  close(): Promise<void>;
}

/** The fleet of a single server, which owns every table. */
export function soloFleet(): Fleet {
  const nothing = (): void => undefined;
  return {
    isAlone: true,
    publishChange: nothing,
    publishChat: nothing,
    publishPerson: nothing,
    publishPresence: nothing,
    presence: async () => undefined,
    owns: () => true,
    claim: async () => true,
    release: nothing,
    listen: nothing,
    isConnected: () => true,
    close: async () => undefined,
  };
}
