import { TreesScreen } from '#src/features/admin/trees/trees-screen.tsx';

export function Page() {
  return <TreesScreen />;
}
