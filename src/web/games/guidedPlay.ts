import { botOf } from '../../bots/index.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Game } from '../../kernel/game.ts';
import { type Match, newMatch, play } from '../../kernel/match/match.ts';
import { botSeed } from '../../table/botTurn.ts';
import type { GuidedGame } from './view.ts';

/** The state after the lessons of a first game up to one with this move, or all; a bot plays as it does at the table. */
export function playedUntil<State extends object>(
  { setup, lessons }: GuidedGame,
  entry: GameEntry & { readonly game: Game<State> },
  last?: string,
): State {
  const { chairs, options, seed = '' } = setup;
  const match = newMatch(entry.game, { seats: chairs.length, options, seed });
  botsPlay(match, entry, setup);
  for (const { move } of lessons) {
    if (move === undefined) continue;
    play(match, 0, move);
    if (move === last) break;
    botsPlay(match, entry, setup);
  }
  return match.state;
}

function botsPlay(match: Match, entry: GameEntry, { chairs }: GuidedGame['setup']): void {
  const { game } = entry;
  for (;;) {
    const seat = game.actors(match.state)[0];
    const player = seat === undefined ? undefined : chairs[seat]?.player;
    if (seat === undefined || player === undefined || player === 'person') return;
    const bot = botOf(player.bot).make(entry, botSeed(match.seed, match.plies.length));
    const legal = game.legalMoves(match.state, seat);
    play(match, seat, bot.choose({ seat, legal, view: () => game.redact(match.state, seat) }));
  }
}
