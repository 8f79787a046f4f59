import { startPortfolio } from '#src/features/site/portfolio/portfolio.client.ts';
import { startPrices } from '#src/ui/currency/currency.ts';
import { startSite } from '../../site.client.ts';

startPrices();
startSite();
startPortfolio();
