import { locationsMeta } from '#src/features/landing/locations-meta.ts';

export const data = () => ({ meta: locationsMeta });
