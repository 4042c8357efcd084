import { COLONIES_TO_WIN } from '../../../games/star/facts.ts';
import { PLANETS } from '../../../games/star/board.ts';

/** What a match of Star Factions is about. */
export function goal(): string {
  return `Plant your flag on ${COLONIES_TO_WIN} of the ${PLANETS.length} planets before anybody else does, or be the last faction left.`;
}
