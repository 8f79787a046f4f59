import { OrdersScreen } from '#src/features/sale/admin/orders/orders-screen.tsx';

export function Page() {
  return <OrdersScreen />;
}
