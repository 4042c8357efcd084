/** Numbers of the rules and scenarios. Nothing but data may be imported here. */
export { numbers } from './numbers.ts';
export { scenarios } from './scenarios.ts';
