import type { GuidedGame } from '../../view.ts';
import { guided as first } from '../guided.ts';
import { energy } from './energy.ts';
import { explore } from './explore.ts';
import { secrets } from './secrets.ts';

/** In the order of their titles. */
export const GUIDED: readonly GuidedGame[] = [first, explore, secrets, energy];
