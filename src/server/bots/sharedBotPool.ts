import type { BotRequest } from '../../bots/botRequest.ts';
import type { Move } from '../../kernel/game.ts';
import type { Brains } from './botPool.ts';
import { type Errands, openErrands, Unanswered } from './jobs.ts';

/** How often workers are counted. */
const COUNT_MS = 2000;

export interface SharedBrainOptions {
  readonly redis: string;
  /** Milliseconds a worker is waited for. */
  readonly patience: number;
}

/** Lets workers think wherever they are, and threads of this process where no worker answers. */
export async function sharedBrains(own: Brains, { redis, patience }: SharedBrainOptions): Promise<Brains> {
  const errands: Errands<BotRequest, Move> = openErrands('orrery-thoughts', redis);
  let [workers, asked] = [0, 0];
  const count = async (): Promise<void> => {
    workers = await errands.workers().catch(() => 0);
  };
  await count();
  const timer = setInterval(() => void count(), COUNT_MS);
  timer.unref();

  async function ask(inquiry: BotRequest): Promise<Move> {
    asked++;
    try {
      return await errands.run(inquiry, AbortSignal.timeout(patience));
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      return own.think(inquiry);
    } finally {
      asked--;
    }
  }

  return {
    think: (inquiry) => (workers === 0 ? own.think(inquiry) : ask(inquiry)),
    waiting: () => own.waiting() + asked,
    async close() {
      clearInterval(timer);
      await errands.close();
      await own.close();
    },
  };
}
