import { TEXTS } from './texts.ts';

/** The message of an error, as a sentence that can be shown. */
export function messageOf(error: unknown): string {
  const text = error instanceof Error && error.message !== '' ? error.message : TEXTS.app.faultTitle;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
