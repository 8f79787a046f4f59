import { usePageContext } from 'vike-react/usePageContext';
import { AffiliateScreen } from '#src/features/affiliate/admin/affiliates/affiliate-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <AffiliateScreen key={routeParams.id} id={Number(routeParams.id)} />;
}
