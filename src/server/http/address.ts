import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What every limit by address counts whoever sends a request by. */
export function addressOf({ ip }: FastifyRequest): string {
  return addressKey(ip);
}

/**
 * What stands for everybody at an address. Of an IPv6 address that is its network of 64 bits, because whoever has one
 * address of it has all of them; an IPv4 address is the same however it is written.
 */
export function addressKey(ip: string): string {
  const [plain = ''] = ip.split('%', 1);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return isMapped(groups) ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::');
  const [left, right] = [wordsOf(head), wordsOf(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

function wordsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** Whether it is an IPv4 address in the form of IPv6. */
function isMapped(groups: readonly string[]): boolean {
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 0xff])
    .join('.');
}
