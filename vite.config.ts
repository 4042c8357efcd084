import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedFiles } from './src/cli/moreGames.ts';
import { moreGames } from './src/cli/web/moreGames.ts';
import { precache } from './src/cli/web/precache.ts';

/** The names of scripts: a game's view goes by the name of the game, everything else of it by what it is for. */
function scriptName(module: string | null, rules: string): string {
  const learning = /src\/games\/(\w+)\/hints\/features\/index\.ts$/.exec(module ?? '')?.[1];
  if (learning !== undefined) return `assets/features-${learning}-[hash].js`;
  const game = /src\/games\/(\w+)\/index\.ts$/.exec(module ?? '')?.[1];
  const [, view, part] = /web\/games\/(\w+)\/([^/]+)$/.exec(module ?? '') ?? [];
  const other = /^(aid|sound)\.tsx?$/.exec(part ?? '')?.[1];
  if (other !== undefined) return `assets/${other}-${view}-[hash].js`;
  return `assets/${game === undefined ? (view ?? '[name]') : `${rules}-${game}`}-[hash].js`;
}

/** The script with the rules of a game, for whatever belongs to them. */
function rulesOf(module: string): string | null {
  const game = /src\/games\/(\w+)\/(?!hints\/(?:nets|features)\/)/.exec(module)?.[1];
  return game === undefined ? null : `rules-${game}`;
}

/** What games are made of in the kernel: the worker has no need of it before one is played. */
const MAKING =
  /src\/kernel\/(?:(?:flow|checks|hints)\/|defaults\/(?!words)|data\/(?:shape|present|readable)|match\/untilChance|\w+Game|measures|outcome)/;

export default defineConfig({
  // Relative addresses, so that the build works from any folder of any static host.
  base: './',
  root: 'src/web',
  publicDir: 'public',
  // What players have learned, fetched as a file when somebody plays by it.
  assetsInclude: ['**/*.net'],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Pictures and fonts stay files: the policy of the server lets no data in an address pass.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'src/web/index.html', sw: 'src/web/app/serviceWorker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ facadeModuleId }) => scriptName(facadeModuleId, 'page-rules'),
        // What most pages need is one file, which packs better than dozens of small ones.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 10 }] },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [moreGames(namedFiles())],
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => scriptName(facadeModuleId, 'rules'),
        // The rules of a game, which the worker fetches by themselves, stay whole though its features share parts of them.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: rulesOf, debugName: 'rules' },
            { name: 'players', test: /src\/bots\//, minShareCount: 2 },
            { name: 'making', test: MAKING },
          ],
        },
      },
    },
  },
  plugins: [react(), precache(), moreGames(namedFiles())],
});
