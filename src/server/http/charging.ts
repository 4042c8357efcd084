import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Budgets, Payer } from '../budgets/budgets.ts';
import { addressOf } from './address.ts';

/** Requests that keep nothing new: whoever has stored too much may still sign out and take back. */
const TAKING_BACK = new Set([
  '/api/logout',
  '/api/me/sessions/end',
  '/api/me/elsewhere',
  '/api/me/password',
  '/api/me/delete',
  '/api/me/unblock',
]);

/** What a request that changes something stores beside its body: a row, and where it is found. */
const ROW_BYTES = 300;

/** Charges every request to whoever sends it, and refuses whoever has used up what they may: added before any route. */
export function addCharges(app: FastifyInstance, budgets: Budgets): void {
  app.addHook('onRoute', (route) => {
    const { handler, url, method, websocket = false } = route;
    if (websocket || !url.startsWith('/api/')) return;
    const stores = method === 'POST' && !TAKING_BACK.has(url);
    route.handler = function charged(request, reply) {
      return charging(budgets, request, async () => {
        if (stores) budgets.requireSpace(payerOf(budgets, request));
        const answer: unknown = await handler.call(this, request, reply);
        if (stores) budgets.stored(payerOf(budgets, request), ROW_BYTES + lengthOf(request));
        return answer;
      });
    };
  });
}

/** Does what a request asks for and charges what it costs, be it granted or refused. */
export async function charging<T>(
  budgets: Budgets,
  request: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  budgets.requireTime(payerOf(budgets, request));
  const charge = budgets.begin();
  try {
    return await work();
  } finally {
    charge(payerOf(budgets, request));
  }
}

/** Whoever sends a request; everybody at an address as long as it is not known who. */
export function payerOf(budgets: Budgets, request: FastifyRequest): Payer {
  const address = addressOf(request);
  return budgets.payer(request.person?.id ?? address, address);
}

function lengthOf({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? 0);
}
