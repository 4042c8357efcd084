import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../src/server/http/port.ts';
import { openServer } from '../../src/server/server.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { newRecorder } from './history.ts';

/** A table of two people who know one server. */
function pairAt(address: string): Crowd {
  const servers = [{ address: async () => address }];
  const crowd = openCrowd({ servers }, newRecorder(), { game: 'sol', tables: 1, seed: 1 });
  onTestFinished(() => crowd.leave());
  return crowd;
}

const REFUSAL = { error: { code: 'too_many', message: 'you ask too much' } };
const refuse: RequestListener = (_, response) =>
  void response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(REFUSAL));

test('G5.1 whoever is not answered says what was refused', async () => {
  const server = createServer(refuse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const crowd = pairAt(`127.0.0.1:${portOf(server)}`);
  await expect
    .poll(() => crowd.unanswered(0))
    .toEqual([
      `at no table yet; last refusal: GET /api/me/tables: ${JSON.stringify(REFUSAL)} | at no table yet; last refusal: nothing was refused`,
    ]);
});

test('P4.11 tables that came to nothing are closed, so that others can be made', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'orrery-crowd-'));
  const { app, stop } = await openServer({
    data,
    pages: data,
    logLevel: 'silent',
    botThreads: 1,
    pace: 1000,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await stop();
    rmSync(data, { recursive: true });
  });
  let sits = 0;
  const [handle] = app.server.listeners('request');
  app.server.removeAllListeners('request').on('request', (request, response) => {
    // More often than anybody may have tables, the table is made and nobody can sit down.
    if (request.url?.endsWith('/sit') && ++sits <= 31) refuse(request, response);
    else handle?.(request, response);
  });
  await pairAt(`127.0.0.1:${portOf(app.server)}`).begun();
  expect(sits).toBeGreaterThan(31);
});
