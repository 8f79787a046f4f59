/**
 * Payout runs take payable commissions and deductions per affiliate and currency; only positive
 * sums are paid, the rest waits with a reason. Each action is one transaction with one audit row.
 */
import type { z } from 'zod';
import { actorName, type Context, inTransaction, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import {
  collectBalances,
  heldText,
  type NotYet,
  nextPayout,
  nextPayoutDate,
  type Payee,
  planRun,
  runLabel,
} from '#src/domain/affiliate/payout/payout.rules.ts';
import {
  type createRunInput,
  PAYOUT_DISCARDED,
  PAYOUT_MARKED,
  PAYOUT_NOTHING,
  PAYOUT_RUN_OPEN,
  type payoutPreviewInput,
} from '#src/domain/affiliate/payout/payout.schema.ts';
import { type CurrencySum, minorToText } from '#src/domain/shared/money.ts';
import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { requirePayoutAccess } from '../account/affiliate-access.service.ts';
import {
  commissionsIn,
  commissionsOf,
  isInStage,
  lockCommissions,
} from '../account/affiliate-rows.service.ts';
import { payoutMethodOf } from '../account/payout-details.service.ts';
import { CommissionEntity } from '../commission/commission.entity.ts';
import { reportCommissions } from '../commission/commission-list.service.ts';
import { reviewReleased } from '../commission/commission-review.service.ts';
import { PayoutLineEntity, PayoutRunEntity } from './payout.entity.ts';
import { RUN_MISSING, runDetail } from './payout-view.service.ts';

/** What a run would hold: made now, or on the planned day of the next one. Changes nothing. */
export async function previewRun(ctx: Context, { minimumMinor, when }: z.output<typeof payoutPreviewInput>) {
  const now = ctx.deps.clock.now();
  const on = when === 'next' ? nextPayoutDate(now) : now;
  const open = await ctx.em.findOne(PayoutRunEntity, { status: 'open' }, { fields: ['id'] });
  const balances = await balancesOn(ctx, { on, minimumMinor });
  return {
    on,
    openRunId: open?.id ?? null,
    items: balances.map((balance) => ({ ...balance, amount: minorToText(balance.amountMinor) })),
  };
}

/** @throws AppError CONFLICT when a run is open, or when nothing is payable */
export async function createRun(ctx: Context, input: z.output<typeof createRunInput>) {
  return inTransaction(ctx, async (inner) => {
    const now = inner.deps.clock.now();
    const kept = await inner.em.find(
      PayoutRunEntity,
      { status: { $ne: 'discarded' } },
      { fields: ['label'] },
    );
    const taken = kept.map(({ label }) => label);
    // The partial unique index allows one open run: of two admins, the second waits
    // here and is then rejected.
    const runId = await inner.em.insert(PayoutRunEntity, {
      label: input.label ?? runLabel(now, taken),
      status: 'open',
      createdBy: actorName(inner),
      createdAt: now,
    });
    const balances = await lockBalances(inner, { on: now, minimumMinor: input.minimumMinor });
    const paid = balances.filter(({ leftOutBecause }) => leftOutBecause === null);
    if (paid.length === 0) throw new AppError('CONFLICT', PAYOUT_NOTHING);
    for (const balance of balances) await addLine(inner, runId, balance);
    await writeAudit(inner, 'payout.run', ['payout-run', runId], {
      after: { lines: paid.length, leftOut: balances.length - paid.length },
    });
    return runDetail(inner, runId);
  }).catch(conflictOn('payout_run_one_open', PAYOUT_RUN_OPEN));
}

const BATCH_SIZE = 1000;

async function addLine(
  ctx: Context,
  runId: number,
  balance: Awaited<ReturnType<typeof lockBalances>>[number],
): Promise<void> {
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
export const closeRun = transactional(async (ctx: Context, id: number) => {
  await lockRow(ctx.em, PayoutRunEntity, id, RUN_MISSING);
  const { run } = await runDetail(ctx, id);
  if (run.status === 'closed') return;
  if (run.status === 'discarded') throw new AppError('CONFLICT', PAYOUT_DISCARDED);
  if (run.pendingLines > 0) {
    const lines = run.pendingLines === 1 ? 'One line is' : `${run.pendingLines} lines are`;
    throw new AppError('CONFLICT', `${lines} still open. Mark each as paid or failed first.`);
  }
  await ctx.em.nativeUpdate(
    PayoutRunEntity,
    { id, status: 'open' },
    { status: 'closed', closedAt: ctx.deps.clock.now() },
  );
  await writeAudit(ctx, 'payout.close', ['payout-run', id]);
});

/**
 * Releases the commissions of a run: open lines have posted nothing to the ledger.
 * @throws AppError NOT_FOUND; CONFLICT once a line is marked or the run has ended
 */
export const discardRun = transactional(async (ctx: Context, id: number) => {
  const run = await lockRow(ctx.em, PayoutRunEntity, id, RUN_MISSING);
  if (run.status === 'discarded') throw new AppError('CONFLICT', PAYOUT_DISCARDED);
  if (run.status === 'closed') throw new AppError('CONFLICT', 'This payout run is closed.');
  const holders = await kysely(ctx.em)
    .selectFrom('payout_line')
    .select('affiliateId')
    .where('runId', '=', id)
    .execute();
  const affiliates = await findAffiliates(ctx, holders, FOR_UPDATE);
  // Marking a line locks it, so a concurrent mark is either seen here or finds a discarded line.
  const lines = await ctx.em.find(
    PayoutLineEntity,
    { runId: id },
    { orderBy: { id: 'asc' }, ...FOR_UPDATE, refresh: true },
  );
  if (lines.some(({ status }) => status === 'paid' || status === 'failed'))
    throw new AppError('CONFLICT', PAYOUT_MARKED);
  const ids = lines.map((line) => line.id);
  const commissions = await lockCommissions(ctx, (eb) => eb('payoutLineId', '=', eb.fn.any(eb.val(ids))));
  await ctx.em.nativeUpdate(CommissionEntity, { payoutLineId: { $in: ids } }, { payoutLineId: null });
  for (const line of lines) {
    const own = commissions.filter(({ payoutLineId }) => payoutLineId === line.id);
    const affiliate = affiliates.find(({ id }) => id === line.affiliateId);
    if (affiliate) await reviewReleased(ctx, affiliate, line, own);
    await ctx.em.nativeUpdate(PayoutLineEntity, line.id, {
      status: 'discarded',
      failReason: line.failReason ?? 'The payout run was discarded.',
    });
  }
  await reportCommissions(ctx, 'commission.changed', idsOf(commissions));
  await ctx.em.nativeUpdate(PayoutRunEntity, id, {
    status: 'discarded',
    closedAt: ctx.deps.clock.now(),
  });
  await writeAudit(ctx, 'payout.discard', ['payout-run', id], {
    before: { status: 'open', label: run.label },
    after: { status: 'discarded', lines: lines.filter(({ status }) => status === 'pending').length },
  });
});

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const findAffiliates = (ctx: Context, rows: readonly { affiliateId: number }[], lock = {}) =>
  ctx.em.find(
    AffiliateEntity,
    { id: { $in: [...new Set(rows.map(({ affiliateId }) => affiliateId))] } },
    { orderBy: { id: 'asc' }, refresh: true, ...lock },
  );

type Named = Payee & { affiliateName: string };

async function findPayees(ctx: Context, rows: readonly { affiliateId: number }[], lock = {}) {
  const found = await findAffiliates(ctx, rows, lock);
  return new Map<number, Named>(
    found.map((affiliate) => [
      affiliate.id,
      {
        affiliateName: affiliate.name,
        method: payoutMethodOf(affiliate),
        emailVerified: Boolean(affiliate.emailVerifiedAt),
        payoutHoldUntil: affiliate.payoutHoldUntil ?? null,
      },
    ]),
  );
}

type Run = { on: Date; minimumMinor: number };

/** The balances of a run on that day; changes nothing. */
async function balancesOn(ctx: Context, run: Run, affiliateId?: number) {
  const rows = affiliateId === undefined ? commissionsIn(ctx) : commissionsOf(ctx, affiliateId);
  const sums = await rows
    .where(isInStage('payable', run.on))
    .select(({ fn }) => [
      'affiliateId',
      'currency',
      fn.sum<number>('amountMinor').as('amountMinor'),
      fn.countAll<number>().as('commissions'),
    ])
    .groupBy(['affiliateId', 'currency'])
    .orderBy('affiliateId')
    .orderBy('currency')
    .execute();
  const payees = await findPayees(ctx, sums);
  return planRun(sums, (id) => payees.get(id), run);
}

/**
 * The same for a run made now, with the ids of the commissions. Locks affiliates and commissions
 * until the transaction ends: an erasure or a refund waits, and the refund then adds a row.
 */
async function lockBalances(ctx: Context, run: Run) {
  const isPayable = isInStage('payable', run.on);
  const holders = await kysely(ctx.em)
    .selectFrom('commission')
    .select('affiliateId')
    .distinct()
    .where(isPayable)
    .execute();
  // Affiliates are locked before their commissions, as by an erasure.
  const payees = await findPayees(ctx, holders, FOR_UPDATE);
  // A first commission that became payable since then has no payee here.
  return planRun(collectBalances(await lockCommissions(ctx, isPayable)), (id) => payees.get(id), run);
}

const WAITING = ['in payout', 'hold', 'review'] as const;

/** For the affiliate concerned and owners. @throws AppError FORBIDDEN for others */
export async function nextPayoutOf(ctx: Context, rawId: number) {
  const id = requirePayoutAccess(ctx, rawId);
  const on = nextPayoutDate(ctx.deps.clock.now());
  const payable = await balancesOn(ctx, { on, minimumMinor: 0 }, id);
  const amounts = payable.map((balance) => ({ ...balance, reason: balance.leftOut }));
  const waiting: (CurrencySum & { reason: NotYet })[] = [];
  for (const reason of WAITING) {
    const sums = await commissionsOf(ctx, id)
      .where(isInStage(reason, on))
      .select(({ fn }) => ['currency', fn.sum<number>('amountMinor').as('amountMinor')])
      .groupBy('currency')
      .orderBy('currency')
      .execute();
    waiting.push(...sums.map((sum) => ({ ...sum, reason })));
  }
  const payee = (await findPayees(ctx, [{ affiliateId: id }])).get(id);
  return { on, ...nextPayout([...amounts, ...waiting]), held: payee ? heldText(payee, on) : null };
}
