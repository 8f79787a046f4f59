import { usePageContext } from 'vike-react/usePageContext';
import { ConfirmationScreen } from '#src/features/sale/admin/confirmations/confirmation-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <ConfirmationScreen id={Number(routeParams.id)} />;
}
