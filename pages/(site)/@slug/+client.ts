import { startContactForms } from '#src/features/contact/contact-loader.client.ts';
import { noteMarket } from '#src/features/landing/market-note.client.ts';
import { startSite } from '../site.client.ts';

startSite();
noteMarket();
startContactForms();
