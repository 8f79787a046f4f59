/** Every figure of an affiliate's dashboard and statement that can be explained. */

import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import {
  explainFigure,
  figurePart,
  limitedTo,
  unknownFigure,
} from '#server/modules/office/explain/explain.service.ts';
import {
  accountEntries,
  type LedgerKind,
  MOVEMENT_TEXTS,
} from '#server/modules/sale/ledger/ledger.service.ts';
import { dayCondition } from '#server/platform/database/keyset.ts';
import type {
  AffiliateFigure,
  AffiliateFigureInput,
} from '#src/domain/affiliate/account/affiliate-figures.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import type { ExplanationView } from '#src/domain/office/explain/explain.schema.ts';
import { readFigureKey } from '#src/domain/office/explain/figure-key.ts';
import { daysText } from '#src/domain/office/explain/figure-text.ts';
import { longDay } from '#src/domain/shared/dates.ts';
import { requireDashboardAccess, requirePayoutAccess } from '../account/affiliate-access.service.ts';
import {
  COMMISSION_FIGURES,
  commissionPart,
  FORECAST_FIGURES,
  type OwnFigure,
} from '../commission/commission-figures.service.ts';
import { plannedRowsOf } from './payout-calendar.service.ts';
import { BALANCE_COLUMNS } from './statement.service.ts';

/** `2026-12-01_usd`: one amount of one planned run. */
const planned: OwnFigure = async (ctx, query, id) => {
  const { of: day, currency: code } = readFigureKey(query.of);
  const currency = limitedTo(CURRENCIES, code) ?? unknownFigure();
  const rows = (await plannedRowsOf(ctx, id, day, currency)) ?? unknownFigure();
  return {
    title: `Planned for ${longDay(day)}`,
    meaning: `Commissions in ${currency.toUpperCase()} that can be paid on that day and that no earlier run pays, less what refunds took back. Sales still to come, and refunds, change this amount.`,
    parts: [commissionPart(ctx, 'Commissions', rows)],
  };
};

/** A column of the statement's balance, in the currency that `of` names. */
const balance =
  (
    title: string,
    meaning: string,
    { kinds, sign }: { kinds: readonly LedgerKind[] | null; sign: 1 | -1 },
  ): OwnFigure =>
  (ctx, query, id) => {
    const currency: Currency = limitedTo(CURRENCIES, query.of) ?? unknownFigure();
    // The balance is that of the last day: it includes what came before the period.
    const days = kinds ? query : { to: query.to };
    let entries = accountEntries(ctx, id)
      .where('currency', '=', currency)
      .where((eb) => dayCondition(eb.ref('createdAt'), days));
    if (kinds) entries = entries.where('kind', 'in', kinds);
    // The ledger has what is owed to the affiliate as a negative amount.
    const rows = entries
      .select(['id', 'createdAt as at', 'kind', 'currency', 'orderId'])
      .select(({ ref }) => sql<number>`${-sign}::int * ${ref('amountMinor')}`.as('value'));
    return {
      title: `${title} in ${currency.toUpperCase()}`,
      meaning: `${meaning}, ${daysText(days)}.`,
      parts: [
        figurePart(ctx, { name: 'Movements', unit: 'money' }, rows, (row) => ({
          what: MOVEMENT_TEXTS[row.kind as LedgerKind] ?? row.kind,
          note: row.orderId === null ? null : `Order #${row.orderId}`,
        })),
      ],
    };
  };

/** Every signed-in reader of the dashboard. */
const OPEN: Partial<Record<AffiliateFigure, OwnFigure>> = COMMISSION_FIGURES;
/** The affiliate and owners. */
const PAYOUTS = {
  ...FORECAST_FIGURES,
  planned,
  'statement-earned': balance(
    'Earned',
    'Commissions, and those that were reinstated',
    BALANCE_COLUMNS.earned,
  ),
  'statement-taken-back': balance(
    'Taken back',
    'Commissions that refunds took back',
    BALANCE_COLUMNS.reversed,
  ),
  'statement-paid-out': balance('Paid out', 'Payouts less those that were returned', BALANCE_COLUMNS.paidOut),
  'statement-balance': balance('Balance', 'What was earned, less what was taken back and paid out', {
    kinds: null,
    sign: 1,
  }),
} as const satisfies Record<Exclude<AffiliateFigure, keyof typeof COMMISSION_FIGURES>, OwnFigure>;

/** @throws AppError FORBIDDEN for other affiliates, NOT_FOUND for a figure that does not exist */
export async function explainAffiliateFigure(
  ctx: Context,
  input: AffiliateFigureInput,
): Promise<ExplanationView> {
  const id = requireDashboardAccess(ctx, input.affiliateId);
  const open = OPEN[input.figure];
  if (open) return explainFigure(ctx, await open(ctx, input, id), input);
  requirePayoutAccess(ctx, id);
  const figure = PAYOUTS[input.figure as keyof typeof PAYOUTS];
  return explainFigure(ctx, await figure(ctx, input, id), input);
}
