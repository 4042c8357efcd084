import type { GuidedGame } from '../../view.ts';
import { guided as first } from '../guided.ts';
import { battle } from './battle.ts';
import { harvest } from './harvest.ts';
import { science } from './science.ts';

/** In the order of their titles. */
export const GUIDED: readonly GuidedGame[] = [first, harvest, science, battle];
