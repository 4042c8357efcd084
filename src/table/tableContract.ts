import { afterEach, describe, expect, test } from 'vitest';
import type { GameEntry } from '../kernel/entry.ts';
import type { Move, Outcome, Seat } from '../kernel/game.ts';
import { itemAt } from '../kernel/data/lists.ts';
import { moveText } from '../kernel/text.ts';
import type { Note } from './entry.ts';
import { outlookOf } from './finality.ts';
import type { PastView, PastEyes } from './past.ts';
import type { LoggedMove } from './view.ts';

/** What every host of tables must do, wherever it keeps them. */

/** Games, and the module that exports them as GAMES for hosts whose bots think in other threads. */
export interface ContractGames {
  readonly entries: readonly GameEntry[];
  readonly module: string;
}

/** How the bots of a host may misbehave. */
export type BotFault = 'hangs' | 'throws' | 'cheats';

export interface ContractHost {
  /** Whether the persons of a table share one screen, and with it one pair of eyes. */
  readonly sharesScreen: boolean;
  open(games: ContractGames, fault?: BotFault): Promise<OpenHost>;
}

export interface OpenHost {
  /** A table whose match has begun; on each chair sits a person, or a bot by its name. */
  table(
    game: string,
    options: object,
    chairs: readonly ('person' | { readonly bot: string })[],
  ): Promise<ContractTable>;
  close(): Promise<void>;
}

/** A table with everybody at it. Whoever shares a screen sees and is told the same. */
export interface ContractTable {
  /** The table as whoever sits there sees it now; as a spectator does where nobody's seat is named. */
  seen(seat: Seat | undefined): Seen;
  /** Waits until something holds of what is seen. */
  until(seat: Seat | undefined, holds: (seen: Seen) => boolean): Promise<void>;
  play(seat: Seat, text: string): Promise<void>;
  undo(seat: Seat): Promise<void>;
  redo(seat: Seat): Promise<void>;
  /** Asks for an earlier position. */
  look(seat: Seat | undefined, ply: number, eyes: PastEyes): Promise<PastView>;
  /** Is told again, on the way that a lost connection or a second look takes. */
  again(seat: Seat | undefined): Promise<void>;
  /** Everything that was ever told there, as text. */
  told(seat: Seat | undefined): string;
}

export interface Seen {
  readonly ply: number;
  readonly eyes: Seat | undefined;
  readonly state: object;
  readonly actors: readonly Seat[];
  /** By seat, of those that are played from here. */
  readonly moves: Readonly<Record<Seat, readonly Move[]>>;
  readonly undoable: Readonly<Record<Seat, number>>;
  readonly redoable: boolean;
  /** The log put together from everything that was told. */
  readonly log: readonly LoggedMove[];
  readonly outcome: Outcome | undefined;
}

export interface ContractSubjects {
  /** A small game with hidden hands and sealed bids, `toy`. */
  readonly tides: ContractGames;
  /** The same with a word of each seat that nobody else may read. */
  readonly marked: ContractGames;
  readonly canary: (seat: Seat) => string;
  /** The games of the house. */
  readonly games: ContractGames;
}

const PERSON = 'person';
const TIDES = { hand: 3, showing: true };
const SEALED = { hand: 3, showing: false };
/** A match in which nobody ever wins is a fault of the suite. */
const MOST_TURNS = 500;

