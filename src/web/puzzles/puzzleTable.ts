import type { Chair, TableView } from '../../protocol/table.ts';
import { botName } from '../chairs.ts';
import { offersAt, seenIn, type Walk } from './walk.ts';

/** A puzzle as a table: whoever solves it sits in its seat, bots around. */
export function tableOf(walk: Walk, name: string, open: boolean): TableView {
  const { puzzle, match, log, entry } = walk;
  const { seat, record, number, source } = puzzle;
  const ply = match.plies.length;
  const offers = open ? offersAt(walk) : [];
  return {
    id: `puzzle-${record.game}-${number}`,
    setup: {
      game: record.game,
      chairs: chairsOf(record.seats, seat, name, source.level),
      options: record.options,
    },
    options: match.options,
    ...{ seq: ply, ply, eyes: seat, state: seenIn(walk) },
    actors: entry.game.actors(match.state),
    offers: offers.length > 0 ? { [seat]: offers } : {},
    ...{ undoable: [], redoable: false, news: log, fresh: true, scores: [] },
    ...{ thinking: undefined, fault: undefined, outcome: entry.game.outcome(match.state) },
    ...{ commitment: record.commitment, seed: undefined },
  };
}

function chairsOf(seats: number, own: number, name: string, level: string): Chair[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? { name, player: 'person' } : { name: botName(seat), player: { bot: level } },
  );
}
