import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { GameEntry } from '../../kernel/entry.ts';
import { answersTo } from '../engine/conversation.ts';
import { type HttpAccess, engineServer } from '../engine/http.ts';
import { startSession } from '../engine/session.ts';
import { withOwnNets } from '../../server/bots/nets.ts';
import { listen } from '../listen.ts';

/** Answers requests line by line until the input ends or says quit (docs/engine.md). */
export async function runEngine(
  input: AsyncIterable<Uint8Array>,
  output: Writable,
  games: readonly GameEntry[],
): Promise<number> {
  for await (const answer of answersTo(startSession(await learned(games)), input))
    if (!output.write(answer)) await once(output, 'drain');
  return 0;
}

/** Answers requests over HTTP until the process is ended; there is nothing to put away then. */
export async function runEngineServer(
  games: readonly GameEntry[],
  { port, ...door }: HttpAccess & { readonly port: number },
): Promise<void> {
  const address = await listen(engineServer(await learned(games), door), door.host, port);
  console.log(`The engine is at ${address}`);
  console.log('Ctrl+C ends it.');
}

function learned(games: readonly GameEntry[]): Promise<GameEntry[]> {
  return Promise.all(games.map((game) => withOwnNets(game)));
}
