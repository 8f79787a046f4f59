/**
 * Payout runs take payable commissions and deductions per affiliate and currency; only positive
 * sums are paid, the rest waits with a reason. Each action is one transaction with one audit row.
 */
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import {
  collectBalances,
  leftOutReason,
  payoutMethod,
  runLabel,
} from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  type createRunInput,
  PAYOUT_DISCARDED,
  PAYOUT_NOTHING,
  PAYOUT_RUN_OPEN,
  type PayoutMethod,
  type PayoutPreview,
  type PayoutRunDetail,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { lockCommissions } from '../commission/commission-locks.service.ts';
import { reportCommissions } from '../commission/commission-report.service.ts';
import { isInStage } from '../commission/commission-stage.service.ts';
import { PayoutLineEntity, PayoutRunEntity } from './payout.entity.ts';
import { RUN_MISSING, runDetail } from './payout-view.service.ts';

type CreateRun = z.output<typeof createRunInput>;
type Balance = {
  affiliateId: number;
  affiliateName: string;
  currency: Currency;
  amountMinor: number;
  ids: number[];
  method: PayoutMethod;
  leftOutBecause: string | null;
};

/**
 * @param lock locks affiliates and commissions until the transaction ends: an erasure or a refund
 * waits, and the refund then adds a row of its own
 */
async function collect(ctx: Context, minimumMinor: number, lock: boolean): Promise<Balance[]> {
  const now = ctx.deps.clock.now();
  const isPayable = isInStage('payable', now);
  // Affiliates are locked before their commissions, as by an erasure.
  const holders = await kysely(ctx.em)
    .selectFrom('commission')
    .select('affiliateId as id')
    .distinct()
    .where(isPayable)
    .execute();
  const affiliates = await ctx.em.find(
    AffiliateEntity,
    { id: { $in: holders.map(({ id }) => id) } },
    { orderBy: { id: 'asc' }, ...(lock ? FOR_UPDATE : {}), refresh: true },
  );
  const byId = new Map(affiliates.map((affiliate) => [affiliate.id, affiliate]));
  const rows = lock
    ? await lockCommissions(ctx, isPayable)
    : await kysely(ctx.em)
        .selectFrom('commission')
        .select(['id', 'affiliateId', 'currency', 'amountMinor'])
        .where(isPayable)
        .orderBy('id')
        .execute();
  return collectBalances(rows).flatMap((group) => {
    const affiliate = byId.get(group.affiliateId);
    // Its first commission became payable since: it waits for the next run.
    if (!affiliate) return [];
    const method = payoutMethod({
      hasPaypal: Boolean(affiliate.paypalEmailEncrypted),
      hasBank: Boolean(affiliate.bankDetailsEncrypted),
    });
    const candidate = {
      ...group,
      method,
      emailVerified: Boolean(affiliate.emailVerifiedAt),
      payoutHoldUntil: affiliate.payoutHoldUntil ?? null,
    };
    return {
      ...group,
      method,
      affiliateName: affiliate.name,
      leftOutBecause: leftOutReason(candidate, minimumMinor, now),
    };
  });
}

/** The content of a run made now; changes nothing. */
export async function previewRun(ctx: Context, { minimumMinor }: CreateRun): Promise<PayoutPreview> {
  const open = await ctx.em.findOne(PayoutRunEntity, { status: 'open' }, { fields: ['id'] });
  const balances = await collect(ctx, minimumMinor, false);
  return {
    openRunId: open?.id ?? null,
    items: balances.map(({ ids, ...balance }) => ({
      ...balance,
      amount: minorToText(balance.amountMinor),
      commissions: ids.length,
    })),
  };
}

/** @throws AppError CONFLICT when a run is open, or when nothing is payable */
export async function createRun(ctx: Context, input: CreateRun): Promise<PayoutRunDetail> {
  try {
    return await inTransaction(ctx, async (inner) => {
      const now = inner.deps.clock.now();
      const label =
        input.label ??
        runLabel(
          now,
          (await inner.em.find(PayoutRunEntity, { status: { $ne: 'discarded' } }, { fields: ['label'] })).map(
            (run) => run.label,
          ),
        );
      // The partial unique index allows one open run: of two admins, the second waits
      // here and is then rejected.
      const runId = await inner.em.insert(PayoutRunEntity, {
        label,
        status: 'open',
        createdBy: actorName(inner),
        createdAt: now,
      });
      const balances = await collect(inner, input.minimumMinor, true);
      const paid = balances.filter(({ leftOutBecause }) => leftOutBecause === null);
      if (paid.length === 0) throw new AppError('CONFLICT', PAYOUT_NOTHING);
      for (const balance of balances) await addLine(inner, runId, balance);
      await writeAudit(inner, {
        action: 'payout.run',
        subjectKind: 'payout-run',
        subjectId: runId,
        after: { lines: paid.length, leftOut: balances.length - paid.length },
      });
      return runDetail(inner, runId);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'payout_run_one_open')) throw new AppError('CONFLICT', PAYOUT_RUN_OPEN);
    throw error;
  }
}

const BATCH_SIZE = 1000;

async function addLine(ctx: Context, runId: number, balance: Balance): Promise<void> {
  const isPaid = balance.leftOutBecause === null;
  const lineId = await ctx.em.insert(PayoutLineEntity, {
    runId,
    affiliateId: balance.affiliateId,
    currency: balance.currency,
    method: balance.method,
    status: isPaid ? 'pending' : 'carried',
    amountAtRunMinor: balance.amountMinor,
    commissionsAtRun: balance.ids.length,
    failReason: balance.leftOutBecause,
    createdAt: ctx.deps.clock.now(),
  });
  // Commissions of an omitted line stay free for the next run.
  if (!isPaid) return;
  for (let from = 0; from < balance.ids.length; from += BATCH_SIZE)
    await ctx.em.nativeUpdate(
      CommissionEntity,
      { id: { $in: balance.ids.slice(from, from + BATCH_SIZE) } },
      { payoutLineId: lineId },
    );
  await reportCommissions(ctx, 'commission.changed', balance.ids);
}

/** @throws AppError NOT_FOUND, or CONFLICT while lines are open */
export async function closeRun(ctx: Context, id: number): Promise<PayoutRunDetail> {
  return inTransaction(ctx, async (inner) => {
    await lockRow(inner.em, PayoutRunEntity, id, RUN_MISSING);
    const { run } = await runDetail(inner, id);
    if (run.status === 'closed') return runDetail(inner, id);
    if (run.status === 'discarded') throw new AppError('CONFLICT', PAYOUT_DISCARDED);
    if (run.pendingLines > 0) {
      const lines = run.pendingLines === 1 ? 'One line is' : `${run.pendingLines} lines are`;
      throw new AppError('CONFLICT', `${lines} still open. Mark each as paid or failed first.`);
    }
    await inner.em.nativeUpdate(
      PayoutRunEntity,
      { id, status: 'open' },
      { status: 'closed', closedAt: inner.deps.clock.now() },
    );
    await writeAudit(inner, { action: 'payout.close', subjectKind: 'payout-run', subjectId: id });
    return runDetail(inner, id);
  });
}
