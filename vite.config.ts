import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './src/cli/web/precache.ts';

export default defineConfig({
  // Relative addresses, so that the build works from any folder of any static host.
  base: './',
  root: 'src/web',
  publicDir: 'public',
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Pictures and fonts stay files: the policy of the server lets no data in an address pass.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'src/web/index.html', sw: 'src/web/serviceWorker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // The module of a game goes by the name of the game.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${/web\/games\/(\w+)\/[^/]+$/.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`,
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // The rules of a game, which the worker fetches by themselves.
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /src\/games\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${game === undefined ? '[name]' : `rules-${game}`}-[hash].js`;
        },
      },
    },
  },
  plugins: [react(), precache()],
});
