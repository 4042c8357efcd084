import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InputError } from '../../kernel/error.ts';
import { block, blockList } from '../people/blocks.ts';
import type { KnownPerson } from '../people/people.ts';
import { report, requireReporting } from '../rooms/reporting.ts';
import type { Room } from '../rooms/room.ts';
import { BODIES, readAs } from '../socket/messages.ts';
import { addressOf } from './address.ts';
import type { RouteDependencies } from './routes.ts';

/** What all routes share. */
export interface RouteParts {
  readonly identify: (request: FastifyRequest, reply: FastifyReply) => Promise<KnownPerson>;
  readonly post: (
    path: string,
    handler: (person: KnownPerson, request: FastifyRequest) => Promise<unknown>,
  ) => void;
  /** The table a request names, opened at the expense of whoever asks. */
  readonly roomOf: (request: FastifyRequest) => Promise<Room>;
}

/** People who want to have nothing to do with each other, and what they report. */
export function addSocial(
  app: FastifyInstance,
  { services, people, rooms, reports, personChanged }: RouteDependencies,
  { identify, post, roomOf }: RouteParts,
): void {
  const { store, now } = services;

  app.get('/api/me/blocks', async (request, reply) => {
    const { id } = await identify(request, reply);
    return { people: await blockList(store, id) };
  });
  post('/api/me/block', async (person, request) => {
    const known = await people.ensureStored(person);
    await block(store, known.id, readAs(BODIES.block, request.body).person, now());
    await rooms.blocksChanged(known.id);
    await personChanged(known, false);
    return {};
  });
  post('/api/me/unblock', async (person, request) => {
    await store.unblock(person.id, readAs(BODIES.block, request.body).person);
    await rooms.blocksChanged(person.id);
    await personChanged(person, false);
    return {};
  });
  post('/api/tables/:id/report', async (person, request) => {
    const body = readAs(BODIES.report, request.body);
    const room = await roomOf(request);
    await requireReporting(room, person.id, body.person);
    if (!reports.take(addressOf(request)) || !reports.take(person.id))
      throw new InputError('too_many', 'you have reported a lot; wait a while');
    const { id } = await people.ensureStored(person);
    await report(room, id, body);
    return {};
  });
}
