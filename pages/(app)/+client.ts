import { takesReferral } from '#src/domain/app-pages.rules.ts';
import { keepCheckoutId } from '#src/features/sale/order/checkout-id.ts';
import { reportPageView } from '#src/ui/behaviour/analytics.ts';

keepCheckoutId();
/** Once per document, before hydration. Later pages of the document: +onAfterRenderClient.ts. */
reportPageView(location.pathname);

if (takesReferral(location.pathname) && new URLSearchParams(location.search).has('ref'))
  import('#src/features/affiliate/referral/app-visit.client.ts').catch(() => {});
