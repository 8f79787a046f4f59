import { noteMarket } from '#src/features/site/landing/market-note.client.ts';
import { startForms } from '#src/ui/behaviour/late-script.ts';
import { startSite } from '../site.client.ts';

startSite();
noteMarket();
startForms();
