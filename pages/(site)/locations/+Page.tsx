export { LocationsPage as Page } from '#src/features/site/landing/locations-page.tsx';
