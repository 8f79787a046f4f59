/** A confirmation is an order form. */
import { actorName, type Context, emit, inTransaction, reportChange } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { findRow, lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError, conflictOn } from '#server/platform/errors.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import {
  type ConfirmationStatus,
  isStatusEmailed,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import {
  type ConfirmationInput,
  type ConfirmationView,
  confirmationView,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { moneyText } from '#src/domain/shared/money.ts';
import { site } from '#src/domain/site.ts';
import { claimLogo } from '../logo/logo.service.ts';
import { hasEmail, withdrawWaiting } from '../order/automatic-email.service.ts';
import { OrderEntity, type OrderRow } from '../order/order.entity.ts';
import { lockOrder } from '../order/order.service.ts';
import { recordOrderEvent } from '../order/order-history.service.ts';
import { extendProjectLink, formLinkToken } from '../order-email/email-links.service.ts';
import { ConfirmationEntity, type ConfirmationRow } from './confirmation.entity.ts';

export const CONFIRMATION_COLUMNS = confirmationView.keyof().options;

export const toConfirmationView = (row: Pick<ConfirmationRow, (typeof CONFIRMATION_COLUMNS)[number]>) =>
  viewOf(confirmationView, row);

const CONFIRMATION_MISSING = 'We can’t find this order form. Choose it from the list of order forms.';

const ALREADY_CONFIRMED = 'This order has already been confirmed.';

/** The response to an unverified form does not show whether the order exists. */
export async function submitConfirmation(ctx: Context, input: ConfirmationInput) {
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrderByToken(inner, input);
    if (order && (await inner.em.count(ConfirmationEntity, { orderId: order.id })) > 0)
      throw new AppError('CONFLICT', ALREADY_CONFIRMED);
    if (!order && ctx.request.limitKey !== null) await countHourly(inner, 'confirmation');
    const { token: _token, orderId, ...answers } = input;
    const id = await inner.em.insert(ConfirmationEntity, {
      ...answers,
      orderId: order?.id ?? null,
      claimedOrderId: order ? null : orderId,
      verified: order !== null,
      status: 'pending',
      createdAt: ctx.deps.clock.now(),
    });
    if (ctx.token) await writeAudit(inner, 'confirmation.add', ['confirmation', id]);
    if (input.logoFileName) await claimLogo(inner, input.logoFileName, id);
    await reportChange(inner, 'confirmation.submitted', await getConfirmation(inner, id));
    if (order) {
      await tieForm(inner, order, { actor: ctx.token ? actorName(ctx) : 'customer' });
      const linkVersion = await extendProjectLink(inner, order.id);
      await ctx.deps.mailer.enqueue(inner.em, {
        kind: 'confirmation-received',
        to: order.customerEmail,
        orderId: order.id,
        onceKey: `confirmation-received:${order.id}`,
        payload: { orderId: order.id, linkVersion, lang: order.lang, ...answers },
      });
    }
    await ctx.deps.mailer.enqueue(inner.em, {
      kind: 'confirmation-notice',
      to: site.inbox,
      // Without a valid link the entered address is unverified: staff check it before they
      // reply from the admin area.
      replyTo: order?.customerEmail,
      orderId: order?.id,
      payload: { id, orderId, verified: order !== null, businessName: input.businessName },
    });
    return { success: true as const, id };
  }).catch(conflictOn('order_confirmation_order_id', ALREADY_CONFIRMED));
}

/** Call after a form was tied to the locked order. */
async function tieForm(ctx: Context, order: OrderRow, event: { actor?: string; reason?: string }) {
  await recordOrderEvent(ctx, order.id, { kind: 'confirmed', ...event });
  await emit(ctx, 'order.form_submitted', { order });
  await withdrawWaiting(ctx, order.id, 'form-reminder');
}

type LinkInput = { orderId: number | null; token: string | null };

function isOrderOfToken(ctx: Context, { token }: LinkInput, order: OrderRow | null): boolean {
  const claims = formLinkToken.verify(ctx.deps.keyring, token ?? '', ctx.deps.clock.now());
  return order?.status === 'paid' && claims?.orderId === order.id && claims.version === order.intakeVersion;
}

/** The paid order the token is valid for; null when it is missing or invalid for any reason. */
async function findOrderByToken(ctx: Context, link: LinkInput): Promise<OrderRow | null> {
  if (!link.orderId || !link.token) return null;
  const order = await findRow(ctx.em, OrderEntity, link.orderId);
  return isOrderOfToken(ctx, link, order) ? order : null;
}

