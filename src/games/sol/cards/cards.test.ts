import { expect, test } from 'vitest';
import { itemAt } from '../../../kernel/data/lists.ts';
import { CARDS } from './cards.ts';
import { EFFECTS, type EffectId, SUITS, type SuitName } from '../facts.ts';
import {
  asked,
  busy,
  inDeck,
  legal,
  line,
  luck,
  plainSuits,
  playable,
  question,
  told,
} from '../test/testkit.ts';
import { findByText } from '../../../kernel/text.ts';
import { game } from '../index.ts';
import { playerOf } from '../verbs.ts';

/** 10.0.5, as printed. */
const ICONS: Record<EffectId, string> = {
  ACCELERATE: 'yellow, any time',
  AUGMENT: 'yellow, activate',
  BLIGHT: 'yellow, activate',
  CASCADE: 'blue, convert',
  CATAPULT: 'blue, move',
  CEREMONY: 'blue, move',
  CHAIN: 'yellow, any time',
  CHANNEL: 'green, draw',
  CLUSTER: 'green, move',
  DUPLICATE: 'green, activate',
  FESTIVAL: 'yellow, activate',
  FUEL: 'green, move',
  HATCH: 'red, any time',
  HYPERDRIVE: 'yellow, move',
  INVADE: 'red, convert',
  JUGGERNAUT: 'blue, move',
  METAMORPHOSIS: 'green, activate',
  MOTIVATE: 'blue, convert',
  PASSAGE: 'green, move',
  PILLAR: 'yellow, draw',
  PORTAL: 'yellow, move',
  PROCREATE: 'blue, any time',
  PULSE: 'green, activate',
  PUNCTURE: 'blue, move',
  SACRIFICE: 'yellow, activate',
  SQUEEZE: 'yellow, activate',
  SYNCHRONIZE: 'green, activate',
  TELEPORT: 'yellow, move',
  TRANSCEND: 'yellow, move',
  TRIBUTE: 'red, any time',
  SWAP: 'yellow, any time',
};

test.each(EFFECTS)('10.0.5 %s has the colour and icon of the printed card', (effect) => {
  expect(`${CARDS[effect].colour}, ${CARDS[effect].icon}`).toBe(ICONS[effect]);
});

test('10.0.5 there are 7 blue, 8 green, 12 yellow and 3 red effects besides the draft one', () => {
  const colours = EFFECTS.filter((effect) => effect !== 'SWAP').map((effect) => CARDS[effect].colour);
  const count = (colour: string): number => colours.filter((other) => other === colour).length;
  expect(['blue', 'green', 'yellow', 'red'].map(count)).toEqual([7, 8, 12, 3]);
});

/** A turn of each action; moves with a question mark are made if they are legal. */
const TURNS = [
  ['move', 'launch O0', 'end'],
  ['convert', 'foundry C4 C3', '?continue', '?proceed', 'orbital O3', 'keep old'],
  [
    'activate',
    'use C6',
    'take',
    '?decline',
    'use C3',
    'take',
    '?decline',
    'end',
    '?proceed',
    'done',
    'keep old',
  ],
  ['scour', 'clear K0', 'clear K1', 'end'],
];

/** The questions at which the held card was offered; `again` where something was done in the action before. */
function windows(effect: EffectId): string[] {
  const found = new Set<string>();
  for (const moves of TURNS) {
    const state = busy(effect);
    const rng = luck(state, ['FLARE', itemAt(plainSuits(state), 1)]);
    const before: string[] = [];
    for (const text of moves) {
      const move = text.replace('?', '');
      if (move !== text && !legal(state).includes(move)) continue;
      const step = question(state);
      if (playable(state).length > 0) found.add(before.includes(step) ? `${step} again` : step);
      before.push(step);
      game.apply(state, 0, findByText(game.legalMoves(state, 0), move), rng);
    }
    expect(asked(state)).toBe(1);
    expect(playable(state)).toEqual([]);
  }
  return [...found].sort();
}

const MOVE = ['move', 'move again'];
const ACTIVATE = ['activate', 'activate again'];
const ANY_TIME = ['action', ...ACTIVATE, 'converted', ...MOVE, 'scour', 'scour again'];

