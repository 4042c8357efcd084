import { LIST } from '../../games/list.ts';
import type { Listed } from '../../kernel/listing.ts';
import { MORE } from './more.ts';

/** The games of these pages: those of the table, and those they were built with beside them. */
export const GAMES: readonly Listed[] = [...LIST, ...MORE];
