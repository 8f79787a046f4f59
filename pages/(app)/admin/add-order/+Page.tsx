import { AddOrderScreen } from '#src/features/sale/admin/orders/add-order-screen.tsx';

export function Page() {
  return <AddOrderScreen />;
}
