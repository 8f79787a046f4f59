import type { PayoutMethod } from './payout.schema.ts';

export const PAYOUT_METHOD_LABELS: Record<PayoutMethod, string> = {
  paypal: 'PayPal',
  bank: 'Bank transfer',
  none: '–',
};
