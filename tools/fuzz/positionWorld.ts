import type { GameEntry } from '../../src/kernel/entry.ts';
import { greedy } from '../../src/bots/greedy.ts';
import { itemAt } from '../../src/kernel/data/lists.ts';
import { legalFor, loadMatch, type Match, outcomeOf } from '../../src/kernel/match/match.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import type { Case } from './case.ts';
import { edited, written } from './edits.ts';
import { mangled } from './mangles.ts';
import { playOn, type Sample, sampleMatches } from './matches.ts';
import { verdictOn } from './refusals.ts';
import type { Verdict, World } from './world.ts';

/** Positions from outside: whatever is done to them, they are refused or can be played. */

const SAMPLES = 12;
const PLIES = 12;

export async function openPositionWorld(seed: number): Promise<World> {
  const samples = sampleMatches(seeded(seed), SAMPLES);
  const states = samples.map(({ match }) => match.state);
  let said = '';
  return {
    async feed(one) {
      const sample = pick(seeded(one.base), samples);
      said = textOf(sample, one, states);
      return tryPosition(sample.entry, said, one.base);
    },
    said: () => said,
    async check() {
      const { entry, match } = itemAt(samples, 0);
      return tryPosition(entry, JSON.stringify(match.state), 1).answer === 'ok'
        ? undefined
        : 'a good position is refused';
    },
    close: async () => undefined,
  };
}

function textOf({ match }: Sample, { edits, mangles }: Case, others: readonly object[]): string {
  return mangled(written(edited(match.state, edits, others)), mangles);
}

function tryPosition(entry: GameEntry, text: string, number: number): Verdict {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    return { answer: 'no JSON' };
  }
  if (typeof state !== 'object' || state === null) return { answer: 'no object' };
  try {
    playFrom(entry, loadMatch(entry.game, state, 'fuzz'), seeded(number));
    return { answer: 'ok' };
  } catch (error) {
    return verdictOn(error);
  }
}

/** Whatever was let in is looked at with all eyes and played on. */
function playFrom(entry: GameEntry, match: Match, rng: Rng): void {
  const asksBot = rng.int(4) === 0;
  look(entry, match, asksBot);
  playOn(match, rng, PLIES);
  look(entry, match, asksBot);
}

/** Bots look at everything and take long about it, so they are asked now and then. */
function look(entry: GameEntry, match: Match, asksBot: boolean): void {
  const { game, state, seats } = match;
  for (let seat = 0; seat < seats; seat++) JSON.stringify(game.redact(state, seat));
  JSON.stringify([game.redact(state, undefined), entry.score(state), outcomeOf(match)]);
  for (const seat of game.actors(state)) {
    const legal = legalFor(match, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is asked and has no move`);
    const view = (): object => game.redact(state, seat);
    if (asksBot) greedy.make(entry, 1).choose({ seat, legal, view });
  }
}
