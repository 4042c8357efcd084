import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { reasonOf } from '../kernel/error.ts';
import { readProxies } from '../server/http/proxies.ts';

/** What a command is given once it has run: its exit code. */
export type Finish = (code: number) => void;

/** Puts a command on the command line. */
export type AddCommand = (program: Command, finish: Finish) => void;

export const MOST_MATCHES = 100_000_000;
export const OPTIONS_HELP = 'options of the game, such as "vestigial=false effects=random" or as JSON';
const DATA = path.resolve(import.meta.dirname, '../../data');

/** A setting that can also be given by an environment variable. */
export function env(name: string, flags: string, help: string): Option {
  return new Option(flags, help).env(`ORRERY_${name}`);
}

export function data(): Option {
  return env('DATA', '--data <folder>', 'where tables online and people are kept').default(DATA, 'data/');
}

export function database(): Option {
  const help =
    'a Postgres to keep everything in instead of the folder, such as postgres://name:password@host/orrery';
  return new Option('--database <address>', help).env('DATABASE_URL');
}

export function redis(): Option {
  const help = 'a Redis through which servers and workers hear each other, such as redis://:password@host';
  return new Option('--redis <address>', help).env('REDIS_URL');
}

export function example(command: string): string {
  return `\nExample:\n  $ ./orrery ${command}`;
}

/** Reads an argument that must be a whole number. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** Reads how many proxies stand in front, or where they are. */
export function proxies(text: string): ReturnType<typeof readProxies> {
  try {
    return readProxies(text);
  } catch (error) {
    throw new InvalidArgumentError(reasonOf(error));
  }
}

/** Reads one more origin, written as browsers send it. */
export function moreOrigins(text: string, before: string[]): string[] {
  if (text === 'null' || (URL.canParse(text) && new URL(text).origin === text)) return [...before, text];
  throw new InvalidArgumentError('It must be an origin such as http://localhost:8000, without a path.');
}
