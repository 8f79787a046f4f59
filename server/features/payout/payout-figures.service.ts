/** Amounts of the next payout runs, for owners. */
import type { Context } from '#server/context.ts';
import type { ExplanationView } from '#src/domain/explain/explain.schema.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import type { PayoutFigure, PayoutFigureInput } from '#src/domain/payout/payout-figures.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { type commissionsIn, commissionsOf } from '../commission/affiliate-rows.service.ts';
import { isInStage } from '../commission/commission-stage.service.ts';
import {
  explainFigure,
  type Figure,
  type FigurePart,
  type FigureQuery,
  type Figures,
  figurePart,
  idIn,
  limitedTo,
  unknownFigure,
} from '../explain/explain.service.ts';
import { runRowsOf } from './payout-calendar.service.ts';

const currencyIn = (code: string | undefined): Currency => limitedTo(CURRENCIES, code) ?? unknownFigure();

function commissionPart(ctx: Context, commissions: ReturnType<typeof commissionsIn>): FigurePart {
  const rows = commissions.select((eb) => [
    'id',
    'createdAt as at',
    'amountMinor as value',
    'currency',
    'orderId',
    'kind',
    eb
      .selectFrom('affiliate')
      .whereRef('affiliate.id', '=', 'commission.affiliateId')
      .select('affiliate.name')
      .$asScalar()
      .$notNull()
      .as('name'),
  ]);
  return figurePart(ctx, { name: 'Commissions', unit: 'money' }, rows, (row) => ({
    what: `${row.kind === 'earned' ? 'Commission' : 'Adjustment'}, order #${row.orderId}`,
    note: row.name,
    href: paths.adminOrder(row.orderId),
  }));
}

/** `12_eur`: what is payable to one affiliate in one currency. */
function nextRun(ctx: Context, { of = '' }: FigureQuery): Figure {
  const [id, code] = of.split('_');
  const currency = currencyIn(code);
  return {
    title: `Payable in ${currency.toUpperCase()}`,
    meaning:
      'Commissions of this affiliate that are past the refund window and that no run holds, less what refunds took back.',
    parts: [
      commissionPart(
        ctx,
        commissionsOf(ctx, idIn(id))
          .where(isInStage('payable', ctx.deps.clock.now()))
          .where('commission.currency', '=', currency),
      ),
    ],
  };
}

/** `2026-12-01_usd`: what one planned run pays in one currency. */
async function plannedRun(ctx: Context, { of = '' }: FigureQuery): Promise<Figure> {
  const [day = '', code] = of.split('_');
  const currency = currencyIn(code);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const rows = (isDay && (await runRowsOf(ctx, day, currency))) || unknownFigure();
  return {
    title: `Planned for ${longDate(new Date(`${day}T00:00:00Z`))}`,
    meaning: `Commissions in ${currency.toUpperCase()} of the affiliates whom this run pays, less what refunds took back. Balances that wait are left out.`,
    parts: [commissionPart(ctx, rows)],
  };
}

const FIGURES: Figures<PayoutFigure> = { 'next-run': nextRun, 'planned-run': plannedRun };

/** @throws AppError NOT_FOUND for an amount that does not exist */
export async function explainPayoutFigure(ctx: Context, input: PayoutFigureInput): Promise<ExplanationView> {
  return explainFigure(ctx, await FIGURES[input.figure](ctx, input), input);
}
