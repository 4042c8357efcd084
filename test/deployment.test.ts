import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Option } from 'commander';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ended, programOf } from './kit/running.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../tools/services/postgres.ts';
import { findRedis, NO_REDIS, startRedis } from '../tools/services/redis.ts';
import { itemAt } from '../src/kernel/data/lists.ts';
import { Visitor } from './kit/online.ts';

/** What is written for those who run a site fits the program, and the same processes work together. */

const ROOT = path.resolve(import.meta.dirname, '..');
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly restart?: string;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const COMPOSE = parse(textOf('compose.yaml'), { merge: true }) as Compose;
const SERVICES = Object.entries(COMPOSE.services);
const OWN = SERVICES.filter(([, { image }]) => image.startsWith('orrery:'));
const DOCKERFILE = textOf('Dockerfile');
const PORT = /ORRERY_PORT=(\d+)/.exec(DOCKERFILE)?.[1] as string;

/** The options of a command, by their flags and by their variables. */
function optionsOf(name: string): readonly Option[] {
  const command = programOf().commands.find((one) => one.name() === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command.options;
}

const VARIABLES = new Set(
  programOf().commands.flatMap(({ options }) => options.map(({ envVar }) => envVar ?? '')),
);

describe('the compose file', () => {
  test('has a proxy, two servers, two workers, Postgres and Redis', () => {
    const commands = OWN.map(([, { command }]) => command?.[0]);
    expect(commands.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'migrate',
      'serve',
      'serve',
      'worker',
      'worker',
    ]);
    expect(Object.keys(COMPOSE.services)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'redis']));
  });

  test.each(OWN)('%s is run by a command, flags and variables that exist', (_, service) => {
    const [name = '', ...args] = service.command ?? [];
    const options = optionsOf(name);
    for (const flag of args.filter((arg) => arg.startsWith('--')))
      expect(
        options.map(({ long }) => long),
        flag,
      ).toContain(flag);
    const known = options.map(({ envVar }) => envVar);
    for (const variable of Object.keys(service.environment ?? {}))
      expect(known, variable).toContain(variable);
  });

  test('every server gets the same secret, store and address', () => {
    const servers = OWN.filter(([, { command }]) => command?.[0] === 'serve').map(
      ([, one]) => one.environment,
    );
    expect(servers).toHaveLength(2);
    expect(servers[0]).toEqual(servers[1]);
    for (const name of ['ORRERY_SECRET', 'DATABASE_URL', 'REDIS_URL', 'ORRERY_ORIGIN', 'ORRERY_PROXY'])
      expect(servers[0], name).toHaveProperty(name);
  });

  test('no password or secret has a value of its own', () => {
    for (const [name, { environment = {}, command = [] }] of SERVICES)
      for (const value of [...Object.values(environment), ...command]) {
        const inside = /:\/\/[^:/]*:(\$\{[^}]*\}|[^@]*)@/.exec(value)?.[1];
        if (inside !== undefined) expect(inside, name).toMatch(/^\$\{\w+:\?.+\}$/);
      }
    for (const [name, { environment = {} }] of SERVICES)
      for (const [variable, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|AUTH/.test(variable)) expect(value, name).toMatch(/^\$\{\w+:\?.+\}$/);
    const asked = [...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map((match) => itemAt(match, 1));
    const example = textOf('deploy/example.env');
    for (const variable of asked) expect(example, variable).toMatch(new RegExp(`^${variable}=$`, 'm'));
  });

  test('images are pinned to a version', () => {
    for (const [name, { image }] of SERVICES)
      expect(image, name).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
    const { version } = JSON.parse(textOf('package.json')) as { version: string };
    for (const [, { image }] of OWN) expect(image).toBe(`orrery:${version}`);
  });

  test('only the proxy can be reached from outside, and the stores have no way out', () => {
    const published = SERVICES.filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
    expect(published).toEqual(['proxy']);
    expect(COMPOSE.networks.inside?.internal).toBe(true);
    for (const name of ['postgres', 'redis', 'worker1', 'worker2', 'migrate'])
      expect(COMPOSE.services[name]?.networks, name).toEqual(['inside']);
    expect(COMPOSE.services.proxy?.networks).toEqual(['front']);
  });

  test('whatever waits for health waits for something that tells it', () => {
    for (const [name, { depends_on: waits = {} }] of SERVICES)
      for (const [other, { condition }] of Object.entries(waits)) {
        const service = COMPOSE.services[other];
        const tells =
          condition === 'service_completed_successfully'
            ? service?.restart === 'no'
            : service?.healthcheck?.disable !== true &&
              (service?.healthcheck?.test !== undefined || OWN.some(([own]) => own === other));
        expect(tells, `${name} waits for ${other}`).toBe(true);
      }
  });

  test('volumes that are named are declared, and what is kept lies on one', () => {
    const named = SERVICES.flatMap(([, { volumes = [] }]) => volumes).filter((one) => !one.startsWith('.'));
    for (const volume of named) expect(COMPOSE.volumes).toHaveProperty(itemAt(volume.split(':', 1), 0));
    expect(COMPOSE.services.postgres?.volumes).toEqual(['database:/var/lib/postgresql/data']);
  });
});

