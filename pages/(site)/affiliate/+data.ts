import { affiliateMeta } from '#src/features/affiliate/info/affiliate-meta.ts';

export const data = () => ({ meta: affiliateMeta });
