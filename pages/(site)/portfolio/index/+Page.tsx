export { PortfolioPage as Page } from '#src/features/portfolio/portfolio-page.tsx';
