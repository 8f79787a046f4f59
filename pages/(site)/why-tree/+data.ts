import { whyTreeMeta } from '#src/features/site/why-tree/why-tree-meta.ts';

export const data = () => ({ meta: whyTreeMeta });
