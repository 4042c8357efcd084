import type { GuidedGame } from '../view.ts';

/**
 * Two turns against the Ancients: the seed makes every card and tile known, so each lesson can say what will happen.
 * `guided.test.ts` plays it by the rules.
 */
export const guided: GuidedGame = {
  id: 'first',
  setup: {
    game: 'empire',
    chairs: [{ name: 'Captain', player: 'person' }],
    options: { difficulty: 'gentle' },
    seed: 'first throne 47',
  },
  lessons: [
    {
      say: 'A galaxy of seven sectors, and an old power that wants it as well. You win with more points than the Ancients: for colonies on planets, tokens in your throne and places in Far Space.',
    },
    {
      say: 'Choose a home. The Ancients search a sector from its top left, so a home at the bottom right is the safest: G4.',
      move: 'start G4',
      point: ['G4'],
    },
    {
      say: 'Beside it lies your first colony, which yields 2 polymers. Put it between your home and the Core, at F4.',
      move: 'cradle F4',
      point: ['F4'],
    },
    {
      say: 'The ring holds seven roles. Whoever moves the Monolith to a role leads it, and the other side has its share of it. The first choice is free: lead Explorer, which gives the Ancients nothing.',
      move: 'role explorer',
      point: ['role explorer'],
    },
    {
      say: 'Three tiles are on display, and you may lay one. Greenforge yields 2 polymers and a metal: take it.',
      move: 'tile P28',
      point: ['tile P28'],
    },
    {
      say: 'It may lie anywhere. As you lead, you colonize it at once, and that is a point. Put it beside your other worlds, at F3.',
      move: 'place F3',
      point: ['F3'],
    },
    {
      say: 'Now the Ancients: a card of your role joined the queue, the next one was turned up, and it sent them to Steward. They passed over Scientist and dropped a credit there. You harvested with them; they gained 5 credits. “After your last turn” keeps the list.',
      point: ['role scientist'],
    },
    {
      say: 'Your turn again, and the Monolith only goes forward. Every role you pass over costs a credit, which then lies there for whoever comes next. Pass over three and lead Regent.',
      move: 'role regent',
      point: ['role regent'],
    },
    { say: 'Regent gives you 2 influence, and as its leader a third for 2 credits. Buy it.', move: 'bribe' },
    {
      say: 'Influence colonizes free planets near your units. Starmill in the Core is 2 regions away from Greenforge.',
      move: 'colonize D4',
      point: ['D4'],
    },
    { say: 'Concord in Dawn March is in reach, too.', move: 'colonize D6', point: ['D6'] },
    {
      say: 'The last one petitions for a galaxy token: a point in your throne that nobody can take by force.',
      move: 'petition',
    },
    {
      say: 'The Ancients scored with you, then led Scientist: they took Fighter Aces, and new technologies lie open. As a follower you may buy one at full price. Pilgrim Fleets let you colonize anywhere: take them.',
      move: 'tech 1 up',
      point: ['sale up 1'],
    },
    {
      say: 'You lead by some points. The match ends when a side runs out of colony tokens, a deck of cards or the tiles run out, or your home falls, so build ships before the cruisers come.',
    },
  ],
};
