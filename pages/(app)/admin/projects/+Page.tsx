import { ProjectsScreen } from '#src/features/project/admin/projects/projects-screen.tsx';

export function Page() {
  return <ProjectsScreen />;
}
