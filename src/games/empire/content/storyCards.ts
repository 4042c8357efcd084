import type { PrintedStory } from './printed.ts';

/** Stories, which open the solo queue (11). */
export const storyCards = [
  {
    id: 'STORY1',
    role: 'explorer',
    title: 'First Light',
    text: 'A door that was never built opens in the dark between the stars.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY2',
    role: 'scientist',
    title: 'The Equation',
    text: 'Every observatory receives the same message and none of them can stop reading it.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY3',
    role: 'steward',
    title: 'Empty Fields',
    text: 'The harvest worlds report full silos, then silence, then nothing to report.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY4',
    role: 'merchant',
    title: 'Old Coin',
    text: 'Strange money appears in the markets, warm to the touch and older than the sun.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY5',
    role: 'engineer',
    title: 'Shipwrights',
    text: 'Something is building in the void, and it does not use tools.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY6',
    role: 'warlord',
    title: 'The First Fire',
    text: 'A world goes out like a lamp. There is no wreckage to count.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
  {
    id: 'STORY7',
    role: 'regent',
    title: 'The Vacant Chair',
    text: 'The throne is empty. The thing that sits beside it says that it has always been so.',
    source: 'seed (7 story cards, no event); role per card inferred, text reconstructed',
  },
] as const satisfies readonly PrintedStory[];
