import { reasonChecks } from '../src/testkit/reasons.ts';
import { walk } from '../src/testkit/suite.ts';
import { EVERY_GAME } from './kit/everyGame.ts';

await walk(EVERY_GAME, reasonChecks);
