/**
 * The attribution receipt: why a sale was or was not attributed, and the state of its
 * commission. The buyer is masked.
 */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { findRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceiptView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { initials, REJECTION_TEXT, RULE_TEXT, statusText } from '#src/domain/affiliate/claim/claim.rules.ts';
import type { Attribution, RejectedAttribution } from '#src/domain/sale/order/attribution.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';

/** @throws AppError NOT_FOUND if the order is missing or does not concern the affiliate */
export async function attributionReceipt(
  ctx: Context,
  input: { affiliateId: number; orderId: number },
): Promise<ReceiptView> {
  const affiliateId = requirePayoutAccess(ctx, input.affiliateId);
  const order = await findRow(ctx.em, OrderEntity, input.orderId);
  const lines = order ? await linesOf(ctx, affiliateId, order.id) : [];
  const isMine = order?.affiliateId === affiliateId || lines.length > 0;
  const rejected = order?.attributionRejected?.affiliateId === affiliateId ? order.attributionRejected : null;
  if (!order || !(isMine || rejected))
    throw new AppError('NOT_FOUND', 'This order is not among your sales. Look it up under “Find a sale”.');
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
      amount: minorToText(line.amountMinor),
      rate: line.rate,
      status: line.status,
      statusText: statusText(line, now),
      availableAt: line.availableAt,
      paidAt: line.paidAt,
      payoutReference: line.reference,
    })),
  };
}

const linesOf = (ctx: Context, affiliateId: number, orderId: number) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .leftJoin('payout_line', 'payout_line.id', 'commission.payoutLineId')
    .select([
      'commission.id',
      'commission.kind',
      'commission.amountMinor',
      'commission.rate',
      'commission.status',
      'commission.availableAt',
      'commission.reviewReason',
      'commission.cancelReason',
      'commission.rejectedAt',
      'commission.payoutLineId',
      'commission.paidAt',
      'payout_line.reference',
    ])
    .where('commission.orderId', '=', orderId)
    .where('commission.affiliateId', '=', affiliateId)
    .orderBy('commission.id')
    .execute();

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
