import { setTimeout as sleep } from 'node:timers/promises';
import {
  DatabaseError,
  Pool as PgPool,
  type PoolClient,
  type PoolOptions,
  type QueryConfig,
  types,
} from 'pg';
import { InputError } from '../../kernel/error.ts';
import { Unavailable } from './unavailable.ts';

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

/**
 * Nothing is waited for without end: neither a connection, nor one that is free, nor a lock, nor an answer. The
 * database ends a statement itself; where it says nothing any more the connection is dropped a little later. An
 * address that names other limits (`?statement_timeout=…`) has its way.
 */
const TIMEOUTS = {
  connectionTimeoutMillis: 5000,
  lock_timeout: 5000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
};

/** To bring the form up to date may take long, and others wait for it. */
const PATIENT: typeof TIMEOUTS = {
  ...TIMEOUTS,
  lock_timeout: 600_000,
  statement_timeout: 600_000,
  query_timeout: 600_000,
  idle_in_transaction_session_timeout: 600_000,
};

/** `onBroken` hears of connections that break, as when the database is restarted, and of statements that hang. */
export function openPool(url: string, onBroken: (error: Error) => void, isPatient = false): Pool {
  const pool = new PgPool({
    ...(isPatient ? PATIENT : TIMEOUTS),
    connectionString: url,
    max: MAX_CONNECTIONS,
    keepAlive: true,
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
  /** What the caller is told: that the store is away, or what was wrong with the statement. */
  const told = (error: unknown): unknown => {
    if (!isOutage(error)) return error;
    onBroken(error);
    return new Unavailable(error);
  };
  const connect = async (): Promise<PoolClient> => {
    try {
      return watched(await withRetries(() => pool.connect()), told);
    } catch (error) {
      throw told(error);
    }
  };
  return {
    options: pool.options,
    connect,
    async query(query, values) {
      const client = await connect();
      try {
        // Of its overloads the one for a config takes texts as well.
        return await client.query(query as QueryConfig, values);
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
  };
}

/** A client that is dropped when it is given back after its connection broke or hung. */
function watched(client: PoolClient, told: (error: unknown) => unknown): PoolClient {
  let isBroken = false;
  const query = async (text: QueryConfig, values?: unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, values);
    } catch (error) {
      isBroken ||= !isStatementError(error);
      throw told(error);
    }
  };
  const release = (drop = false): void => client.release(drop || isBroken);
  return Object.create(client, { query: { value: query }, release: { value: release } });
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

/** Codes of a statement that was ended, waited too long for a lock, or met a database without room or in recovery. */
const OUTAGE_CODES = /^(57014|55P03|25006|08...|53...|57P0.)$/;

/** Whether a statement failed for want of the database, and not for what it says. */
function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof InputError) return false;
  return !(error instanceof DatabaseError) || OUTAGE_CODES.test(error.code ?? '');
}

const UNIQUE_VIOLATION = '23505';

export function isDuplicate(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
}
