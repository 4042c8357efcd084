import { createRequire } from 'node:module';
import type { AnyGame, Move, Seat } from '../../src/kernel/game.ts';
import { readOptions } from '../../src/kernel/options.ts';
import { pick, type Rng, seeded } from '../../src/kernel/match/rng.ts';
import { installedVersion } from './installed.ts';
import type { Work } from './rounds.ts';

/** The part of boardgame.io's client that is used here. */
interface Client {
  readonly moves: { readonly play: (seat: Seat, move: Move) => void };
  getState(): { readonly G: object };
}

type MakeClient = (options: object) => Client;

const load = createRequire(import.meta.url);

export function frameworkVersion(): string | undefined {
  return installedVersion('boardgame.io');
}

/**
 * The same random matches as `playouts`, with the state kept by boardgame.io: its one move calls our `apply`.
 * Moves are looked up outside, on plain data, and undo is off: both are in its favour.
 */
export function hostedPlayouts(game: AnyGame, seats: number): Work {
  const { Client }: { Client: MakeClient } = load('boardgame.io/client');
  const rng = seeded(seats);
  const options = readOptions(game, seats);
  const hosted = {
    name: game.id,
    setup: () => game.setup(seats, options, rng),
    moves: { play: ({ G }: { G: object }, seat: Seat, move: Move) => game.apply(G, seat, move, rng) },
    disableUndo: true,
  };
  return () => playOut(Client({ game: hosted, numPlayers: seats, debug: false }), game, rng);
}

function playOut(client: Client, game: AnyGame, rng: Rng): number {
  let moves = 0;
  for (;;) {
    const { G } = client.getState();
    const seat = game.actors(G)[0];
    if (seat === undefined) return moves;
    client.moves.play(seat, pick(rng, game.legalMoves(G, seat)));
    moves++;
  }
}
