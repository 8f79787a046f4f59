import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

export default {
  extends: [vikeReact],
  // A default for every page: otherwise one page's language would leak into the next.
  lang: 'en',
  prerender: { partial: true, enable: null },
} satisfies Config;
