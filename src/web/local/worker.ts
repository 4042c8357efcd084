import { sourceOf } from '../../kernel/listing.ts';
import { GAMES } from '../games/list.ts';
import { localHost } from './host.ts';
import { indexedStore } from './store/indexedStore.ts';
import { botPool } from './bots/botPool.ts';
import { isBotWorker, openBotWorker, serveBotRequests } from './bots/botWorker.ts';
import { type CancellableAskBot, answerHere } from './bots/botAnswer.ts';
import { serveHost } from './remoteHost.ts';

/** The script of two kinds of workers: the one that plays the tables of this browser, and those of the bot pool. */

const MAX_BOT_WORKERS = 4;

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fetchGame = sourceOf(GAMES);
const answerNow = answerHere(fetchGame, { now: () => performance.now() });

/** A pool that leaves one core to everything else; where workers cannot open workers, bots think in this thread. */
function botAnswerer(): CancellableAskBot {
  if (typeof Worker === 'undefined') return answerNow;
  return botPool(openBotWorker, Math.min(MAX_BOT_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)));
}

if (isBotWorker()) serveBotRequests(answerNow);
else {
  serveHost(
    localHost({
      games: fetchGame,
      store: indexedStore(),
      seed: secret,
      now: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      askBot: botAnswerer(),
    }),
  );
}
