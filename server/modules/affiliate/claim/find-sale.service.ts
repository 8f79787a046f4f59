/**
 * "Where is my sale?": finds the reason why a sale was or was not attributed. Only the reason
 * leaves the server, no data of the order.
 */
import type { Context } from '#server/context.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { fitsInteger } from '#server/platform/database/row-by-id.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import type { SaleLookupView } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import {
  type SaleReason,
  type SaleSnapshot,
  saleLookup,
  saleReason,
} from '#src/domain/affiliate/claim/claim.rules.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { ClickEntity } from '../referral/click.entity.ts';

const QUESTIONS_PER_HOUR = 30;
/** Limits the orders checked for one buyer address. */
const ORDERS_CHECKED_MAX = 20;

export type FoundSale = SaleLookupView & { orderId: number | null };

const NOTHING: SaleSnapshot = {
  order: null,
  attributedTo: 'nobody',
  commission: null,
  rejection: null,
  clickAt: null,
};

/** Sorts by informative value: the affiliate's own sale first. */
const RANK: readonly SaleReason[] = [
  'own-order',
  'inactive',
  'expired',
  'other-click',
  'not-carried',
  'no-click',
];
const rank = (attributionSnapshot: SaleSnapshot): number =>
  attributionSnapshot.attributedTo === 'me' ? -1 : RANK.indexOf(saleReason(attributionSnapshot));

/** @throws AppError RATE_LIMITED, so that an affiliate cannot probe many addresses */
export async function findSale(ctx: Context, affiliateId: number, query: string): Promise<FoundSale> {
  await requireBelow(ctx.em, ctx.deps.clock, `find-sale:${affiliateId}`, QUESTIONS_PER_HOUR, 3600);
  const candidates: { order: OrderRow; evidence: SaleSnapshot }[] = [];
  for (const order of await ordersFor(ctx, query))
    candidates.push({ order, evidence: await snapshotOf(ctx, affiliateId, order) });
  const best = candidates.sort((a, b) => rank(a.evidence) - rank(b.evidence))[0];
  const attributionSnapshot = best?.evidence ?? NOTHING;
  return {
    ...saleLookup(attributionSnapshot, ctx.deps.clock.now()),
    receiptOrderId:
      best && (attributionSnapshot.attributedTo === 'me' || attributionSnapshot.rejection)
        ? best.order.id
        : null,
    orderId: best?.order.id ?? null,
  };
}

async function ordersFor(ctx: Context, query: string): Promise<OrderRow[]> {
  const options = { orderBy: { createdAt: 'desc' as const }, limit: ORDERS_CHECKED_MAX };
  if (query.includes('@')) return ctx.em.find(OrderEntity, { customerEmail: query }, options);
  const id = Number(query.replace(/^#/, ''));
  return fitsInteger(id) ? ctx.em.find(OrderEntity, { id }, options) : [];
}

async function snapshotOf(ctx: Context, affiliateId: number, order: OrderRow): Promise<SaleSnapshot> {
  const attributedTo = order.affiliateId === affiliateId ? 'me' : order.affiliateId ? 'other' : 'nobody';
  const earned =
    attributedTo === 'me'
      ? await ctx.em.findOne(CommissionEntity, { orderId: order.id, kind: 'earned' }, { refresh: true })
      : null;
  return {
    order: { status: order.status, createdAt: order.createdAt },
    attributedTo,
    commission: earned && {
      status: earned.status,
      reviewReason: earned.reviewReason ?? null,
      cancelReason: earned.cancelReason ?? null,
      availableAt: earned.availableAt,
      declined: Boolean(earned.rejectedAt),
    },
    rejection:
      order.attributionRejected?.affiliateId === affiliateId ? order.attributionRejected.reason : null,
    clickAt: attributedTo === 'me' ? null : await clickBefore(ctx, affiliateId, order),
  };
}

/**
 * The latest visit of the buyer's browser through this affiliate's link, found by the order's
 * visitor hash or the winning visit's.
 */
async function clickBefore(ctx: Context, affiliateId: number, order: OrderRow): Promise<Date | null> {
  const { clickAt } = order.attribution ?? {};
  const winning = clickAt
    ? await ctx.em.find(ClickEntity, {
        affiliateId: order.affiliateId ?? 0,
        createdAt: new Date(clickAt),
        isTest: false,
      })
    : [];
  const visitorHash = [order.visitorHash, ...winning.map((click) => click.visitorHash)].filter(
    (hash) => typeof hash === 'string',
  );
  const click = await ctx.em.findOne(
    ClickEntity,
    { affiliateId, isTest: false, createdAt: { $lte: order.createdAt }, visitorHash },
    { orderBy: { createdAt: 'desc' } },
  );
  return click?.createdAt ?? null;
}
