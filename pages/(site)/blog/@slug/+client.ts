import { startCarryingCurrency } from '#src/features/site/blog/carry-currency.client.ts';
import { startShare } from '#src/features/site/share/share-loader.client.ts';
import { startForms } from '#src/ui/behaviour/late-script.ts';
import { startSite } from '../../site.client.ts';

startSite();
startCarryingCurrency();
startShare();
startForms();
