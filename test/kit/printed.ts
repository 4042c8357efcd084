import { vi } from 'vitest';

/** What console.log was given while a task ran, line by line. */
export async function printed(task: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const log = vi
    .spyOn(console, 'log')
    .mockImplementation((line: string) => void lines.push(...line.split('\n')));
  try {
    await task();
  } finally {
    log.mockRestore();
  }
  return lines;
}
