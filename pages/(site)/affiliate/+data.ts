import { affiliateMeta } from '#src/features/affiliate/info/affiliate-page.tsx';

export const data = () => ({ meta: affiliateMeta });
