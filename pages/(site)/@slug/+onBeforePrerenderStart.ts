import { landings } from '#src/content/landing/index.ts';

export const onBeforePrerenderStart = () => landings.map((landing) => `/${landing.slug}`);
