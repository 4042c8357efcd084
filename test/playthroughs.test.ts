import { GAMES } from '../src/games/index.ts';
import { playthroughChecks } from '../src/testkit/playthroughs.ts';
import { walk } from '../src/testkit/suite.ts';

await walk(GAMES, playthroughChecks);
