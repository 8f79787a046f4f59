import { defineTables } from '#server/database/define-tables.ts';
import { ERASED_NAME } from '#src/domain/shared/erasure.rules.ts';
import { AffiliateEntity } from './account/affiliate.entity.ts';
import { ClaimEntity } from './claim/claim.entity.ts';
import { CommissionEntity } from './commission/commission.entity.ts';
import { PayoutLineEntity, PayoutRunEntity } from './payout/payout.entity.ts';
import { ClickEntity } from './referral/click.entity.ts';

export const affiliateTables = defineTables(
  [AffiliateEntity, ClaimEntity, ClickEntity, CommissionEntity, PayoutRunEntity, PayoutLineEntity],
  {
    rights: {
      affiliate: 'change',
      affiliate_claim: 'change',
      referral_click: 'delete',
      commission: 'change',
      payout_run: 'change',
      payout_line: 'change',
    },
    references: {
      'affiliate_claim.affiliate_id': 'affiliate',
      'affiliate_claim.order_id': 'customer_order',
      'commission.affiliate_id': 'affiliate',
      'commission.order_id': 'customer_order',
      'commission.payout_line_id': 'payout_line',
      'customer_order.affiliate_id': 'affiliate',
      'event.affiliate_id': 'affiliate',
      'ledger_entry.commission_id': 'commission',
      'ledger_entry.payout_line_id': 'payout_line',
      'login_code.affiliate_id': 'affiliate',
      'mail_message.affiliate_id': 'affiliate',
      'payout_line.affiliate_id': 'affiliate',
      'payout_line.run_id': 'payout_run',
      'referral_click.affiliate_id': 'affiliate',
    },
    personalData: {
      affiliate: {
        address: 'email',
        erased: {
          name: ERASED_NAME,
          phone: null,
          company: null,
          paypalEmailEncrypted: null,
          paypalEmailHash: null,
          bankDetailsEncrypted: null,
          bankDetailsHash: null,
          lastLoginIpHash: null,
        },
        kept: ['commissionRate', 'referralCode'],
      },
      affiliate_claim: {
        copied: ['subject', 'message', 'status', 'answer', 'createdAt'],
        erased: { subject: '', queryHash: null, message: null, answer: null },
        kept: ['reasonCode', 'status', 'answeredBy'],
      },
      referral_click: { kept: ['publicId', 'visitorHash', 'landingPath', 'referrerHost', 'ipHash'] },
      commission: {
        copied: [
          'id',
          'orderId',
          'kind',
          'currency',
          'amountMinor',
          'rate',
          'status',
          'reviewReason',
          'cancelReason',
          'availableAt',
          'paidAt',
          'createdAt',
        ],
        // Free text that may contain a name.
        erased: { cancelReason: 'The sale was cancelled; the reason is no longer kept.' },
        kept: ['rate', 'reviewReason'],
      },
      payout_run: { kept: ['label', 'createdBy'] },
      payout_line: {
        copied: ['id', 'currency', 'method', 'status', 'paidOn', 'reference'],
        kept: ['paidOn', 'reference', 'failReason', 'resolvedBy'],
      },
    },
  },
);
