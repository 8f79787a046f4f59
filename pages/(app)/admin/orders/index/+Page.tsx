export { OrdersScreen as Page } from '#src/features/sale/admin/orders/orders-screen.tsx';
