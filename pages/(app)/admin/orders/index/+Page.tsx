import { OrdersScreen } from '#src/features/admin/orders/orders-screen.tsx';

export function Page() {
  return <OrdersScreen />;
}
