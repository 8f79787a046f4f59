import type { ExpressionBuilder } from 'kysely';
import { type Context, type DashboardLists, transactional } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { findNames, keyOf } from '#server/modules/office/audit/audit.router.ts';
import { renewWaitingLinks, withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { formEmailPayload, lockOrder } from '#server/modules/sale/order/order.service.ts';
import {
  extendProjectLink,
  revokeProjectLinks,
} from '#server/modules/sale/order-email/email-links.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { defineExport } from '#server/platform/csv-export.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import {
  canResend,
  EmailMessageEntity,
  type EmailMessageRow,
} from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import { adminAction, adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  EMAIL_MISSING,
  EMAIL_RESEND_REJECTED,
  EMAIL_RESOLVED,
  EMAIL_WAITING,
  type EmailListInput,
  type EmailPreview,
  type EmailView,
  emailDeliveryView,
  emailListInput,
  emailPreviewView,
  emailRef,
  emailView,
} from '#src/domain/office/email/email.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { STAFF_EMAIL_KINDS } from '#src/domain/records.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { type Page, pageOf } from '#src/domain/shared/list.schema.ts';

function matchingEmails(ctx: Context, query: EmailListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('mail_message')
    .select(emailView.omit({ aboutName: true, canResend: true }).keyof().options)
    .select((eb) => canResend(eb).as('canResend'))
    .where((eb) => dayCondition(eb.ref('createdAt'), query))
    .where(isVisibleKind(ctx));
  if (query.status) rows = rows.where('status', '=', query.status);
  // Failed emails that are not handled yet; sending one again handles it.
  if (query.status === 'failed') rows = rows.where('handledAt', 'is', null);
  if (query.kind) rows = rows.where('kind', '=', query.kind);
  if (query.orderId) rows = rows.where('orderId', '=', query.orderId);
  if (query.affiliateId) rows = rows.where('affiliateId', '=', query.affiliateId);
  return rows;
}

export const emailLists: DashboardLists = {
  [paths.adminEmails]: (ctx, filter) =>
    matchingEmails(ctx, emailListInput.parse(filter))
      .clearSelect()
      .select(['id', 'toAddress as who', 'createdAt as since']),
};

async function listEmails(ctx: Context, query: EmailListInput): Promise<Page<EmailView>> {
  const page = await keysetPage(ctx.em, matchingEmails(ctx, query), {
    query,
    newest: ['createdAt', 'id'],
    idType: 'text',
    sorts: { toAddress: { by: 'toAddress', type: 'text' } },
    search: { columns: ['toAddress', 'subject', 'kind'] },
  });
  const about = ({ orderId, affiliateId }: Pick<EmailView, 'orderId' | 'affiliateId'>) =>
    orderId ? { kind: 'order', id: String(orderId) } : { kind: 'affiliate', id: String(affiliateId) };
  const names = await findNames(ctx, page.items.map(about));
  const items = page.items.map((row) => ({ ...row, aboutName: names.get(keyOf(about(row))) ?? null }));
  return { ...page, items };
}

/** Emails that contain the form link: sent again, they go to the order's current address. */
const FORM_EMAILS = ['receipt', 'form-link', 'form-reminder'] as const;
type FormEmailKind = (typeof FORM_EMAILS)[number];
const formKindOf = ({ kind }: EmailMessageRow) => FORM_EMAILS.find((form) => form === kind);

/** The email as it would be sent again. @throws AppError NOT_FOUND, CONFLICT */
async function previewEmail(ctx: Context, id: string): Promise<EmailPreview> {
  const row = await requireEmail(ctx, id);
  const rendered = await ctx.deps.mailer.preview(ctx.em, id);
  if (!rendered) throw new AppError('CONFLICT', EMAIL_RESEND_REJECTED);
  const isNewLink = row.orderId != null && formKindOf(row) !== undefined;
  if (!isNewLink && !(await linksToProject(ctx, row))) return { ...rendered, to: row.toAddress, isNewLink };
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: row.orderId });
  return { ...rendered, to: order.customerEmail, isNewLink };
}

/** Whether it links to the customer's page of its order. */
const linksToProject = async (ctx: Context, { id, orderId }: EmailMessageRow): Promise<boolean> =>
  orderId != null && typeof (await ctx.deps.mailer.findPayload(ctx.em, id))?.linkVersion === 'number';

/** With today's link, to the order's current address, if it links to the customer's page. */
async function sendAgain(ctx: Context, row: EmailMessageRow): Promise<string | null> {
  const { mailer } = ctx.deps;
  if (!row.orderId || !(await linksToProject(ctx, row))) return mailer.resend(ctx.em, row.id);
  const { customerEmail } = await lockOrder(ctx, row.orderId);
  const values = { linkVersion: await extendProjectLink(ctx, row.orderId) };
  return mailer.resend(ctx.em, row.id, { to: customerEmail, values });
}

