/**
 * Pieces as things that stay the same from one drawing to the next, so that they travel: a piece that left a place and
 * a like one that appeared elsewhere are the same piece.
 */

/** A piece as it was drawn. */
export interface Drawn {
  /** Rising in the order of appearance, which is also the order of drawing. */
  readonly id: number;
  /** How it came to where it is, in words of the game; one that is `gone` is dropped with the next scene. */
  readonly motion: string;
}

export interface Scene<D extends Drawn> {
  readonly pieces: readonly D[];
  readonly lastId: number;
}

/** What a game knows of its pieces. */
export interface Following<P, D extends Drawn> {
  /** Whether a piece may be one that was drawn, wherever both are: of the same kind and the same owner. */
  readonly same: (was: D, piece: P) => boolean;
  /** How far off it is that a piece was the other: the nearest are matched first, the infinitely far never. */
  readonly near: (was: D, piece: P) => number;
  /** What is drawn of a piece that stayed or moved, or of one that has come. */
  readonly arrive: (piece: P, id: number, was: D | undefined) => D;
  /** What is drawn of a piece that went, with the motion `gone`. */
  readonly leave: (was: D) => D;
}

/** The scene of some pieces, following from an earlier one if there is one. */
export function follow<P, D extends Drawn>(
  before: Scene<D> | undefined,
  pieces: readonly P[],
  following: Following<P, D>,
): Scene<D> {
  const present = before?.pieces.filter(({ motion }) => motion !== 'gone') ?? [];
  const origins = matched(present, pieces, following);
  let lastId = before?.lastId ?? 0;
  const arrived = pieces.map((piece) => {
    const was = origins.get(piece);
    return following.arrive(piece, was?.id ?? ++lastId, was);
  });
  const kept = new Set(origins.values());
  const left = present.filter((was) => !kept.has(was)).map((was) => following.leave(was));
  return { pieces: [...arrived, ...left].sort((a, b) => a.id - b.id), lastId };
}

/** Each piece with the one it was; those that have come are missing. */
function matched<P, D extends Drawn>(
  present: readonly D[],
  pieces: readonly P[],
  { same, near }: Following<P, D>,
): ReadonlyMap<P, D> {
  const pairs = pieces.flatMap((piece) =>
    present.filter((was) => same(was, piece)).map((was) => ({ piece, was, far: near(was, piece) })),
  );
  const origins = new Map<P, D>();
  const taken = new Set<D>();
  for (const { piece, was, far } of pairs.sort((a, b) => a.far - b.far)) {
    if (far === Infinity || origins.has(piece) || taken.has(was)) continue;
    origins.set(piece, was);
    taken.add(was);
  }
  return origins;
}

/** The direction nearest to `from` that looks like `wanted`, in degrees: what turns takes the short way round. */
export function turned(from: number, wanted: number): number {
  return from + ((((wanted - from) % 360) + 540) % 360) - 180;
}
