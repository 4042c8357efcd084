import type { AddressInfo } from 'node:net';
import { openServer } from '../../server/server.ts';

/** A server in a process of its own that can be killed: it is told its data folder and tells its port. */
const [data = ''] = process.argv.slice(2);
const { app } = await openServer({ data, pages: data, logLevel: 'error', botThreads: 1, pace: 1000 });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log((app.server.address() as AddressInfo).port);
