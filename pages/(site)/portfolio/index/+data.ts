import { portfolioMeta } from '#src/features/portfolio/portfolio-meta.ts';

export const data = () => ({ meta: portfolioMeta });
