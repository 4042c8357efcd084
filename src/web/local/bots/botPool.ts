import type { BotAnswer } from '../../../bots/bot.ts';
import { BOTS } from '../../../bots/index.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { BotLate } from '../../../table/botTurn.ts';
import type { Thinker } from './botAnswer.ts';

/** A place of its own where bots think, one question at a time. */
export interface Mind {
  think(question: BotRequest): Promise<BotAnswer>;
  /** Ends it whatever it is doing. */
  end(): void;
}

/** What a bot may take beyond its time, in milliseconds: a game has to be fetched first, and machines are busy. */
const GRACE = 8000;

/**
 * Thinks in a few minds that are opened when needed and used again. Questions wait their turn in the order they came;
 * the time of a bot begins when its turn has come. A mind whose question is given up or fails is ended.
 */
export function mindPool(open: () => Mind, most: number): Thinker {
  const idle: Mind[] = [];
  const turn = turnstile(most);
  return async (question, signal) => {
    const leave = await turn(signal);
    const mind = idle.pop() ?? open();
    try {
      const thought = await inTime(mind, question, signal);
      idle.push(mind);
      return thought;
    } catch (error) {
      mind.end();
      throw error;
    } finally {
      leave();
    }
  };
}

/** The answer of a mind, unless it is late or nobody waits for it any more. */
async function inTime(mind: Mind, question: BotRequest, signal: AbortSignal): Promise<BotAnswer> {
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', stop);
  const late = (): void => stopped.reject(new BotLate(`the bot ${question.bot} took too long`));
  const timer = setTimeout(late, patienceWith(question.bot));
  try {
    return await Promise.race([mind.think(question), stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

function patienceWith(name: string): number {
  const { seconds = 0 } = BOTS.find((bot) => bot.name === name) ?? {};
  return 1000 * seconds + GRACE;
}

/** Lets so many in at once, in the order they came; whoever does not want to wait any more leaves the queue. */
function turnstile(most: number): (signal: AbortSignal) => Promise<() => void> {
  const waiting = new Set<() => void>();
  let inside = 0;
  const leave = (): void => {
    inside--;
    letIn();
  };
  const letIn = (): void => {
    const [next] = waiting;
    if (next === undefined || inside >= most) return;
    waiting.delete(next);
    inside++;
    next();
  };
  return (signal) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const giveUp = (): void => {
        if (waiting.delete(enter)) reject(signal.reason as Error); // whoever aborts a thought does so with an error
      };
      const enter = (): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(leave);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      waiting.add(enter);
      letIn();
    });
}
