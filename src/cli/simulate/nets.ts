import { readFileSync } from 'node:fs';
import type { BotKind } from '../../bots/bot.ts';
import { learnedBot } from '../../bots/learned/learnedBot.ts';
import { type NetFile, readNet } from '../../bots/net/netFile.ts';
import type { GameEntry } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';

/** What files of nets end with. */
const ENDING = '.net';

/** By file. */
const PLAYERS = new Map<string, BotKind>();

/** Reads the nets whose files are among some names of players; whose file was not read cannot play. */
export async function readNets({ game, features }: GameEntry, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => one.endsWith(ENDING) && !PLAYERS.has(one))) {
    if (features === undefined)
      throw new InputError('unknown_bot', `nets cannot play ${game.title}: it has no features`);
    const [known, net] = [await features(), netIn(name)];
    const help = 'goes by what a net has learned';
    PLAYERS.set(name, { name, help, make: (entry, seed) => learnedBot(entry, known, net, seed) });
  }
}

/** The player by a net that was read from a file of this name. */
export function playerByNet(name: string): BotKind | undefined {
  return PLAYERS.get(name);
}

function netIn(file: string): NetFile {
  try {
    return readNet(readFileSync(file));
  } catch (error) {
    throw new InputError('unknown_bot', `the net ${file} cannot be read: ${reasonOf(error)}`);
  }
}
