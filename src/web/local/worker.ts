import { sourceOf } from '../../kernel/listing.ts';
import { GAMES } from '../games/list.ts';
import { localHost } from './host.ts';
import { indexedShelf } from './store/indexedStore.ts';
import { mindPool } from './bots/botPool.ts';
import { isMind, openMind, serveMind } from './bots/botWorker.ts';
import { type Thinker, thinkHere } from './bots/botAnswer.ts';
import { serveHost } from './wire.ts';

/** The worker in which the tables of this browser are played, away from the page; and the minds of their bots. */

const MOST_MINDS = 4;

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fetchGame = sourceOf(GAMES);
const thinkNow = thinkHere(fetchGame, { now: () => performance.now() });

/** In minds of their own, one core left to everything else; browsers whose workers have no workers think here. */
function thinker(): Thinker {
  if (typeof Worker === 'undefined') return thinkNow;
  return mindPool(openMind, Math.min(MOST_MINDS, Math.max(1, navigator.hardwareConcurrency - 1)));
}

if (isMind()) serveMind(thinkNow);
else {
  serveHost(
    localHost({
      games: fetchGame,
      shelf: indexedShelf(),
      seed: secret,
      now: () => Date.now(),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      think: thinker(),
    }),
  );
}
