import { startDemoCheckout } from '#src/features/sale/demo-checkout/demo-checkout.client.ts';
import { startSite } from '../site.client.ts';

startSite();
startDemoCheckout();