/** 10.0.2 */
const WINDOWS: Record<EffectId, readonly string[]> = {
  ACCELERATE: ANY_TIME,
  AUGMENT: ACTIVATE,
  BLIGHT: ['activate'],
  CASCADE: ['converted'],
  CATAPULT: MOVE,
  CEREMONY: MOVE,
  CHAIN: ANY_TIME,
  CHANNEL: ['predraw'],
  CLUSTER: MOVE,
  DUPLICATE: ACTIVATE,
  FESTIVAL: ACTIVATE,
  FUEL: MOVE,
  HATCH: ANY_TIME,
  HYPERDRIVE: ['move'],
  INVADE: ['convert'],
  JUGGERNAUT: MOVE,
  METAMORPHOSIS: ['metamorphosis', 'metamorphosis again'],
  MOTIVATE: ['converted'],
  PASSAGE: MOVE,
  PILLAR: ['predraw'],
  PORTAL: MOVE,
  PROCREATE: ANY_TIME,
  PULSE: ['activate'],
  PUNCTURE: MOVE,
  SACRIFICE: ['activate'],
  SQUEEZE: ACTIVATE,
  SYNCHRONIZE: ACTIVATE,
  TELEPORT: MOVE,
  TRANSCEND: MOVE,
  TRIBUTE: ANY_TIME,
  SWAP: ANY_TIME,
};

test.each(EFFECTS)('10.0.2 %s is offered in its windows and nowhere else', (effect) => {
  expect(windows(effect)).toEqual(WINDOWS[effect]);
});

/** A way to play each effect from the busy position. */
const WAYS: Record<EffectId, readonly string[]> = {
  ACCELERATE: ['play ACCELERATE 1'],
  AUGMENT: ['activate', 'use C3 augment'],
  BLIGHT: ['activate', 'play BLIGHT 1 I7'],
  CASCADE: ['convert', 'foundry C4 C3', 'play CASCADE'],
  CATAPULT: ['move', 'play CATAPULT'],
  CEREMONY: ['move', 'play CEREMONY'],
  CHAIN: ['play CHAIN O10'],
  CHANNEL: ['convert', 'foundry C4 C3', 'play CHANNEL'],
  CLUSTER: ['move', 'play CLUSTER'],
  DUPLICATE: ['activate', 'play DUPLICATE'],
  FESTIVAL: ['activate', 'play FESTIVAL'],
  FUEL: ['move', 'play FUEL'],
  HATCH: ['play HATCH C3 1'],
  HYPERDRIVE: ['move', 'play HYPERDRIVE'],
  INVADE: ['convert', 'play INVADE I7'],
  JUGGERNAUT: ['move', 'play JUGGERNAUT'],
  METAMORPHOSIS: ['activate', 'use C3', 'take', 'play METAMORPHOSIS tower'],
  MOTIVATE: ['convert', 'foundry C4 C3', 'play MOTIVATE'],
  PASSAGE: ['move', 'play PASSAGE C3'],
  PILLAR: ['convert', 'foundry C4 C3', 'play PILLAR FLARE'],
  PORTAL: ['move', 'play PORTAL'],
  PROCREATE: ['play PROCREATE'],
  PULSE: ['activate', 'play PULSE'],
  PUNCTURE: ['move', 'play PUNCTURE'],
  SACRIFICE: ['activate', 'play SACRIFICE R6'],
  SQUEEZE: ['activate', 'use C3 squeeze'],
  SYNCHRONIZE: ['activate', 'play SYNCHRONIZE'],
  TELEPORT: ['move', 'play TELEPORT'],
  TRANSCEND: ['move', 'play TRANSCEND'],
  TRIBUTE: ['play TRIBUTE C3'],
  SWAP: ['play SWAP C3 0 C6 1'],
};

test.each(EFFECTS)(
  '16.62 [10.0.1] %s is the only card of its turn and lies on the pile at once',
  (effect) => {
    const state = busy(effect);
    const [suit, ...others] = plainSuits(state).slice(0, 3) as [SuitName, ...SuitName[]];
    const events = line(state, WAYS[effect], others);
    expect(told(events, 'played')).toEqual([{ type: 'played', seat: 0, effect }]);
    expect(playerOf(state, 0).card).toBe(-1);
    // A second card in hand, as no rule could give one: it must not be offered before the next turn.
    playerOf(state, 0).card = SUITS.indexOf(suit);
    state.deck[SUITS.indexOf(suit)] = inDeck(state, suit) - 1;
    while (state.turn.seat === 0 && !state.over) {
      expect(playable(state)).toEqual([]);
      line(state, [legal(state).at(-1) as string], ['FLARE']);
    }
  },
);
