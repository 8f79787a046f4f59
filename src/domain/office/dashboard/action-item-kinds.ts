import { HOURLY_TOTAL_NAMES, type HourlyTotal } from '#src/domain/shared/hourly-total.rules.ts';

/** A promise to a customer is broken: these come first. */
export const LATE_KINDS = ['project-late', 'contact-unanswered', 'form-unsent'] as const;
export const ITEM_KINDS = [
  ...LATE_KINDS,
  'email-failed',
  'webhook-failed',
  'order-review',
  'commission-review',
  'claim-open',
  'form-missing',
  'project-message',
  'confirmation-unattached',
  'review-undecided',
] as const;
export type ActionItemKind = (typeof ITEM_KINDS)[number];
type AlertKind = `alert-${HourlyTotal}`;
export const alertKind = (total: HourlyTotal): AlertKind => `alert-${total}`;
export const ALERT_KINDS = HOURLY_TOTAL_NAMES.map(alertKind);
