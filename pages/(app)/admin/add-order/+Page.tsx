export { AddOrderScreen as Page } from '#src/features/sale/admin/orders/add-order-screen.tsx';
