import { lawChecks } from '../src/testkit/laws.ts';
import { walk } from '../src/testkit/suite.ts';
import { EVERY_GAME } from './kit/everyGame.ts';

await walk(EVERY_GAME, lawChecks);
