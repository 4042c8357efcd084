import type { GuidedGame } from '../../view.ts';
import { guided as first } from '../guided.ts';
import { cards } from './cards.ts';
import { energy } from './energy.ts';
import { heart } from './heart.ts';

/** In the order of their titles. */
export const GUIDED: readonly GuidedGame[] = [first, energy, cards, heart];
