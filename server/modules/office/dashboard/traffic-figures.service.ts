/** Figures of affiliate links and of lead times, with their rows. */

import type { Context } from '#server/context.ts';
import {
  commissionsOf,
  isNotCancelled,
  isSale,
  visitsIn,
  visitsOf,
} from '#server/modules/affiliate/account/affiliate-rows.service.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import { readFigureKey } from '#src/domain/office/explain/figure-key.ts';
import { daysText, rateText } from '#src/domain/office/explain/figure-text.ts';
import { paths } from '#src/domain/paths.ts';
import { safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import {
  type Figure,
  type FigurePart,
  type FigureQuery,
  figurePart,
  idIn,
  limitedTo,
  ONE_EACH,
} from '../explain/explain.service.ts';
import { storedPathsOf } from './affiliate-traffic.service.ts';
import { landingOf, landingSalesIn } from './figure-rows.service.ts';
import { firstDesigns, formsToDesigns, paymentsToForm, type Sample, sampleOf } from './lead-times.service.ts';

type Visits = ReturnType<typeof visitsIn>;

const visitPart = (ctx: Context, visits: Visits): FigurePart => {
  const rows = visits
    .innerJoin('affiliate', 'affiliate.id', 'referral_click.affiliateId')
    .select([
      'referral_click.id',
      'referral_click.createdAt as at',
      'referral_click.landingPath',
      'affiliate.id as affiliateId',
      'affiliate.name',
    ])
    .select(ONE_EACH);
  return figurePart(ctx, { name: 'Visits', unit: 'count' }, rows, (row) => ({
    what: `Visit to ${safeLocalPath(row.landingPath)}`,
    note: `through ${row.name}`,
    href: paths.adminAffiliate(row.affiliateId),
  }));
};

async function landingParts(
  ctx: Context,
  query: FigureQuery,
): Promise<{ page: string; visits: FigurePart; sales: FigurePart }> {
  const page = query.of ?? '/';
  const stored = await storedPathsOf(ctx, query, page);
  const visits = visitsIn(ctx, query).where((eb) => eb('landingPath', '=', eb.fn.any(eb.val(stored))));
  const sales = landingSalesIn(ctx, query)
    .where((eb) => eb(landingOf(eb), '=', eb.fn.any(eb.val(stored))))
    .select(['id', 'createdAt as at', 'customerName'])
    .select(ONE_EACH);
  return {
    page,
    visits: visitPart(ctx, visits),
    sales: figurePart(ctx, { name: 'Orders', unit: 'count' }, sales, (row) => ({
      what: `Order #${row.id}, ${row.customerName}`,
      href: paths.adminOrder(row.id),
    })),
  };
}

export async function landingVisits(ctx: Context, query: FigureQuery): Promise<Figure> {
  const { page, visits } = await landingParts(ctx, query);
  return {
    title: `Visits to ${page}`,
    meaning: `Visits through affiliate links that began on this page, ${daysText(query)}. A visitor counts once an hour; other visits are not recorded.`,
    parts: [visits],
  };
}

export async function landingOrders(ctx: Context, query: FigureQuery): Promise<Figure> {
  const { page, sales } = await landingParts(ctx, query);
  return {
    title: `Orders from ${page}`,
    meaning: `Paid orders of affiliates whose buyer’s visit began on this page, placed ${daysText(query)}.`,
    parts: [sales],
  };
}

export async function landingRate(ctx: Context, query: FigureQuery): Promise<Figure> {
  const { page, visits, sales } = await landingParts(ctx, query);
  return {
    title: `Rate of ${page}`,
    meaning: `Paid orders divided by visits through affiliate links, ${daysText(query)}.`,
    parts: [sales, visits],
    total: ([orders, of]) => rateText(orders?.rows ?? 0, of?.rows ?? 0),
  };
}

export function affiliateVisits(ctx: Context, query: FigureQuery): Figure {
  return {
    title: 'Clicks of an affiliate',
    meaning: `Visits through the affiliate’s links, ${daysText(query)}. A visitor counts once an hour, and link tests do not count.`,
    parts: [visitPart(ctx, visitsOf(ctx, idIn(query.of), query))],
  };
}

const keptCommissions = (ctx: Context, query: FigureQuery, affiliateId: number) =>
  commissionsOf(ctx, affiliateId, query)
    .where(isNotCancelled)
    .select(['id', 'createdAt as at', 'orderId', 'kind', 'status']);

export function affiliateSales(ctx: Context, query: FigureQuery): Figure {
  const rows = keptCommissions(ctx, query, idIn(query.of)).where(isSale).select(ONE_EACH);
  return {
    title: 'Sales of an affiliate',
    meaning: `Orders with a commission that is not cancelled, ${daysText(query)}.`,
    parts: [
      figurePart(ctx, { name: 'Sales', unit: 'count' }, rows, (row) => ({
        what: `Order #${row.orderId}`,
        href: paths.adminOrder(row.orderId),
      })),
    ],
  };
}

/** `12_eur`: the commission of an affiliate in one currency. */
export function affiliateCommission(ctx: Context, query: FigureQuery): Figure {
  const key = readFigureKey(query.of);
  const currency = limitedTo(CURRENCIES, key.currency);
  const found = keptCommissions(ctx, query, idIn(key.of)).select(['amountMinor as value', 'currency']);
  const rows = currency ? found.where('currency', '=', currency) : found;
  return {
    title: 'Commission of an affiliate',
    meaning: `Commissions less what refunds took back, without cancelled ones, ${daysText(query)}.`,
    parts: [
      figurePart(ctx, { name: 'Commission', unit: 'money' }, rows, (row) => ({
        what: `${row.kind === 'earned' ? 'Commission' : 'Adjustment'}, order #${row.orderId}`,
        note: row.status,
        href: paths.adminOrder(row.orderId),
      })),
    ],
  };
}

const MEDIAN = 'The median: half of these took longer, half were faster.';
const sampled = ({ step }: Sample): string =>
  step > 1 ? ` There are many forms, so one of ${step} is measured.` : '';

export async function formToDesigns(ctx: Context, query: FigureQuery): Promise<Figure> {
  const sample = await sampleOf(ctx, query);
  const sent = await firstDesigns(ctx, sample);
  return {
    title: 'From the form to the designs',
    meaning: `${MEDIAN} Order forms sent ${daysText(query)}, until their designs were first sent.${sampled(sample)}`,
    parts: [
      figurePart(ctx, { name: 'Order forms', unit: 'time' }, formsToDesigns(ctx, sent), (row) => ({
        what: row.what,
        href: paths.adminConfirmation(row.id),
      })),
    ],
  };
}

export async function paymentToForm(ctx: Context, query: FigureQuery): Promise<Figure> {
  const sample = await sampleOf(ctx, query);
  return {
    title: 'From the payment to the form',
    meaning: `${MEDIAN} Order forms sent ${daysText(query)}, measured from the payment of their order.${sampled(sample)}`,
    parts: [
      figurePart(ctx, { name: 'Order forms', unit: 'time' }, paymentsToForm(ctx, sample), (row) => ({
        what: row.what,
        href: paths.adminConfirmation(row.id),
      })),
    ],
  };
}
