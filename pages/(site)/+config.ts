import type { Config } from 'vike/types';

/**
 * Public pages: rendered at build time, never hydrated. Their only script is the nearest
 * `+client.ts`.
 */
export default {
  prerender: true,
  clientRouting: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;
