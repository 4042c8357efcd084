import { learnerAgainst } from '../learner.ts';
import type { GuidedGame } from '../view.ts';

/**
 * Four turns against a bot: the seed makes every card and tile known, so each lesson can say what will happen.
 * `guided.test.ts` plays it by the rules.
 */
export const guided: GuidedGame = {
  id: 'first',
  setup: {
    game: 'factions',
    chairs: learnerAgainst('greedy'),
    options: { firstTime: true },
    seed: 'first flight 29',
  },
  lessons: [
    {
      say: 'The Sun, its planets, and three rounds to fly among them. You win with points: for upgrades and finished machines, explored exoplanets and secret objectives. Vesper leads the Standard Ordinary People.',
    },
    {
      say: 'You are dealt MegaCore, Inc., the simplest faction: it mines asteroids from the sector next door. Click its card.',
      move: 'faction megacore',
      point: ['faction megacore'],
    },
    {
      say: 'MegaCore starts next to Mercury. Place your ship in the sector between Mercury and Venus.',
      move: 'berth 1-2',
      point: ['1-2'],
    },
    {
      say: 'A turn is a Movement and an Action. Each sector costs the energy that lies there and one more, and leaves it behind: empty inner sectors cost 1. Click your ship, then the sector outward.',
      move: 'step 2-2',
      point: ['1-2', '2-2'],
    },
    { say: 'On across the ring of Earth.', move: 'step 3-2', point: ['2-2', '3-2'] },
    {
      say: 'The Asteroid Belt lies outside the ring of Mars, and there an empty sector costs 2. In your own games one click on a far sector flies the whole way.',
      move: 'step 4-3',
      point: ['3-2', '4-3'],
    },
    { say: 'Jupiter and Mars are both beside you. Stop here, for the Action.', move: 'stop' },
    {
      say: 'A planet can be used when you have entered a sector beside it. Use Jupiter, with its button or by a click on it.',
      move: 'use Jupiter Jupiter',
      point: ['planet Jupiter'],
    },
    {
      say: 'Jupiter sells exoplanets for 1 resource each. Take Dimidium from the market: explorers worth 3 will explore it, and then it yields 3 energy in every round.',
      move: 'take ju19',
      point: ['market ju19'],
    },
    {
      say: 'One of its effects comes at once. Gain 5 energy; your batteries hold 16, so the last one is lost.',
      move: 'boon A',
    },
    { say: 'Your first turn is done. Let Vesper play.', move: 'end' },
    {
      say: 'You need not move. A tile lies in your sector: mine it from where you are. Resources buy almost everything.',
      move: 'mine 4-3',
      point: ['4-3'],
    },
    { say: 'That was your Action, and your hold is filling up. End the turn.', move: 'end' },
    {
      say: 'Mars turns resources into upgrades. Enter a sector beside it: energy lies there from your first flight, so it costs 2 now. Prices climb all round.',
      move: 'step 3-2',
      point: ['4-3', '3-2'],
    },
    { say: 'Stop here.', move: 'stop' },
    { say: 'Use Mars.', move: 'use Mars Mars', point: ['planet Mars'] },
    { say: 'Two resources make one upgrade. Buy one.', move: 'engineer 1' },
    {
      say: 'Upgrades fill the machines on your mat: each is worth a point, and a full machine its gold number as well as what it does. Put this one in the Solar Sails, which make empty outer sectors cheap.',
      move: 'install sails',
      point: ['machine sails'],
    },
    { say: 'End the turn.', move: 'end' },
    {
      say: 'Dimidium waits for explorers, and those live on Venus. One sector inward.',
      move: 'step 2-2',
      point: ['3-2', '2-2'],
    },
    { say: 'Stop here.', move: 'stop' },
    { say: 'Use Venus.', move: 'use Venus Venus', point: ['planet Venus'] },
    { say: 'Each resource you burn brings one explorer. Recruit one.', move: 'recruit 1' },
    {
      say: 'Your explorer is in your hand: click it and then Dimidium to send it there, in any turn and for nothing. Saturn deals secret objectives, Mercury charges your batteries, and who passes early still gains energy.',
    },
  ],
};
