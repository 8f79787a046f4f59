import { demoCheckoutMeta } from '#src/features/sale/demo-checkout/demo-checkout-page.tsx';

export const data = () => ({ meta: demoCheckoutMeta, bare: true });
