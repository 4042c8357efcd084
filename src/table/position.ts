import type { AnyGame, Move, Seat } from '../kernel/game.ts';
import { equal } from '../kernel/data/plain.ts';

/** A position that stands: its state is never changed, so what follows from it is worked out once, when it is first asked for. */
export class Position {
  readonly game: AnyGame;
  readonly state: object;
  #open: boolean | undefined = undefined;
  /** By seat; the spectators' comes first. */
  #views: (object | undefined)[] | undefined = undefined;
  /** By seat; let go where memory is short, as those of a table that stands still are its largest part. */
  #moves: (WeakRef<readonly Move[]> | undefined)[] | undefined = undefined;

  constructor(game: AnyGame, state: object) {
    this.game = game;
    this.state = state;
  }

  /** Whether nothing is hidden from anybody: what even a spectator sees is everything. */
  get isOpen(): boolean {
    if (this.game.open) return true;
    if (this.#open === undefined) {
      const view: object = this.game.redact(this.state, undefined);
      this.#open = equal(view, this.state);
      if (!this.#open) this.#views = [view];
    }
    return this.#open;
  }

  /** What these eyes see of it, not to be changed: an open position is its own view. */
  seenBy(eyes: Seat | undefined): object {
    if (this.isOpen) return this.state;
    const views = (this.#views ??= []);
    return (views[eyes === undefined ? 0 : eyes + 1] ??= this.game.redact(this.state, eyes));
  }

  /** The moves of a seat that is asked. */
  movesOf(seat: Seat): readonly Move[] {
    const known = this.#moves?.[seat]?.deref();
    if (known) return known;
    const moves: readonly Move[] = this.game.legalMoves(this.state, seat);
    (this.#moves ??= [])[seat] = new WeakRef(moves);
    return moves;
  }
}
