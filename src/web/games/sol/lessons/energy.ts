import type { GuidedGame } from '../../view.ts';

/** A node from two sundivers: built, manned and put to work. */
export const energy: GuidedGame = {
  id: 'energy',
  setup: {
    game: 'sol',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { mode: 'solo', scenario: 'none', startEye: 'fixed' },
    seed: 'warm node 1',
    opening: [
      ...['vestige gate I1|C2', 'vestige tower C2'],
      ...['move', 'launch I0', 'launch I0', 'fly I0 I1', 'fly I1 I2', 'end'],
    ],
  },
  lessons: [
    {
      say: 'Towers and foundries burn energy; nodes make it. A node needs two sundivers in the same ring with one space between them: yours stand on I0 and I2. Choose Convert.',
      move: 'convert',
      point: ['I0', 'I2'],
    },
    {
      say: 'The node goes on the space between them, I1. Both sundivers are spent: they wait in your reserve until a foundry brings them back.',
      move: 'node I1',
      point: ['I1'],
    },
    {
      say: 'In an orbit nothing is drawn for it. But a station works only for a sundiver that stood there when the turn began, so send one: choose Move.',
      move: 'move',
    },
    {
      say: 'Your ship has come to I1 by itself. Launch right onto the node.',
      move: 'launch I1',
      point: ['ship 0', 'I1'],
    },
    { say: 'That is enough. End the move; the sundiver waits there.', move: 'end' },
    { say: 'A new turn, and it stands on the node from the start. Choose Activate.', move: 'activate' },
    {
      say: 'The inner orbit pays 1 energy. Deeper layers pay more: 2, 3, and 5 in the core. The sundiver comes home to your hold.',
      move: 'use I1',
      point: ['I1'],
    },
    {
      say: 'As the owner you are offered the bonus of the layer, 1 more. Take it. Had somebody else used your node, it would be offered to you as well: build where others want to go.',
      move: 'take',
    },
  ],
};
