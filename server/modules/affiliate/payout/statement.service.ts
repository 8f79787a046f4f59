/** An affiliate's account statement, of a period or since the first sale, from the ledger. */

import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { viewOf } from '#server/database/view-of.ts';
import {
  type AccountMovement,
  affiliateMovements,
  type LedgerKind,
  MOVEMENT_TEXTS,
} from '#server/modules/sale/ledger/ledger.service.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import {
  type StatementView,
  type statementInput,
  statementView,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { byCurrency, minorToText, sumBy } from '#src/domain/shared/money.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import { AFFILIATE_MISSING } from '../account/affiliate-admin.service.ts';
import { PayoutRunEntity } from './payout.entity.ts';
import { payoutLines } from './payout-view.service.ts';

/** For the affiliate concerned and owners. @throws AppError FORBIDDEN, NOT_FOUND */
export async function statement(
  ctx: Context,
  { affiliateId, ...period }: z.output<typeof statementInput>,
): Promise<StatementView> {
  const id = requirePayoutAccess(ctx, affiliateId);
  const affiliate = await requireRow(ctx.em, AffiliateEntity, id, AFFILIATE_MISSING);
  const movements = await affiliateMovements(ctx, id);
  return {
    affiliate: viewOf(statementView.shape.affiliate, affiliate),
    issuedAt: ctx.deps.clock.now(),
    balances: balancesOf(movements, period),
    movements: withBalance(movements).filter(({ at }) => isWithin(period, utcDay(at))),
    payouts: (await payoutsOf(ctx, id)).filter((line) => {
      const resolvedOn = line.paidOn ?? (line.resolvedAt && utcDay(line.resolvedAt));
      // A line that is still open has no day: it belongs to a period without an end.
      return resolvedOn ? isWithin(period, resolvedOn) : !period.to;
    }),
  };
}

/** Days as `2026-11-22`, which sort as text. */
const isWithin = ({ from, to }: Days, day: string): boolean => (!from || day >= from) && (!to || day <= to);

function balancesOf(movements: readonly AccountMovement[], period: Days): StatementView['balances'] {
  const untilEnd = movements.filter(({ at }) => isWithin({ to: period.to }, utcDay(at)));
  return byCurrency(untilEnd).map(([currency, own]) => {
    const inPeriod = own.filter(({ at }) => isWithin(period, utcDay(at)));
    const sum = (...kinds: LedgerKind[]) =>
      sumBy(inPeriod, ({ kind, amountMinor }) => (kinds.includes(kind) ? amountMinor : 0));
    return {
      currency,
      earnedMinor: sum('commission', 'commission-restore'),
      // Deductions are shown as positive amounts; `0 -` keeps zero positive.
      reversedMinor: 0 - sum('commission-reversal'),
      paidOutMinor: 0 - sum('payout', 'payout-return'),
      balanceMinor: sumBy(own, ({ amountMinor }) => amountMinor),
    };
  });
}

function withBalance(movements: readonly AccountMovement[]): StatementView['movements'] {
  const balances = new Map<string, number>();
  return movements.map((movement) => {
    const balanceMinor = (balances.get(movement.currency) ?? 0) + movement.amountMinor;
    balances.set(movement.currency, balanceMinor);
    return {
      ...movement,
      text: MOVEMENT_TEXTS[movement.kind] ?? movement.kind,
      amount: minorToText(movement.amountMinor),
      balanceMinor,
    };
  });
}

async function payoutsOf(ctx: Context, affiliateId: number): Promise<StatementView['payouts']> {
  const lines = await payoutLines(ctx, 'affiliateId', affiliateId);
  const runs = await ctx.em.find(PayoutRunEntity, {
    id: { $in: [...new Set(lines.map(({ runId }) => runId))] },
  });
  const labels = new Map(runs.map((run) => [run.id, run.label]));
  return lines
    .flatMap(({ affiliateName, heldBecause, resolvedBy, status, ...line }) =>
      // A discarded run paid nobody: it is not part of the affiliate's account.
      status === 'discarded' ? [] : [{ ...line, status, runLabel: labels.get(line.runId) ?? '' }],
    )
    .sort((a, b) => b.id - a.id);
}
