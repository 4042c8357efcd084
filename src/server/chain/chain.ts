import { hash } from 'node:crypto';
import { commitment } from '../../kernel/match/chance.ts';
import type { Snapshot } from '../../table/ledger.ts';
import { matchSetup } from '../luck/luck.ts';
import type { TableRecord } from '../rooms/tableRecord.ts';
import type { StoredEntry, StoredSnapshot } from '../store/store.ts';
import { Damaged } from './damaged.ts';

/**
 * Every entry carries a link: the SHA-256 of the link before it and of the entry itself. The first goes on from what
 * the match began with, and the record of the table holds the last. So a letter that is changed anywhere, or an
 * entry that is gone, is found. Entries from before there were links have none; the first that has one covers them.
 */

/** Where a chain has come to. */
export interface Chain {
  readonly link: string;
  /** Whether an entry had a link. */
  readonly begun: boolean;
}

/** What the chain of a table begins with: the match as it was before its first entry. */
export function chainRoot(record: TableRecord): string {
  const { seats, options, seed } = matchSetup(record);
  const { id, setup, rulesVersion, secret } = record;
  return sha256(JSON.stringify([id, commitment(secret), setup.game, rulesVersion, seats, options, seed]));
}

/** What the link of the entry that comes next is the hash of; the first that has one can be told from all others. */
export function linkedText(
  { link, begun }: Chain,
  { seq, at, by, key, deed }: StoredEntry,
  deedText = JSON.stringify(deed),
): string {
  return `["${link}",${begun},${seq},${at},${textOrNull(by)},${textOrNull(key)},${deedText}]`;
}

function textOrNull(text: string | undefined): string {
  return text === undefined ? 'null' : JSON.stringify(text);
}

/** Follows a chain over entries and tells where it leads; damage is refused with the number of its entry. */
export function followChain(
  from: Chain,
  entries: readonly StoredEntry[],
  reached: (seq: number, link: string) => void = () => undefined,
): Chain {
  let chain = from;
  for (const entry of entries) {
    const link = sha256(linkedText(chain, entry));
    const isRight = entry.link === undefined ? !chain.begun : entry.link === link;
    if (!isRight) throw damagedAt(entry.seq);
    chain = { link, begun: entry.link !== undefined };
    reached(entry.seq, link);
  }
  return chain;
}

/** The record knows the last link, so that entries missing at the end are noticed. */
export function checkHead({ head }: TableRecord, { link, begun }: Chain, seq: number): void {
  if (begun ? head !== link : head !== undefined) throw damagedAt(seq + 1);
}

/** What is stored of a match, once it was checked. */
export interface CheckedMatch {
  readonly chain: Chain;
  /** Those that are what was stored, the latest first; a match can be read without the others. */
  readonly snapshots: readonly Snapshot[];
  readonly damagedSnapshots: readonly number[];
}

/** Checks everything that is stored of a match; entries that are not what was stored are refused. */
export function checkMatch(
  record: TableRecord,
  entries: readonly StoredEntry[],
  snapshots: readonly StoredSnapshot[],
): CheckedMatch {
  const links = new Map(snapshots.map(({ seq }) => [seq, '']));
  entries.forEach(({ seq }, i) => {
    if (seq !== i + 1) throw damagedAt(i + 1);
  });
  const chain = followChain({ link: chainRoot(record), begun: false }, entries, (seq, link) => {
    if (links.has(seq)) links.set(seq, link);
  });
  checkHead(record, chain, entries.length);
  const isWhole = (snapshot: StoredSnapshot): boolean =>
    snapshot.seal === undefined || snapshot.seal === snapshotSeal(links.get(snapshot.seq) ?? '', snapshot);
  return {
    chain,
    snapshots: snapshots.filter(isWhole),
    damagedSnapshots: snapshots.filter((one) => !isWhole(one)).map(({ seq }) => seq),
  };
}

/** Seals a position together with the link of the entry it was reached by. */
export function snapshotSeal(link: string, { ply, state }: Snapshot): string {
  return sha256(JSON.stringify([link, ply, state]));
}

export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

function damagedAt(seq: number): Damaged {
  return new Damaged(`what was stored of this match is damaged at entry ${seq}, and it cannot be opened`);
}
