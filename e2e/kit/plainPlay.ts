import { seeded } from '../../src/kernel/match/rng.ts';
import { TEXTS } from '../../src/web/table/texts.ts';
import type { Decide } from './player.ts';

const { bar } = TEXTS;

/** Somebody who plays any game by what is lit and offered, whatever it means. */
export function plainPlay(seed: number): Decide {
  const rng = seeded(seed);
  return ({ choices, buttons, lights, sentence }) => {
    if (choices.length > 0) return { choice: rng.int(choices.length) };
    const open = buttons.flatMap(({ name, disabled }, at) => (disabled ? [] : [{ name, at }]));
    const confirm = open.find(({ name }) => name === bar.confirm);
    if (confirm) return { button: confirm.at };
    const moves = open.filter(({ name }) => name !== bar.undo && name !== bar.redo && name !== bar.letGo);
    const chosen = rng.int(lights.length + moves.length);
    const light = lights[chosen];
    if (light) return { card: light.place };
    const button = moves[chosen - lights.length];
    if (button) return { button: button.at };
    throw new Error(`nothing can be done: ${sentence}`);
  };
}
