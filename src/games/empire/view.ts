import type { Seat } from '../../kernel/game.ts';
import { type Rng, shuffled } from '../../kernel/match/rng.ts';
import { copyState } from './copy.ts';
import { DIAL, FACE_DOWN_POWER, type PowerId, POWERS } from './facts.ts';
import type { Belligerent, State } from './state.ts';

/** Hidden information (22): powers dealt and dials set, each for their owner alone until they are laid open. */

export function redact(state: State, viewer: Seat | undefined): State {
  const view = copyState(state);
  view.players.forEach((player, seat) => {
    if (seat !== viewer && player.dealt.length > 0) player.dealt = player.dealt.map(() => FACE_DOWN_POWER);
  });
  for (const { sides } of view.battles) {
    for (const side of sides) if (isSealed(side) && side.who !== viewer) side.dial = DIAL.map(() => UNSEEN);
  }
  return view;
}

/** A number of a dial for those who may not see it. */
export const UNSEEN = -1;

function isSealed({ dial, open }: Belligerent): boolean {
  return dial.length > 0 && !open;
}

/** Powers nobody else has been dealt, and any division of the strength. */
export function determinize(redacted: State, _viewer: Seat | undefined, rng: Rng): State {
  const guess = copyState(redacted);
  const unseen = shuffled(
    rng,
    POWER_IDS.filter((id) => !isKnown(redacted, id)),
  );
  for (const player of guess.players) {
    if (player.dealt.includes(FACE_DOWN_POWER))
      player.dealt = player.dealt.map((id) => (id === FACE_DOWN_POWER ? unseen.pop()! : id));
  }
  for (const { sides } of guess.battles) {
    for (const side of sides) if (side.dial.includes(UNSEEN)) side.dial = someDial(side.strength, rng);
  }
  return guess;
}

const POWER_IDS: readonly PowerId[] = POWERS.map(({ id }) => id);

function isKnown({ players }: State, id: PowerId): boolean {
  for (const { dealt, power } of players) if (power === id || dealt.includes(id)) return true;
  return false;
}

function someDial(strength: number, rng: Rng): number[] {
  const dial = DIAL.map(() => 0);
  for (let i = 0; i < strength; i++) {
    const at = rng.int(dial.length);
    dial[at] = dial[at]! + 1;
  }
  return dial;
}
