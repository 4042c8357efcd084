import { entriesOf } from '../../../kernel/data/records.ts';

/** How much somebody has played a game, and the level of the bots that suit them. */
export const LEVEL_FOR = { never: 'novice', once: 'easy', often: 'medium', much: 'hard' } as const;

export type Played = keyof typeof LEVEL_FOR;

/** Whoever takes a seat: a bot by its level, or anybody else. */
type Player = string | { readonly bot: string };

export const hasBots = (players: readonly Player[]): boolean =>
  players.some((player) => typeof player === 'object');

/** The answer that gives these bots their level; none where their levels differ or suit no answer. */
export function playedOf(players: readonly Player[]): Played | undefined {
  const levels = new Set(players.flatMap((player) => (typeof player === 'object' ? [player.bot] : [])));
  return entriesOf(LEVEL_FOR).find(([, level]) => levels.size === 1 && levels.has(level))?.[0];
}

/** A bot at the level that suits the answer; anybody else stays as they are. */
export const suited = <P extends Player>(player: P, played: Played): P | { readonly bot: string } =>
  typeof player === 'object' ? { bot: LEVEL_FOR[played] } : player;
