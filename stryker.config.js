/** What all games share; `./orrery mutate` adds the files and tests of one game. */
export default {
  ignorePatterns: [
    '/*',
    '!/src',
    '!/test',
    '!/examples',
    '!/package.json',
    '!/vitest.config.ts',
    '!/vitest.longFirst.ts',
  ],
  testRunner: 'vitest',
  // Texts are names, which the types hold, or sentences, which no test should repeat.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // Stryker rewrites tsconfig files through an API that TypeScript 7 no longer has; the name of no file skips that.
  tsconfigFile: 'none',
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: process.stdout.isTTY },
  logLevel: 'warn',
  warnings: { slow: false },
};
