import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, type PlainRecord } from '../../src/kernel/data/plain.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { InputError, reasonOf, shown } from '../../src/kernel/error.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { type Changes, changedContent } from '../../src/cli/variation/changes.ts';
import { contentOf } from '../../src/cli/variation/variation.ts';
import { differencesOf } from './differences.ts';

/** A change to a game that is tried: other options, other numbers or cards, or both. */
export interface Variant {
  readonly name: string;
  readonly options: PlainRecord;
  readonly changes?: Changes;
  /** What that changes, in words. */
  readonly differences: readonly string[];
}

/** What variants are tried against. */
export interface Ground {
  readonly entry: GameEntry;
  readonly seats: number;
  readonly options: PlainRecord;
}

const FIELDS = ['name', 'options', 'content'];
const RIGHT = 'a variant is {"name": …, "options": {…}, "content": {…}}';

/** Reads a variant; whatever is wrong with it is told by its path in the file. */
export async function readVariant(file: string, ground: Ground): Promise<Variant> {
  try {
    return await variantOf(parsed(file), path.basename(file, '.json'), ground);
  } catch (error) {
    if (error instanceof InputError) throw new InputError('bad_request', `${file}: ${error.message}`);
    throw error;
  }
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const what = error instanceof SyntaxError ? 'it is no JSON' : 'it cannot be read';
    throw new InputError('bad_request', `${what}: ${reasonOf(error)}`);
  }
}

async function variantOf(data: unknown, fallback: string, ground: Ground): Promise<Variant> {
  if (!isRecord(data)) throw refused(`${RIGHT}, not ${shown(data)}`);
  const unknown = Object.keys(data).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw refused(`there is no ${shown(unknown)} in a variant; ${RIGHT}`);
  const { name = fallback, options = {}, content } = data;
  if (typeof name !== 'string' || name === '') throw refused(`name must be a text, not ${shown(name)}`);
  const all = optionsOf(options, ground);
  const byOptions = differencesOf(completed(ground, ground.options), completed(ground, all));
  if (content === undefined) {
    if (byOptions.length === 0) throw refused('it changes nothing: name other options, or content');
    return { name, options: all, differences: byOptions };
  }
  const { changes, differences } = await changesOf(content, ground.entry);
  return { name, options: all, changes, differences: [...byOptions, ...differences] };
}

function completed({ entry, seats }: Ground, options: PlainRecord): object {
  return readOptions(entry.game, seats, options);
}

function optionsOf(options: unknown, ground: Ground): PlainRecord {
  if (!isRecord(options)) throw refused(`options must be a record, not ${shown(options)}`);
  const all = { ...ground.options, ...options };
  try {
    completed(ground, all);
  } catch (error) {
    throw refused(`options: ${reasonOf(error)}`);
  }
  return all;
}

async function changesOf(
  content: unknown,
  { game }: GameEntry,
): Promise<Required<Pick<Variant, 'changes' | 'differences'>>> {
  if (!isRecord(content)) throw refused(`content must be a record, not ${shown(content)}`);
  const there = await contentOf(game.id);
  const differences = differencesOf(there, changedContent(there, content));
  if (differences.length === 0) throw refused('content changes nothing: all of it is so already');
  return { changes: content, differences };
}

function refused(message: string): InputError {
  return new InputError('bad_request', message);
}
