import { expect, test } from 'vitest';
import { type Asker, fairQueue, type FairQueue } from './fairQueue.ts';

/** A queue whose clock stands still unless a test moves it. */
function atTime(threads = 1) {
  const time = { now: 0 };
  return {
    time,
    queue: fairQueue<string>(
      () => threads,
      () => time.now,
    ),
  };
}

function asker(address: string, person = address, watched = true): Asker {
  return { table: `${person}'s`, address, person, isWatched: () => watched };
}

/** Takes so many jobs, each of which takes as long as it was granted. */
function takeAll(queue: FairQueue<string>, most = Infinity): string[] {
  const taken: string[] = [];
  for (let turn = queue.next(); turn; turn = taken.length < most ? queue.next() : undefined)
    taken.push(turn.job);
  return taken;
}

test('an address with sixty tables comes no more often than one with a single table', () => {
  const { queue } = atTime();
  for (let i = 0; i < 60; i++) queue.add(`mallory ${i}`, asker('far', 'mallory'), 4000);
  queue.add('ann', asker('near', 'ann'), 1000);
  expect(takeAll(queue, 2)).toContain('ann');
  // However much of it was served meanwhile: whoever comes new is next.
  takeAll(queue, 20);
  queue.add('ann', asker('near', 'ann'), 1000);
  queue.add('bob', asker('nearer', 'bob'), 1000);
  expect(new Set(takeAll(queue, 2))).toEqual(new Set(['ann', 'bob']));
});

test('whoever used much while there was enough need not wait until others have used as much', () => {
  const { queue, time } = atTime();
  for (let i = 0; i < 30; i++) {
    queue.add('ann', asker('near', 'ann'), 1000);
    queue.next()?.done(1000);
    time.now += 1500;
  }
  for (let i = 0; i < 60; i++) queue.add('mallory', asker(`far ${i % 2}`, `mallory ${i}`), 4000);
  takeAll(queue, 4);
  queue.add('ann', asker('near', 'ann'), 1000);
  expect(takeAll(queue, 3)).toContain('ann');
});

test('people of one address take turns, however many tables each has', () => {
  const { queue } = atTime();
  for (let i = 0; i < 5; i++) queue.add('ann', asker('school', 'ann'), 1000);
  for (let i = 0; i < 2; i++) queue.add('bob', asker('school', 'bob'), 1000);
  expect(takeAll(queue, 4).filter((job) => job === 'bob')).toHaveLength(2);
});

test('guests without number at one address get no more than one guest at another', () => {
  const { queue } = atTime();
  const used = { far: 0, near: 0 };
  for (let i = 0; i < 50; i++) queue.add('far', asker('far', `guest ${i}`), 1000);
  for (let i = 0; i < 5; i++) queue.add('near', asker('near', 'ann'), 1000);
  for (let left = 5; left > 0; ) {
    const turn = queue.next();
    const who = turn?.job === 'near' ? 'near' : 'far';
    if (who === 'near') left--;
    used[who] += turn?.limit ?? 1000;
  }
  expect(used.far).toBeLessThanOrEqual(used.near);
});

test('watched tables come first, and what nobody watches comes after a minute at the latest', () => {
  const { queue, time } = atTime();
  queue.add('left', asker('a', 'ann', false), 1000);
  queue.add('watched', asker('b', 'bob'), 1000);
  expect(takeAll(queue)).toEqual(['watched', 'left']);
  queue.add('left', asker('a', 'ann', false), 1000);
  time.now += 61_000;
  for (let i = 0; i < 3; i++) queue.add('watched', asker('b', 'bob'), 1000);
  expect(takeAll(queue, 2)).toContain('left');
});

test('a long queue of others costs nobody their time to think, one of their own does', () => {
  const { queue } = atTime();
  for (let i = 0; i < 60; i++) queue.add('mallory', asker('far', 'mallory'), 4000);
  queue.add('ann', asker('near', 'ann'), 1000);
  const limits = new Map<string, number | undefined>();
  for (let i = 0; i < 2; i++) {
    const turn = queue.next();
    if (turn) limits.set(turn.job, turn.limit);
  }
  expect(limits.get('mallory')).toBeLessThan(100);
  expect(limits.get('ann')).toBe(500);
});

