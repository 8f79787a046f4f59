import { demoCheckoutMeta } from '#src/features/sale/demo-checkout/demo-checkout-meta.ts';

export const data = () => ({ meta: demoCheckoutMeta, bare: true });
