/** Messages of the staff to the customer: on their page, and as an email. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { extendProjectLink } from '#server/modules/sale/project-link/project-link.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import type { MessageView } from '#src/domain/project/project/customer-page.schema.ts';
import type { StageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import type { staffMessageInput } from '#src/domain/project/project/project-designs.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { messageViews } from '../customer-page/page-view.service.ts';
import { addMessage } from '../customer-page/project-message.service.ts';
import { findFiles } from '../file/project-file.service.ts';
import { PROJECT_MISSING, ProjectEntity, type ProjectRow } from '../project/project.entity.ts';
import { findOrder, previewOf, projectEmailPayload } from './stage-email.service.ts';

const viewsOf = async (ctx: Context, project: ProjectRow): Promise<MessageView[]> =>
  messageViews(ctx, project, await findFiles(ctx, project.id));

/** @throws AppError NOT_FOUND */
export const listMessages = async (ctx: Context, projectId: number): Promise<MessageView[]> =>
  viewsOf(ctx, await requireRow(ctx.em, ProjectEntity, projectId, PROJECT_MISSING));

/** Null for an erased customer. @throws AppError NOT_FOUND */
export async function previewMessage(
  ctx: Context,
  { projectId, text }: { projectId: number; text: string },
): Promise<StageEmailPreview | null> {
  const project = await requireRow(ctx.em, ProjectEntity, projectId, PROJECT_MISSING);
  const order = await findOrder(ctx, project);
  if (isErasedAddress(order.customerEmail)) return null;
  const payload = projectEmailPayload(order, project, text);
  return previewOf(ctx, order.customerEmail, { kind: 'project-message', payload });
}

/** @throws AppError NOT_FOUND, CONFLICT */
export function sendStaffMessage(
  ctx: Context,
  { projectId, text, fileIds }: z.output<typeof staffMessageInput>,
): Promise<MessageView[]> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockRow(inner.em, ProjectEntity, projectId, PROJECT_MISSING);
    const order = await findOrder(inner, project);
    const id = await addMessage(inner, project, { kind: 'message', text, fileIds, from: 'staff' });
    if (!isErasedAddress(order.customerEmail)) {
      await extendProjectLink(inner, order.id);
      await inner.deps.mailer.enqueue(inner.em, {
        kind: 'project-message',
        to: order.customerEmail,
        orderId: order.id,
        onceKey: `project-message:${id}`,
        payload: projectEmailPayload(order, project, text),
      });
    }
    await writeAudit(inner, 'project.message', ['project', project.id]);
    return viewsOf(inner, project);
  });
}
