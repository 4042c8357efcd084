/** Numbers of the rules (3). */
export const constants = {
  regionShipLimit: {
    value: 3,
    counts: 'all ships of all owners',
    ancientsExempt: true,
    source: 'seed (exception for the Ancients) + reconstructed reading',
  },
  storage: {
    P: 8,
    M: 6,
    E: 4,
    source:
      'reconstructed; hiewandboardgames.blogspot.com 2008/08 (Galactic Emperor) gives 6 metal / 3 energy for the predecessor',
  },
  colonyStrength: { value: 1, source: 'reconstructed' },
  homeStrength: { value: 2, source: 'reconstructed' },
  colonyHull: { value: 1, source: 'reconstructed' },
  homeHull: { value: null, meaning: 'a home planet cannot be hit', source: 'reconstructed' },
  tacticsMoveRange: { value: 3, source: 'seed' },
  influence: { base: 2, extraPriceLeader: 2, extraPriceFollower: 3, extraMax: 1, source: 'seed' },
  influenceReach: {
    value: 2,
    meaning:
      'any region of a sector holding one of your units, or a region at most 2 steps from one of your units',
    source: 'reconstructed',
  },
  influenceCosts: {
    colonize: 1,
    subvert: 2,
    petition: 1,
    petitionScoresPerTurn: 1,
    crownMinimum: 2,
    court: 1,
    source: 'reconstructed',
  },
  merchantCredits: { leader: 5, follower: 3, source: "seed (the 5 credits; followers: the Ancients' 3)" },
  techSet: {
    combinedCost: 4,
    reward: 'score 1 colony token at each multiple of 4 reached in one category',
    source: "seed (the Ancients' set rule) + reconstructed for players",
  },
  scientistDiscountLeader: { value: 1, source: 'seed' },
  engineerDiscountLeader: { value: 1, source: "reconstructed after the Scientist's discount" },
  stewardLeaderBonus: {
    value: 2,
    meaning: '2 resources of choice beyond the limit',
    source: 'reconstructed',
  },
  points: {
    colonyInThrone: 1,
    galaxyToken: 1,
    colonyOnPlanet: 1,
    farSpace: 'location value',
    homePlanet: 0,
    source: 'seed (what scores) + reconstructed (values)',
  },
  battleRewards: {
    tacticsWonGalaxy: 1,
    shipDestroyedColony: 1,
    meaning:
      'winner of tactics scores 1 galaxy token; a side that destroyed at least one enemy ship scores 1 colony token, however many',
    source: 'seed (solo; the Ancients score only the tactics token) + reconstructed for multiplayer',
  },
  edictCycle: {
    faceUpAtSetup: 1,
    drawnByEmperor: 2,
    kept: 1,
    source: 'seed (the Emperor scores an edict) + reconstructed',
  },
  powerDeal: { dealt: 2, kept: 1, source: 'reconstructed' },
} as const;

/** What everybody begins with (5). */
export const setup = {
  multiplayer: {
    2: {
      colonyTokensPerPlayer: 16,
      galaxySupply: 28,
      explorerDisplay: 3,
      tickPerEmperorTurn: 1,
      source: 'reconstructed; display n+1 after ttw.durbn.net/game/galactic-emperor',
    },
    3: {
      colonyTokensPerPlayer: 14,
      galaxySupply: 34,
      explorerDisplay: 4,
      tickPerEmperorTurn: 1,
      source: 'reconstructed; display n+1 after ttw.durbn.net/game/galactic-emperor',
    },
    4: {
      colonyTokensPerPlayer: 12,
      galaxySupply: 40,
      explorerDisplay: 5,
      tickPerEmperorTurn: 1,
      source: 'reconstructed; display n+1 after ttw.durbn.net/game/galactic-emperor',
    },
  },
  player: {
    P: 3,
    M: 2,
    E: 1,
    credits: 5,
    extraCreditsBySeat: [0, 0, 1, 2],
    ships: { fighterOnHome: 1 },
    techs: 0,
    starterColony: 1,
    source:
      'seed (solo values; used for multiplayer too); 5 money and 1 fighter also ttw.durbn.net/game/galactic-emperor; colony on the 2-polymer tile: reconstructed (spec 19.2)',
  },
  solo: {
    human: { colonyTokens: 16, source: 'reconstructed (same number as the Ancients)' },
    ancients: {
      credits: 15,
      cruisersTotal: 4,
      cruisersStarting: 1,
      colonyTokens: 16,
      thrones: 1,
      source: 'seed',
    },
    explorerDisplay: { value: 3, source: 'seed' },
    galaxySupply: { value: null, meaning: 'unlimited', source: 'reconstructed' },
    queue: { size: 3, faceUp: 'right', source: 'seed' },
  },
  difficulty: [
    { id: 'gentle', cruisers: 0, credits: 10 },
    { id: 'easy', cruisers: 0, credits: 15 },
    { id: 'standard', cruisers: 1, credits: 15 },
    { id: 'hard', cruisers: 2, credits: 15 },
    { id: 'brutal', cruisers: 3, credits: 15 },
    { id: 'doom', cruisers: 4, credits: 15 },
  ],
  difficultySource: 'seed (fewer or more starting cruisers, fewer credits); preset names reconstructed',
  difficultyCustom: {
    cruisers: [0, 4],
    credits: [0, 30],
    source: 'seed (both may be varied); bounds reconstructed',
  },
} as const;

/** Numbers of the Ancients (10). */
export const ancients = {
  dialReductionByCruisers: { 1: 3, 2: 2, 3: 1, 4: 0 },
  dialFloor: 0,
  fallbackRole: 'warlord',
  fallbackRoleIfOnWarlord: 'regent',
  steward: { creditsWhenYouLead: 3, creditsWhenTheyLead: 5, marketPick: 'leftmost resource side' },
  merchant: { creditsWhenYouLead: 3, creditsWhenTheyLead: 5, plusMarketWhenTheyLead: true },
  explorer: { tilesPlacedWhenTheyLead: 2, colonyTokensWhenTheyLead: 1, whenYouLead: 0 },
  scientist: {
    categoryOrder: ['military', 'industry', 'culture'],
    highestCostFirst: true,
    setCost: 4,
    setReward: '1 colony token',
    tieBreak: 'face up before face down',
  },
  engineer: {
    whenYouLead:
      'remove cheapest military technology -> +1 cruiser (only if a cruiser is left in their supply)',
    whenTheyLead: '+1 cruiser (if one is left in their supply)',
    thenMove: true,
    battle: false,
  },
  warlord: { whenYouLead: 'Ancients move first', whenTheyLead: 'Ancients move last', battle: true },
  regent: { whenYouLead: { colony: 1, galaxy: 1 }, whenTheyLead: { colony: 2, galaxy: 1 } },
  tileDestroyed: { colony: 1, plusYourToken: true },
  tacticsWin: { galaxy: 1 },
  dialReductionCounts: 'cruisers in the sector of the battle when the card is revealed',
  source: 'seed (readings argued in spec 19.10, 19.24, 19.26, 19.41)',
} as const;