/** As `findOrderByToken`; locks the order only for the holder of a valid link. */
async function lockOrderByToken(ctx: Context, link: LinkInput): Promise<OrderRow | null> {
  const found = await findOrderByToken(ctx, link);
  const order = found && (await lockOrder(ctx, found.id));
  return isOrderOfToken(ctx, link, order) ? order : null;
}

/** M3: the limit per IP address does not apply to customers with a valid form link. */
export async function findFormsOrder(ctx: Context, link: LinkInput): Promise<string | null> {
  const order = await findOrderByToken(ctx, link);
  return order && String(order.id);
}

/** WCAG 3.3.7: prefills what the shop already knows. @throws AppError when the link is not valid */
export async function prefill(ctx: Context, input: { orderId: number; token: string }) {
  const order = await findOrderByToken(ctx, input);
  if (!order)
    throw new AppError(
      'NOT_FOUND',
      'This form link is no longer valid. You can still fill in the form; we will match it to your order.',
    );
  const sent = await ctx.em.findOne(ConfirmationEntity, { orderId: order.id });
  return {
    orderId: order.id,
    fullName: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone ?? null,
    price: moneyText(order, order.lang, true),
    lang: order.lang,
    alreadyConfirmed: sent !== null,
    answers: sent && { ...toConfirmationView(sent), hasLogo: Boolean(sent.logoFileName) },
  };
}

const changedMeanwhile = (row: ConfirmationRow) =>
  new AppError('CONFLICT', 'This order form was changed by someone else. Your change was not saved.', {
    data: { current: toConfirmationView(row) },
  });

/** In the order of erasures and of projects: the order, its project, its form. */
async function lockWithProject(ctx: Context, id: number) {
  const { orderId } = await requireRow(ctx.em, ConfirmationEntity, id, CONFIRMATION_MISSING);
  if (orderId) await lockOrder(ctx, orderId);
  const project = await kysely(ctx.em)
    .selectFrom('project')
    .select('stage')
    .where('orderId', '=', orderId ?? 0)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const row = await lockRow(ctx.em, ConfirmationEntity, id, CONFIRMATION_MISSING);
  if (row.orderId !== orderId) throw changedMeanwhile(row);
  return { row, stage: project?.stage ?? null };
}
type LockedForm = Awaited<ReturnType<typeof lockWithProject>>;

/** To a verified customer, each status once, unless the project's stage contradicts it. */
async function emailStatus(ctx: Context, { row, stage }: LockedForm, status: ConfirmationStatus) {
  if (!row.verified || !isStatusEmailed(status, stage) || isErasedAddress(row.email)) return;
  const { orderId = null, fullName: name, businessName } = row;
  const linkVersion = orderId ? await extendProjectLink(ctx, orderId) : null;
  const order = orderId ? await ctx.em.findOne(OrderEntity, { id: orderId }) : null;
  const kind = status === 'completed' ? 'work-completed' : 'work-started';
  if (orderId && kind === 'work-completed' && (await hasEmail(ctx, orderId, 'website-live'))) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind,
    to: row.email,
    orderId: orderId ?? undefined,
    onceKey: `work:${status}:${row.id}`,
    payload: { name, businessName, orderId, lang: order?.lang, linkVersion },
  });
}

export async function changeConfirmationStatus(
  ctx: Context,
  input: { id: number; status: ConfirmationStatus; expectedStatus?: ConfirmationStatus },
): Promise<ConfirmationView> {
  return inTransaction(ctx, async (inner) => {
    const form = await lockWithProject(inner, input.id);
    const { row } = form;
    const { status } = input;
    if (input.expectedStatus && row.status !== input.expectedStatus) throw changedMeanwhile(row);
    if (row.status === status) return toConfirmationView(row);
    await inner.em.nativeUpdate(ConfirmationEntity, { id: row.id }, { status });
    await writeAudit(inner, 'confirmation.status', ['confirmation', row.id], {
      before: { status: row.status },
      after: { status },
    });
    await emailStatus(inner, form, status);
    const view = toConfirmationView({ ...row, status });
    await reportChange(inner, 'confirmation.status_changed', view);
    return view;
  });
}

export const getConfirmation = async (ctx: Context, id: number): Promise<ConfirmationView> =>
  toConfirmationView(await requireRow(ctx.em, ConfirmationEntity, id, CONFIRMATION_MISSING));

const TAKEN = 'This order already has a confirmation. Check the order number.';

/** The form then counts like one sent through the emailed link. */
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
