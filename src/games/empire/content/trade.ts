/** What resources are sold and bought for (8.4). */
export const trade = {
  sell: { P: 1, M: 1, E: 2 },
  buy: { P: 2, M: 2, E: 3 },
  unitsPerMerchantTurn: 4,
  source: 'reconstructed',
} as const;

/** Far Space (8.4). */
export const farSpace = {
  locations: [
    {
      id: 'F1',
      name: 'Lantern Gate',
      cost: 4,
      value: 1,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
    {
      id: 'F2',
      name: 'Quiet Shelf',
      cost: 5,
      value: 2,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
    {
      id: 'F3',
      name: 'Twin Spires',
      cost: 7,
      value: 2,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
    {
      id: 'F4',
      name: 'Amber Nebula',
      cost: 8,
      value: 3,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
    {
      id: 'F5',
      name: 'The Long Dark',
      cost: 10,
      value: 3,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
    {
      id: 'F6',
      name: 'Edge of All',
      cost: 12,
      value: 4,
      source: 'seed (locations with rising costs exist); numbers reconstructed',
    },
  ],
  galaxySlots: [
    { id: 'GS1', cost: 6, source: 'seed (galaxy tokens have costs in Far Space); numbers reconstructed' },
    { id: 'GS2', cost: 7, source: 'seed (galaxy tokens have costs in Far Space); numbers reconstructed' },
    { id: 'GS3', cost: 8, source: 'seed (galaxy tokens have costs in Far Space); numbers reconstructed' },
    { id: 'GS4', cost: 9, source: 'seed (galaxy tokens have costs in Far Space); numbers reconstructed' },
  ],
  ancients: { threshold: 6, price: 5, source: 'seed' },
  investmentsPerMerchantTurn: { leader: 2, follower: 1, source: 'reconstructed' },
} as const;
