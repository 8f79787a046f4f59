/** Messages between the customer and the shop, with their files. */
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  CustomerPageView,
  MESSAGE_AUTHORS,
  MESSAGE_KINDS,
  MessageView,
  sendMessageInput,
} from '#src/domain/project/project/customer-page.schema.ts';
import { answeredAt } from '#src/domain/project/project/project.rules.ts';
import type { StageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import type { staffMessageInput } from '#src/domain/project/project/project-designs.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { site } from '#src/domain/site.ts';
import { findFiles } from '../file/project-file.service.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
  type ProjectRow,
} from '../project/project.entity.ts';
import { toEvents } from '../project/project-history.service.ts';
import type { CustomerStep } from '../project-email/project.email.ts';
import { findOrder, previewOf, projectEmailPayload } from '../project-email/stage-email.service.ts';
import { lockProjectOf } from './page-link.service.ts';
import { customerPage, messageViews } from './page-view.service.ts';

/** Emails the shop what a customer did on their page. */
export async function notifyShop(
  ctx: Context,
  project: ProjectRow,
  what: CustomerStep,
  text: string | null,
): Promise<void> {
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: project.orderId });
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'project-notice',
    to: site.inbox,
    replyTo: order.customerEmail,
    orderId: order.id,
    payload: { orderId: order.id, name: order.customerName, what, text },
  });
}

/** Enough for years of work; nobody may fill the table. */
const MESSAGES_MAX = 1000;
const FILE_MISSING = 'One of the files is no longer there. Remove it from the message and attach it again.';
const TOO_MANY = 'This project has no room for more messages. Write us an email.';

type NewMessage = {
  kind: (typeof MESSAGE_KINDS)[number];
  text: string;
  fileIds?: readonly number[];
  eventId?: number;
  from?: (typeof MESSAGE_AUTHORS)[number];
};

/** Each file belongs to one message. @throws AppError NOT_FOUND */
async function attach(
  ctx: Context,
  project: ProjectRow,
  messageId: number,
  { fileIds = [], from = 'customer' }: NewMessage,
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const db = kysely(ctx.em);
  const free = await db
    .selectFrom('project_file')
    .select('id')
    .where('id', 'in', ids)
    .where('projectId', '=', project.id)
    .where('purpose', '=', 'attachment')
    .where('uploadedBy', '=', from)
    .where('id', 'not in', db.selectFrom('project_message_file').select('fileId'))
    .execute();
  if (free.length !== ids.length) throw new AppError('NOT_FOUND', FILE_MISSING);
  await ctx.em.insertMany(
    ProjectMessageFileEntity,
    ids.map((fileId) => ({ messageId, fileId })),
  );
}

/** Call with the project locked. @throws AppError NOT_FOUND, CONFLICT */
export async function addMessage(ctx: Context, project: ProjectRow, message: NewMessage): Promise<number> {
  const { kind, text, eventId = null, from = 'customer' } = message;
  if ((await ctx.em.count(ProjectMessageEntity, { projectId: project.id })) >= MESSAGES_MAX)
    throw new AppError('CONFLICT', TOO_MANY);
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: project.orderId });
  const id = await ctx.em.insert(ProjectMessageEntity, {
    projectId: project.id,
    kind,
    text,
    eventId,
    authorKind: from,
    authorName: from === 'customer' ? order.customerName : actorName(ctx),
    createdAt: ctx.deps.clock.now(),
  });
  await attach(ctx, project, id, message);
  return id;
}

/** @throws AppError NOT_FOUND, CONFLICT */
export function sendMessage(
  ctx: Context,
  { token, kind, text, fileIds }: z.output<typeof sendMessageInput>,
): Promise<CustomerPageView> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProjectOf(inner, token);
    await addMessage(inner, project, { kind, text, fileIds });
    await notifyShop(inner, project, kind, text);
    return customerPage(inner, project);
  });
}

/** The latest change request is answered by new work, and open again if that is undone. */
export const answerChangeRequest: Listener<Context, 'project.event'> = async (ctx, { project, history }) => {
  const latest = await ctx.em.findOne(
    ProjectMessageEntity,
    { projectId: project.id, kind: 'change_request' },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  if (latest?.eventId == null) return;
  const columns = { answeredAt: answeredAt(toEvents(history), latest.eventId) };
  await ctx.em.nativeUpdate(ProjectMessageEntity, { id: latest.id }, columns);
};

const viewsOf = async (ctx: Context, project: ProjectRow): Promise<MessageView[]> =>
  messageViews(ctx, project, await findFiles(ctx, project.id, 'attachment'));

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

/** On the customer's page, and as an email. @throws AppError NOT_FOUND, CONFLICT */
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
