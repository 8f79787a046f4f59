import { startPrices } from '#src/ui/currency/currency.ts';
import { startSite } from '../../site.client.ts';

startPrices();
startSite();
