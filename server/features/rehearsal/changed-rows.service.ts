/** The rows that staff know by name, each with its state in words. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { isOwnRow } from '#server/platform/database/rolled-back.ts';
import { commissionStage, STAGE_LABELS } from '#src/domain/commission/commission-stage.rules.ts';
import { STAGE_LABELS as PROJECT_STAGE_LABELS } from '#src/domain/project/project-texts.rules.ts';
import type { ChangedKind } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';

export type NamedRow = { id: number; name: string; state: string; affiliateId?: number };
/** `own`: the rows that the transaction wrote. */
type Which = 'own' | readonly number[];
type Source = {
  kind: ChangedKind;
  table: string;
  read(ctx: Context, which: Which): Promise<NamedRow[]>;
};

/** One parameter for all ids, however many they are. */
const isChosen = (which: Which) =>
  which === 'own' ? isOwnRow('row') : sql<boolean>`${sql.ref('row.id')} = any(${which})`;

const orders: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('customer_order as row')
    .select(['row.id', 'row.customerName', 'row.status', 'row.formSent'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  return rows.map(({ id, customerName, status, formSent }) => ({
    id,
    name: `#${id} ${customerName}`,
    state: formSent ? `${statusLabel(status)}, form link sent` : statusLabel(status),
  }));
};

const commissions: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('commission as row')
    .innerJoin('affiliate as a', 'a.id', 'row.affiliateId')
    .select(['row.id', 'row.orderId', 'row.affiliateId', 'a.name', 'row.currency', 'row.amountMinor'])
    .select(['row.status', 'row.reviewReason', 'row.availableAt', 'row.payoutLineId'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  const now = ctx.deps.clock.now();
  return rows.map((row) => ({
    id: row.id,
    affiliateId: row.affiliateId,
    name: `${row.name}, order ${row.orderId}`,
    state: `${STAGE_LABELS[commissionStage(row, now)]}, ${formatMinor(row.amountMinor, row.currency)}`,
  }));
};

const payoutLines: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('payout_line as row')
    .innerJoin('affiliate as a', 'a.id', 'row.affiliateId')
    .select(['row.id', 'row.affiliateId', 'a.name', 'row.currency', 'row.amountAtRunMinor', 'row.status'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  // A balance that a new run leaves out is skipped, not paid.
  const paid = which === 'own' ? rows.filter(({ status }) => status !== 'carried') : rows;
  return paid.map((row) => ({
    id: row.id,
    affiliateId: row.affiliateId,
    name: `${row.name}, ${formatMinor(row.amountAtRunMinor, row.currency)}`,
    state: statusLabel(row.status),
  }));
};

const payoutRuns: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('payout_run as row')
    .select(['row.id', 'row.label', 'row.status'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  return rows.map(({ id, label, status }) => ({ id, name: label, state: statusLabel(status) }));
};

const projects: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('project as row')
    .select(['row.id', 'row.orderId', 'row.stage'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  return rows.map(({ id, orderId, stage }) => ({
    id,
    name: `Order ${orderId}`,
    state: PROJECT_STAGE_LABELS[stage],
  }));
};

const orderForms: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('order_confirmation as row')
    .select(['row.id', 'row.businessName', 'row.status'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  return rows.map(({ id, businessName, status }) => ({ id, name: businessName, state: statusLabel(status) }));
};

const trees: Source['read'] = async (ctx, which) => {
  const rows = await kysely(ctx.em)
    .selectFrom('tree_certificate as row')
    .select(['row.id', 'row.number', 'row.batchId', 'row.withdrawnAt'])
    .where(isChosen(which))
    .orderBy('row.id')
    .execute();
  return rows.map(({ id, number, batchId, withdrawnAt }) => ({
    id,
    name: number,
    state: withdrawnAt ? 'Withdrawn' : batchId ? `In planting ${batchId}` : 'Reserved',
  }));
};

export const SOURCES: readonly Source[] = [
  { kind: 'order', table: 'customer_order', read: orders },
  { kind: 'commission', table: 'commission', read: commissions },
  { kind: 'payout', table: 'payout_line', read: payoutLines },
  { kind: 'payout run', table: 'payout_run', read: payoutRuns },
  { kind: 'project', table: 'project', read: projects },
  { kind: 'order form', table: 'order_confirmation', read: orderForms },
  { kind: 'tree', table: 'tree_certificate', read: trees },
];
