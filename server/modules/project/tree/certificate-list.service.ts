/** The list of certificates for the admin area and its CSV file. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import {
  canUnplant,
  certificateStatus,
  nameOnCertificate,
} from '#src/domain/project/tree/certificate.rules.ts';
import {
  type CertificateAdminView,
  type CertificateListInput,
  certificateListInput,
} from '#src/domain/project/tree/certificate.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';

export function matchingCertificates(ctx: Context, { status, batchId, ...input }: CertificateListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('tree_certificate as c')
    .innerJoin('customer_order as o', 'o.id', 'c.orderId')
    .leftJoin('planting_batch as b', 'b.id', 'c.batchId')
    .leftJoin('order_confirmation as f', 'f.orderId', 'c.orderId')
    .select(['c.id', 'c.number', 'c.orderId', 'c.display', 'c.batchId', 'c.assignedAt', 'c.withdrawnAt'])
    .select(['c.createdAt', 'o.customerName', 'b.plantedOn', 'b.place', 'b.evidenceFile', 'f.businessName'])
    .where((eb) => dayCondition(eb.ref('c.createdAt'), input));
  if (status === 'planted') rows = rows.where('c.batchId', 'is not', null);
  if (status === 'reserved') rows = rows.where('c.batchId', 'is', null).where('c.withdrawnAt', 'is', null);
  if (status === 'withdrawn') rows = rows.where('c.withdrawnAt', 'is not', null);
  if (batchId) rows = rows.where('c.batchId', '=', batchId);
  return rows;
}

export async function listCertificates(
  ctx: Context,
  input: CertificateListInput,
): Promise<Page<CertificateAdminView>> {
  const page = await keysetPage(ctx.em, matchingCertificates(ctx, input), {
    query: input,
    newest: ['c.createdAt', 'c.id'],
    sorts: {
      createdAt: { by: 'c.createdAt', type: 'time' },
      customer: { by: ({ fn }) => fn('lower', ['o.customerName']), type: 'text' },
    },
    search: { columns: ['o.customerName', 'o.customerEmail', 'c.number'], numbers: ['c.orderId'] },
  });
  const now = ctx.deps.clock.now();
  return {
    ...page,
    items: page.items.map(({ businessName, withdrawnAt, assignedAt, evidenceFile, ...row }) => ({
      ...row,
      name: nameOnCertificate(row.display, { customer: row.customerName, business: businessName }),
      status: certificateStatus(row),
      hasEvidence: evidenceFile !== null,
      isWithdrawn: withdrawnAt !== null,
      canUndo: canUnplant(assignedAt, now),
    })),
  };
}

export const certificateExport = defineExport({
  input: certificateListInput,
  page: listCertificates,
  columns: [
    ['Certificate', (row) => row.number],
    ['Order', (row) => row.orderId],
    ['Customer', (row) => row.customerName],
    ['Name shown', (row) => row.name],
    ['Status', (row) => (row.isWithdrawn ? 'withdrawn' : row.status)],
    ['Issued', (row) => row.createdAt],
    ['Planted on', (row) => row.plantedOn],
    ['Place', (row) => row.place],
    ['Planting', (row) => row.batchId],
  ],
});
