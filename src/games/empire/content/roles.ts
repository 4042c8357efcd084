/** Roles in the order of the ring (3). */
export const roles = [
  {
    id: 'explorer',
    name: 'Explorer',
    ringIndex: 0,
    next: 'scientist',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'scientist',
    name: 'Scientist',
    ringIndex: 1,
    next: 'steward',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'steward',
    name: 'Steward',
    ringIndex: 2,
    next: 'merchant',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'merchant',
    name: 'Merchant',
    ringIndex: 3,
    next: 'engineer',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'engineer',
    name: 'Engineer',
    ringIndex: 4,
    next: 'warlord',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'warlord',
    name: 'Warlord',
    ringIndex: 5,
    next: 'regent',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
  {
    id: 'regent',
    name: 'Regent',
    ringIndex: 6,
    next: 'explorer',
    source:
      'seed (roles and their printed order); ring and clockwise direction: boardgamegeek.com/thread/2204235 (designer, Part 2, opening) + reconstructed',
  },
] as const;
