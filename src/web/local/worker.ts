import { sourceOf } from '../../kernel/listing.ts';
import { GAMES } from '../games/list.ts';
import { localHost } from './host.ts';
import { indexedStore } from './store/indexedStore.ts';
import { type BotThreads, botThreads } from './bots/botPool.ts';
import { isBotWorker, openBotWorker, serveBotRequests } from './bots/botWorker.ts';
import { answerHere, coachHere } from './bots/botAnswer.ts';
import { learnedGames } from './bots/learnedGames.ts';
import { serveHost } from './remoteHost.ts';

/** The script of two kinds of workers: the one that plays the tables of this browser, and those of the bot pool. */

const MAX_BOT_WORKERS = 4;

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fetchGame = sourceOf(GAMES);
const time = { now: () => performance.now() };
const learned = learnedGames(fetchGame, async (entry) => {
  const { withFetchedNets } = await import('./bots/nets.ts');
  return withFetchedNets(entry);
});
const answerNow = answerHere(fetchGame, time, learned);
const coachNow = coachHere(learned, time);

/** A pool that leaves one core to everything else; where workers cannot open workers, bots think in this thread. */
function thinkers(): BotThreads {
  if (typeof Worker === 'undefined') return { askBot: answerNow, askCoach: coachNow };
  return botThreads(openBotWorker, Math.min(MAX_BOT_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1)));
}

if (isBotWorker()) serveBotRequests(answerNow, coachNow);
else {
  serveHost(
    localHost({
      games: fetchGame,
      store: indexedStore(),
      seed: secret,
      now: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ...thinkers(),
    }),
  );
}
