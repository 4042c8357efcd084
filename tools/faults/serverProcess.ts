import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Config } from '../../src/server/config.ts';
import { portOf } from '../../src/server/http/port.ts';
import { openServer } from '../../src/server/server.ts';
import { GAMES, GAMES_MODULE } from '../../src/cli/tableGames.ts';
import type { Vitals } from './killableServer.ts';

/**
 * A server in a process of its own that can be killed: it is given its configuration and how far its clock is off, and
 * prints its port. Afterwards `clock MS` sets the clock anew, `vitals` asks how the
 * process is, and `leak BYTES` makes it leak as much a second.
 */
const [config = '{}', offset = '0'] = process.argv.slice(2);
let ahead = Number(offset);
const leaked: unknown[] = [];
const trueTime = Date.now.bind(Date);
// Everything in this process is told the wrong time, as on a machine whose clock is off.
Date.now = () => trueTime() + ahead;
const { app } = await openServer(
  // as whoever starts this process has written it
  { logLevel: 'silent', botThreads: 1, pace: 1000, ...(JSON.parse(config) as Config) },
  { games: GAMES, gamesModule: GAMES_MODULE },
);
await app.listen({ host: '127.0.0.1', port: 0 });

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [word, value] = line.split(' ');
    if (word === 'clock') ahead = Number(value);
    if (word === 'leak') setInterval(() => leaked.push(newGarbage(Number(value))), 1000);
    if (word === 'vitals') console.log(JSON.stringify(vitals()));
  })
  // It does not outlive whoever started it.
  .on('close', () => process.exit());
console.log(portOf(app.server));

/** Garbage is collected twice, because what is freed by the first time may free more. */
function vitals(): Vitals {
  globalThis.gc?.();
  globalThis.gc?.();
  return {
    heap: process.memoryUsage().heapUsed,
    resident: process.memoryUsage.rss(),
    handles: process.getActiveResourcesInfo().length,
    openFiles: readdirSync('/proc/self/fd').length,
  };
}

/** Objects on the heap, of about so many bytes. */
function newGarbage(bytes: number): unknown {
  return Array.from({ length: Math.ceil(bytes / 64) }, (_, i) => ({ i, next: { i } }));
}
