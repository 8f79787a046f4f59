/** Amounts of the next payout runs, for owners. */

import type { Context } from '#server/context.ts';
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
} from '#server/modules/office/explain/explain.service.ts';
import type { PayoutFigure, PayoutFigureInput } from '#src/domain/affiliate/payout/payout-figures.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import type { ExplanationView } from '#src/domain/office/explain/explain.schema.ts';
import { readFigureKey } from '#src/domain/office/explain/figure-key.ts';
import { paths } from '#src/domain/paths.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { type commissionsIn, commissionsOf } from '../account/affiliate-rows.service.ts';
import { isInStage } from '../commission/commission-stage.service.ts';
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
function nextRun(ctx: Context, query: FigureQuery): Figure {
  const key = readFigureKey(query.of);
  const currency = currencyIn(key.currency);
  return {
    title: `Payable in ${currency.toUpperCase()}`,
    meaning:
      'Commissions of this affiliate that are past the refund window and that no run holds, less what refunds took back.',
    parts: [
      commissionPart(
        ctx,
        commissionsOf(ctx, idIn(key.of))
          .where(isInStage('payable', ctx.deps.clock.now()))
          .where('commission.currency', '=', currency),
      ),
    ],
  };
}

/** `2026-12-01_usd`: what one planned run pays in one currency. */
async function plannedRun(ctx: Context, query: FigureQuery): Promise<Figure> {
  const { of: day, currency: code } = readFigureKey(query.of);
  const currency = currencyIn(code);
  const rows = (await runRowsOf(ctx, day, currency)) ?? unknownFigure();
  return {
    title: `Planned for ${longDay(day)}`,
    meaning: `Commissions in ${currency.toUpperCase()} of the affiliates whom this run pays, less what refunds took back. Balances that wait are left out.`,
    parts: [commissionPart(ctx, rows)],
  };
}

const FIGURES: Figures<PayoutFigure> = { 'next-run': nextRun, 'planned-run': plannedRun };

/** @throws AppError NOT_FOUND for an amount that does not exist */
export async function explainPayoutFigure(ctx: Context, input: PayoutFigureInput): Promise<ExplanationView> {
  return explainFigure(ctx, await FIGURES[input.figure](ctx, input), input);
}
