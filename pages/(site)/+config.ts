import type { Config } from 'vike/types';

/** Never hydrated: the only script of a public page is the nearest `+client.ts`. */
export default {
  prerender: true,
  clientRouting: false,
  meta: {
    Page: { env: { server: true, client: false } },
    Layout: { env: { server: true, client: false }, cumulative: true },
  },
} satisfies Config;
