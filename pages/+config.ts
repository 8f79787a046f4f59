import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  // A default for every page: without it the language of one page would leak into the next.
  lang: 'en',
  prerender: { partial: true, enable: null },
} satisfies Config;
