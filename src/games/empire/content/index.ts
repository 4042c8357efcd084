/** Everything in the box, as the specification writes it down; each item names its source. */
export { edicts } from './edicts.ts';
export { regions, sectors } from './galaxy.ts';
export { ancients, constants, setup } from './numbers.ts';
export { powers } from './powers.ts';
export { roleCards } from './roleCards.ts';
export { roles } from './roles.ts';
export { ships } from './ships.ts';
export { storyCards } from './storyCards.ts';
export { technologies } from './technologies.ts';
export { explorerTiles, marketTiles, startTiles } from './tiles.ts';
export { farSpace, trade } from './trade.ts';
