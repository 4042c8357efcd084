import { TEXTS } from './texts.ts';

/** What went wrong, in words that can be shown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : TEXTS.app.faultTitle;
