/** Order forms in the admin area: list, detail, status, attaching to an order. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { promises } from '#src/domain/offer.ts';
import {
  type ConfirmationListInput,
  confirmationListInput,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { hoursBefore } from '#src/domain/shared/dates.ts';
import { lockOrder } from '../order/order.service.ts';
import { ConfirmationEntity } from './confirmation.entity.ts';
import {
  CONFIRMATION_COLUMNS,
  CONFIRMATION_MISSING,
  tieForm,
  toConfirmationView,
} from './confirmation.service.ts';

export function matchingConfirmations(ctx: Context, input: ConfirmationListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select(CONFIRMATION_COLUMNS)
    .where((eb) => dayCondition(eb.ref('createdAt'), input));
  const { status, link } = input;
  if (status === 'open') rows = rows.where('status', '<>', 'completed');
  else if (status) rows = rows.where('status', '=', status);
  if (link) rows = rows.where('orderId', link === 'verified' ? 'is not' : 'is', null);
  if (link === 'claimed' || link === 'none')
    rows = rows.where('claimedOrderId', link === 'claimed' ? 'is not' : 'is', null);
  if (input.late)
    rows = rows
      .where('status', '=', 'pending')
      .where('createdAt', '<', hoursBefore(ctx.deps.clock.now(), promises.prototypeHours))
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('project')
              .select('project.id')
              .whereRef('project.orderId', '=', 'order_confirmation.orderId')
              .where('project.stage', 'not in', ['awaiting_form', 'designing']),
          ),
        ),
      );
  if (input.logo) rows = rows.where('logoFileName', input.logo === 'yes' ? 'is not' : 'is', null);
  return rows;
}

export async function listConfirmations(ctx: Context, input: ConfirmationListInput) {
  return keysetPage(ctx.em, matchingConfirmations(ctx, input), {
    query: input,
    newest: ['createdAt', 'id'],
    sorts: {
      createdAt: { by: 'createdAt', type: 'time' },
      business: { by: ({ fn }) => fn('lower', ['businessName']), type: 'text' },
    },
    search: { columns: ['fullName', 'email', 'businessName'], numbers: ['orderId', 'claimedOrderId'] },
  });
}

const TAKEN = 'This order already has a confirmation. Check the order number.';

/**
 * An admin confirms that the form belongs to the order: it then counts like one sent
 * through the emailed link.
 */
export async function attachConfirmation(ctx: Context, input: { id: number; orderId: number }) {
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, input.orderId);
    const row = await lockRow(inner.em, ConfirmationEntity, input.id, CONFIRMATION_MISSING);
    if (row.orderId)
      throw new AppError(
        'CONFLICT',
        `This order form already belongs to order ${row.orderId}. Nothing was changed.`,
      );
    if ((await inner.em.count(ConfirmationEntity, { orderId: order.id })) > 0)
      throw new AppError('CONFLICT', TAKEN);
    await inner.em.nativeUpdate(ConfirmationEntity, { id: row.id }, { orderId: order.id, verified: true });
    await tieForm(inner, order, { reason: `Confirmation ${row.id} attached by staff.` });
    await writeAudit(inner, 'confirmation.attach', ['confirmation', row.id], {
      before: { orderId: null, claimedOrderId: row.claimedOrderId ?? null },
      after: { orderId: order.id },
    });
    return toConfirmationView({ ...row, orderId: order.id, verified: true });
  }).catch(conflictOn('order_confirmation_order_id', TAKEN));
}

export const confirmationExport = defineExport({
  input: confirmationListInput,
  page: listConfirmations,
  columns: [
    ['Confirmation', (row) => row.id],
    ['Created', (row) => row.createdAt],
    ['Status', (row) => row.status],
    ['Order', (row) => row.orderId],
    ['Claimed order', (row) => row.claimedOrderId],
    ['Name', (row) => row.fullName],
    ['Email', (row) => row.email],
    ['Phone', (row) => row.phone],
    ['Business', (row) => row.businessName],
    ['Description', (row) => row.businessDescription],
    ['Domain', (row) => row.preferredDomain],
    ['Owns the domain', (row) => row.domainOwnership],
    ['Logo', (row) => row.logoFileName],
    ['Billing details', (row) => row.billingDetails],
    ['Notes', (row) => row.additionalNotes],
    ['Heard about us', (row) => row.hearAboutUs],
  ],
});
