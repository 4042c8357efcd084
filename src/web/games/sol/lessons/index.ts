import type { GuidedGame } from '../../view.ts';
import { guided as first } from '../guided.ts';

/** In the order of their titles. */
export const GUIDED: readonly GuidedGame[] = [first];
