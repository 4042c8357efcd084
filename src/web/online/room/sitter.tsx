import type { Seat } from '../../../kernel/game.ts';
import type { RoomView } from '../../../protocol/online.ts';
import { ClockFace } from './clockFace.tsx';
import { TEXTS } from '../texts.ts';

const { table: texts } = TEXTS;

interface SitterProps {
  readonly room: RoomView;
  readonly seat: Seat;
  readonly compact: boolean;
}

/** Under the panel of a seat: whether its person is there, and the clock. */
export function Sitter({ room, seat, compact }: SitterProps) {
  const { person, bot, present, resigned } = room.seats[seat] ?? {};
  if (person === undefined) return null;
  const says = resigned
    ? texts.resigned
    : bot !== undefined
      ? texts.standIn
      : present
        ? texts.here
        : texts.away;
  return (
    <div className="sitter" data-compact={compact || undefined}>
      <span className="presence" data-present={present || undefined}>
        <span className="sitter-name">{person.name}</span>
        <span className={compact ? 'unseen' : 'sitter-says'}>{says}</span>
      </span>
      {room.clocks && <ClockFace clocks={room.clocks} seat={seat} />}
    </div>
  );
}
