import { setPriority } from 'node:os';
import { ATTACKS } from './attacks/attacks.ts';
import { Guest } from './guest.ts';

/**
 * A process of its own that attacks a server until it is ended: given the server, the attack, the game and how many. It
 * gives way to all other processes: real attackers do not take the processor of the server they attack.
 */
const LOW_PRIORITY = 15;
setPriority(LOW_PRIORITY);
const [server = '', name = '', game = '', guests = '0', addresses = '1'] = process.argv.slice(2);
const from = (i: number): string => `127.0.1.${1 + (i % Number(addresses))}`;
const crowd = Array.from(
  { length: Number(guests) },
  (_, i) => new Guest({ address: () => server, from: from(i) }),
);
// It does not outlive whoever started it.
process.stdin.resume().on('end', () => process.exit());
process.on('unhandledRejection', () => undefined);
await ATTACKS[name]?.(crowd, game);
