import type { RivalCard, RivalScoring } from '../cards/cards.ts';

/** The cards of the solo opponent (18). */
export const RIVAL_DECK = [
  {
    id: 'ai01',
    planet: 'Mercury',
    copies: 1,
    do: ['orbit', 'energyAround', 'drawMercuryAlpha'],
    text: 'Draw a Mercury card; the AI gains its Alpha value as energy (so one resource per 3).',
    source: 'reconstructed',
  },
  {
    id: 'ai02',
    planet: 'Venus',
    copies: 2,
    do: ['orbit', 'energyAround', { op: 'explorers', n: 2 }],
    text: 'The AI gains 2 explorers.',
    source: 'reconstructed',
  },
  {
    id: 'ai03',
    planet: 'Earth',
    copies: 1,
    do: ['orbit', 'energyAround', 'vote'],
    text: 'If an event is open and the AI has not voted this round it votes (the player picks the option) and gains the reward; otherwise it gains 1 resource.',
    source: 'reconstructed',
  },
  {
    id: 'ai04',
    planet: 'Mars',
    copies: 2,
    do: ['orbit', 'energyAround', { op: 'mineRemote', n: 1, bonus: 0 }, 'spendOnUpgrades'],
    text: 'The AI mines one asteroid (the player picks it), then burns its resources two at a time, gaining 1 upgrade for each two.',
    source: 'reconstructed',
  },
  {
    id: 'ai05',
    planet: 'Jupiter',
    copies: 2,
    do: ['orbit', 'energyAround', { op: 'exoplanets', from: 'market', n: 1 }],
    text: 'The AI gains one exoplanet from the Market (the player picks it), without its effects and without paying.',
    source: 'reconstructed',
  },
  {
    id: 'ai06',
    planet: 'Saturn',
    copies: 2,
    do: ['orbit', 'energyAround', 'gainObjective'],
    text: 'The AI gains the top secret objective, face-down.',
    source: 'reconstructed',
  },
  {
    id: 'ai07',
    planet: 'Uranus',
    copies: 1,
    do: ['orbit', 'energyAround', { op: 'tech' }],
    text: 'The AI gains one tech (the player picks it).',
    source: 'reconstructed',
  },
  {
    id: 'ai08',
    planet: 'Neptune',
    copies: 1,
    do: ['orbit', 'energyAround', { op: 'research', from: 'market' }],
    text: 'The AI gains one research card from the Market (the player picks it) and resolves it.',
    source: 'reconstructed',
  },
] as const satisfies readonly RivalCard[];

/** The cards of its faction. */
export const RIVAL_FACTIONS = [
  {
    id: 'aif-megacore',
    faction: 'megacore',
    do: [{ op: 'mineRemote', n: 2, bonus: 0 }],
    text: 'The AI mines two asteroids (the player picks them).',
    source: 'reconstructed',
  },
  {
    id: 'aif-zealots',
    faction: 'zealots',
    do: [{ op: 'energy', n: 12 }],
    text: 'The AI gains 12 energy (4 resources).',
    source: 'reconstructed',
  },
  {
    id: 'aif-sop',
    faction: 'sop',
    do: ['produceAll'],
    text: 'Every exoplanet of the AI produces now (energy becomes resources).',
    source: 'reconstructed',
  },
  {
    id: 'aif-tunnelers',
    faction: 'tunnelers',
    do: ['wormholeDrain'],
    text: 'The player places both wormhole tokens in the two different sectors with the most energy (player breaks ties); remove that energy; the AI gains it (one resource per 3).',
    source: 'reconstructed',
  },
  {
    id: 'aif-einstein',
    faction: 'einstein',
    do: ['orbitInner', { op: 'exoplanets', from: 'market', n: 1 }],
    text: 'Venus, Earth and Mars each orbit one step; the AI gains one exoplanet from the Market.',
    source: 'reconstructed',
  },
  {
    id: 'aif-deepstate',
    faction: 'deepstate',
    do: ['gainObjective', { op: 'tech' }],
    text: 'The AI gains the top secret objective and one tech (the player picks the tech).',
    source: 'reconstructed',
  },
  {
    id: 'aif-council',
    faction: 'council',
    do: ['voteTwice'],
    text: 'If an event is open the AI places a vote (even if it has voted) and gains the reward twice; otherwise it gains 3 resources.',
    source: 'reconstructed',
  },
  {
    id: 'aif-androids',
    faction: 'androids',
    do: ['repeatLastPlanet'],
    text: 'Resolve the top card of the AI discard pile once more; if there is none, draw and resolve one extra AI card.',
    source: 'reconstructed',
  },
] as const satisfies readonly RivalCard[];

/** What it scores, by difficulty. */
export const RIVAL_SCORES = [
  {
    level: 'easy',
    upgradesPerVp: 2,
    vpPerObjective: 1,
    vpPerTech: 1,
    resourcesPerVp: null,
    exoplanetTable: true,
    flat: 0,
    source: 'reconstructed',
  },
  {
    level: 'medium',
    upgradesPerVp: 1,
    vpPerObjective: 2,
    vpPerTech: 1,
    resourcesPerVp: 3,
    exoplanetTable: true,
    flat: 0,
    source: 'reconstructed',
  },
  {
    level: 'hard',
    upgradesPerVp: 1,
    vpPerObjective: 3,
    vpPerTech: 2,
    resourcesPerVp: 2,
    exoplanetTable: true,
    flat: 4,
    source: 'reconstructed',
  },
] as const satisfies readonly RivalScoring[];
