import type { Config } from '../../../src/server/config.ts';
import { portOf } from '../../../src/server/http/port.ts';
import { openServer } from '../../../src/server/server.ts';
import { report } from '../server/report.ts';

/** One of several servers over one store, as it is run for everybody, but with no limit to what one address asks. */
const [config = '{}'] = process.argv.slice(2);
const { app } = await openServer({
  logLevel: 'error',
  botThreads: 1,
  pace: 1000,
  ...(JSON.parse(config) as Config), // as whoever starts this process has written it
});
await app.listen({ host: '127.0.0.1', port: 0 });
report(portOf(app.server));
