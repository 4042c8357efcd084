import { expose, wrap } from 'comlink';
import type { BotAnswer } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import type { Mind } from './botPool.ts';
import type { Thinker } from './botAnswer.ts';

/** A mind is a worker of the same script as the tables, under another name: what one has fetched serves the other. */
const NAME = 'mind';

export const isMind = (): boolean => self.name === NAME;

/** Answers questions from within a mind. */
export function serveMind(think: Thinker): void {
  const endless = new AbortController().signal;
  expose({ think: (question: BotRequest) => think(question, endless) });
}

interface DistantMind {
  think(question: BotRequest): Promise<BotAnswer>;
}

export function openMind(): Mind {
  const worker = new Worker(self.location.href, { type: 'module', name: NAME });
  const remote = wrap<DistantMind>(worker);
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  worker.onerror = ({ message }) => broken.reject(new Error(message));
  return {
    think: (question) => Promise.race([remote.think(question), broken.promise]),
    end: () => worker.terminate(),
  };
}