describe('the image', () => {
  test('is built from pinned images, in stages, without tools, and runs as nobody special', () => {
    const bases = [...DOCKERFILE.matchAll(/^FROM (\S+)/gm)].map((match) => itemAt(match, 1));
    expect(bases.length).toBeGreaterThan(1);
    for (const base of bases) expect(base).toMatch(/^node:24\.\d+\.\d+-[a-z]+-slim$/);
    const last = DOCKERFILE.slice(DOCKERFILE.lastIndexOf('\nFROM'));
    expect(DOCKERFILE).toContain('npm ci --omit=dev --ignore-scripts');
    expect(last).not.toMatch(/npm (ci|install)|apt-get/);
    expect(last).toContain('--from=packages /app/node_modules');
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK/m);
  });

  test('names variables, port and command that exist', () => {
    for (const [, variable] of DOCKERFILE.matchAll(/\b(ORRERY_\w+)\b/g))
      expect(VARIABLES).toContain(variable);
    expect(DOCKERFILE).toMatch(new RegExp(`^EXPOSE ${PORT}$`, 'm'));
    const [, command] = /^CMD \["(\w+)"\]$/m.exec(DOCKERFILE) ?? [];
    expect(optionsOf(command as string).length).toBeGreaterThan(0);
    expect(DOCKERFILE).toContain("'/health'");
  });

  test('has the sources its pages were built from, so that nothing is built when it starts', () => {
    const sources = /const SOURCES = \[([^\]]*)\]/.exec(textOf('src/cli/web/build.ts'))?.[1] as string;
    const last = DOCKERFILE.slice(DOCKERFILE.lastIndexOf('\nFROM'));
    for (const [, source] of sources.matchAll(/'([^']+)'/g)) {
      const place = (source as string).startsWith('src/') ? '/app/src ' : `/app/${source}`;
      expect(last, source).toContain(place);
    }
    expect(textOf('.dockerignore')).not.toMatch(/^src|^\*\*\/\*\.(css|tsx|json)$/m);
  });

  test('holds nothing secret of whoever builds it', () => {
    for (const left of ['.env', 'data', '.git', 'node_modules'])
      expect(textOf('.dockerignore').split('\n')).toContain(left);
  });
});

