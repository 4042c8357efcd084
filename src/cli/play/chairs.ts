import type { BotKind } from '../../bots/bot.ts';
import { botOf } from '../../bots/index.ts';
import { InputError } from '../../kernel/error.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { checkSeats } from '../../kernel/options.ts';
import { SEAT_NAMES } from '../ink.ts';

/** One seat of the table: a person, or a bot that answers for it. */
export interface Chair {
  readonly name: string;
  readonly bot?: BotKind;
}

const PERSON = 'me';
const OPPONENT = 'greedy';

/** The chairs of a list such as `me:Ann,greedy,random`; without one, a person against bots. */
export function chairsFrom(text: string | undefined, game: AnyGame, seats = usualSeats(game)): Chair[] {
  const words = (text ?? usualChairs(seats)).split(',').map((word) => word.trim());
  checkSeats(game, words.length);
  const chairs = words.map(chairFrom);
  const names = new Set(chairs.map(({ name }) => name));
  if (names.size < chairs.length) throw new InputError('bad_seats', 'every seat needs a name of its own');
  return chairs;
}

export function namesOf(chairs: readonly Chair[]): string[] {
  return chairs.map(({ name }) => name);
}

function usualSeats({ seats }: AnyGame): number {
  return Math.max(seats.min, Math.min(2, seats.max));
}

function usualChairs(seats: number): string {
  return [PERSON, ...new Array<string>(seats - 1).fill(OPPONENT)].join(',');
}

function chairFrom(word: string, seat: number): Chair {
  const [who = '', given = ''] = word.split(/:(.*)/s);
  const name = given.trim() || SEAT_NAMES[seat] || `Seat ${seat}`;
  return who === PERSON ? { name } : { name, bot: botOf(who) };
}
