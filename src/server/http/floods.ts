import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { addressKey, addressOf } from './address.ts';
import type { Allowances } from './allowances.ts';

const TOO_MANY = { error: { code: 'too_many', message: 'you ask too much; wait a moment' } };

/**
 * Refuses whoever asks too often. Refusing costs too: whoever was refused hundreds of times and goes on is not listened
 * to for a while. Behind a proxy that is up to the proxy, because everybody comes by its connections.
 */
export function addFloodGate(
  app: FastifyInstance,
  { requests, pages, refusals }: Pick<Allowances, 'requests' | 'pages' | 'refusals'>,
  { proxy }: Config,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const address = addressOf(request);
    const isGranted = (isOfApi(request) ? requests : pages).take(address);
    if (isGranted) return undefined;
    refusals.charge(address, 1);
    return refuse(reply);
  });
  if (proxy !== undefined) return;
  app.server.on('connection', (socket) => {
    if (refusals.isSpent(addressKey(socket.remoteAddress ?? ''))) socket.destroy();
  });
}

/** The same as an error would be answered with, which costs more to make than everything else here. */
function refuse(reply: FastifyReply): FastifyReply {
  return reply.status(429).header('connection', 'close').send(TOO_MANY);
}

/** Whether a request is one of the protocol, however its address is written (`/%61pi/me`). */
function isOfApi(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/');
}
