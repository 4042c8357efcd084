import { GAMES } from '../src/games/index.ts';
import { loadChecks } from '../src/testkit/load.ts';
import { walk } from '../src/testkit/suite.ts';

await walk(GAMES, loadChecks);
