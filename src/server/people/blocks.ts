import { InputError } from '../../kernel/error.ts';
import { guestName } from '../../protocol/names.ts';
import type { BlockedPerson } from '../../protocol/online.ts';
import type { Store } from '../store/store.ts';

/** People who want to have nothing to do with each other. Whom somebody has blocked is told to nobody else. */

const MAX_BLOCKED = 500;

export async function block(store: Store, person: string, other: string, now: number): Promise<void> {
  if (person === other) throw new InputError('bad_request', 'you cannot block yourself');
  if ((await store.blocked(person)).length >= MAX_BLOCKED)
    throw new InputError('too_many', `you have blocked ${MAX_BLOCKED} people; unblock one first`);
  const stored = await store.person(other);
  await store.block({ person, other, name: stored?.name ?? guestName(other), at: now });
}

/** Whom somebody has blocked, for their own eyes. */
export async function blockList(store: Store, person: string): Promise<BlockedPerson[]> {
  return (await store.blocked(person)).map(({ other, name, at }) => ({ id: other, name, at }));
}

const NOBODY: ReadonlySet<string> = new Set();

export async function blockedBy(store: Store, person: string): Promise<ReadonlySet<string>> {
  const blocks = await store.blocked(person);
  return blocks.length === 0 ? NOBODY : new Set(blocks.map(({ other }) => other));
}

/** Refuses to seat somebody whom the host of a table has blocked. */
export async function requireUnblocked(store: Store, host: string, person: string): Promise<void> {
  const blocks = await store.blocksAmong([host, person]);
  if (blocks.some((one) => one.person === host))
    throw new InputError('forbidden', 'the host of this table does not let you in');
}

/** Refuses an invitation between two of whom one has blocked the other. */
export async function requireInvitable(store: Store, host: string, person: string): Promise<void> {
  await requireUnblocked(store, host, person);
  if ((await store.blocksAmong([host, person])).length > 0)
    throw new InputError('forbidden', 'you have blocked the host of this table; unblock them to come in');
}

/** Those of some people who have blocked a person or were blocked by them. */
export async function estrangedFrom(
  store: Store,
  person: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const blocks = await store.blocksAmong([...new Set([person, ...others])]);
  const own = blocks.filter((one) => one.person === person || one.other === person);
  return new Set(own.map((one) => (one.person === person ? one.other : one.person)));
}
