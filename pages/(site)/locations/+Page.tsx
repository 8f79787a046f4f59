export { LocationsPage as Page } from '#src/features/landing/locations-page.tsx';
