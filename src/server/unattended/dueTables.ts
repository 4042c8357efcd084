import type { DuePlace } from '../store/store.ts';
import { isWatched } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Services } from '../rooms/services.ts';

/** Tables that go on without anybody there: a bot is to move for somebody, or a clock runs out. */

const PAGE = 100;

/** At so many tables that nobody watches bots move at once. */
const MAX_UNWATCHED = 50;

/** A table that could not be opened is tried again after this time. */
const RETRY_MS = 60 * 60 * 1000;

/** Where tables begin at which a bot is to move, and those whose clocks run. */
const BOTS: DuePlace = { due: 0, id: '' };
const CLOCKS: DuePlace = { due: 1, id: '' };

/** Looks at the tables that are due, page by page and one at a time, so that few of them are ever in memory. */
export interface DueTables {
  look(): Promise<void>;
  stop(): void;
}

export function dueTables(services: Services, rooms: Rooms): DueTables {
  const failed = new Map<string, number>();
  let looking: Promise<void> | undefined;
  let isStopped = false;

  const isFull = (): boolean =>
    rooms.open().filter((room) => room.botsRunning && !isWatched(room)).length >= MAX_UNWATCHED;

  /** A table that is open is looked after, and one that could not be opened is left alone for a while. */
  const isUnseen = (id: string): boolean =>
    rooms.find(id) === undefined && services.now() - (failed.get(id) ?? -Infinity) >= RETRY_MS;

  async function visit(id: string): Promise<void> {
    if (!(await services.fleet.claim(id))) return;
    try {
      await rooms.visit(id);
      failed.delete(id);
    } catch (error) {
      failed.set(id, services.now());
      services.fleet.release(id);
      services.fault(error, 'a table could not be opened');
    }
  }

  async function visitAll(from: DuePlace, until: number, isEnough: () => boolean): Promise<void> {
    for (let place: DuePlace | undefined = from; place; ) {
      const page: readonly DuePlace[] = await services.store.due(place, until, PAGE);
      for (const { id } of page) {
        if (!isUnseen(id)) continue;
        if (isStopped || isEnough()) return;
        await visit(id);
      }
      place = page.length < PAGE ? undefined : page.at(-1);
    }
  }

  async function lookOnce(): Promise<void> {
    await visitAll(CLOCKS, services.clock(), () => false);
    await visitAll(BOTS, BOTS.due, isFull);
  }

  return {
    look() {
      looking ??= lookOnce().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    stop() {
      isStopped = true;
    },
  };
}
