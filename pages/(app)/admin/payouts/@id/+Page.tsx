import { usePageContext } from 'vike-react/usePageContext';
import { PayoutRunScreen } from '#src/features/affiliate/admin/payouts/payout-run-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <PayoutRunScreen key={routeParams.id} id={Number(routeParams.id)} />;
}
