import { startPricing } from '#src/features/sale/pricing/pricing.client.ts';
import { startHeroVideo } from '#src/features/site/home/hero-video.client.ts';
import { startHomeNotes } from '#src/features/site/home/home-notes.client.ts';
import { startForms } from '#src/ui/behaviour/late-script.ts';
import { startPrices } from '#src/ui/currency/currency.ts';
import { startSite } from '../site.client.ts';

startPrices();
startPricing(startSite());
startHomeNotes();
startHeroVideo();
startForms();
