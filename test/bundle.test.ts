import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../src/cli/web/build.ts';
import { GAME_IDS } from '../src/games/index.ts';
import { itemAt } from '../src/kernel/data/lists.ts';

/** The build as it is served: how much has to be fetched, and from where. */

const FIRST_LOAD = 150_000;
const GAME = 123_000;
/**
 * A fifth of it are reasons, with which the worker says why it refuses a move. It goes by the names under which features
 * find the parts of the rules that they share.
 */
const RULES = 85_000;
/** What a learned player of one game looks at, with the code that values it; its nets come on top. */
const LEARNED = 14_000;
const NETS = 700_000;

let dist = '';
beforeAll(async () => {
  dist = await ensureBuilt();
});

const read = (file: string): string => readFileSync(path.join(dist, file), 'utf8');
const packed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0);

const STATIC_IMPORT = /\b(?:import|export)\b[^"'`();]*?["']\.\/([\w.-]+\.js)["']/g;

/** A script with everything it cannot start without. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(file).matchAll(STATIC_IMPORT)) withImports(`assets/${name}`, seen);
  return seen;
}

const firstScripts = (): Set<string> => {
  const scripts = [...read('index.html').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
  const seen = new Set<string>();
  for (const [, file] of scripts) withImports(file as string, seen);
  return seen;
};

/** The one script whose name begins so. */
function scriptCalled(name: string): string {
  const found = globSync(`assets/${name}-*.js`, { cwd: dist });
  expect(found).toHaveLength(1);
  return itemAt(found, 0);
}

const firstLoad = (): Set<string> => new Set([...firstScripts(), ...withImports(scriptCalled('worker'))]);

test('the first load takes at most 150 kB of script, with the worker that keeps the tables', () => {
  expect(packed(firstLoad())).toBeLessThanOrEqual(FIRST_LOAD);
});

/** A script and what it needs, beyond what some others have brought. */
function beyond(known: ReadonlySet<string>, script: string): Set<string> {
  return new Set([...withImports(script)].filter((file) => !known.has(file)));
}

test.each(GAME_IDS)('%s takes at most 123 kB of script more, and 85 kB in the worker', (id) => {
  const first = firstLoad();
  expect(packed(beyond(first, scriptCalled(id)))).toBeLessThanOrEqual(GAME);
  expect(packed(beyond(first, scriptCalled(`rules-${id}`)))).toBeLessThanOrEqual(RULES);
});

describe('what players have learned', () => {
  test.each(GAME_IDS)('is fetched apart: at most 14 kB of script for %s, beside its nets', (id) => {
    const known = new Set(
      ['worker', `rules-${id}`, 'botRequest'].flatMap((name) => [...withImports(scriptCalled(name))]),
    );
    const learned = ['nets', `features-${id}`].flatMap((name) => [...beyond(known, scriptCalled(name))]);
    expect(packed(new Set(learned))).toBeLessThanOrEqual(LEARNED);
    expect(learned).toHaveLength(2);
  });

  test('takes at most 700 kB of nets a game', () => {
    for (const id of GAME_IDS) {
      const nets = globSync(`src/games/${id}/hints/nets/*.net`).map(
        (file) => gzipSync(readFileSync(file)).length,
      );
      expect(nets.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(NETS);
    }
  });
});

describe('the page', () => {
  test('has no script or style of its own, only files', () => {
    expect(read('index.html')).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\son\w+=|javascript:/i);
  });

  test('asks for nothing outside of its own folder', () => {
    const texts = globSync('**/*.{html,css,webmanifest}', { cwd: dist }).map(read);
    expect(
      texts.filter((text) => /(?:https?:)?\/\/[a-z]/i.test(text.replace(/\/\*[\s\S]*?\*\//g, ''))),
    ).toEqual([]);
    const addresses = globSync('**/*.js', { cwd: dist }).flatMap(
      (file) => read(file).match(/https?:\/\/[\w./-]+/g) ?? [],
    );
    // Names of XML and the pages React's messages speak of; none is ever fetched.
    const known = /^http:\/\/www\.w3\.org\/|^https:\/\/(?:react\.dev|reactjs\.org)\//;
    expect(addresses.filter((address) => !known.test(address))).toEqual([]);
  });

  test('uses addresses that work under any path', () => {
    expect(read('index.html')).not.toMatch(/(?:src|href)="\//);
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({ start_url: './', scope: './' });
  });

  test('brings its fonts along, in the one form browsers need', () => {
    const fonts = globSync('**/*.{woff2,woff,ttf}', { cwd: dist });
    expect(fonts.every((file) => file.endsWith('.woff2'))).toBe(true);
    expect(fonts).toHaveLength(2);
  });
});

/** The names in a list that the build has told the service worker. */
function toldAs(list: 'FILES' | 'LATER'): string[] {
  const [, names] = new RegExp(`\\b${list}=(\\[[^\\]]*\\])`).exec(read('sw.js')) ?? [];
  return JSON.parse(names as string) as string[]; // written by `precache`
}

test('the service worker keeps every file of the build, nets only once they are used', () => {
  const built = globSync('**/*.*', { cwd: dist }).filter(
    (file) => !/^\.built$|^sw\.js$|^icon-.*\.png$/.test(file),
  );
  const [kept, later] = [new Set(toldAs('FILES')), toldAs('LATER')];
  expect(built.filter((file) => !kept.has(file)).toSorted()).toEqual(later.toSorted());
  expect(later.filter((file) => !file.endsWith('.net'))).toEqual([]);
});
