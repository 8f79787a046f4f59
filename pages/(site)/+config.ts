import type { Config } from 'vike/types';

/** Public pages: rendered to HTML at build time, never hydrated. Their script is the nearest `+client.ts`, nothing else. */
export default {
  prerender: true,
  clientRouting: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;
