import { useData } from 'vike-react/useData';
import { PortfolioProjectPage } from '#src/features/site/portfolio/portfolio-project-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <PortfolioProjectPage project={useData<Data>().project} />;
}
