import { score } from '../../../games/sol/scoring.ts';
import type { Event, MomentumReason, State } from '../../../games/sol/state.ts';

/** Momentum by where it came from, as far as the events of the match are known. */

interface Line {
  readonly label: string;
  readonly points: readonly number[];
}

const SOURCES: readonly (readonly [string, (reason: MomentumReason) => boolean])[] = [
  ['Transmit towers', (reason) => reason === 'tower'],
  ['Hurled into the heart', (reason) => reason === 'hurl'],
  ['Flares after a hurl', (reason) => reason === 'flare'],
  ['Effect cards', (reason) => reason === reason.toUpperCase()],
];

export function scorePad(state: State, events: readonly Event[] = []): readonly Line[] {
  const total = score(state);
  const lines = SOURCES.map(([label, counts]) => ({
    label,
    points: total.map((_, seat) => sum(events, seat, counts)),
  }));
  const known = total.every(
    (points, seat) => points === lines.reduce((all, line) => all + (line.points[seat] ?? 0), 0),
  );
  return known ? lines : [{ label: 'Momentum', points: total }];
}

function sum(events: readonly Event[], seat: number, counts: (reason: MomentumReason) => boolean): number {
  return events.reduce(
    (all, event) =>
      event.type === 'momentum' && event.seat === seat && counts(event.reason) ? all + event.by : all,
    0,
  );
}
