import { type Board, LARGE_SIDE, SMALL_SIDE, type Space } from '../board.ts';

/** A space where sundivers can leave the ship once it has moved on by so many eyes. */
export interface Pad {
  readonly space: Space;
  readonly ahead: number;
}

/** Eyes the ship is thought to move on before a launch. */
const EYES_AHEAD = 6;

const SMALL_PADS = padsOf(SMALL_SIDE);
const LARGE_PADS = padsOf(LARGE_SIDE);

/** The pads of a ship on an eye, each space at its first time, soonest first. */
export function padsAt(board: Board, eye: number): readonly Pad[] {
  return (board === LARGE_SIDE ? LARGE_PADS : SMALL_PADS)[eye]!;
}

function padsOf({ eyes, atEye }: Board): Pad[][] {
  return atEye.map((_, eye) => {
    const soonest = new Map<Space, number>();
    for (let ahead = 0; ahead < EYES_AHEAD; ahead++) {
      for (const space of atEye[(eye + ahead) % eyes]!) if (!soonest.has(space)) soonest.set(space, ahead);
    }
    return [...soonest].map(([space, ahead]) => ({ space, ahead }));
  });
}
