import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** The version of a development package, or nothing where it, or another it is of no use without, is not installed. */
export function installedVersion(name: string, without?: string): string | undefined {
  try {
    if (without !== undefined) load.resolve(without);
    return String(load(`${name}/package.json`).version);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
