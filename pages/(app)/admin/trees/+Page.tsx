export { TreesScreen as Page } from '#src/features/project/admin/trees/trees-screen.tsx';
