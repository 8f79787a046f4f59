import { type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { paths } from '#src/domain/paths.ts';

export const salePages = {
  'admin/orders/index': adminPage(
    'Orders',
    'All orders of the shop with their payment status and their order form.',
    { group: 'work', letter: 'o' },
  ),
  'admin/orders/@id': adminPage(
    'Order #{id}',
    'One order: customer, payment, commission, history, emails and private notes.',
  ),
  'admin/add-order': adminPage(
    'Add Order',
    'Add an order that reached the shop outside the website, for example by bank transfer.',
    { under: paths.adminOrders, letter: 'n' },
  ),
  'admin/order-confirmations/index': adminPage(
    'Order Confirmations',
    'What customers wrote about their business in the order form.',
    { group: 'work', letter: 'f' },
  ),
  'admin/order-confirmations/@id': adminPage(
    'Order Confirmation {id}',
    'All answers of one order form, with its logo and its order.',
  ),
  'admin/reconciliation': adminPage(
    'Reconciliation',
    'Where payments, orders, commissions and the ledger agree or differ.',
    { group: 'money' },
  ),
  'checkout/success': {
    title: 'Thank you for your order',
    description:
      'Your payment has been made. What happens next, step by step, from the order form to the finished website.',
  },
  'order-confirmation': {
    title: 'Order Confirmation',
    description:
      'Tell us about your business so that we can start designing: name, logo, domain and a few words about what you do.',
    isShared: true,
  },
} as const satisfies AppPages;
