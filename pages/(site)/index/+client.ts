import { startContactForms } from '#src/features/contact/contact-loader.client.ts';
import { startFirstScreen } from '#src/features/home/first-screen/first-screen-loader.client.ts';
import { startHeroVideo } from '#src/features/home/hero-video.client.ts';
import { startHomeNotes } from '#src/features/home/home-notes.client.ts';
import { startPricing } from '#src/features/pricing/pricing.client.ts';
import { startPrices } from '#src/ui/currency/show-price.ts';
import { startSite } from '../site.client.ts';

startPrices();
startPricing(startSite());
startHomeNotes();
startHeroVideo();
startFirstScreen();
startContactForms();
