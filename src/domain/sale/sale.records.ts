import { defineRecords } from '#src/domain/define-records.ts';
import { paths } from '#src/domain/paths.ts';

export const saleRecords = defineRecords({
  emails: {
    receipt: 'staff',
    'form-link': 'staff',
    'form-reminder': 'staff',
    'order-cancelled': 'staff',
    'order-notice': 'staff',
    'order-refunded': 'staff',
    'refund-failed': 'staff',
    'refund-failed-notice': 'staff',
    'payment-failed-notice': 'staff',
    'dispute-notice': 'staff',
    'reconciliation-notice': 'owner',
    'confirmation-received': 'staff',
    'confirmation-notice': 'staff',
    'work-started': 'staff',
    'work-completed': 'staff',
    'project-link': 'staff',
    'checkout-recovery': 'staff',
  },
  subjects: {
    confirmation: {
      readers: 'staff',
      label: 'order form',
      ownedBy: 'the order form of',
      href: (id) => paths.adminConfirmation(id),
      hasNotes: true,
    },
    order: { readers: 'staff', href: (id) => paths.adminOrder(id), hasNotes: true },
    'payment-event': { readers: 'staff', label: 'payment event' },
  },
  phrases: {
    'confirmation.attach': ['attached', 'to its order'],
    'confirmation.add': ['added'],
    'confirmation.status': ['changed the status of'],
    'order.add': ['added'],
    'order.send-form': ['sent the form link for'],
    'order.status': ['changed the status of'],
    'payment.replay': ['replayed'],
  },
});
