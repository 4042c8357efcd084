import { sourceOf } from '../../kernel/listing.ts';
import { GAMES } from '../games/list.ts';
import { type HostDependencies, localHost } from './host.ts';
import { indexedStore } from './store/indexedStore.ts';
import type { LocalStore } from './store/localStore.ts';
import { botPool, type BotThreads, botThreads } from './bots/botPool.ts';
import { isBotWorker, openBotWorker, serveBotRequests } from './bots/botWorker.ts';
import { answerHere, coachHere } from './bots/botAnswer.ts';
import { learnedGames } from './bots/learnedGames.ts';
import { serveHost } from './remoteHost.ts';
import { isAnalysisWorker, serveAnalyst } from './analysis/analysisWorker.ts';

/** The script of three kinds of workers: the one that plays the tables of this browser, those of the bot pool, and the analyst's. */

const MAX_BOT_WORKERS = 4;

/** The cores without which nothing is guessed: one for the page, one for what is asked meanwhile, one for guesses. */
const CORES_TO_GUESS = 3;

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fetchGame = sourceOf(GAMES);
const time = { now: () => performance.now() };
const learned = learnedGames(fetchGame, async (entry, tables) => {
  const { withFetchedNets } = await import('./bots/nets.ts');
  return withFetchedNets(entry, tables);
});
const answerNow = answerHere(fetchGame, time, learned);
const coachNow = coachHere(learned, time);

/**
 * A pool that leaves one core to everything else, and one worker more for guesses, which nobody else waits for; where workers
 * cannot open workers, bots think in this thread.
 */
function thinkers(): BotThreads & Pick<HostDependencies, 'askAhead'> {
  if (typeof Worker === 'undefined') return { askBot: answerNow, askCoach: coachNow };
  const cores = navigator.hardwareConcurrency;
  const threads = botThreads(openBotWorker, Math.min(MAX_BOT_WORKERS, Math.max(1, cores - 1)));
  return cores < CORES_TO_GUESS ? threads : { ...threads, askAhead: botPool(openBotWorker, 1) };
}

/** What is known of a table goes with it. */
function storeOfTables(): LocalStore {
  const store = indexedStore();
  return {
    ...store,
    async remove(id) {
      await store.remove(id);
      const { forgetAnalysis } = await import('./analysis/forgetAnalysis.ts');
      await forgetAnalysis(id);
    },
  };
}

if (isBotWorker()) serveBotRequests(answerNow, coachNow);
else if (isAnalysisWorker())
  serveAnalyst(async () => (await import('./analysis/analystHere.ts')).analystHere(fetchGame));
else {
  serveHost(
    localHost({
      games: fetchGame,
      store: storeOfTables(),
      seed: secret,
      now: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      ...thinkers(),
    }),
  );
}
