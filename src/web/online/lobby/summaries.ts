import type { OnlineSummary, Person } from '../../../protocol/online.ts';
import { create } from 'zustand';
import { isDrawn } from '../../table/end/winners.ts';
import { TEXTS } from './texts.ts';

/** The texts and the order of online tables in lists. */

const { lobby } = TEXTS;

export interface Filter {
  /** Words the server looks for. */
  readonly search: string;
  /** Only tables with a free seat, among those that wait for players. */
  readonly free: boolean;
  readonly game: string;
  /** 0 for any number. */
  readonly seats: number;
  readonly clock: 'any' | 'with' | 'without';
}

export const EVERYTHING: Filter = { search: '', free: false, game: '', seats: 0, clock: 'any' };

/** Kept from one visit to the lobby to the next. */
export const useFilter = create(() => EVERYTHING);

/** The part of a filter that the server does not know. */
export function matches({ setup }: OnlineSummary, { seats, clock }: Filter): boolean {
  return (
    (seats === 0 || setup.seats.length === seats) &&
    (clock === 'any' || (clock === 'with') === (setup.clock !== undefined))
  );
}

export const ownSeatAt = ({ seats }: OnlineSummary, me: Person | undefined): number =>
  me === undefined ? -1 : seats.findIndex(({ person }) => person?.id === me.id);

/** Whether it is one's turn, or the draw of luck before the match waits for one. */
export const isMyTurn = (table: OnlineSummary, me: Person | undefined): boolean =>
  (table.stage === 'playing' || table.stage === 'gathering') && table.actors.includes(ownSeatAt(table, me));

export const isOver = ({ stage }: OnlineSummary): boolean => stage === 'over' || stage === 'closed';

/** One's own tables that are not over: first those where it is one's turn, then the most recently played. */
export const myOpenTables = (tables: readonly OnlineSummary[], me: Person | undefined): OnlineSummary[] =>
  tables
    .filter((table) => !isOver(table))
    .sort((a, b) => Number(isMyTurn(b, me)) - Number(isMyTurn(a, me)) || b.touched - a.touched);

export const freeSeats = ({ seats }: OnlineSummary): number =>
  seats.filter(({ person, bot }) => person === undefined && bot === undefined).length;

const nameAt = ({ seats }: OnlineSummary, seat: number): string => {
  const { person, bot } = seats[seat] ?? {};
  return person?.name ?? (bot === undefined ? lobby.nobody : `Bot ${bot}`);
};

/** “Sol with Ada and Bot greedy”, as somebody at the table would say. */
export function titleFor(table: OnlineSummary, game: string, me: Person | undefined): string {
  const own = ownSeatAt(table, me);
  const others = table.seats.flatMap(({ person, bot }, seat) =>
    seat === own || (person === undefined && bot === undefined) ? [] : [nameAt(table, seat)],
  );
  return lobby.with(game, others);
}

/** Tables that were closed long ago do not tell by whom. */
function closedText({ closing }: OnlineSummary): string {
  if (closing === undefined) return lobby.closed;
  return closing.consent ? lobby.closedTogether : lobby.closedBy(closing.by.name);
}

function turnNames(table: OnlineSummary, own: number, you: string): string[] {
  return table.actors.map((seat) => (seat === own ? you : nameAt(table, seat)));
}

/** The state of the table, in a few words. */
export function standingFor(table: OnlineSummary, me: Person | undefined): string {
  const own = ownSeatAt(table, me);
  switch (table.stage) {
    case 'gathering':
      if (table.actors.length > 0) return lobby.drawing(turnNames(table, own, lobby.waitsForYou));
      return freeSeats(table) > 0 ? `${lobby.gathering}: ${lobby.free(freeSeats(table))}` : lobby.complete;
    case 'playing':
      return `${lobby.turnOf(turnNames(table, own, lobby.you))} · ${lobby.moves(table.ply)}`;
    case 'paused':
      return `${lobby.paused} · ${lobby.moves(table.ply)}`;
    case 'closed':
      return closedText(table);
    case 'over': {
      const winners = table.outcome?.places.flatMap((place, seat) =>
        place === 1 ? [nameAt(table, seat)] : [],
      );
      const end = isDrawn(table) ? lobby.drawn : lobby.won(winners ?? []);
      return `${end} · ${table.outcome?.points.join(' : ') ?? ''}`;
    }
  }
}
