export { ProjectsScreen as Page } from '#src/features/project/admin/projects/projects-screen.tsx';
