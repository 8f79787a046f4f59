import { useData } from 'vike-react/useData';
import { ProjectPage } from '#src/features/site/portfolio/project-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <ProjectPage project={useData<Data>().project} />;
}
