import { usePageContext } from 'vike-react/usePageContext';
import { OrderScreen } from '#src/features/admin/orders/order-screen.tsx';

export function Page() {
  const { routeParams } = usePageContext();
  return <OrderScreen id={Number(routeParams.id)} />;
}
