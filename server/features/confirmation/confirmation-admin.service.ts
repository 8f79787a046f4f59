/** Order forms in the admin area: list, detail, status, attaching to an order. */
import { type Context, inTransaction } from '#server/context.ts';
import { dayConditions, keysetPage, readSort } from '#server/platform/database/keyset.ts';
import { lockRow, requireRow } from '#server/platform/database/rows.ts';
import type { Condition } from '#server/platform/database/search.ts';
import { AppError, isUniqueViolation } from '#server/platform/errors.ts';
import type {
  ConfirmationListInput,
  ConfirmationView,
} from '#src/domain/confirmation/confirmation.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { lockOrder, recordOrderEvent } from '../order/order.service.ts';
import { withdrawWaiting } from '../order/waiting-email.service.ts';
import { ConfirmationEntity, type ConfirmationRow } from './confirmation.entity.ts';
import { CONFIRMATION_MISSING, toConfirmationView } from './confirmation.service.ts';

const COLUMNS = `id, order_id as "orderId", claimed_order_id::float8 as "claimedOrderId", verified, full_name as "fullName", email, phone, business_name as "businessName",
  business_description as "businessDescription", preferred_domain as "preferredDomain", domain_ownership as "domainOwnership", logo_file_name as "logoFileName", billing_details as "billingDetails",
  additional_notes as "additionalNotes", hear_about_us as "hearAboutUs", order_confirmed as "orderConfirmed", status, created_at as "createdAt"`;

const SORTS = {
  createdAt: { expression: 'created_at', type: 'time' },
  business: { expression: 'lower(business_name)', type: 'text' },
} as const;

const LINKS = {
  verified: 'order_id is not null',
  claimed: 'order_id is null and claimed_order_id is not null',
  none: 'order_id is null and claimed_order_id is null',
} as const;

export async function listConfirmations(
  ctx: Context,
  input: ConfirmationListInput,
  { counted = true } = {},
): Promise<Page<ConfirmationView>> {
  const where: Condition[] = dayConditions('created_at', input.from, input.to);
  if (input.status) where.push(['status = ?', input.status]);
  if (input.link) where.push([LINKS[input.link]]);
  if (input.logo)
    where.push([input.logo === 'yes' ? 'logo_file_name is not null' : 'logo_file_name is null']);
  return keysetPage<ConfirmationView>(ctx.em, {
    columns: COLUMNS,
    table: 'order_confirmation',
    search: ['full_name', 'email', 'business_name'],
    searchNumbers: ['order_id', 'claimed_order_id'],
    where,
    sort: readSort(input.sort, SORTS),
    query: input,
    counted,
  });
}

const lockConfirmation = (ctx: Context, id: number): Promise<ConfirmationRow> =>
  lockRow(ctx.em, ConfirmationEntity, id, CONFIRMATION_MISSING);

/** @throws AppError NOT_FOUND */
export async function getConfirmation(ctx: Context, id: number): Promise<ConfirmationView> {
  return toConfirmationView(await requireRow(ctx.em, ConfirmationEntity, id, CONFIRMATION_MISSING));
}

const TAKEN = 'This order already has a confirmation.';

/**
 * An admin confirms that the form belongs to the order: it then counts like one sent
 * through the emailed link.
 */
export async function attachConfirmation(
  ctx: Context,
  input: { id: number; orderId: number },
): Promise<ConfirmationView> {
  try {
    return await inTransaction(ctx, async (inner) => {
      const order = await lockOrder(inner, input.orderId);
      const row = await lockConfirmation(inner, input.id);
      if (row.orderId)
        throw new AppError('CONFLICT', `This confirmation belongs to order ${row.orderId} already.`);
      if ((await inner.em.count(ConfirmationEntity, { orderId: order.id })) > 0)
        throw new AppError('CONFLICT', TAKEN);
      await inner.em.nativeUpdate(ConfirmationEntity, { id: row.id }, { orderId: order.id, verified: true });
      await recordOrderEvent(inner, order.id, {
        kind: 'confirmed',
        reason: `Confirmation ${row.id} attached by hand.`,
      });
      await withdrawWaiting(inner, order.id, 'form-reminder');
      await writeAudit(inner, {
        action: 'confirmation.attach',
        subjectKind: 'confirmation',
        subjectId: row.id,
        before: { orderId: null, claimedOrderId: row.claimedOrderId ?? null },
        after: { orderId: order.id },
      });
      return toConfirmationView({ ...row, orderId: order.id, verified: true } as ConfirmationRow);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'order_confirmation_order_id')) throw new AppError('CONFLICT', TAKEN);
    throw error;
  }
}
