import type { GameEntry } from '../../../kernel/entry.ts';
import { readOptions } from '../../../kernel/options.ts';
import { entriesOf } from '../../pages/newTable/draft.ts';
import { readable } from '../../../kernel/data/readable.ts';
import type { Preset } from '../view.ts';
import { TEXTS } from './texts.ts';

const { presets } = TEXTS;

/** Ready-made tables: with few, with all, alone, and one for each other value of a choice the game offers. */
export function presetsOf({ game }: Pick<GameEntry, 'game'>): Preset[] {
  const { min, max } = game.seats;
  const few = Math.max(min, Math.min(2, max));
  const help = few === 1 ? presets.aloneHelp : presets.firstHelp(few - 1);
  const first: Preset = { title: presets.first, help, seats: few, options: {}, bots: 'easy' };
  const full = { ...first, title: presets.full, help: presets.fullHelp(max - 1), seats: max, bots: 'medium' };
  const alone = { ...first, title: presets.alone, help: presets.aloneHelp, seats: 1 };
  const others = [max > few ? full : [], min === 1 && few > 1 ? alone : [], choicesOf(game, few)].flat();
  return [first, ...others.filter(({ seats, options }) => fits(game, seats, options))];
}

/** One table for each value of an option but the usual one: “Length: Long”. */
function choicesOf(game: GameEntry['game'], seats: number): Preset[] {
  return entriesOf(game).flatMap(([name, option]) =>
    option.kind !== 'choice' || option.advanced
      ? []
      : option.values
          .filter((value) => value !== option.default)
          .map((value) => ({
            title: `${option.title}: ${readable(value)}`,
            help: option.help,
            seats,
            options: { [name]: value },
            bots: 'medium',
          })),
  );
}

function fits(game: GameEntry['game'], seats: number, options: object): boolean {
  try {
    readOptions(game, seats, options);
    return true;
  } catch {
    return false;
  }
}