describe('the proxy', () => {
  test('Caddy passes everything but counts to both servers, sockets too', () => {
    const text = textOf('deploy/Caddyfile').replace(/#.*$/gm, '');
    const servers = OWN.filter(([, { command }]) => command?.[0] === 'serve').map(
      ([name]) => `${name}:${PORT}`,
    );
    // Without a matcher it takes every path, and Caddy passes upgrades on by itself.
    expect(text).toContain(`reverse_proxy ${servers.join(' ')} {`);
    expect(text).toMatch(/^\s*health_uri \/ready$/m);
    expect(text).toMatch(/^\s*respond \/metrics 404$/m);
    for (const [, variable] of text.matchAll(/\{\$(\w+)\}/g))
      expect(COMPOSE.services.proxy?.environment).toHaveProperty(variable as string);
    expect(COMPOSE.services.proxy?.volumes?.[0]).toBe('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
  });

  test('nginx passes upgrades of the socket and does not end them between two signs of life', () => {
    const text = textOf('deploy/nginx.conf');
    const socket = /location = \/api\/socket \{([^}]*)\}/.exec(text)?.[1] ?? '';
    expect(socket).toMatch(/proxy_set_header Upgrade\s+\$http_upgrade;/);
    expect(socket).toMatch(/proxy_set_header Connection\s+\$orrery_connection;/);
    expect(text).toContain('proxy_http_version 1.1;');
    expect(Number(/proxy_read_timeout (\d+)s/.exec(socket)?.[1])).toBeGreaterThan(40);
    for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto'])
      expect([...text.matchAll(new RegExp(`proxy_set_header ${header}\\s`, 'g'))]).toHaveLength(2);
  });
});

test('the unit of systemd names variables and a command that exist', () => {
  const text = textOf('deploy/orrery.service');
  for (const [, variable] of text.matchAll(/^Environment=(ORRERY_\w+)/gm))
    expect(VARIABLES).toContain(variable);
  const [, command] = /^ExecStart=.* src\/cli\/main\.ts (\w+)$/m.exec(text) ?? [];
  expect(optionsOf(command as string).length).toBeGreaterThan(0);
});

const [bin, program] = [findPostgres(), findRedis()];

if (bin === undefined) test.skip(NO_POSTGRES);
else if (program === undefined) test.skip(NO_REDIS);
else
  describe('the same processes by hand', () => {
    const children: ChildProcess[] = [];
    afterAll(() => Promise.all(children.map(ended)));

    /** Starts what a service of the compose file starts, and gives back its first line. */
    async function started(name: string, given: Readonly<Record<string, string>>): Promise<string> {
      const { command = [], environment = {} } = COMPOSE.services[name] as Service;
      const here = { ORRERY_PORT: '0', ORRERY_HOST: '127.0.0.1', ORRERY_LOG: 'error' };
      const all: Record<string, string> = { ...environment, ...given };
      const env = Object.fromEntries(Object.keys(environment).map((key) => [key, all[key] as string]));
      const child = spawn(process.execPath, [path.join(ROOT, 'src/cli/main.ts'), ...command], {
        env: { PATH: process.env['PATH'], ...env, ...here },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      if (command[0] === 'migrate') return String((await once(child, 'exit'))[0]);
      return String((await once(createInterface({ input: child.stdout }), 'line'))[0]);
    }

    test('two servers are one site, whoever comes to which, and workers think for both', async () => {
      const [postgres, redis] = [await startPostgres(bin), await startRedis(program)];
      try {
        const given = {
          DATABASE_URL: postgres.url,
          REDIS_URL: redis.url,
          ORRERY_SECRET: '5e'.repeat(32),
          ORRERY_ORIGIN: 'https://games.example.org',
        };
        expect(await started('migrate', given)).toBe('0');
        const lines = await Promise.all(['server1', 'server2'].map((name) => started(name, given)));
        const addresses = lines.map((line) => /http:\/\/([\d.:]+)\//.exec(line)?.[1] as string);
        for (const name of ['worker1', 'worker2']) expect(await started(name, given)).toContain('Ready');

        const ann = new Visitor(() => itemAt(addresses, 0));
        const { id } = await ann.named('Ann');
        const table = await ann.create({ game: 'sol', seats: ['me', { bot: 'novice' }] });
        const there = new Visitor(() => itemAt(addresses, 1));
        there.cookie = ann.cookie;
        for (const [at, share] of ann.shares) there.shares.set(at, share);
        expect((await there.get('/api/me')).body.person).toMatchObject({ id, name: 'Ann' });
        expect((await there.get(`/api/tables/${table}`)).body.table.host.id).toBe(id);
        const tab = await there.open();
        await tab.watch(table);
        await tab.start(table);
        for (let turn = 0; turn < 6; turn++) {
          await tab.myTurn(table);
          await tab.play(table, turn);
        }
        await tab.leave();
        expect((await ann.get(`/api/tables/${table}`)).body.table.ply).toBeGreaterThanOrEqual(6);
      } finally {
        await Promise.all(children.map(ended));
        await postgres.remove();
        await redis.remove();
      }
    });
  });
