export { OrderScreen as Page } from '#src/features/office/admin/order-detail/order-screen.tsx';
