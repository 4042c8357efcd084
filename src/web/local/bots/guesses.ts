import type { BotAnswer } from '../../../bots/bot.ts';
import type { BotRequest } from '../../../bots/botRequest.ts';
import { equal } from '../../../kernel/data/plain.ts';
import { InputError } from '../../../kernel/error.ts';
import type { CancellableAskBot } from './botAnswer.ts';

/**
 * Answers to what bots may soon be asked, kept by the whole request: each is the very answer that the bot gives when it
 * is asked in earnest, and comes sooner. They are worked out one at a time.
 */
export interface Guesses {
  /** What a bot would answer; nothing where enough was guessed for its decision. Ends any other guess. */
  ahead(request: BotRequest): Promise<BotAnswer | undefined>;
  /** What a bot answers, by a guess where one was right. Ends any other guess, so that it waits for none. */
  readonly answer: CancellableAskBot;
  /** Ends and forgets all guesses. */
  drop(): void;
}

interface Guess {
  readonly request: BotRequest;
  readonly answer: Promise<BotAnswer>;
  readonly work: AbortController;
}

/** Guesses from one decision of a bot to the next: a phone lives on its battery. */
const MOST = 8;

/** Without somebody to ask ahead nothing is guessed. */
export function guesses(askBot: CancellableAskBot, askAhead: CancellableAskBot | undefined): Guesses {
  let left = MOST;
  let kept: readonly Guess[] = [];
  let running: Guess | undefined;

  function begin(request: BotRequest, ask: CancellableAskBot): Guess {
    const work = new AbortController();
    const guess = { request, work, answer: ask(request, work.signal) };
    running = guess;
    kept = [...kept, guess].slice(-MOST);
    const isOver = (): void => {
      if (running === guess) running = undefined;
    };
    guess.answer.then(isOver, () => {
      isOver();
      forget(guess);
    });
    return guess;
  }

  function forget(guess: Guess): void {
    kept = kept.filter((one) => one !== guess);
  }

  /** Ends the guess that is being worked out, unless it is this one. */
  function end(except?: Guess): void {
    if (running === undefined || running === except) return;
    forget(running);
    running.work.abort(new InputError('stale', 'the bot was not asked this'));
    running = undefined;
  }

  function drop(): void {
    end();
    kept = [];
  }

  const found = (request: BotRequest): Guess | undefined =>
    kept.find((guess) => equal(guess.request, request));

  /** A guess that fails has told nothing of the bot, so it is asked again. */
  async function finished(guess: Guess, signal: AbortSignal): Promise<BotAnswer> {
    const giveUp = (): void => end();
    signal.addEventListener('abort', giveUp);
    try {
      return await guess.answer;
    } catch {
      signal.throwIfAborted();
      return await askBot(guess.request, signal);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  return {
    async ahead(request) {
      const known = found(request);
      end(known);
      if (known || askAhead === undefined || left === 0) return known?.answer;
      left--;
      return begin(request, askAhead).answer;
    },
    async answer(request, signal) {
      left = MOST;
      const guess = found(request);
      end(guess);
      if (guess) return finished(guess, signal);
      kept = [];
      return askBot(request, signal);
    },
    drop,
  };
}
