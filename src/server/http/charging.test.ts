import Fastify, { type FastifyInstance } from 'fastify';
import { expect, test, vi } from 'vitest';
import { testServer } from '../../../test/kit/online.ts';
import { InputError } from '../../kernel/error.ts';
import { type Budgets, openBudgets } from '../budgets/budgets.ts';
import { addCharges } from './charging.ts';

/** Keeps the one thread busy. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** An application over budgets of a few milliseconds, whose time stands still. */
function smallApp(pace: number): { app: FastifyInstance; budgets: Budgets } {
  const budgets = openBudgets(Buffer.alloc(32), pace, () => 0);
  const app = Fastify();
  app.decorateRequest('person', undefined);
  app.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof InputError && error.code === 'too_many' ? 429 : 500).send(),
  );
  addCharges(app, budgets);
  for (const path of ['/api/name', '/api/logout', '/page'])
    app.post(path, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      work(30);
      return {};
    });
  return { app, budgets };
}

test('P2.9 a request is charged for what it costs after it has waited, and further ones are refused', async () => {
  const { app } = smallApp(0.01);
  const statusOf = async (url: string, remoteAddress: string): Promise<number> =>
    (await app.inject({ method: 'POST', url, remoteAddress, payload: {} })).statusCode;
  expect(await statusOf('/api/name', '10.0.0.1')).toBe(200);
  expect(await statusOf('/api/logout', '10.0.0.1')).toBe(429);
  expect(await statusOf('/api/name', '10.0.0.2')).toBe(200);
  // Pages are not counted.
  expect(await statusOf('/page', '10.0.0.1')).toBe(200);
});

test('P2.9 what changes something is charged for what it stores; who has stored too much may still sign out', async () => {
  const { app, budgets } = smallApp(1000);
  const payer = budgets.payer('127.0.0.1', '127.0.0.1');
  const statusOf = async (url: string): Promise<number> =>
    (await app.inject({ method: 'POST', url, payload: {} })).statusCode;
  budgets.stored(payer, 20_000_000_000 - 100);
  expect(await statusOf('/api/name')).toBe(200);
  expect(await statusOf('/api/name')).toBe(429);
  expect(await statusOf('/api/logout')).toBe(200);
});

test('P2.9 whoever has used up the time of their address is refused by every route, and opens no socket', async () => {
  let active = 0;
  const busy = vi.spyOn(performance, 'eventLoopUtilization');
  busy.mockImplementation(() => ({ active: (active += 550), idle: 0, utilization: 1 }));
  const server = await testServer({ pace: 1 }, { now: () => 0 });
  const [ann, bob] = [server.visitor(), server.visitor()];
  expect((await ann.get('/api/me')).status).toBe(200);
  expect((await bob.get('/api/tables')).status).toBe(200);
  for (const path of ['/api/me', '/api/me/tables', '/api/me/sessions', '/api/me/blocks', '/api/tables'])
    expect((await bob.get(path)).status).toBe(429);
  for (const path of ['/api/me', '/api/enter', '/api/login', '/api/tables', '/api/me/block'])
    expect((await bob.post(path)).body.error.message).toContain('too much of the server');
  await expect(bob.open()).rejects.toThrow('429');
  expect((await bob.get('/health')).status).toBe(200);
  busy.mockRestore();
  await server.stop();
});
