/** All data about one order for its page, and the preview of a status change. */

import { type Context, needsOwnersConsent } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { AffiliateEntity, type AffiliateRow } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { CommissionEntity } from '#server/modules/affiliate/commission/commission.entity.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { toConfirmationView } from '#server/modules/sale/confirmation/confirmation.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { ORDER_MISSING, toSingleOrderView } from '#server/modules/sale/order/order.service.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { canResend } from '#server/platform/email/message.entity.ts';
import { isFixed } from '#src/domain/affiliate/commission/commission.rules.ts';
import {
  type OrderDetailView,
  orderCommissionView,
  orderEventView,
} from '#src/domain/office/order-detail/order-detail.schema.ts';
import { previewStatus } from '#src/domain/office/order-detail/status-preview.rules.ts';
import { isNamedByStaff } from '#src/domain/sale/order/attribution.rules.ts';
import type { OrderStatus } from '#src/domain/sale/order/order.rules.ts';
import { sumBy } from '#src/domain/shared/money.ts';

const requireOrder = (ctx: Context, id: number): Promise<OrderRow> =>
  requireRow(ctx.em, OrderEntity, id, ORDER_MISSING);

const findAffiliate = async (ctx: Context, id: number | null | undefined): Promise<AffiliateRow | null> =>
  id ? ctx.em.findOne(AffiliateEntity, { id }) : null;

/** @throws AppError NOT_FOUND */
export async function getOrder(ctx: Context, id: number): Promise<OrderDetailView> {
  const order = await requireOrder(ctx, id);
  const affiliate = await findAffiliate(ctx, order.attribution?.affiliateId ?? order.affiliateId);
  const db = kysely(ctx.em);
  const commissions = await db
    .selectFrom('commission')
    .select(orderCommissionView.keyof().options)
    .where('orderId', '=', id)
    .orderBy('id')
    .execute();
  const events = await db
    .selectFrom('order_event')
    .select(orderEventView.keyof().options)
    .where('orderId', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  const emails = await db
    .selectFrom('mail_message')
    .select(['id', 'kind', 'toAddress as to', 'subject', 'status', 'attempts', 'lastError'])
    .select((eb) => ['createdAt', 'sentAt', canResend(eb).as('canResend')])
    .where('orderId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const confirmation = await ctx.em.findOne(ConfirmationEntity, { orderId: id });
  return {
    order: toSingleOrderView(order),
    attribution: order.attribution ? { ...order.attribution, affiliateName: affiliate?.name ?? null } : null,
    commissions,
    events,
    emails,
    confirmation: confirmation && toConfirmationView(confirmation),
  };
}

/** Describes the effects of a status change without making it. */
export async function previewOrderStatus(
  ctx: Context,
  input: { id: number; status: OrderStatus },
): Promise<{ touchesMoney: boolean; lines: string[] }> {
  const order = await requireOrder(ctx, input.id);
  const affiliate = await findAffiliate(ctx, order.affiliateId);
  const rows = await ctx.em.find(CommissionEntity, { orderId: order.id });
  const earned = rows.find((row) => row.kind === 'earned') ?? null;
  return previewStatus({
    order: { ...order, amountMinor: order.amountMinor ?? null },
    to: input.status,
    commission: earned && {
      status: earned.status,
      amountMinor: earned.amountMinor,
      originalMinor: earned.originalMinor,
      isFixed: isFixed({ ...earned, payoutLineId: earned.payoutLineId ?? null }),
      isRejected: (earned.rejectedAt ?? null) !== null,
      hasRejected: rows.some((row) => (row.rejectedAt ?? null) !== null),
    },
    affiliate: affiliate && {
      name: affiliate.name,
      isActive: affiliate.status === 'active',
      isMailable: !affiliate.erasedAt,
      rate: affiliate.commissionRate,
    },
    needsOwner: needsOwnersConsent(ctx) || (!earned && isNamedByStaff(order.attribution ?? null)),
    netMinor: sumBy(rows, (row) => (row.status === 'cancelled' ? 0 : row.amountMinor)),
    now: ctx.deps.clock.now(),
  });
}
