import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { findProject } from '#src/content/portfolio/projects.ts';
import { projectMeta } from '#src/features/site/portfolio/portfolio-project-page.tsx';

export type Data = ReturnType<typeof data>;

export function data(pageContext: PageContextServer) {
  const project = findProject(pageContext.routeParams.id ?? '');
  if (!project) throw render(404);
  return { meta: projectMeta(project), project };
}
