import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';

export const demoCheckoutMeta: PageMeta = {
  title: `Demo checkout | ${site.brand}`,
  description:
    'A stand-in for the payment page while no payment provider is connected: no card is asked for and no money is taken.',
  path: paths.demoCheckout,
  noindex: true,
};
