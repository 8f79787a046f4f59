import { startCarryingCurrency } from '#src/features/blog/carry-currency.client.ts';
import { startContactForms } from '#src/features/contact/contact-loader.client.ts';
import { startShare } from '#src/features/share/share-loader.client.ts';
import { startSite } from '../../site.client.ts';

startSite();
startCarryingCurrency();
startShare();
startContactForms();
