/** What is printed on ships, kits and cards, and the numbers of the rules. Nothing but data may be imported here. */
export { factions } from './factions.ts';
export { kits } from './kits.ts';
export { numbers } from './numbers.ts';
export { ships } from './ships.ts';
