import { usePageContext } from 'vike-react/usePageContext';
import { DashboardPage } from '#src/features/affiliate/dashboard/dashboard-page.tsx';

export function Page() {
  return <DashboardPage id={usePageContext().routeParams.id ?? ''} />;
}
