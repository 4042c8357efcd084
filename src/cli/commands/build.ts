import { ensureBuilt } from '../web/build.ts';

/** Builds the pages; returns the exit code. */
export async function runBuild(): Promise<number> {
  const folder = await ensureBuilt((line) => console.error(`orrery: ${line}`));
  console.log(`The pages are in ${folder}; any static host can serve them.`);
  return 0;
}
