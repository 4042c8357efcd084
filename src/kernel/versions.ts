import type { GameEntry } from './entry.ts';

/** The versions of a game's rules, from 1: the newest is the game, and brings those before it along as `earlier`. */

/** A game in so many versions, each as `make` has it; all that is done by later ones has to follow from the state. */
export function inVersions<Entry extends GameEntry>(newest: number, make: (version: number) => Entry): Entry {
  const earlier = Array.from({ length: newest - 1 }, (_, i) => make(newest - 1 - i));
  return { ...make(newest), earlier };
}

/** By which version a position is played: those of the first say nothing of it. */
export function versionIn({ rules = 1 }: { readonly rules?: number }): number {
  return rules;
}

/** The rules of that very version; nothing where they are no longer there. */
export function versionOf(entry: GameEntry, version: number): GameEntry | undefined {
  return [entry, ...(entry.earlier ?? [])].find(({ game }) => game.rulesVersion === version);
}

/** The rules of that version where they are still there, or else the newest: whoever plays by those checks every move. */
export function versionFor(newest: GameEntry, version: number): GameEntry {
  return versionOf(newest, version) ?? newest;
}

/** A game of whose versions each is changed in the same way. */
export function inEachVersion(entry: GameEntry, change: (version: GameEntry) => GameEntry): GameEntry {
  const { earlier } = entry;
  return { ...change(entry), ...(earlier && { earlier: earlier.map(change) }) };
}
