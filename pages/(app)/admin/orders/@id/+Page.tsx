import { usePageContext } from 'vike-react/usePageContext';
import { OrderScreen } from '#src/features/office/admin/order-detail/order-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <OrderScreen id={Number(routeParams.id)} />;
}
