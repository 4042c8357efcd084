import type { Seat } from '../../../kernel/game.ts';
import type { RoomView } from '../../../protocol/online.ts';
import { AccountMark } from '../people/personName.tsx';
import { PersonButton } from './personCard.tsx';
import { ClockFace } from './clockFace.tsx';
import { TEXTS } from '../texts.ts';

const { table: texts } = TEXTS;

interface SeatStatusProps {
  readonly room: RoomView;
  readonly seat: Seat;
  readonly compact: boolean;
}

/** Below the panel of a seat: whether its person is present, and the clock. */
export function SeatStatus({ room, seat, compact }: SeatStatusProps) {
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
    <div className="seat-status" data-compact={compact || undefined}>
      <span className="presence" data-present={present || undefined}>
        <span className="seat-status-name">
          <PersonButton person={person} />
        </span>
        <span className={compact ? 'unseen' : 'seat-status-says'}>{says}</span>
        {person.account && <AccountMark />}
      </span>
      {room.clocks && <ClockFace clocks={room.clocks} seat={seat} />}
    </div>
  );
}
