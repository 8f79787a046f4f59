import { startContactForms } from '#src/features/contact/contact-form.client.ts';
import { startHeroVideo } from '#src/features/home/hero-video.client.ts';
import { startPricing } from '#src/features/pricing/pricing.client.ts';
import { startSite } from '../site.client.ts';

startPricing(startSite());
startHeroVideo();
startContactForms();
