export { WhyTreePage as Page } from '#src/features/site/why-tree/why-tree-page.tsx';
