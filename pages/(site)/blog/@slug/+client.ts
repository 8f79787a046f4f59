import { startCarryingCurrency } from '#src/features/site/blog/carry-currency.client.ts';
import { startContactForms } from '#src/features/site/contact/contact-loader.client.ts';
import { startShare } from '#src/features/site/share/share-loader.client.ts';
import { startSite } from '../../site.client.ts';

startSite();
startCarryingCurrency();
startShare();
startContactForms();
