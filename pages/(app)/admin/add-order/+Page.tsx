import { AddOrderScreen } from '#src/features/admin/orders/add-order-screen.tsx';

export function Page() {
  return <AddOrderScreen />;
}
