import { startContactForms } from '#src/features/site/contact/contact-loader.client.ts';
import { noteMarket } from '#src/features/site/landing/market-note.client.ts';
import { startSite } from '../site.client.ts';

startSite();
noteMarket();
startContactForms();
