import { fetchGame } from '../../games/catalogue.ts';
import { localHost } from './host.ts';
import { indexedShelf } from './indexedShelf.ts';
import { serveHost } from './wire.ts';

/** The worker in which the tables of this browser are played, away from the page. */

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

serveHost(
  localHost({
    games: fetchGame,
    shelf: indexedShelf(),
    seed: secret,
    now: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }),
);
