import { featureChecks } from '../src/testkit/features.ts';
import { walk } from '../src/testkit/suite.ts';
import { GAMES } from '../src/games/index.ts';

await walk(GAMES, featureChecks);
