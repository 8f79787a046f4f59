import { whyTreeMeta } from '#src/features/site/why-tree/why-tree-page.tsx';

export const data = () => ({ meta: whyTreeMeta });
