import { whyTreeMeta } from '#src/features/why-tree/why-tree-meta.ts';

export const data = () => ({ meta: whyTreeMeta });
