import { locationsMeta } from '#src/features/site/landing/locations-meta.ts';

export const data = () => ({ meta: locationsMeta });
