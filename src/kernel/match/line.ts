import { digest } from './chance.ts';
import { InputError, shortened, shown } from '../error.ts';
import type { GameEvent } from '../game.ts';
import { type Match, play, type Ply } from './match.ts';
import { canonical } from '../data/plain.ts';
import { moveText } from '../text.ts';

/** A move as a record tells it: `0 fly C3 R2`. */
export function lineOf({ seat, move }: Ply): string {
  return `${seat} ${moveText(move)}`;
}

/** Plays a move as a record tells it; `number` is its place in the match. */
export function playLine(match: Match, line: string, number: number, events: GameEvent[]): void {
  const parts = /^(\d+) (.+)$/s.exec(line);
  if (!parts) throw new InputError('bad_record', `move ${number} must read "seat text", not ${shown(line)}`);
  try {
    const written = lineOf(play(match, Number(parts[1]), parts[2]!, events));
    if (written !== line) throw new InputError('bad_record', `it must be written "${written}"`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError('bad_record', `move ${number} (${shortened(line, 60)}): ${error.message}`);
  }
}

/** The fingerprint of a position: equal for equal states, whatever the order of their keys. */
export function positionOf(match: Match): string {
  return digest(canonical(match.state));
}
