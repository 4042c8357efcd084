import { expect, test } from 'vitest';
import { MAX_SESSIONS, type StoredPerson, type StoredSession } from './personStore.ts';
import type { Store } from './store.ts';

const person = samplePerson;

/** What every store must do with people; part of the contract of stores. */
export function personContract(opened: () => Store, reopened: () => Promise<Store>): void {
  test('keeps people, and finds accounts by their login', async () => {
    const store = opened();
    await store.addPerson(person('ann'));
    await store.addPerson(person('bob', { login: 'bob', password: 'hash', likeness: 'bob' }));
    await store.changePerson(person('ann'), { name: 'Anna', epoch: 2 });
    const again = await reopened();
    expect(await again.person('ann')).toEqual(person('ann', { name: 'Anna', epoch: 2 }));
    expect(await again.personByLogin('bob')).toMatchObject({ id: 'bob', likeness: 'bob' });
    expect(await again.person('cy')).toBeUndefined();
    expect(await again.personByLogin('ann')).toBeUndefined();
  });

  test('adds nobody who is there, and nothing to them', async () => {
    const store = opened();
    await store.addPerson(person('ann', { name: 'Ann' }), [sampleSession('one', 'ann')]);
    await store.addPerson(person('ann', { name: 'Nobody', epoch: 7 }), [sampleSession('two', 'ann')]);
    expect(await store.person('ann')).toEqual(person('ann', { name: 'Ann' }));
    expect(await idsOf(store, 'ann')).toEqual(['one']);
  });

  test.each(['login', 'likeness'] as const)('P3.7 gives a %s to one person only', async (column) => {
    const store = opened();
    await store.addPerson(person('ann', { [column]: 'star' }));
    const refused = { code: 'taken' };
    await expect(store.addPerson(person('bob', { [column]: 'star' }))).rejects.toMatchObject(refused);
    expect(await store.person('bob')).toBeUndefined();
    await store.addPerson(person('bob'));
    await expect(store.changePerson(person('bob'), { [column]: 'star' })).rejects.toMatchObject(refused);
    expect(await store.person('bob')).toEqual(person('bob'));
    await store.changePerson(person('ann', { [column]: 'star' }), { [column]: undefined });
    await store.changePerson(person('bob'), { [column]: 'star' });
    expect((await store.person('bob'))?.[column]).toBe('star');
  });

  test('P3.10 an account made while the person is renamed elsewhere is not undone', async () => {
    const store = opened();
    await store.addPerson(person('ann'));
    const account = { login: 'ann', likeness: 'ann', password: 'hash' };
    const outcomes = await Promise.allSettled([
      store.changePerson(person('ann'), account),
      store.changePerson(person('ann'), { name: 'Late' }),
    ]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    expect(await store.person('ann')).toMatchObject(account);
  });

  test('P3.10 of many who change the same person at once each change stands or is refused', async () => {
    const store = opened();
    await store.addPerson(person('ann'), [sampleSession('there', 'ann')]);
    const outcomes = await Promise.allSettled([
      store.changePerson(person('ann'), { epoch: 2 }, sampleSession('here', 'ann')),
      ...Array.from({ length: 12 }, (_, i) => store.changePerson(person('ann'), { name: `Thief ${i}` })),
    ]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'stale' });
    const after = await store.person('ann');
    expect(after?.epoch).toBe(2);
    expect(await idsOf(store, 'ann')).toEqual(['here']);
    await expect(store.changePerson(person('ann'), { name: 'Thief' })).rejects.toMatchObject({
      code: 'stale',
    });
    expect(await store.person('ann')).toEqual(after);
  });

  test('P3.10 of two who raise the epoch at once one does', async () => {
    const store = opened();
    await store.addPerson(person('ann'));
    const raised = await Promise.allSettled(
      [1, 2, 3].map(() => store.changePerson(person('ann'), { epoch: 2 })),
    );
    expect(raised.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('P3.10 a change that is asked for in a session that has ended is refused', async () => {
    const store = opened();
    await store.addPerson(person('ann'), [sampleSession('one', 'ann')]);
    await store.addSession(sampleSession('two', 'ann'), 1);
    await store.addPerson(person('bob'), [sampleSession('three', 'bob')]);
    await store.endSession('ann', 'two');
    for (const id of ['two', 'three', 'none'])
      await expect(
        store.changePerson({ ...person('ann'), session: { id } }, { epoch: 2, name: 'Thief' }),
      ).rejects.toMatchObject({ code: 'stale' });
    expect(await store.person('ann')).toEqual(person('ann'));
    expect(await idsOf(store, 'ann')).toEqual(['one']);
    await store.changePerson({ ...person('ann'), session: { id: 'one' } }, { name: 'Ann' });
    expect(await store.person('ann')).toMatchObject({ name: 'Ann' });
  });

  test('P3.10 nobody who is not there is changed', async () => {
    await expect(opened().changePerson(person('ann'), { name: 'Ann' })).rejects.toMatchObject({
      code: 'stale',
    });
  });

  test('P3.11 keeps sessions until they are ended, one by one or with a new epoch', async () => {
    const store = opened();
    await store.addPerson(person('ann'), [sampleSession('one', 'ann')]);
    await store.addSession(sampleSession('two', 'ann', 5), 1);
    await store.addSession(sampleSession('three', 'ann', 3), 1);
    await store.touchSession('one', 9);
    await store.touchSession('one', 8);
    const again = await reopened();
    expect(await again.session('one')).toEqual(sampleSession('one', 'ann', 9));
    expect(await idsOf(again, 'ann')).toEqual(['one', 'two', 'three']);
    expect(await again.endSession('bob', 'two')).toBe(false);
    expect(await again.endSession('ann', 'two')).toBe(true);
    expect(await again.endSession('ann', 'two')).toBe(false);
    expect(await again.session('two')).toBeUndefined();
    await again.changePerson(person('ann'), { epoch: 2 }, sampleSession('four', 'ann'));
    expect(await idsOf(again, 'ann')).toEqual(['four']);
    await again.changePerson(person('ann', { epoch: 2 }), { epoch: 3 });
    expect(await idsOf(again, 'ann')).toEqual([]);
  });

  test('P3.11 a session that rests on an older epoch is not added', async () => {
    const store = opened();
    await store.addPerson(person('ann'));
    const outcomes = await Promise.allSettled([
      store.changePerson(person('ann'), { epoch: 2 }),
      store.addSession(sampleSession('late', 'ann'), 1),
    ]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    expect(await idsOf(store, 'ann')).toEqual([]);
    await expect(store.addSession(sampleSession('later', 'ann'), 1)).rejects.toMatchObject({ code: 'stale' });
    await expect(store.addSession(sampleSession('x', 'nobody'), 1)).rejects.toMatchObject({ code: 'stale' });
  });

  test('P3.11 the sessions of a person are limited, and those long unused are forgotten', async () => {
    const store = opened();
    await store.addPerson(person('ann'));
    for (let i = 1; i <= MAX_SESSIONS + 2; i++) await store.addSession(sampleSession(`s${i}`, 'ann', i), 1);
    expect(await store.sessionsOf('ann')).toHaveLength(MAX_SESSIONS);
    expect(await store.session('s2')).toBeUndefined();
    await store.forgetSessions(MAX_SESSIONS + 2);
    expect(await idsOf(store, 'ann')).toEqual([`s${MAX_SESSIONS + 2}`]);
  });

  test('P3.12 puts another name to what somebody has said and where they are blocked', async () => {
    const store = opened();
    const line = { table: 't', text: 'hello', at: 1, key: 'k' };
    await store.addChat({ ...line, person: 'ann', name: 'Ann' });
    await store.addChat({ ...line, person: 'bob', name: 'Bob' });
    await store.block({ person: 'bob', other: 'ann', name: 'Ann', at: 1 });
    await store.block({ person: 'ann', other: 'bob', name: 'Bob', at: 1 });
    await store.forgetTraces('ann', 'Nobody');
    expect((await store.chat('t', 9)).map(({ name }) => name)).toEqual(['Nobody', 'Bob']);
    expect((await store.blocked('bob')).map(({ name }) => name)).toEqual(['Nobody']);
    expect(await store.blocked('ann')).toEqual([]);
  });
}

async function idsOf(store: Store, of: string): Promise<string[]> {
  return (await store.sessionsOf(of)).map(({ id }) => id);
}

export function samplePerson(id: string, changed: Partial<StoredPerson> = {}): StoredPerson {
  const blank = { login: undefined, likeness: undefined, password: undefined };
  return { id, name: id, ...blank, epoch: 1, created: 1, ...changed };
}

export function sampleSession(id: string, of: string, seen = 1): StoredSession {
  return { id, person: of, created: 1, seen, browser: 'Firefox on Linux' };
}
