import type { GuidedGame } from '../../view.ts';
import { guided as first } from '../guided.ts';
import { home } from './home.ts';
import { range } from './range.ts';
import { yard } from './yard.ts';

/** In the order of their titles. */
export const GUIDED: readonly GuidedGame[] = [first, yard, range, home];