test('on a quiet server every bot has its whole time', () => {
  const { queue, time } = atTime();
  for (let i = 0; i < 50; i++) {
    queue.add('ann', asker('near', 'ann'), 4000);
    const turn = queue.next();
    expect(turn?.limit).toBeUndefined();
    turn?.done(4000);
    time.now += 4000;
  }
});

test('whoever keeps all threads busy beside others thinks in shorter pieces', () => {
  const { queue, time } = atTime();
  const think = (who: Asker, ms: number): number => {
    queue.add(who.person, who, ms);
    const turn = queue.next();
    const took = turn?.limit ?? ms;
    turn?.done(took);
    time.now += took;
    return took;
  };
  for (let i = 0; i < 100; i++) think(asker('far'), 4000);
  think(asker('near'), 1000);
  expect(think(asker('far'), 4000)).toBeLessThan(1000);
  expect(think(asker('near'), 1000)).toBe(1000);
  // What was used is forgotten.
  time.now += 3_600_000;
  expect(think(asker('far'), 4000)).toBe(4000);
});

test('with several threads no payer gets all of them while another waits', () => {
  const { queue } = atTime(4);
  for (let i = 0; i < 8; i++) queue.add('mallory', asker('far', 'mallory'), 4000);
  for (let i = 0; i < 2; i++) queue.add('ann', asker('near', 'ann'), 1000);
  expect(takeAll(queue, 4).filter((job) => job === 'ann')).toHaveLength(2);
});

interface SimulatedJob {
  readonly needs: number;
  readonly done: () => void;
}

/** One thread that works off a queue, in a time of its own: a job ends when it is done, or when no more is allowed it. */
function oneThread() {
  let now = 0;
  const queue = fairQueue<SimulatedJob>(
    () => 1,
    () => now,
  );
  const later: { readonly at: number; readonly run: () => void }[] = [];
  let running: { readonly ends: () => number; readonly end: () => void } | undefined;

  function serve(): void {
    const turn = running ? undefined : queue.next();
    if (turn === undefined) return;
    const [began, { needs, done }] = [now, turn.job];
    running = {
      ends: () => began + Math.min(needs, turn.limit ?? Infinity, turn.allowed()),
      end() {
        running = undefined;
        turn.done(now - began);
        done();
      },
    };
  }

  return {
    now: () => now,
    /** A bot that takes at most `ms` is asked and needs `needs`. */
    ask(who: Asker, ms: number, needs: number, done: () => void): void {
      queue.add({ needs, done }, who, ms);
      serve();
    },
    after: (ms: number, run: () => void): void => void later.push({ at: now + ms, run }),
    runUntil(end: number): void {
      for (;;) {
        later.sort((one, other) => one.at - other.at);
        const ends = running?.ends() ?? Infinity;
        const at = Math.max(now, Math.min(ends, later[0]?.at ?? Infinity));
        if (at > end) return;
        now = at;
        if (ends <= now) running?.end();
        else later.shift()?.run();
        serve();
      }
    },
  };
}

test('a bot takes three times as long at most while hundreds of others think, from the first moment on', () => {
  const thread = oneThread();
  const [ann, needs] = [asker('near', 'ann'), 300];
  const waits: number[] = [];
  const annAsks = (): void => {
    const since = thread.now();
    thread.ask(ann, 1000, needs, () => {
      waits.push(thread.now() - since);
      thread.after(200, annAsks);
    });
  };
  const malloryAsks = (i: number): void =>
    thread.ask(asker(`far ${i % 2}`, `mallory ${i % 60}`), 4000, 4000, () =>
      thread.after(3, () => malloryAsks(i)),
    );
  annAsks();
  thread.runUntil(5400);
  expect(new Set(waits)).toEqual(new Set([needs]));
  for (let i = 0; i < 300; i++) malloryAsks(i);
  thread.runUntil(60_000);
  expect(waits.length).toBeGreaterThan(50);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3 * needs);
});
