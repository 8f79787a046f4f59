/** Emails are written in the transaction of the change. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { EmailPayloads } from '#server/emails.ts';
import type { Listener } from '#server/events.ts';
import { withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { withPicturesInside } from '#server/platform/email/email-pictures.ts';
import { withoutStyles } from '#server/platform/email/layout.ts';
import type { EmailDraft } from '#server/platform/email/mailer.ts';
import {
  effectiveEvents,
  isChangeRound,
  type ProjectEventKind,
} from '#src/domain/project/project/project.rules.ts';
import type { ProjectEmailInput, ProjectEmailPreview } from '#src/domain/project/project/project.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  type ProjectHistory,
  ProjectMessageEntity,
  type ProjectRow,
} from '../project/project.entity.ts';
import { findChosenDesign, findHistory } from '../project/project-history.service.ts';

export const findOrder = (ctx: Context, { orderId }: Pick<ProjectRow, 'orderId'>): Promise<OrderRow> =>
  ctx.em.findOneOrFail(OrderEntity, { id: orderId });

export const projectEmailPayload = (order: OrderRow, project: ProjectRow, note: string | null = null) => ({
  orderId: order.id,
  linkVersion: project.linkVersion,
  lang: order.lang,
  name: order.customerName,
  note,
});

type EmailDetails = {
  kind: ProjectEventKind | 'message';
  /** What staff write: the message, or a note about the change. */
  note: string | null;
  siteUrl?: string | null;
  /** Absent before the change. */
  eventId?: number;
};

/** The designs that the event sent, or that it would send now. */
const designsOf = (ctx: Context, { id }: ProjectRow, eventId: number | null) =>
  kysely(ctx.em)
    .selectFrom('project_design as d')
    .leftJoin('project_file as f', 'f.id', 'd.fileId')
    .select(['d.title', 'd.note', 'd.kind', 'f.thumbnailKey'])
    .where('d.projectId', '=', id)
    .where('d.eventId', eventId === null ? 'is' : '=', eventId)
    .orderBy('d.position')
    .execute();

/** Null for changes that send no email. The same before the change and in its transaction. */
async function emailAbout(
  ctx: Context,
  order: OrderRow,
  project: ProjectRow,
  { kind, note, siteUrl = null, eventId }: EmailDetails,
): Promise<EmailDraft<EmailPayloads> | null> {
  if (isErasedAddress(order.customerEmail)) return null;
  const payload = projectEmailPayload(order, project, note);
  if (kind === 'message') return { kind: 'project-message', payload };
  if (kind === 'went_live') return { kind: 'website-live', payload: { ...payload, siteUrl } };
  if (kind !== 'designs_sent' && kind !== 'review_ready') return null;
  const work = { ...payload, isChangeRound: isChangeRound(await findHistory(ctx, project.id)) };
  if (kind === 'designs_sent') {
    const designs = await designsOf(ctx, project, eventId ?? null);
    return { kind: 'designs-ready', payload: { ...work, designs } };
  }
  const chosenDesign = (await findChosenDesign(ctx, project))?.title ?? null;
  return { kind: 'review-ready', payload: { ...work, siteUrl, chosenDesign } };
}

/** @param onceKey at most one email has it */
export async function emailCustomer(
  ctx: Context,
  project: ProjectRow,
  details: EmailDetails,
  onceKey: string,
): Promise<void> {
  const order = await findOrder(ctx, project);
  const email = await emailAbout(ctx, order, project, details);
  if (!email) return;
  await extendProjectLink(ctx, order.id);
  await ctx.deps.mailer.enqueue(ctx.em, { ...email, to: order.customerEmail, orderId: order.id, onceKey });
}

const onceKeyOf = (eventId: number): string => `project-stage:${eventId}`;

/** The email about the latest change, unless it was sent before the project was closed. */
async function sendWithdrawn(ctx: Context, project: ProjectRow, history: ProjectHistory): Promise<void> {
  const last = effectiveEvents(history).findLast(({ kind }) => kind !== 'closed' && kind !== 'restored');
  if (!last) return;
  const { id: eventId, kind } = last;
  const message = await ctx.em.findOne(ProjectMessageEntity, { eventId, authorKind: 'staff' });
  const details = { kind, note: message?.text ?? null, siteUrl: project.siteUrl, eventId };
  await emailCustomer(ctx, project, details, onceKeyOf(eventId));
}

export const emailStages: Listener<Context, 'project.event'> = async (ctx, change) => {
  const { project, eventId, kind, customerNote: note, history } = change;
  const { orderId, siteUrl } = project;
  // Both are out of date with any later event.
  await withdrawWaiting(ctx, orderId, 'answer-reminder');
  const undone = kind === 'undone' && effectiveEvents(history.slice(0, -1)).at(-1);
  if (undone || kind === 'closed')
    await withdrawWaiting(
      ctx,
      orderId,
      ['designs-ready', 'review-ready', 'website-live'],
      undone ? { onceKey: onceKeyOf(undone.id) } : {},
    );
  if (kind === 'restored') await sendWithdrawn(ctx, project, history);
  await emailCustomer(ctx, project, { kind, note, siteUrl, eventId }, onceKeyOf(eventId));
};

/** Null if no email is sent. @throws AppError NOT_FOUND */
export async function previewEmail(
  ctx: Context,
  { id, change, customerNote, siteUrl }: ProjectEmailInput,
): Promise<ProjectEmailPreview | null> {
  const project = await requireRow(ctx.em, ProjectEntity, id, PROJECT_MISSING);
  const order = await findOrder(ctx, project);
  const email = await emailAbout(ctx, order, project, { kind: change, note: customerNote, siteUrl });
  if (!email) return null;
  const { mailer, files } = ctx.deps;
  const { subject, html } = await withPicturesInside(mailer.draft(email), files);
  return { to: order.customerEmail, subject, html: withoutStyles(html) };
}
