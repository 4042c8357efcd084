import type { Config } from '../../src/server/config.ts';
import { portOf } from '../../src/server/http/port.ts';
import { openServer } from '../../src/server/server.ts';
import { GAMES, GAMES_MODULE } from '../../src/cli/tableGames.ts';

/** A server in a process of its own that can be killed: it is given its configuration and prints its port. */
const [config = '{}'] = process.argv.slice(2);
const { app } = await openServer(
  // as whoever starts this process has written it
  { logLevel: 'silent', botThreads: 1, pace: 1000, ...(JSON.parse(config) as Config) },
  { games: GAMES, gamesModule: GAMES_MODULE },
);
await app.listen({ host: '127.0.0.1', port: 0 });
// It does not outlive whoever started it.
process.stdin.resume().on('end', () => process.exit());
console.log(portOf(app.server));
