import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { InputError, reasonOf } from '../../src/kernel/error.ts';
import { counted } from '../../src/cli/numbers.ts';
import { withPart } from './page.ts';
import { type Group, type Part, PARTS, type Run } from './parts.ts';
import { markdown, type Output } from './tables.ts';

/**
 * Measures the figures of docs/figures.md and writes them between the marks there: `npm run figures` all of them,
 * `npm run figures -- star` one part. What is written by hand around the marks stays.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/figures.md');

function chosenParts(names: readonly string[]): readonly Part[] {
  const ids = PARTS.map(({ id }) => id);
  const unknown = names.find((name) => !ids.includes(name));
  if (unknown !== undefined)
    throw new InputError('bad_request', `there is no part "${unknown}"; there is ${ids.join(', ')}`);
  return names.length === 0 ? PARTS : PARTS.filter(({ id }) => names.includes(id));
}

/** The command as somebody types it. */
function commandOf({ args }: Run): string {
  return `./orrery ${args.map((arg) => (arg.includes(' ') ? `"${arg}"` : arg)).join(' ')}`;
}

/** Runs a command and reads the last line it prints; progress goes to the terminal. */
async function outputOf(run: Run): Promise<Output> {
  const main = path.join(ROOT, 'src/cli/main.ts');
  const child = spawn(process.execPath, [main, ...run.args, '--json'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const parts: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => parts.push(text));
  const [code]: (number | null)[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${commandOf(run)} ended with ${code ?? 'a signal'}`);
  return { label: run.label, printed: JSON.parse(parts.join('').trimEnd().split('\n').at(-1) ?? '') };
}

function groupText({ runs, tables }: Group, outputs: readonly Output[]): string {
  const commands = runs.map((run) => `    ${commandOf(run)}`).join('\n');
  const blocks = tables.map(({ title, of }) => `**${title}**\n\n${markdown(of(outputs))}`);
  return [...blocks, commands].join('\n\n');
}

/** When and on what a part was measured; with how much else the machine did, where that matters. */
function circumstances(timed: boolean, load: number): string {
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const [cpu] = os.cpus();
  const cores = os.availableParallelism();
  const machine = `${counted(cores, 'core')} of ${cpu?.model.trim() ?? 'an unknown processor'}`;
  const day = new Date().toISOString().slice(0, 10);
  const measured = `Measured on ${day} with version ${version} and Node ${process.versions.node}, on ${machine}.`;
  return timed ? `${measured} ${loadText(load, cores)}` : measured;
}

function loadText(load: number, cores: number): string {
  const other = `Load of other work when it began: ${load.toFixed(1)}.`;
  return load < cores / 4
    ? other
    : `${other} **The machine was busy: all rates are too low; only compare them.**`;
}

async function measure({ id, groups, timed = false }: Part): Promise<string> {
  const load = os.loadavg()[0] ?? 0;
  const count = groups.reduce((sum, { runs }) => sum + runs.length, 0);
  const texts: string[] = [];
  let done = 0;
  for (const group of groups) {
    const outputs: Output[] = [];
    for (const run of group.runs) {
      console.error(`${id}, ${++done} of ${count}: ${commandOf(run)}`);
      outputs.push(await outputOf(run));
    }
    texts.push(groupText(group, outputs));
  }
  return [circumstances(timed, load), ...texts].join('\n\n');
}

/** Every part is written as soon as it is measured, so that an interrupted run loses only the one it was at. */
async function runFigures(names: readonly string[]): Promise<void> {
  for (const part of chosenParts(names)) {
    const text = await measure(part);
    writeFileSync(PAGE, withPart(readFileSync(PAGE, 'utf8'), part.id, text));
  }
}

try {
  await runFigures(process.argv.slice(2));
} catch (error) {
  console.error(`figures: ${reasonOf(error)}`);
  process.exitCode = 1;
}
