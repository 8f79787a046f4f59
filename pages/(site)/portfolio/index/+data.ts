import { portfolioMeta } from '#src/features/site/portfolio/portfolio-meta.ts';

export const data = () => ({ meta: portfolioMeta });
