import type { ChatMessage } from '../../protocol/online.ts';

/** Who is at a table by way of other servers, and since when those who sit there are away. */
export interface Presence {
  readonly people: ReadonlySet<string>;
  readonly leftAt: ReadonlyMap<string, number>;
}

/** What one server hears from the others. */
export interface FleetListener {
  /** A table stands at this version. */
  tableChanged(table: string, version: number): void;
  chatPosted(table: string, message: ChatMessage): void;
  /** Somebody came to a table or left it. */
  presenceChanged(table: string): void;
  /** Somebody has another name or has signed out elsewhere. */
  personChanged(id: string, signedOut: boolean): void;
  /** Servers came or went, so that everything is to be looked at anew; `missed` where news may have been lost. */
  serversChanged(missed: boolean): void;
}

/**
 * The servers over one store. Tables belong to none of them: what is true stands in the store, and all that is told
 * here is that it is worth a look. So nothing here may be lost or late for more than a moment, but nothing breaks if
 * it is.
 */
export interface Fleet {
  /** How many milliseconds of a clock that no server has kept are charged to whoever was asked. */
  readonly chargedGap: number;
  publishChange(table: string, version: number): void;
  publishChat(table: string, message: ChatMessage): void;
  publishPerson(id: string, signedOut: boolean): void;
  /** Tells who is at a table by way of this server. */
  publishPresence(table: string, people: readonly string[]): void;
  /** Nothing where nobody can be asked. */
  presence(table: string): Promise<Presence | undefined>;
  /** Whether this server sees to the bots and the clock of a table. Two that both do waste time and break nothing. */
  owns(table: string): boolean;
  /** Asks to see to them; granted unless another server that is alive does. */
  claim(table: string): Promise<boolean>;
  release(table: string): void;
  listen(listener: FleetListener): void;
  /** Whether the others are heard just now. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** A server alone: there is nobody to tell, and everything is its own to do. */
export function soloFleet(): Fleet {
  const nothing = (): void => undefined;
  return {
    chargedGap: 0,
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
