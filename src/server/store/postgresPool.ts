import { setTimeout as sleep } from 'node:timers/promises';
import {
  DatabaseError,
  Pool as PgPool,
  type PoolClient,
  type PoolOptions,
  type QueryConfig,
  types,
} from 'pg';

/** Connections to a database. */
export interface Pool {
  readonly options: PoolOptions;
  connect(): Promise<PoolClient>;
  query(query: string | QueryConfig, values?: unknown[]): Promise<Answer>;
  end(): Promise<void>;
}

interface Answer {
  readonly rowCount: number | null;
  readonly rows: readonly Record<string, unknown>[];
}

const MAX_CONNECTIONS = 10;
const INT8 = 20;

/** A database that is being started again is waited for this long. */
const RETRY_FOR_MS = 8000;
const RETRY_MS = 100;

/** `broken` hears of connections that end while nobody uses them, as when the database is restarted. */
export function openPool(url: string, onBroken: (error: Error) => void): Pool {
  const pool = new PgPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    // Whatever the database does by itself, here a commit is waited for until it is on the disk.
    options: '-c synchronous_commit=on',
    types: {
      // Times are whole numbers far below 2^53. Its own type has overloads that one function cannot be given.
      getTypeParser: ((oid: number, format: 'text') =>
        oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', onBroken);
  // While a client is in use its owner hears of it by the statement that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const connect = (): Promise<PoolClient> => withRetries(() => pool.connect());
  return {
    options: pool.options,
    connect,
    async query(query, values) {
      const client = await connect();
      let failure: unknown;
      try {
        // Of its overloads the one for a config takes texts as well.
        return await client.query(query as QueryConfig, values);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        client.release(failure !== undefined && !isStatementError(failure));
      }
    },
    end: () => pool.end(),
  };
}

/** Only connecting is tried again: of a write whose answer was lost nobody knows whether it was done. */
async function withRetries<T>(connect: () => Promise<T>): Promise<T> {
  const end = performance.now() + RETRY_FOR_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isTransient(error) || performance.now() > end) throw error;
      await sleep(RETRY_MS);
    }
  }
}

/** Codes of a database that is starting or stopping, or of which nothing is there yet. */
const TRANSIENT_CODES = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET'];

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT_CODES.includes(code) || error.message === 'Connection terminated unexpectedly';
}

/** Whether a statement failed and not the connection it was sent through. */
function isStatementError(error: unknown): boolean {
  return error instanceof DatabaseError && !isTransient(error);
}

const UNIQUE_VIOLATION = '23505';

export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}
