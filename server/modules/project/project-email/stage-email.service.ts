/** Emails the customer about the stages of their project, in the transaction of the change. */
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
  isChangeRound,
  isEmailed,
  type ProjectEventKind,
} from '#src/domain/project/project/project.rules.ts';
import type { StageEmailInput, StageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  type ProjectHistory,
  type ProjectRow,
} from '../project/project.entity.ts';
import { findChosenDesign, findHistory } from '../project/project-history.service.ts';

export const findOrder = (ctx: Context, { orderId }: Pick<ProjectRow, 'orderId'>): Promise<OrderRow> =>
  ctx.em.findOneOrFail(OrderEntity, { id: orderId });

/** What every email about a project needs. */
export const projectEmailPayload = (order: OrderRow, project: ProjectRow, note: string | null = null) => ({
  orderId: order.id,
  linkVersion: project.linkVersion,
  lang: order.lang,
  name: order.customerName,
  note,
});

type StageEmailDetails = {
  kind: ProjectEventKind;
  customerNote: string | null;
  siteUrl: string | null;
  /** Null before the change. */
  eventId?: number | null;
  /** Absent before the change. */
  history?: ProjectHistory;
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
async function stageEmail(
  ctx: Context,
  order: OrderRow,
  project: ProjectRow,
  { kind, customerNote, siteUrl, eventId = null, history }: StageEmailDetails,
): Promise<EmailDraft<EmailPayloads> | null> {
  if (!isEmailed(kind) || isErasedAddress(order.customerEmail)) return null;
  const payload = projectEmailPayload(order, project, customerNote);
  if (kind === 'went_live') return { kind: 'website-live', payload: { ...payload, siteUrl } };
  const inRound = isChangeRound(history ?? (await findHistory(ctx, project.id)));
  return kind === 'designs_sent'
    ? {
        kind: 'designs-ready',
        payload: { ...payload, isChangeRound: inRound, designs: await designsOf(ctx, project, eventId) },
      }
    : {
        kind: 'review-ready',
        payload: {
          ...payload,
          isChangeRound: inRound,
          siteUrl,
          chosenDesign: (await findChosenDesign(ctx, project))?.title ?? null,
        },
      };
}

const STAGE_EMAILS = ['designs-ready', 'review-ready', 'website-live'] as const;

export const emailStages: Listener<Context, 'project.event'> = async (ctx, change) => {
  const { project, eventId, kind, customerNote, history } = change;
  // Both are out of date with any later event.
  await withdrawWaiting(ctx, project.orderId, 'answer-reminder');
  if (kind === 'undone' || kind === 'closed')
    for (const sent of STAGE_EMAILS) await withdrawWaiting(ctx, project.orderId, sent);
  const order = await findOrder(ctx, project);
  const siteUrl = project.siteUrl ?? null;
  const email = await stageEmail(ctx, order, project, { kind, customerNote, siteUrl, eventId, history });
  if (!email) return;
  await extendProjectLink(ctx, order.id);
  await ctx.deps.mailer.enqueue(ctx.em, {
    ...email,
    to: order.customerEmail,
    orderId: order.id,
    onceKey: `project-stage:${eventId}`,
  });
};

export async function previewOf(ctx: Context, to: string, email: EmailDraft<EmailPayloads>) {
  const { mailer, files } = ctx.deps;
  const { subject, html } = await withPicturesInside(mailer.draft(email), files);
  return { to, subject, html: withoutStyles(html) };
}

/** Null if the change sends no email. @throws AppError NOT_FOUND */
export async function previewStageEmail(
  ctx: Context,
  { id, change, customerNote, siteUrl }: StageEmailInput,
): Promise<StageEmailPreview | null> {
  const project = await requireRow(ctx.em, ProjectEntity, id, PROJECT_MISSING);
  const order = await findOrder(ctx, project);
  const email = await stageEmail(ctx, order, project, { kind: change, customerNote, siteUrl });
  return email && previewOf(ctx, order.customerEmail, email);
}
