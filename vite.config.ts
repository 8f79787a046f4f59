import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { siteOverrides } from './src/domain/site.ts';

export default defineConfig({
  plugins: [vike(), react()],
  // Node, build and browser read the site record: a constant carries its overrides.
  define: { 'globalThis.__SITE_OVERRIDES__': JSON.stringify(siteOverrides(process.env)) },
  // Fonts and images keep hashed file names: scripts/build/inline-assets.ts decides what is
  // inlined.
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
