import type { SingleBar } from 'cli-progress';

/** A bar of matches, or of other things, on standard error, where somebody looks at it. */
export async function progressBar(
  count: number,
  title = '',
  things = 'matches',
): Promise<SingleBar | undefined> {
  if (!process.stderr.isTTY) return undefined;
  const { default: progress } = await import('cli-progress');
  const head = title === '' ? '' : `${title} | `;
  const format = `${head}{bar} {percentage} % | {value} of {total} ${things} | {eta_formatted} left`;
  const bar = new progress.SingleBar(
    { format, stream: process.stderr, clearOnComplete: true },
    progress.Presets.shades_grey,
  );
  bar.start(count, 0);
  return bar;
}
