import { GAMES } from '../../src/cli/tableGames.ts';
import type { GameEntry } from '../../src/kernel/entry.ts';
import { commitment, digest } from '../../src/kernel/match/chance.ts';
import { combinedSeed, type Fairness, promiseOf } from '../../src/kernel/match/fairness.ts';
import { legalFor, type Match, outcomeOf, play, newMatch } from '../../src/kernel/match/match.ts';
import { type MatchRecord, recordOf } from '../../src/kernel/match/record.ts';
import { pick, type Rng } from '../../src/kernel/match/rng.ts';
import { moveText } from '../../src/kernel/text.ts';

/** A match with what was drawn for its luck, as a server would. */
export interface Sample {
  readonly entry: GameEntry;
  readonly match: Match;
  readonly fairness: Fairness;
}

/** Matches of every game, begun, in the middle and some over. */
export function sampleMatches(rng: Rng, perGame: number): Sample[] {
  return GAMES.flatMap((entry) =>
    Array.from({ length: perGame }, (_, i) => sampleMatch(entry, rng, i === 0 ? 0 : 2 ** rng.int(6))),
  );
}

function sampleMatch(entry: GameEntry, rng: Rng, plies: number): Sample {
  const { min, max } = entry.game.seats;
  const seats = Math.max(2, min + rng.int(max - min + 1));
  const secret = digest(`secret ${rng.int(1e9)}`);
  const nonces = Array.from({ length: seats }, (_, seat) => (seat === 1 ? '' : digest(`nonce ${seat}`)));
  const match = newMatch(entry.game, { seats, seed: combinedSeed(secret, nonces) });
  playOn(match, rng, plies);
  const promises = nonces.map((nonce) => nonce && promiseOf(nonce));
  const draw = {
    begun: rng.int(1e9),
    ended: rng.int(1e9),
    why: 'sat',
    by: 'somebody',
    promises,
    nonces,
  } as const;
  const fairness = { commitment: commitment(secret), secret, nonces, promises, aborted: [draw] };
  return { entry, match, fairness };
}

/** Records as files and as servers write them, some with everything that can be in them. */
export function recordsOf(samples: readonly Sample[]): MatchRecord[] {
  return samples.map(({ match, fairness }, i) => {
    if (i % 2 === 0) return recordOf(match);
    const resigned = [{ seat: 1, ply: match.plies.length }];
    return recordOf(match, { fairness, resigned, over: outcomeOf(match) !== undefined });
  });
}

/** Plays so many random moves, or to the end. */
export function playOn(match: Match, rng: Rng, plies: number): void {
  for (let i = 0; i < plies; i++) {
    const actors = match.game.actors(match.state);
    if (actors.length === 0) return;
    const seat = pick(rng, actors);
    play(match, seat, moveText(pick(rng, legalFor(match, seat))));
  }
}
