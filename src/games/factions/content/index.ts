/** Cards, playmats and numbers of the rules. Nothing but data may be imported here. */
export { DEALT_FACTIONS as dealtFactions } from './dealt.ts';
export { EARTH_DECK as earth } from './earth.ts';
export { JUPITER_DECK as jupiter } from './jupiter.ts';
export { MERCURY_DECK as mercury } from './mercury.ts';
export {
  NEPTUNE_EXOPLANETS as neptuneExoplanets,
  NEPTUNE_EXPLORERS as neptuneExplorers,
  NEPTUNE_INSTANTS as neptuneInstants,
  NEPTUNE_TECHS as neptuneTechs,
} from './neptune.ts';
export { numbers } from './numbers.ts';
export { FACTION_MATS as factions, MACHINE_MATS as machines } from './playmats.ts';
export {
  RIVAL_DECK as rivalCards,
  RIVAL_FACTIONS as rivalFactions,
  RIVAL_SCORES as rivalScores,
} from './rival.ts';
export { SATURN_DECK as saturn } from './saturn.ts';
export { ASTEROIDS as asteroids } from './tiles.ts';
export { URANUS_DECK as uranus } from './uranus.ts';
export { VENUS_DECK as venus } from './venus.ts';
