import { cardOf } from '../../games/loading.ts';
import { TEXTS } from '../../texts.ts';

/** What a game is called; it may have left the table since it was played. */
export const gameName = (game: string): string => cardOf(game)?.name ?? TEXTS.match.unknownGame;
