import { locationsMeta } from '#src/features/site/landing/locations-page.tsx';

export const data = () => ({ meta: locationsMeta });
