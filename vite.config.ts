import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative addresses, so that the build works from any folder of any static host.
  base: './',
  root: 'src/web',
  publicDir: 'public',
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [react()],
});