/**
 * As a new row; a failed email then counts as handled.
 * @throws AppError NOT_FOUND; CONFLICT if it waits, is handled or contained a secret, or for an
 * erased person
 */
const resendEmail = transactional(async (ctx: Context, id: string) => {
  const row = await lockEmail(ctx, id);
  const { kind, orderId, status, handledAt } = row;
  if (status === 'queued') throw new AppError('CONFLICT', EMAIL_WAITING);
  if (handledAt) throw new AppError('CONFLICT', EMAIL_RESOLVED);
  const formEmail = formKindOf(row);
  const made = orderId && formEmail ? await sendNewLink(ctx, orderId, formEmail) : await sendAgain(ctx, row);
  if (!made) throw new AppError('CONFLICT', EMAIL_RESEND_REJECTED);
  if (status === 'failed')
    await ctx.em.nativeUpdate(EmailMessageEntity, { id }, { handledAt: ctx.deps.clock.now() });
  await writeAudit(ctx, 'mail.resend', ['mail', id], { after: { kind } });
});

/** Removes a failed email from the action items. @throws AppError NOT_FOUND */
const dismissFailedEmail = transactional(async (ctx: Context, id: string) => {
  const { status, handledAt } = await lockEmail(ctx, id);
  if (status !== 'failed' || handledAt) throw new AppError('NOT_FOUND', EMAIL_MISSING);
  await ctx.em.nativeUpdate(EmailMessageEntity, { id }, { handledAt: ctx.deps.clock.now() });
  await writeAudit(ctx, 'mail.dismiss', ['mail', id]);
});

export const emailExport = defineExport({
  input: emailListInput,
  page: listEmails,
  columns: [
    ['Email', 'id'],
    ['Created', 'createdAt'],
    ['Kind', 'kind'],
    ['To', 'toAddress'],
    ['Subject', 'subject'],
    ['Status', 'status'],
    ['Sent', 'sentAt'],
    ['Attempts', 'attempts'],
    ['Error', 'lastError'],
    ['Order', 'orderId'],
    ['Affiliate', 'affiliateId'],
  ],
});

const isStaff = (ctx: Context): boolean => ctx.admin?.role === 'staff';

const isVisibleKind = (ctx: Context) => (eb: ExpressionBuilder<Tables, 'mail_message'>) =>
  isStaff(ctx) ? eb('kind', 'in', STAFF_EMAIL_KINDS) : eb.lit(true);

/** @throws AppError NOT_FOUND */
async function requireEmail(ctx: Context, id: string, options = {}): Promise<EmailMessageRow> {
  const row = await ctx.em.findOne(EmailMessageEntity, { id }, { ...options, refresh: true });
  if (!row || (isStaff(ctx) && !STAFF_EMAIL_KINDS.includes(row.kind)))
    throw new AppError('NOT_FOUND', EMAIL_MISSING);
  return row;
}

/** Its order is locked first, as everywhere. @throws AppError NOT_FOUND */
async function lockEmail(ctx: Context, id: string): Promise<EmailMessageRow> {
  const { orderId } = await requireEmail(ctx, id);
  if (orderId) await lockOrder(ctx, orderId);
  return requireEmail(ctx, id, FOR_UPDATE);
}

/** To the order's current address. Earlier links may have gone to another one, and end. */
async function sendNewLink(ctx: Context, orderId: number, kind: FormEmailKind): Promise<string | null> {
  const order = await lockOrder(ctx, orderId);
  if (isErasedAddress(order.customerEmail)) return null;
  const intakeVersion = order.intakeVersion + 1;
  await ctx.em.nativeUpdate(OrderEntity, orderId, {
    intakeVersion,
    ...(order.formSent ? { formSentAt: ctx.deps.clock.now() } : {}),
  });
  await withdrawWaiting(ctx, orderId, 'form-reminder');
  await revokeProjectLinks(ctx, orderId);
  const payload = { ...(await formEmailPayload(ctx, order)), intakeVersion, isLast: false };
  const { linkVersion } = payload;
  await renewWaitingLinks(ctx, orderId, { intakeVersion, linkVersion });
  return ctx.deps.mailer.enqueue(ctx.em, { kind, to: order.customerEmail, orderId, payload });
}

export const emailRouter = router({
  list: adminProcedure
    .input(emailListInput)
    .output(pageOf(emailView))
    .query(({ ctx, input }) => listEmails(ctx, input)),
  delivery: adminProcedure
    .output(emailDeliveryView)
    .query(({ ctx }) => ({ isKept: ctx.deps.config.smtpUrl === null })),
  preview: adminProcedure
    .input(emailRef)
    .output(emailPreviewView)
    .query(({ ctx, input }) => previewEmail(ctx, input.id)),
  resend: adminAction.input(emailRef).mutation(({ ctx, input }) => resendEmail(ctx, input.id)),
  dismiss: adminAction.input(emailRef).mutation(({ ctx, input }) => dismissFailedEmail(ctx, input.id)),
});
