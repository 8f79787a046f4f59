import { TreesScreen } from '#src/features/project/admin/trees/trees-screen.tsx';

export function Page() {
  return <TreesScreen />;
}
