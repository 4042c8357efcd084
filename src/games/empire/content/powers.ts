import type { PrintedPower } from './printed.ts';

/** Powers (15). */
export const powers = [
  {
    id: 'PW01',
    name: 'Lane Pilots',
    timing: 'monolith',
    text: 'Move the Monolith to any other role without dropping credits.',
    effect: { kind: 'freeMonolith' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW02',
    name: 'Void Merchants',
    timing: 'merchant',
    text: 'Gain 3 extra credits.',
    effect: { kind: 'credits', n: 3 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW03',
    name: 'Warrior Caste',
    timing: 'battle',
    text: 'Add 3 strength before setting your dial.',
    effect: { kind: 'battleStrength', n: 3 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW04',
    name: 'Terraformers',
    timing: 'explorer',
    text: 'Colonize the planet tile you place as a follower.',
    effect: { kind: 'followColonize' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW05',
    name: 'Synod of Minds',
    timing: 'scientist',
    text: 'Reduce the price by 2 resources.',
    effect: { kind: 'techDiscount', n: 2 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW06',
    name: 'Harvest Kin',
    timing: 'steward',
    text: 'Ignore the limits of the market tile.',
    effect: { kind: 'ignoreLimits' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW07',
    name: 'Shipwright Clans',
    timing: 'engineer',
    text: 'Gain 1 fighter in staging for free.',
    effect: { kind: 'freeShip', ship: 'fighter' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW08',
    name: 'Silver Tongues',
    timing: 'regent',
    text: 'Gain 1 extra influence.',
    effect: { kind: 'influence', n: 1 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW09',
    name: 'Phase Runners',
    timing: 'warlord',
    text: 'Your ships have speed +2 this turn and ignore the stop rule.',
    effect: { kind: 'speed', n: 2, ignoreStop: true },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW10',
    name: 'Seers',
    timing: 'battle',
    text: 'The enemy plan is revealed before you set your dial.',
    effect: { kind: 'precog' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW11',
    name: 'Sleepers',
    timing: 'colonyLost',
    text: 'Put the lost colony token in your own throne.',
    effect: { kind: 'exodusOnce' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW12',
    name: 'Toll Keepers',
    timing: 'opponentTakesRoleCredits',
    text: 'Take 1 of the credits another player collects from a role.',
    effect: { kind: 'toll', n: 1 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW13',
    name: 'Star Miners',
    timing: 'turnStart',
    text: 'Gain 2 resources of one type.',
    effect: { kind: 'resources', n: 2, sameType: true },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW14',
    name: 'Chroniclers',
    timing: 'edictScored',
    text: 'When another player scores an edict that has a condition and you meet it too, score 1 galaxy token.',
    effect: { kind: 'copyEdict' },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW15',
    name: 'Pathfinders',
    timing: 'explorer',
    text: 'Before you choose, draw 2 extra tiles into the display; after the role return as many unchosen tiles under the pile.',
    effect: { kind: 'extraTiles', n: 2 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
  {
    id: 'PW16',
    name: 'Shadow Regents',
    timing: 'regent',
    text: "Pay the leader's price and buy up to 2 extra influence.",
    effect: { kind: 'regentDeal', max: 2 },
    source:
      'seed (player powers exist and flip when a wormhole appears); 30 exist per gamestoyshobbies.sitedfy.com (W. Eric Martin, BGG News 2019); content reconstructed',
  },
] as const satisfies readonly PrintedPower[];
