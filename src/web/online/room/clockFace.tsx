import type { Seat } from '../../../kernel/game.ts';
import type { ClockView } from '../../../protocol/online.ts';
import { TEXTS } from '../lobby/texts.ts';
import { useServerTime } from '../connection/useOnline.ts';

/** The time a seat has left, in milliseconds, at a time by the server's clock. */
export function leftAt({ left, running, at }: ClockView, seat: Seat, now: number): number {
  const then = left[seat] ?? 0;
  return Math.max(0, running.includes(seat) ? then - Math.max(0, now - at) : then);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** “2 d 3 h”, “1:02:03”, “4:05”. */
export function faceOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600)];
  if (days > 0) return `${days} d ${hours % 24} h`;
  const minutes = Math.floor(seconds / 60);
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const LOW = 60_000;

/** The thinking time a seat has left. */
export function ClockFace({ clocks, seat }: { clocks: ClockView; seat: Seat }) {
  const runs = clocks.running.includes(seat);
  const now = useServerTime(250, runs);
  const left = leftAt(clocks, seat, now);
  const face = faceOf(left);
  return (
    <span
      className="clock-face"
      role="timer"
      aria-label={TEXTS.clock.left(face)}
      data-running={runs || undefined}
      data-low={left < LOW || undefined}
    >
      {face}
    </span>
  );
}
