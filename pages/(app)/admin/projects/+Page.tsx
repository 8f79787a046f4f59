import { ProjectsScreen } from '#src/features/admin/projects/projects-screen.tsx';

export function Page() {
  return <ProjectsScreen />;
}
