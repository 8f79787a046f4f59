/** The email that a change would send, for staff to read before they make it. */
import type { Context } from '#server/context.ts';
import type { EmailPayloads } from '#server/emails.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { withPicturesInside } from '#server/platform/email/email-pictures.ts';
import { withoutStyles } from '#server/platform/email/layout-html.ts';
import type { EmailDraft } from '#server/platform/email/mailer.ts';
import type { StageEmailInput, StageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import { PROJECT_MISSING, ProjectEntity } from '../project/project.entity.ts';
import { findOrder, stageEmail } from './stage-email.service.ts';

export async function previewOf(
  ctx: Context,
  to: string,
  email: EmailDraft<EmailPayloads>,
): Promise<StageEmailPreview> {
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
