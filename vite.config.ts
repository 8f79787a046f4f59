import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { site } from './src/domain/site.ts';

export default defineConfig({
  plugins: [vike(), react()],
  // The details of the shop, with SITE_* applied.
  define: { 'globalThis.__SITE__': JSON.stringify(site) },
  // Fonts and images keep hashed file names: scripts/build/inline-assets.ts decides what is
  // inlined.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Libraries of nearly every application page are one file: small files cost more in
            // headers than in content (`pages/(app)/script-weight.e2e.ts`). Not our own modules:
            // the scripts of public pages share some, and each page would contain the whole file.
            codeSplitting: { groups: [{ name: 'libraries', test: /node_modules.*js$/, minShareCount: 38 }] },
          },
        },
      },
    },
  },
});
