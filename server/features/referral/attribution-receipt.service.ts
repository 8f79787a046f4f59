/**
 * The attribution receipt: why a sale was or was not attributed, and the state of its
 * commission. The buyer is masked.
 */
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { findRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceiptView } from '#src/domain/affiliate/affiliate-account.schema.ts';
import {
  initials,
  REJECTION_TEXT,
  type RejectedAttribution,
  RULE_TEXT,
} from '#src/domain/claim/sale-lookup.rules.ts';
import { statusText } from '#src/domain/commission/payout-date.rules.ts';
import type { Attribution } from '#src/domain/referral/referral.rules.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requirePayoutAccess } from '../affiliate/affiliate-access.service.ts';
import { OrderEntity, type OrderRow } from '../order/order.entity.ts';

type LineRow = {
  id: number;
  kind: 'earned' | 'reversal';
  amount_minor: number;
  rate: string;
  status: 'pending' | 'paid' | 'cancelled';
  available_at: string | Date;
  review_reason: string | null;
  cancel_reason: string | null;
  payout_line_id: number | null;
  paid_at: string | Date | null;
  reference: string | null;
};

/**
 * @throws AppError NOT_FOUND for missing orders and for those that do not
 * concern the affiliate alike
 */
export async function receipt(
  ctx: Context,
  input: { affiliateId: number; orderId: number },
): Promise<ReceiptView> {
  const affiliateId = requirePayoutAccess(ctx, input.affiliateId);
  const order = await findRow(ctx.em, OrderEntity, input.orderId);
  const lines = order ? await linesOf(ctx, affiliateId, order.id) : [];
  const isMine = order?.affiliateId === affiliateId || lines.length > 0;
  const rejected = order?.attributionRefused?.affiliateId === affiliateId ? order.attributionRefused : null;
  if (!order || !(isMine || rejected)) throw new AppError('NOT_FOUND', 'This order is not among your sales.');
  const now = ctx.deps.clock.now();
  return {
    order: {
      id: order.id,
      createdAt: order.createdAt,
      paidAt: order.paidAt ?? null,
      amount: order.amount,
      currency: order.currency,
      status: order.status,
      buyer: isMine ? initials(order.customerName) : 'Not shown',
    },
    attribution: attributionOf(order, isMine, rejected),
    lines: lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      amount: minorToText(line.amount_minor),
      rate: line.rate,
      status: line.status,
      statusText: statusText(
        {
          status: line.status,
          reviewReason: line.review_reason,
          cancelReason: line.cancel_reason,
          availableAt: new Date(line.available_at),
          payoutLineId: line.payout_line_id,
        },
        { now, longDate },
      ),
      availableAt: new Date(line.available_at),
      paidAt: line.paid_at ? new Date(line.paid_at) : null,
      payoutReference: line.reference,
    })),
  };
}

const linesOf = (ctx: Context, affiliateId: number, orderId: number): Promise<LineRow[]> =>
  queryRows<LineRow>(
    ctx.em,
    `select c.id, c.kind, c.amount_minor, c.rate, c.status, c.available_at, c.review_reason, c.cancel_reason, c.payout_line_id, c.paid_at, l.reference
     from commission c left join payout_line l on l.id = c.payout_line_id
     where c.order_id = ? and c.affiliate_id = ? order by c.id`,
    [orderId, affiliateId],
  );

function attributionOf(
  order: OrderRow,
  isMine: boolean,
  rejected: RejectedAttribution | null,
): ReceiptView['attribution'] {
  if (!isMine && rejected)
    return {
      rule: null,
      ruleText: 'A visit through your link came before this order, but it does not count.',
      clickAt: rejected.clickAt ? new Date(rejected.clickAt) : null,
      landingPath: rejected.landingPath,
      referrerHost: null,
      rejectedBecause: REJECTION_TEXT[rejected.reason],
    };
  const known: Attribution | null = order.attribution ?? null;
  return {
    rule: known?.rule ?? null,
    ruleText: known ? RULE_TEXT[known.rule] : 'How this sale was attributed was not recorded.',
    clickAt: known?.clickAt ? new Date(known.clickAt) : null,
    landingPath: known?.landingPath ?? null,
    referrerHost: known?.referrerHost ?? null,
    rejectedBecause: null,
  };
}
