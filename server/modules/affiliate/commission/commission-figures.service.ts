/** Figures of an affiliate's commissions and visits, with their rows. */
import type { Context } from '#server/context.ts';
import {
  type Figure,
  type FigurePart,
  type FigureQuery,
  figurePart,
  limitedTo,
  ONE_EACH,
} from '#server/modules/office/explain/explain.service.ts';
import {
  type CommissionStage,
  commissionStage,
  STAGE_LABELS,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { nextPayoutDate } from '#src/domain/affiliate/commission/payout-date.rules.ts';
import { CURRENCIES } from '#src/domain/offer.ts';
import { daysText, nominalText, rateText } from '#src/domain/office/explain/figure-text.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { safeHost, safeLocalPath } from '#src/domain/shared/landing-path.rules.ts';
import {
  commissionsOf,
  isNotCancelled,
  isPaidOut,
  isPending,
  isSale,
  visitsOf,
} from '../account/affiliate-rows.service.ts';
import { isInStage } from './commission-stage.service.ts';

type Rows = ReturnType<typeof commissionsOf>;

/** An adjustment is a deduction after a payout, or its return. */
const kindText = ({ kind, amountMinor }: { kind: 'earned' | 'reversal'; amountMinor: number }): string =>
  kind === 'earned' ? 'Commission' : amountMinor < 0 ? 'Taken back' : 'Reinstated';

const COLUMNS = [
  'id',
  'createdAt as at',
  'orderId',
  'kind',
  'amountMinor',
  'status',
  'reviewReason',
  'availableAt',
  'payoutLineId',
] as const;

export function commissionPart(ctx: Context, name: string, commissions: Rows): FigurePart {
  const rows = commissions.select(COLUMNS).select(['amountMinor as value', 'currency']);
  return figurePart(ctx, { name, unit: 'money' }, rows, (row) => ({
    what: `${kindText(row)}, order #${row.orderId}`,
    note: STAGE_LABELS[commissionStage(row, ctx.deps.clock.now())],
  }));
}

function salePart(ctx: Context, commissions: Rows): FigurePart {
  const rows = commissions.where(isSale).select(COLUMNS).select(ONE_EACH);
  return figurePart(ctx, { name: 'Orders', unit: 'count' }, rows, (row) => ({
    what: `Order #${row.orderId}`,
    note: STAGE_LABELS[commissionStage(row, ctx.deps.clock.now())],
  }));
}

function visitPart(ctx: Context, affiliateId: number, query: FigureQuery): FigurePart {
  const rows = visitsOf(ctx, affiliateId, query)
    .select(['id', 'createdAt as at', 'landingPath', 'referrerHost'])
    .select(ONE_EACH);
  return figurePart(ctx, { name: 'Clicks', unit: 'count' }, rows, ({ landingPath, referrerHost }) => {
    const host = safeHost(referrerHost);
    return { what: `Visit to ${safeLocalPath(landingPath)}`, note: host && `from ${host}` };
  });
}

/** Of one currency, or of all of them. */
function inCurrency(rows: Rows, { of }: FigureQuery): { rows: Rows; per: string; isOne: boolean } {
  const currency = limitedTo(CURRENCIES, of);
  return {
    rows: currency ? rows.where('currency', '=', currency) : rows,
    per: currency ? ` in ${currency.toUpperCase()}` : '',
    isOne: currency !== undefined,
  };
}

const NOMINAL = 'Amounts in different currencies are added up as numbers.';

/** A card of the dashboard: whole, or one currency of it. */
const card =
  (title: string, meaning: string, rowsOf: (ctx: Context, affiliateId: number) => Rows): OwnFigure =>
  (ctx, query, affiliateId) => {
    const { rows, per, isOne } = inCurrency(rowsOf(ctx, affiliateId), query);
    return {
      title: `${title}${per}`,
      meaning: isOne ? meaning : `${meaning} ${NOMINAL}`,
      parts: [commissionPart(ctx, 'Commissions', rows)],
      ...(!isOne && { total: ([part]) => nominalText(part?.sums ?? []) }),
    };
  };

/** A figure of an affiliate whose data the caller may read. */
export type OwnFigure = (ctx: Context, query: FigureQuery, affiliateId: number) => Figure | Promise<Figure>;

const orders: OwnFigure = (ctx, query, id) => ({
  title: 'Orders',
  meaning: `Sales through your link ${daysText(query)}, whatever became of them later.`,
  parts: [salePart(ctx, commissionsOf(ctx, id, query))],
});

const clicks: OwnFigure = (ctx, query, id) => ({
  title: 'Clicks',
  meaning: `Visits through your link ${daysText(query)}. A visitor counts once an hour, and link tests do not count.`,
  parts: [visitPart(ctx, id, query)],
});

const conversion: OwnFigure = (ctx, query, id) => ({
  title: 'Conversion',
  meaning: `Orders divided by clicks, ${daysText(query)}.`,
  parts: [salePart(ctx, commissionsOf(ctx, id, query)), visitPart(ctx, id, query)],
  total: ([sales, visits]) => rateText(sales?.rows ?? 0, visits?.rows ?? 0),
});

/** Of one currency, of each, or with `of=all` as one number. */
const earned: OwnFigure = (ctx, query, id) => {
  const isNominal = query.of === 'all';
  const found = commissionsOf(ctx, id, query).where(isNotCancelled);
  const { rows, per } = isNominal ? { rows: found, per: '' } : inCurrency(found, query);
  return {
    title: `Earned${per}`,
    meaning: `Commissions ${daysText(query)} less what refunds took back, without cancelled ones.${
      isNominal ? ' The numbers of all currencies are added up.' : ''
    }`,
    parts: [commissionPart(ctx, 'Commissions', rows)],
    ...(isNominal && { total: ([part]) => nominalText(part?.sums ?? []) }),
  };
};

/** Commissions that are in this stage on the day of the next payout. */
const inStage =
  (stage: CommissionStage, title: string, meaning: (on: string) => string): OwnFigure =>
  (ctx, query, id) => {
    const on = nextPayoutDate(ctx.deps.clock.now());
    const { rows, per } = inCurrency(commissionsOf(ctx, id).where(isInStage(stage, on)), query);
    return {
      title: `${title}${per}`,
      meaning: meaning(longDate(on)),
      parts: [commissionPart(ctx, 'Commissions', rows)],
    };
  };

export const COMMISSION_FIGURES = {
  referrals: (ctx, _, id) => ({
    title: 'Total referrals',
    meaning: 'Every sale that earned you a commission, whatever became of it later.',
    parts: [salePart(ctx, commissionsOf(ctx, id))],
  }),
  earnings: card(
    'Total earnings',
    'Commissions that are pending or paid out, less what refunds took back.',
    (ctx, id) => commissionsOf(ctx, id).where((eb) => eb.or([isPending(eb), isPaidOut(eb)])),
  ),
  pending: card(
    'Pending',
    'Commissions that no payout has paid yet, less what refunds took back.',
    (ctx, id) => commissionsOf(ctx, id).where(isPending),
  ),
  'paid-out': card('Paid out', 'Commissions that a payout has paid.', (ctx, id) =>
    commissionsOf(ctx, id).where(isPaidOut),
  ),
  clicks,
  orders,
  conversion,
  earned,
} as const satisfies Record<string, OwnFigure>;

/** For those who may see payouts. */
export const FORECAST_FIGURES = {
  due: inStage(
    'payable',
    'Next payout',
    (on) => `Commissions that can be paid on ${on}, less what refunds took back.`,
  ),
  'in-run': inStage('in payout', 'Being paid', () => 'Commissions in a payout run that is under way.'),
  later: inStage('hold', 'Later', (on) => `Commissions that are still in the refund window on ${on}.`),
  'under-review': inStage(
    'review',
    'Under review',
    () => 'Commissions that our team checks before they are paid.',
  ),
} as const satisfies Record<string, OwnFigure>;