export function tableContract(name: string, host: ContractHost, subjects: ContractSubjects): void {
  describe(name, () => {
    let open: OpenHost | undefined;
    afterEach(async () => {
      await open?.close();
      open = undefined;
    });

    const tableOf = async (
      games: ContractGames,
      game: string,
      options: object,
      chairs: Parameters<OpenHost['table']>[2],
      fault?: BotFault,
    ): Promise<ContractTable> => {
      open = await host.open(games, fault);
      return open.table(game, options, chairs);
    };
    const tides = (options = TIDES): Promise<ContractTable> =>
      tableOf(subjects.tides, 'toy', options, [PERSON, PERSON, PERSON]);

    test('a match is played to its end, and the log tells every move once', async () => {
      const table = await tableOf(subjects.tides, 'toy', TIDES, [PERSON, { bot: 'random' }, PERSON]);
      await playOn(table, [0, 2], ({ outcome }) => outcome !== undefined);
      for (const seat of [0, 2]) {
        await table.until(seat, ({ outcome }) => outcome !== undefined);
        expectWhole(table.seen(seat));
        expect(table.seen(seat).actors).toEqual([]);
      }
      expect(table.seen(0).outcome).toEqual(table.seen(2).outcome);
    });

    test('P1.7 what is not legal is refused, and nothing has changed', async () => {
      const table = await tides();
      const asked = await askedOf(table, [0, 1, 2]);
      const other = [0, 1, 2].find((seat) => seat !== asked) ?? 0;
      const before = table.seen(asked);
      await expect(table.play(asked, 'bid 99')).rejects.toThrow('not legal');
      await expect(table.play(other, textOf(before, asked, 0))).rejects.toThrow();
      await expect(table.undo(asked)).rejects.toThrow('cannot take back');
      await expect(table.redo(asked)).rejects.toThrow();
      expect(table.seen(asked)).toEqual(before);
    });

    test('P7.6 news that are told again add nothing', async () => {
      const table = await tides();
      for (let turn = 0; turn < 8; turn++) {
        const seat = await playOne(table, [0, 1, 2], turn);
        if (turn % 3 === 0) await table.again(seat);
        expectWhole(table.seen(seat));
      }
      for (const seat of [0, 1, 2]) {
        await table.again(seat);
        await table.again(seat);
        expectWhole(table.seen(seat));
      }
    });

    describe('undo', () => {
      test('takes back a sealed choice, and redo makes it again', async () => {
        const table = await tides(SEALED);
        const seat = await askedOf(table, [0, 1, 2]);
        const before = table.seen(seat);
        await table.play(seat, textOf(before, seat, 0));
        await table.until(seat, ({ ply }) => ply === 1);
        const sealed = table.seen(seat);
        expect(sealed.undoable[seat]).toBe(1);
        await table.undo(seat);
        await table.until(seat, ({ ply }) => ply === 0);
        expect(table.seen(seat)).toEqual({ ...before, redoable: true });
        await table.redo(seat);
        await table.until(seat, ({ ply }) => ply === 1);
        expect(standing(table.seen(seat))).toEqual(standing(sealed));
        expectWhole(table.seen(seat));
      });

      test('P6.5 leaves nothing to play again once another move was made', async () => {
        const table = await tides(SEALED);
        const seat = await askedOf(table, [0, 1, 2]);
        await table.play(seat, textOf(table.seen(seat), seat, 0));
        await table.until(seat, ({ ply }) => ply === 1);
        await table.undo(seat);
        await table.until(seat, ({ ply }) => ply === 0);
        await table.play(seat, textOf(table.seen(seat), seat, 1));
        await table.until(seat, ({ ply }) => ply === 1);
        expect(table.seen(seat).redoable).toBe(false);
        await expect(table.redo(seat)).rejects.toThrow();
      });

      test('P6.5 goes no further than to what has been uncovered', async () => {
        const table = await tides(SEALED);
        const seats = [0, 1, 2];
        for (let turn = 0; turn < 3; turn++) await playOne(table, seats, turn);
        for (const seat of seats) await expect(table.undo(seat)).rejects.toThrow('cannot take back');
      });

      test('does not take back what a bot has answered', async () => {
        const table = await tableOf(subjects.tides, 'toy', SEALED, [PERSON, { bot: 'random' }]);
        await table.play(0, textOf(table.seen(0), 0, 0));
        await table.until(0, ({ ply }) => ply >= 2);
        await expect(table.undo(0)).rejects.toThrow('cannot take back');
      });

      test.each(subjects.games.entries.map(({ game }) => game.id))(
        'of %s goes exactly as far as moves were not called final',
        async (id) => {
          const table = await tableOf(subjects.games, id, {}, [PERSON, PERSON]);
          const { game } = gameOf(subjects.games, id);
          let run: { seat: Seat; length: number } = { seat: 0, length: 0 };
          for (let turn = 0; turn < 20; turn++) {
            const seat = await askedOf(table, [0, 1]);
            const seen = table.seen(seat);
            const { move, text } = choiceOf(seen, seat, turn * 7);
            const { final } = outlookOf(game, seen.state, seat, move);
            await table.play(seat, text);
            await allSee(table, [0, 1], seen.ply + 1);
            run = { seat, length: final ? 0 : 1 + (run.seat === seat ? run.length : 0) };
            expect(table.seen(seat).undoable[seat]).toBe(run.length);
          }
          const { seat, length } = run;
          const there = table.seen(seat);
          for (let left = length; left > 0; left--) {
            await table.undo(seat);
            await table.until(seat, ({ ply }) => ply === there.ply - length + left - 1);
          }
          await expect(table.undo(seat)).rejects.toThrow('cannot take back');
          for (let back = 1; back <= length; back++) {
            await table.redo(seat);
            await table.until(seat, ({ ply }) => ply === there.ply - length + back);
          }
          expect(standing(table.seen(seat))).toEqual(standing(there));
        },
      );
    });

    test('P6.12 an earlier position is as it was seen then, and others see theirs once the match is over', async () => {
      const table = await tides();
      const seats = [0, 1, 2];
      const views: { ply: number; eyes: Seat; state: object }[] = [];
      const keep = (seat: Seat): void => {
        const { ply, eyes, state } = table.seen(seat);
        if (eyes !== undefined) views.push({ ply, eyes, state });
      };
      for (const seat of seats) keep(seat);
      for (let turn = 0; table.seen(0).outcome === undefined; turn++) {
        const seat = await playOne(table, seats, turn);
        for (const viewer of seats) keep(viewer);
        const { eyes, outcome } = table.seen(seat);
        if (outcome !== undefined) break;
        for (const other of [...seats.filter((one) => one !== eyes), 'all'] as const)
          await expect(table.look(seat, turn, other)).rejects.toThrow('once the match is over');
        expect((await table.look(seat, turn, undefined)).ply).toBe(turn);
      }
      for (const { ply, eyes, state } of views)
        expect(await table.look(0, ply, eyes)).toMatchObject({ ply, state });
      const { game } = gameOf(subjects.tides, 'toy');
      const last = table.seen(0).ply;
      for (const ply of [0, 1, last]) {
        const { state } = await table.look(0, ply, 'all');
        for (const eyes of [undefined, ...seats])
          expect((await table.look(0, ply, eyes)).state).toEqual(game.redact(state, eyes));
      }
      await expect(table.look(0, last + 1, 0)).rejects.toThrow('there is no position');
      await expect(table.look(0, 0, 3)).rejects.toThrow();
    });

    test('P1.3 nobody is told the words of others', async () => {
      const chairs = host.sharesScreen
        ? ([PERSON, { bot: 'random' }, { bot: 'random' }] as const)
        : ([PERSON, PERSON, { bot: 'random' }] as const);
      const persons = host.sharesScreen ? [0] : [0, 1];
      const table = await tableOf(subjects.marked, 'toy', TIDES, chairs);
      await playOn(table, persons, ({ ply, moves }) => ply >= 8 && Object.keys(moves).length > 0);
      for (const seat of persons) {
        await tryEverything(table, seat);
        expect(wordsIn(table.told(seat), subjects)).toEqual([seat]);
      }
      if (!host.sharesScreen) {
        await tryEverything(table, undefined);
        expect(wordsIn(table.told(undefined), subjects)).toEqual([]);
      }
    });

    test.each([
      ['hangs', 'botLate'],
      ['throws', 'botFailed'],
      ['cheats', 'botIllegal'],
    ] as const)('P6.11 for a bot that %s a move is found, and the log says so', async (fault, note) => {
      const table = await tableOf(subjects.tides, 'toy', SEALED, [PERSON, { bot: 'greedy' }], fault);
      await playOn(table, [0], ({ outcome }) => outcome !== undefined);
      const notes = table
        .seen(0)
        .log.flatMap((news): (Note | undefined)[] => (news.seat === 1 ? [news.note] : []));
      // Of the last card in hand nobody need think.
      expect(notes).toEqual([note, note, undefined]);
      expectWhole(table.seen(0));
    });
  });
}

