import { botOf } from '../../bots/index.ts';
import { itemAt } from '../../kernel/data/lists.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import type { Game } from '../../kernel/game.ts';
import { type Match, newMatch, play } from '../../kernel/match/match.ts';
import { botSeed } from '../../table/botTurn.ts';
import type { GuidedGame, Lesson } from './view.ts';

/** What the tests of guided games share: they are played by the rules, with bots that play as they do at the table. */

/** A lesson and the position in which it is read. */
export interface Step<State extends object> {
  readonly lesson: Lesson;
  readonly state: State;
}

/** The match of a guided game when its learner sits down. */
function begun<State extends object>(
  { setup }: GuidedGame,
  entry: GameEntry & { readonly game: Game<State> },
): Match<State> {
  const { chairs, options, seed = '', opening = [] } = setup;
  const match = newMatch(entry.game, { seats: chairs.length, options, seed });
  for (const text of opening) play(match, itemAt(match.game.actors(match.state), 0), text);
  botsPlay(match, entry, setup);
  return match;
}

/** All lessons of a guided game with their positions, and the position after the last. */
export function stepsOf<State extends object>(
  guided: GuidedGame,
  entry: GameEntry & { readonly game: Game<State> },
): { readonly steps: readonly Step<State>[]; readonly end: State } {
  const match = begun(guided, entry);
  const steps = guided.lessons.map((lesson) => {
    const { state } = match;
    if (lesson.move !== undefined) {
      play(match, 0, lesson.move);
      botsPlay(match, entry, guided.setup);
    }
    return { lesson, state };
  });
  return { steps, end: match.state };
}

/** The state after the lessons of a guided game up to one with this move, or all. */
export function playedUntil<State extends object>(
  guided: GuidedGame,
  entry: GameEntry & { readonly game: Game<State> },
  last?: string,
): State {
  const match = begun(guided, entry);
  for (const { move } of guided.lessons) {
    if (move === undefined) continue;
    play(match, 0, move);
    if (move === last) break;
    botsPlay(match, entry, guided.setup);
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
