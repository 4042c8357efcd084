import type { Faction, Machine } from '../cards/cards.ts';

/** The factions (14). */
export const FACTION_MATS = [
  {
    id: 'megacore',
    name: 'MegaCore, Inc.',
    startPlanet: 'Mercury',
    firstTime: true,
    ability:
      'Longer reach: tiles in sectors next to its ship are minable too, but only one tile in any turn. Its hold takes 5 resources from the outset (it still begins with 4).',
    flags: { mineAdjacent: true, resourceCapacityBonus: 1, maxMinesPerTurn: 1 },
    machine: {
      name: 'NanoExcavators',
      slots: 5,
      vp: 6,
      text: 'Each tile it mines yields 2 resources on top of the value.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'zealots',
    name: 'The Zealots of Sol',
    startPlanet: 'Mercury',
    firstTime: true,
    ability: 'Mercury costs it no card: it simply picks how much energy to take, within capacity.',
    flags: { mercuryAnyAmount: true },
    machine: {
      name: 'Artificial Photosynthesis',
      slots: 4,
      vp: 5,
      text: 'One Action per round may be spent, anywhere, on taking as much energy as wanted, within capacity.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'sop',
    name: 'Standard Ordinary People',
    startPlanet: 'Venus',
    firstTime: true,
    ability: 'Its exoplanets produce even while unexplored.',
    flags: { produceUnexplored: true },
    machine: {
      name: 'Galactic Mapping',
      slots: 5,
      vp: 6,
      text: 'Action: trigger one printed effect on every explored exoplanet it owns.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'tunnelers',
    name: 'Quantum Tunnelers',
    startPlanet: 'Mercury',
    firstTime: true,
    ability:
      'Puts both wormhole tokens on sectors of choice before round 1. When starting a Movement it may relocate one token for 1 resource or 4 energy.',
    flags: { startWormholes: 2, moveWormhole: { resource: 1, energy: 4 } },
    machine: {
      name: 'Dark Energy Extractor',
      slots: 4,
      vp: 5,
      text: 'One time per round, when starting a Movement: empties both wormhole sectors and takes their energy into the battery.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'einstein',
    name: 'Daughters of Einstein',
    startPlanet: 'Earth',
    firstTime: true,
    ability: 'Every planet use may be followed by pushing that planet one step counter-clockwise.',
    flags: { moveUsedPlanet: true },
    machine: {
      name: 'Spacetime Inverter',
      slots: 4,
      vp: 5,
      text: 'One time per round two planets, neither of them Mercury, trade places.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'deepstate',
    name: 'Deep State',
    startPlanet: 'Venus',
    firstTime: false,
    ability:
      'Begins with a tech of choice; limits are 2 techs and 4 objectives; draws one explorer whenever a round starts.',
    flags: { startTech: 1, techLimit: 2, objectiveLimit: 4, roundStartExplorers: 1 },
    machine: {
      name: 'Advanced Spectroscopy',
      slots: 3,
      vp: 4,
      text: 'Face-down asteroid tiles may be inspected privately whenever desired.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'council',
    name: 'Interplanetary Council',
    startPlanet: 'Earth',
    firstTime: false,
    ability:
      'Its vote pays the reward double. One time per round Earth serves it as whichever planet it likes.',
    flags: { doubleVoteReward: true, earthAsAny: true },
    machine: {
      name: 'Space Elevators',
      slots: 5,
      vp: 6,
      text: 'A planet it uses may serve as the planet on the next ring inward or outward.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
  {
    id: 'androids',
    name: 'Android Resistance',
    startPlanet: 'Earth',
    firstTime: false,
    ability:
      'Each Movement starts from one of its (up to two) ships while the other vanishes; the sector it departs from keeps a duplicate ship.',
    flags: { twoShips: true },
    machine: {
      name: 'Quantum Ascendancy',
      slots: 4,
      vp: 5,
      text: 'One time per round it may use a planet right after an opponent has used it.',
      source: 'rulebook+reconstructed',
    },
    source: 'rulebook',
  },
] as const satisfies readonly Faction[];

/** The machines (13). */
export const MACHINE_MATS = [
  {
    id: 'batteries',
    name: 'Batteries',
    source: 'rulebook+reconstructed',
    note: "capacities and 'three upgrades complete Beta' from the rulebook; other slot counts and VP reconstructed",
    levels: [
      { level: 'beta', slots: 3, cumulative: 3, capacity: 20, vp: 2, source: 'rulebook+reconstructed' },
      { level: 'gamma', slots: 3, cumulative: 6, capacity: 24, vp: 3, source: 'rulebook+reconstructed' },
      { level: 'delta', slots: 4, cumulative: 10, capacity: 32, vp: 5, source: 'rulebook+reconstructed' },
    ],
  },
  {
    id: 'cargo',
    name: 'Cargo Holds',
    source: 'rulebook+reconstructed',
    note: 'base capacity and +1 per upgrade from the rulebook; slot counts and VP reconstructed',
    levels: [
      { level: 'I', slots: 3, cumulative: 3, vp: 2, source: 'reconstructed' },
      { level: 'II', slots: 3, cumulative: 6, vp: 3, source: 'reconstructed' },
    ],
  },
  {
    id: 'alcubierre',
    name: 'Alcubierre Drive',
    text: 'When starting a Movement: optional teleport within the band the ship is in; unavailable inside the Asteroid Belt.',
    source: 'rulebook+reconstructed',
    note: 'four slots from the rulebook example; VP reconstructed',
    levels: [{ level: 'complete', slots: 4, cumulative: 4, vp: 4, source: 'rulebook+reconstructed' }],
  },
  {
    id: 'sails',
    name: 'Solar Sails',
    text: 'All empty sectors, Outer ones included, are entered for 1 energy.',
    source: 'rulebook+reconstructed',
    note: 'effect from the rulebook; slots and VP reconstructed',
    levels: [{ level: 'complete', slots: 3, cumulative: 3, vp: 3, source: 'reconstructed' }],
  },
  {
    id: 'probes',
    name: 'Von Neumann Probes',
    text: 'A tile minable from where the Movement ends may be mined on the spot, keeping the Action.',
    source: 'rulebook+reconstructed',
    note: 'effect from the rulebook (more than one slot: one upgrade does not complete it); slots and VP reconstructed',
    levels: [{ level: 'complete', slots: 4, cumulative: 4, vp: 4, source: 'reconstructed' }],
  },
  { id: 'faction', name: 'Faction Machine', source: 'rulebook+reconstructed' },
] as const satisfies readonly Machine[];
