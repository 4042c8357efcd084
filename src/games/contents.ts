/**
 * What is in the box of each game, apart from its rules: modules of data alone, so that a thread can change it before the
 * rules are loaded (docs/lab.md). A game that is not named has no content of its own, only options.
 */
export const CONTENTS: Readonly<Record<string, () => Promise<object>>> = {
  sol: () => import('./sol/content/index.ts'),
  star: () => import('./star/content/index.ts'),
  factions: () => import('./factions/content/index.ts'),
  empire: () => import('./empire/content/index.ts'),
};
