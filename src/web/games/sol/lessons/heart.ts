import type { GuidedGame } from '../../view.ts';

/** Sundivers hurled from the core into the heart. */
export const heart: GuidedGame = {
  id: 'heart',
  setup: {
    game: 'sol',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: {
      ...{ mode: 'solo', scenario: 'none', startEye: 'fixed' },
      ...{ effects: 'custom', cards: ['CEREMONY', 'CATAPULT', 'MOTIVATE'] },
    },
    seed: 'heart of the sun 4',
    opening: [
      ...['vestige gate I0|C0', 'vestige tower C0'],
      ...['move', 'launch I0', 'launch I0', 'launch I0', 'launch I0', 'end'],
      ...['move', 'fly I0 C0', 'launch I0', 'launch I0', 'launch O0', 'end'],
      ...['convert', 'gate I0 C0 R0', 'keep old'],
      ...['move', 'fly I0 C0', 'fly C0 R0', 'fly I0 C0', 'fly I0 C0', 'end'],
      ...['convert', 'gate C0 R0 K0', 'keep old'],
      ...['move', 'fly C0 R0', 'fly R0 K0', 'fly I0 C0', 'fly C0 R0', 'end'],
    ],
  },
  lessons: [
    {
      say: 'Momentum needs no tower. Three gates lead you down to the core here, and a sundiver that stands in the core can be hurled into the heart for 2 momentum. One waits on K0, one on R0.',
      point: ['K0', 'R0'],
    },
    { say: 'It is a step of a Move like any other, for 1 point. Choose Move.', move: 'move' },
    { say: 'Pick the sundiver on K0, then the heart.', move: 'hurl K0', point: ['K0', 'heart'] },
    {
      say: '2 momentum, and the sundiver is gone for the whole game: you have 13 in all. Fly the next one into the core.',
      move: 'fly R0 K0',
      point: ['R0', 'K0'],
    },
    { say: 'And after it.', move: 'hurl K0', point: ['K0', 'heart'] },
    {
      say: 'Each hurl draws a card at the end of the action, and if that is a solar flare, the hurl was worth 1 more. End the move and see.',
      move: 'end',
    },
    {
      say: 'It was: the first card is a flare, which makes 5 momentum for two sundivers. It also brought the end nearer: the spiral falls from 10 to 9. Let these cards go.',
      move: 'keep old',
    },
    {
      say: 'Who leads hurls, to bring the thirteenth flare quickly; who trails stays in the orbits, where nothing is drawn.',
    },
  ],
};
