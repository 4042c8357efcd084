import { once } from 'node:events';
import { InputError } from '../../kernel/error.ts';
import { counted } from '../numbers.ts';
import { GAMES_MODULE } from '../tableGames.ts';
import { openWorker, type WorkerOptions } from '../worker/worker.ts';

/** Works for the servers of a Redis until it is interrupted; returns the exit code. */
export async function runWorker({
  redis,
  ...options
}: Partial<WorkerOptions> & WorkerSettings): Promise<number> {
  if (redis === undefined)
    throw new InputError('bad_request', 'a worker needs a Redis: name it with --redis or REDIS_URL');
  const worker = await openWorker({ redis, games: GAMES_MODULE, ...options });
  console.log(`Ready to work in ${counted(options.threads, 'thread')}. Ctrl+C ends it.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await worker.close();
  return 0;
}

type WorkerSettings = Pick<WorkerOptions, 'threads' | 'botTime'>;
