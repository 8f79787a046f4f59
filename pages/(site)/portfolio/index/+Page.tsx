export { PortfolioPage as Page } from '#src/features/site/portfolio/portfolio-page.tsx';
