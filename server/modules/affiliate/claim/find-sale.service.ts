/** "Where is my sale?": no data of the buyer leaves the server. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { findRow, fitsInteger } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireBelow } from '#server/platform/limits/counter.ts';
import {
  initials,
  REJECTION_TEXT,
  RULE_TEXT,
  type SaleReason,
  type SaleSnapshot,
  saleLookup,
  saleReason,
  statusText,
} from '#src/domain/affiliate/claim/claim.rules.ts';
import { receiptView } from '#src/domain/affiliate/claim/claim.schema.ts';
import { isInPayout } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import type { Attribution, RejectedAttribution } from '#src/domain/sale/order/attribution.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { ClickEntity } from '../referral/click.entity.ts';

const QUESTIONS_PER_HOUR = 30;
/** Limits the orders checked for one buyer address. */
const ORDERS_CHECKED_MAX = 20;

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
const rank = (snapshot: SaleSnapshot): number =>
  snapshot.attributedTo === 'me' ? -1 : RANK.indexOf(saleReason(snapshot));

/** @throws AppError RATE_LIMITED, so that an affiliate cannot probe many addresses */
export async function findSale(ctx: Context, affiliateId: number, query: string) {
  await requireBelow(ctx.em, ctx.deps.clock, `find-sale:${affiliateId}`, QUESTIONS_PER_HOUR, 3600);
  const found: { orderId: number | null; snapshot: SaleSnapshot }[] = [];
  for (const order of await ordersFor(ctx, query))
    found.push({ orderId: order.id, snapshot: await snapshotOf(ctx, affiliateId, order) });
  const [best = { orderId: null, snapshot: NOTHING }] = found.sort(
    (a, b) => rank(a.snapshot) - rank(b.snapshot),
  );
  const { orderId, snapshot } = best;
  return {
    ...saleLookup(snapshot, ctx.deps.clock.now()),
    receiptOrderId: snapshot.attributedTo === 'me' || snapshot.rejection ? orderId : null,
    orderId,
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
    commission: earned && { ...earned, isInPayout: isInPayout(earned) },
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
  const visit = { affiliateId, isTest: false, createdAt: { $lte: order.createdAt }, visitorHash };
  const click = await ctx.em.findOne(ClickEntity, visit, { orderBy: { createdAt: 'desc' } });
  return click?.createdAt ?? null;
}

/** @throws AppError NOT_FOUND if the order is missing or does not concern the affiliate */
export async function attributionReceipt(ctx: Context, input: { affiliateId: number; orderId: number }) {
  const affiliateId = requirePayoutAccess(ctx, input.affiliateId);
  const order = await findRow(ctx.em, OrderEntity, input.orderId);
  const lines = order ? await linesOf(ctx, affiliateId, order.id) : [];
  const isMine = order?.affiliateId === affiliateId || lines.length > 0;
  const rejected = order?.attributionRejected?.affiliateId === affiliateId ? order.attributionRejected : null;
  if (!order || !(isMine || rejected))
    throw new AppError('NOT_FOUND', 'This order is not among your sales. Look it up under “Help”.');
  const now = ctx.deps.clock.now();
  return {
    order: viewOf(receiptView.shape.order, {
      ...order,
      buyer: isMine ? initials(order.customerName) : 'Not shown',
    }),
    attribution: !isMine && rejected ? rejectedAttribution(rejected) : knownAttribution(order.attribution),
    lines: lines.map((line) => ({
      ...line,
      amount: minorToText(line.amountMinor),
      statusText: statusText({ ...line, isInPayout: isInPayout(line) }, now),
    })),
  };
}

const linesOf = (ctx: Context, affiliateId: number, orderId: number) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .leftJoin('payout_line', 'payout_line.id', 'commission.payoutLineId')
    .selectAll('commission')
    .select('payout_line.reference as payoutReference')
    .where('commission.orderId', '=', orderId)
    .where('commission.affiliateId', '=', affiliateId)
    .orderBy('commission.id')
    .execute();

const dateOf = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);

const rejectedAttribution = ({ clickAt, landingPath, reason }: RejectedAttribution) => ({
  ruleText: 'A visit through your link came before this order, but it does not count.',
  clickAt: dateOf(clickAt),
  landingPath,
  referrerHost: null,
  rejectedBecause: REJECTION_TEXT[reason],
});

const knownAttribution = (known: Attribution | null | undefined) => ({
  ruleText: known ? RULE_TEXT[known.rule] : 'How this sale was attributed was not recorded.',
  clickAt: dateOf(known?.clickAt),
  landingPath: known?.landingPath ?? null,
  referrerHost: known?.referrerHost ?? null,
  rejectedBecause: null,
});
