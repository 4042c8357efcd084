import type { OnlineSummary } from '../../protocol/online.ts';
import { closingOf, drawingSeats, type TableRecord } from '../rooms/tableRecord.ts';

/** A table for a list: public facts only. */
export function summaryOf(record: TableRecord): OnlineSummary {
  const { id, setup, stage, host, chairs, ply, points, outcome, created, touched } = record;
  const actors = record.draw ? drawingSeats(record) : record.actors;
  const seats = chairs.map(({ person, name = '', account = false, bot }) => ({
    person: person === undefined ? undefined : { id: person, name, account },
    bot,
  }));
  const closing = closingOf(record);
  return { id, setup, stage, host, seats, ply, points, actors, outcome, closing, created, touched };
}
