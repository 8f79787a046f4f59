import type { Config } from 'vike/types';

/** Application areas: server-rendered per request, then one client-routed React application. */
export default {
  ssr: true,
  prerender: false,
  clientRouting: true,
  hydrationCanBeAborted: true,
  passToClient: ['viewer'],
  csp: { nonce: true },
} satisfies Config;
