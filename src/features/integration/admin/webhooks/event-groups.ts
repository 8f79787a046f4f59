import type { EventType } from '#src/domain/reported-events.ts';

type EventGroup = { label: string; events: readonly { type: EventType; hint: string }[] };

export const EVENT_GROUPS: readonly EventGroup[] = [
  {
    label: 'Orders',
    events: [
      { type: 'order.created', hint: 'An order was paid online or added by staff.' },
      { type: 'order.paid', hint: 'The payment of an order is complete.' },
      { type: 'order.cancelled', hint: 'An order was cancelled.' },
      { type: 'order.refunded', hint: 'All or part of a payment was refunded.' },
    ],
  },
  {
    label: 'Order forms',
    events: [
      { type: 'confirmation.submitted', hint: 'A customer sent the order form.' },
      { type: 'confirmation.status_changed', hint: 'The work was started, completed or reopened.' },
    ],
  },
  {
    label: 'Projects',
    events: [{ type: 'project.stage_changed', hint: 'A project entered another stage.' }],
  },
  {
    label: 'Enquiries',
    events: [{ type: 'contact.created', hint: 'A visitor sent an enquiry.' }],
  },
  {
    label: 'Reviews',
    events: [{ type: 'review.submitted', hint: 'A customer wrote a review or changed it.' }],
  },
  {
    label: 'Trees',
    events: [{ type: 'certificate.planted', hint: 'Staff recorded that the tree of an order is planted.' }],
  },
  {
    label: 'Affiliate programme',
    events: [
      { type: 'affiliate.created', hint: 'Someone joined the affiliate programme.' },
      { type: 'commission.earned', hint: 'An affiliate earned a commission.' },
      {
        type: 'commission.changed',
        hint: 'A commission was decided, reduced, put into a payout run or paid.',
      },
      { type: 'payout.paid', hint: 'A payout to an affiliate was marked as paid.' },
    ],
  },
];
