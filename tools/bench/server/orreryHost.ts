import { portOf } from '../../../src/server/http/port.ts';
import { openServer } from '../../../src/server/server.ts';
import { report } from './report.ts';

/** Orrery's own server, as it is run for everybody, but with no limit to how much one address may ask. */
const [, data = ''] = process.argv.slice(2);
const { app } = await openServer({ data, pages: data, logLevel: 'error', botThreads: 1, pace: 1000 });
await app.listen({ host: '127.0.0.1', port: 0 });
report(portOf(app.server));
