import type { State } from './state.ts';

export function stateFault(_state: State): string | undefined {
  return undefined;
}
