import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { siteOverrides } from './src/domain/site.ts';

export default defineConfig({
  plugins: [vike(), react()],
  // The site record is read in Node, in the build and in the browser: its overrides travel as one constant.
  define: { 'globalThis.__SITE_OVERRIDES__': JSON.stringify(siteOverrides(process.env)) },
  // Fonts and pictures keep their own hashed addresses: scripts/build/inline-assets.ts decides what is inlined.
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
