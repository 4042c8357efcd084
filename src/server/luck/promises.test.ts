import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nonceOf } from '../../../test/kit/online.ts';
import { ask, nonceAt, personOf, tableOf, testRooms, type TestRooms } from '../../../test/kit/tableRoom.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import { InputError } from '../../kernel/error.ts';
import { promiseOf } from '../../kernel/match/fairness.ts';
import type { RoomView } from '../../protocol/online.ts';
import { makeDelta } from '../socket/delta.ts';
import { sit } from '../rooms/gathering.ts';
import type { Room } from '../rooms/room.ts';

let kit: TestRooms;
beforeEach(async () => {
  kit = await testRooms();
});
afterEach(() => kit.close());

const PEOPLE = ['ann', 'bob'] as const;

/** What people may do to a draw; a guess is a nonce that was never promised. */
const DEEDS = [
  'start',
  'start',
  'reveal',
  'reveal',
  'reveal',
  'guess',
  'sit',
  'sit',
  'stand',
  'cancelDraw',
] as const;

/** The room as it is sent to whoever only watches. */
function shownIn(room: Room): RoomView {
  const { frame } = JSON.parse(makeDelta(room, { eyes: undefined, circle: 'silent' }, undefined).text);
  return frame.room;
}

test('P9.2 no nonce is seen before all have promised, whatever people do in whatever order', async () => {
  const deed = fc.tuple(fc.constantFrom(...DEEDS), fc.constantFrom(...PEOPLE));
  let seen = { begun: 0, ended: 0, shown: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      await kit.close();
      kit = await testRooms();
      const room = await tableOf(kit, 'ann', PEOPLE);
      const nonces = new Map(PEOPLE.map((name, seat) => [name, nonceAt(seat)]));
      for (const [i, [what, who]] of deeds.entries()) {
        if (what === 'sit') nonces.set(who, nonceOf(16 + i));
        await done(room, what, who, nonces.get(who) ?? '').catch(refused);
        const shown = shownIn(room);
        expectSound(shown);
        seen = {
          begun: seen.begun + Number(shown.stage === 'playing'),
          ended: seen.ended + shown.abortedDraws.length,
          shown:
            seen.shown +
            Number(shown.draw !== undefined && shown.seats.some(({ nonce }) => nonce !== undefined)),
        };
      }
    }),
    // What must come up in it comes up with this seed.
    { numRuns: 100, seed: 3 },
  );
  for (const [what, times] of Object.entries(seen)) expect([what, times > 10]).toEqual([what, true]);
});

async function done(room: Room, what: (typeof DEEDS)[number], who: string, nonce: string): Promise<unknown> {
  if (what === 'sit') return room.inTurn(() => sit(room, personOf(who), undefined, promiseOf(nonce)));
  if (what === 'reveal') return ask(room, who, { do: 'reveal', nonce });
  if (what === 'guess') return ask(room, who, { do: 'reveal', nonce: nonceOf(255) });
  return ask(room, what === 'stand' ? who : itemAt(PEOPLE, 0), { do: what });
}

function refused(error: unknown): void {
  if (!(error instanceof InputError)) throw error;
}

function expectSound({ seats, draw, stage, abortedDraws }: RoomView): void {
  const shown = seats.filter(({ nonce }) => nonce !== undefined);
  for (const { nonce = '', promise } of shown) expect(promiseOf(nonce)).toBe(promise);
  if (shown.length > 0) {
    expect(draw !== undefined || stage !== 'gathering').toBe(true);
    expect(seats.every(({ promise }) => promise !== undefined)).toBe(true);
  }
  for (const { promises, nonces } of abortedDraws) {
    expect(promises.every((promise) => promise !== '')).toBe(true);
    nonces.forEach((nonce, i) => nonce === '' || expect(promiseOf(nonce)).toBe(promises[i]));
  }
}
