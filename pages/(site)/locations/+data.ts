import { locationsMeta } from '#src/features/site/landing/landing-meta.ts';

export const data = () => ({ meta: locationsMeta });
