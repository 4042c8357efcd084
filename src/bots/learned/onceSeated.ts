import type { GameEntry } from '../../kernel/entry.ts';
import type { Bot } from '../bot.ts';
import { skilled } from '../foresight.ts';

/** A bot that is made when it is first asked: what the levels know depends on how many sit at the table. */
export function onceSeated(entry: GameEntry, make: (known: GameEntry, seats: number) => Bot): Bot {
  let made: Bot | undefined;
  const bot = ({ view }: Parameters<Bot['choose']>[0]): Bot => {
    if (made === undefined) {
      const seats = entry.game.seatsOf(view());
      made = make(skilled(entry, seats), seats);
    }
    return made;
  };
  return {
    choose: (asked) => bot(asked).choose(asked),
    weigh: (asked) => {
      const seated = bot(asked);
      return seated.weigh?.(asked) ?? { move: seated.choose(asked), findings: [] };
    },
  };
}
