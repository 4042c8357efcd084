import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from './postgres.ts';
import { findRedis } from './redis.ts';

/** Only as root on Debian, and only where somebody said so: a test must not change a machine unasked. */
export function installServices(): void {
  const { CI, ORRERY_INSTALL_SERVICES } = process.env;
  if (!(ORRERY_INSTALL_SERVICES || CI) || process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    return;
  const missing = [
    ...(findPostgres() === undefined ? ['postgresql'] : []),
    ...(findRedis() === undefined ? ['redis-server'] : []),
  ];
  if (missing.length === 0) return;
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...missing);
  if (!install() && !(apt('update') && install()))
    console.error(`orrery: ${missing.join(' and ')} could not be installed`);
}

/** What is installed is not started: tests run their own. */
function apt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