/** Everything but what an undo leaves behind: other numbers of entries, and something to play again. */
function standing({ redoable: _, log, ...seen }: Seen): object {
  return { ...seen, log: log.map(({ seq: __, ...news }) => news) };
}

/** The log holds every move that stands, once and in its order. */
function expectWhole({ log, ply }: Seen): void {
  expect(log.map((news) => news.ply)).toEqual(Array.from({ length: ply }, (_, i) => i + 1));
  const numbers = log.map(({ seq }) => seq);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

function gameOf({ entries }: ContractGames, id: string): GameEntry {
  return entries.find(({ game }) => game.id === id) ?? expect.fail(`there is no ${id}`);
}

function choiceOf({ moves }: Seen, seat: Seat, choice: number): { move: Move; text: string } {
  const open = moves[seat] ?? expect.fail(`seat ${seat} is not asked`);
  const move = itemAt(open, choice % open.length);
  return { move, text: moveText(move) };
}

function textOf(seen: Seen, seat: Seat, choice: number): string {
  return choiceOf(seen, seat, choice).text;
}

/** The first of these persons who is asked. */
async function askedOf(table: ContractTable, seats: readonly Seat[]): Promise<Seat> {
  const isAsked = (seat: Seat): boolean => seat in table.seen(seat).moves;
  await Promise.any(seats.map((seat) => table.until(seat, () => isAsked(seat))));
  return seats.find(isAsked) ?? expect.fail('nobody is asked');
}

/** Whoever is asked plays some move, chosen by a number; tells who it was. */
async function playOne(table: ContractTable, seats: readonly Seat[], choice: number): Promise<Seat> {
  const seat = await askedOf(table, seats);
  const { ply } = table.seen(seat);
  await table.play(seat, textOf(table.seen(seat), seat, choice));
  await allSee(table, seats, ply + 1);
  return seat;
}

/** Waits until so many moves have been told to everybody: whoever chooses at the same time goes on from there. */
async function allSee(table: ContractTable, seats: readonly Seat[], ply: number): Promise<void> {
  for (const seat of seats) await table.until(seat, (seen) => seen.ply >= ply);
}

/** These persons play until something holds of what the first of them sees. */
async function playOn(
  table: ContractTable,
  seats: readonly Seat[],
  enough: (seen: Seen) => boolean,
): Promise<void> {
  const first = itemAt(seats, 0);
  const isAsked = ({ moves }: Seen): boolean => seats.some((seat) => seat in moves);
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await Promise.any(
      seats.map((seat) => table.until(seat, (seen) => isAsked(seen) || enough(table.seen(first)))),
    );
    if (enough(table.seen(first))) return;
    await playOne(table, seats, turn);
  }
  expect.fail('it never comes to that');
}

/** Asks for what is refused, and for everything anew: none of it may tell anything. */
async function tryEverything(table: ContractTable, seat: Seat | undefined): Promise<void> {
  const own = seat ?? 0;
  const tries: (() => Promise<unknown>)[] = [
    () => table.play(own, 'nonsense'),
    () => table.play(own, 'bid 99'),
    () => table.undo(own),
    () => table.redo(own),
  ];
  for (const eyes of [0, 1, 2, 'all', undefined] as const)
    for (const ply of [0, 1, 99]) tries.push(() => table.look(seat, ply, eyes));
  for (const attempt of tries) await attempt().catch(() => undefined);
  await table.again(seat);
}

function wordsIn(text: string, { canary }: ContractSubjects): Seat[] {
  return [0, 1, 2].filter((seat) => text.includes(canary(seat)));
}
