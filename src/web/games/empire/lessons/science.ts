import type { GuidedGame } from '../../view.ts';

/** A technology, bought by the leader of Scientist. */
export const science: GuidedGame = {
  id: 'science',
  setup: {
    game: 'empire',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { difficulty: 'gentle' },
    seed: 'old books 0',
    opening: [...['start G4', 'cradle F4']],
  },
  lessons: [
    {
      say: 'Scientist sells technologies. Three lie open; of the decks you see only the category on top. Everybody may buy one, and the leader pays 1 resource less. Lead Scientist.',
      move: 'role scientist',
      point: ['role scientist'],
    },
    {
      say: 'Golden Age gives a point at the end for every 3 of your colonies on planets. It costs 2 polymers, 1 metal and 1 energy. Buy it.',
      move: 'tech 2 up',
      point: ['sale up 2'],
    },
    {
      say: 'As the leader you strike one resource from the price. Metal will be wanted for ships: strike the metal.',
      move: 'waive metal',
      point: ['stock metal'],
    },
    {
      say: 'The Ancients took a technology, too, then led Steward, and you harvested with them. Watch what they take: military cards become cruisers when Engineer is led.',
    },
    {
      say: 'Whenever your technologies of one category cost 4 or more together, you score a colony token and keep them. Golden Age is culture of cost 2: another culture card of 2 or 3 will do.',
    },
  ],
};
