import { isIP } from 'node:net';
import { InputError } from '../../kernel/error.ts';
import type { Config } from '../config.ts';

/**
 * Which machines in front are believed about who asks. Each adds the address it was asked from behind those it was
 * told, so what stands before the entries of the proxies is what a client made up.
 */
export function trustedProxies(
  proxy: Config['proxy'],
): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxy === undefined) return false;
  return typeof proxy === 'number' ? (_, hop) => hop < proxy : [...proxy];
}

const MOST_PROXIES = 16;
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** How many proxies stand in front, or where they are, from a setting; `true` is one, as it always was. */
export function readProxies(text: string): number | string[] {
  const count = text === 'true' ? 1 : Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= MOST_PROXIES) return count;
  const places = text.split(',').map((place) => place.trim());
  if (places.every(isPlace)) return places;
  throw new InputError(
    'bad_request',
    `It must be a number of proxies from 1 to ${MOST_PROXIES}, or addresses such as 10.0.0.7,192.168.0.0/16,loopback.`,
  );
}

/** An address, a network that is not the whole world, or the name of one. */
function isPlace(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || rest.length > 0) return NETWORKS.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}
