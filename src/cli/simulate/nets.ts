import { readFileSync } from 'node:fs';
import type { BotKind } from '../../bots/bot.ts';
import { learnedBot } from '../../bots/learned/learnedBot.ts';
import { withNets } from '../../bots/learned/learnedHints.ts';
import { onceSeated } from '../../bots/learned/onceSeated.ts';
import { type NetFile, readNet } from '../../bots/net/netFile.ts';
import type { GameEntry, Temper } from '../../kernel/entry.ts';
import { InputError, reasonOf } from '../../kernel/error.ts';

/**
 * A net by its file, or the hints alone, and how it thinks: `a.net`, `a.net:move`, `a.net:turn:5:6` with noise
 * and the width of its beam, `a.net:replies:16:4` with so many tries of four plans, `hints:lines:200:2` with so many lines
 * for two turns.
 */
const PLAYER = /^(.+\.net|hints)(?::(move|turn|replies|lines))?(?::([\d.]+))?(?::(\d+))?$/;

/** How broad a beam is where nobody says. */
const WIDTH = 6;

/** By name. */
const PLAYERS = new Map<string, BotKind>();

/** The file of the net that a player of this name goes by; nothing where it needs none. */
export function netFileOf(name: string): string | undefined {
  const file = PLAYER.exec(name)?.[1];
  return file === 'hints' ? undefined : file;
}

/** Workers have no files but those of the program. */
export function refuseNetFiles(names: readonly string[]): void {
  const name = names.find((one) => netFileOf(one) !== undefined);
  if (name !== undefined)
    throw new InputError(
      'unknown_bot',
      `${name} is a file of one machine, so workers cannot play by it: leave out --redis`,
    );
}

/** Reads the nets whose files are among some names of players; whose file was not read cannot play. */
export async function readNets(entry: GameEntry, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => !PLAYERS.has(one))) {
    const [, file, thought = 'turn', number = '0', breadth = ''] = PLAYER.exec(name) ?? [];
    if (file === undefined) continue;
    const known = file === 'hints' ? undefined : await withNet(entry, file);
    PLAYERS.set(name, playerBy(name, known, temperOf(thought, Number(number), breadth)));
  }
}

function withoutNets({ learned: _, ...entry }: GameEntry): GameEntry {
  return entry;
}

async function withNet(entry: GameEntry, file: string): Promise<GameEntry> {
  if (entry.features === undefined)
    throw new InputError('unknown_bot', `nets cannot play ${entry.game.title}: it has no features`);
  return withNets(entry, await entry.features(), [netIn(file)]);
}

function temperOf(thought: string, number: number, breadth: string): Temper {
  if (thought === 'lines') return { thought, lines: number, turns: Number(breadth || 1) };
  if (thought === 'replies') return { thought, width: WIDTH, plans: Number(breadth || 4), tries: number };
  if (thought === 'move') return { thought, noise: number };
  return { thought: 'turn', noise: number, width: Number(breadth || WIDTH) };
}

/** A player of one game by its net, or of any game by its hints. */
function playerBy(name: string, learned: GameEntry | undefined, temper: Temper): BotKind {
  return {
    name,
    help: 'goes by what a net has learned',
    make: (entry, seed, time) =>
      onceSeated(learned ?? withoutNets(entry), (known) => learnedBot(known, seed, temper, time)),
  };
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
