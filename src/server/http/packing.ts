import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Files as they travel to whoever can unpack them. */

/** How a file is packed, by the name that browsers know. */
export type Coding = 'br' | 'gzip';

type Pack = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Nearly as small as it gets, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const PACKS: Readonly<Record<Coding, Pack>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The better first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Smaller ones fit into a packet as they are. */
const LEAST_BYTES = 1000;

/** Pictures and fonts are packed by their nature; nets are not quite. */
const PACKABLE = /\.(?:html|js|css|json|webmanifest|svg|txt|net)$/;

export function isPackable(name: string, size: number): boolean {
  return size >= LEAST_BYTES && PACKABLE.test(name);
}

/** The best coding of those that a request accepts. */
export function codingFor(accepted = ''): Coding | undefined {
  const named = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight = '']) => !/^q=0(?:\.0*)?$/.test(weight));
  return CODINGS.find((coding) => named.some(([name]) => name === coding));
}

interface Packed {
  readonly tag: string;
  readonly bytes: Promise<Uint8Array>;
}

/** Every file of the pages is packed once; one that has changed takes the place of what it was. */
const PACKED = new Map<string, Packed>();

/** A file packed; `tag` is another when the file has changed. */
export function packed(file: string, tag: string, coding: Coding): Promise<Uint8Array> {
  const key = `${coding} ${file}`;
  const known = PACKED.get(key);
  if (known?.tag === tag) return known.bytes;
  const bytes = readFile(file).then(PACKS[coding]);
  PACKED.set(key, { tag, bytes });
  bytes.catch(() => PACKED.delete(key));
  return bytes;
}
