import type { Config } from 'vike/types';

/** The application areas: rendered per request (so that they work from the first byte), then one client-routed React application. */
export default {
  ssr: true,
  prerender: false,
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['viewer'],
  csp: { nonce: true },
} satisfies Config;
