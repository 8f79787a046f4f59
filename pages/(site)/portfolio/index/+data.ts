import { portfolioMeta } from '#src/features/site/portfolio/portfolio-page.tsx';

export const data = () => ({ meta: portfolioMeta });
