import { startPortfolio } from '#src/features/portfolio/portfolio.client.ts';
import { startSite } from '../../site.client.ts';

startSite();
startPortfolio();
