import { z } from 'zod';
import { countEmailRequest } from '#server/auth/one-time-code.service.ts';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { extendProjectLink, projectLinkToken } from '#server/modules/sale/order-email/email-links.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { fitsInteger, lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { countHourly } from '#server/platform/limits/hourly-total.ts';
import {
  type CustomerPageView,
  type confirmDomainInput,
  LINK_EXPIRED,
  type MESSAGE_AUTHORS,
  type MESSAGE_KINDS,
  type nameOnCertificateInput,
  PROJECT_LINK_INVALID,
  type ProjectWork,
  type sendMessageInput,
  type staffMessageInput,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import { answeredAt } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_NOTE_MAX } from '#src/domain/project/project/project.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { site } from '#src/domain/site.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  type ProjectHistory,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
  type ProjectRow,
} from '../project/project.entity.ts';
import { addEvent, findHistory } from '../project/project-history.service.ts';
import type { CustomerStep } from '../project.emails.ts';
import { emailCustomer, findOrder } from '../project-email/stage-email.service.ts';
import { setCertificateDisplay } from '../tree/certificate.service.ts';
import { customerPage, findDesigns, projectWork } from './page-view.service.ts';

async function notifyShop(ctx: Context, project: ProjectRow, what: CustomerStep, text: string | null) {
  const order = await findOrder(ctx, project);
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
  const order = await findOrder(ctx, project);
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

type CustomersChange = (inner: Context, project: ProjectRow) => Promise<ProjectHistory | undefined>;

/** @param work returns the history, if it has read it @throws AppError NOT_FOUND */
const changePage = (ctx: Context, token: string, work: CustomersChange): Promise<CustomerPageView> =>
  inTransaction(ctx, async (inner) => {
    const project = await requireProject(inner, token, FOR_UPDATE);
    return customerPage(inner, project, (await work(inner, project)) ?? undefined);
  });

/** @throws AppError NOT_FOUND, CONFLICT */
export const sendMessage = (
  ctx: Context,
  { token, kind, text, fileIds }: z.output<typeof sendMessageInput>,
) =>
  changePage(ctx, token, async (inner, project) => {
    await addMessage(inner, project, { kind, text, fileIds });
    await notifyShop(inner, project, kind, text);
  });

/** The latest change request is answered by new work, and open again if that is undone. */
export const answerChangeRequest: Listener<Context, 'project.event'> = async (ctx, { project, history }) => {
  const latest = await ctx.em.findOne(
    ProjectMessageEntity,
    { projectId: project.id, kind: 'change_request' },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  if (latest?.eventId == null) return;
  const columns = { answeredAt: answeredAt(history, latest.eventId) };
  await ctx.em.nativeUpdate(ProjectMessageEntity, { id: latest.id }, columns);
};

/** On the customer's page, and as an email. @throws AppError NOT_FOUND, CONFLICT */
export const sendStaffMessage = (
  ctx: Context,
  { projectId, text, fileIds }: z.output<typeof staffMessageInput>,
): Promise<ProjectWork> =>
  inTransaction(ctx, async (inner) => {
    const project = await lockRow(inner.em, ProjectEntity, projectId, PROJECT_MISSING);
    if (isErasedAddress((await findOrder(inner, project)).customerEmail))
      throw new AppError('CONFLICT', CUSTOMER_ERASED);
    const id = await addMessage(inner, project, { kind: 'message', text, fileIds, from: 'staff' });
    await emailCustomer(inner, project, { kind: 'message', note: text }, `project-message:${id}`);
    await writeAudit(inner, 'project.message', ['project', projectId]);
    return projectWork(inner, projectId);
  });

const CUSTOMER_ERASED = 'We’ve erased this customer’s data, so nobody would get your message.';
const CHANGED = 'Your project has changed in the meantime. Look at what’s new, then decide.';
const NOT_NOW = 'This can’t be done at this point of your project. Your project page shows what comes next.';
const DESIGN_MISSING = 'We can’t find this design. Choose one of your designs.';
const DOMAIN_SETTLED = 'Your website is already live. Write to us, and we’ll change its domain together.';

/** The message keeps the whole text; its copy in the history ends between two characters. */
function historyNote(text: string | null): string | null {
  const characters = [...(text ?? '')];
  return characters.length > PROJECT_NOTE_MAX
    ? `${characters.slice(0, PROJECT_NOTE_MAX - 1).join('')}…`
    : text;
}

type Decision = {
  token: string;
  lastEventId: number;
  kind: 'design_chosen' | 'changes_requested' | 'approved';
  text: string | null;
  fileIds?: readonly number[];
  designId?: number;
};

/**
 * Changes that are requested open one round: the next one is possible once it has been answered
 * with new work. @throws AppError NOT_FOUND, CONFLICT
 */
export const decide = (ctx: Context, { token, lastEventId, kind, text, fileIds, designId }: Decision) =>
  changePage(ctx, token, async (inner, project) => {
    const known = await findHistory(inner, project.id);
    if (known.at(-1)?.id !== lastEventId) throw new AppError('CONFLICT', CHANGED);
    const design = (await findDesigns(inner, project.id, true)).find(({ id }) => id === designId);
    if (designId && !design) throw new AppError('NOT_FOUND', DESIGN_MISSING);
    const note = historyNote(text);
    const event = { kind, actorKind: 'customer', note, designId } as const;
    const history = await addEvent(inner, project, event, known);
    if (!history) throw new AppError('CONFLICT', NOT_NOW);
    const eventId = history.at(-1)?.id;
    const messageKind = kind === 'changes_requested' ? 'change_request' : 'message';
    if (text) await addMessage(inner, project, { kind: messageKind, text, fileIds, eventId });
    await notifyShop(inner, project, kind, [design?.title, text].filter(Boolean).join('\n\n') || null);
    return history;
  });

/** Can be corrected until the website is live. @throws AppError NOT_FOUND, CONFLICT */
export const confirmDomain = (ctx: Context, { token, domain }: z.output<typeof confirmDomainInput>) =>
  changePage(ctx, token, async (inner, project) => {
    if (project.stage === 'live') throw new AppError('CONFLICT', DOMAIN_SETTLED);
    if (project.stage === 'closed') throw new AppError('CONFLICT', NOT_NOW);
    if (project.domain === domain && project.domainConfirmedAt != null) return;
    const columns = { domain, domainConfirmedAt: ctx.deps.clock.now() };
    await inner.em.nativeUpdate(ProjectEntity, { id: project.id }, columns);
    Object.assign(project, columns);
    await notifyShop(inner, project, 'domain_confirmed', domain);
  });

/** @throws AppError NOT_FOUND before the website is live */
export const chooseNameOnCertificate = (
  ctx: Context,
  { token, display }: z.output<typeof nameOnCertificateInput>,
) =>
  changePage(ctx, token, async (inner, { orderId }) => {
    await setCertificateDisplay(inner, orderId, display);
  });

/** @param lock `FOR_UPDATE` keeps the project for this transaction @throws AppError NOT_FOUND */
export async function requireProject(ctx: Context, token: string, lock: Partial<typeof FOR_UPDATE> = {}) {
  const { keyring, clock } = ctx.deps;
  const claims = projectLinkToken.verify(keyring, token, clock.now());
  const project =
    claims && (await ctx.em.findOne(ProjectEntity, { orderId: claims.orderId }, { ...lock, refresh: true }));
  if (project?.linkExpiresAt == null || project.linkVersion !== claims?.version)
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID);
  // Only the holder of a genuine link learns that it has expired.
  if (project.linkExpiresAt <= clock.now())
    throw new AppError('NOT_FOUND', PROJECT_LINK_INVALID, { data: { reason: LINK_EXPIRED } });
  return project;
}

/**
 * For an order number and its email address. Known and unknown pairs get the same response after
 * the same statements; a job decides later whether to send an email.
 */
export async function requestNewLink(ctx: Context, input: { orderId: number; email: string }): Promise<void> {
  if (ctx.request.limitKey !== null) await countHourly(ctx, 'code-request');
  // Selects one row in either case, as findRequested of login codes does.
  const { id } = await kysely(ctx.em)
    .selectFrom('customer_order as o')
    .innerJoin('project as p', 'p.orderId', 'o.id')
    .select(({ fn }) => fn.min<number | null>('o.id').as('id'))
    .where('o.id', '=', fitsInteger(input.orderId) ? input.orderId : 0)
    .where('o.customerEmail', '=', input.email)
    .executeTakeFirstOrThrow();
  await inTransaction(ctx, async (inner) => {
    const key = ctx.deps.keyring.keyedHash('project-link', `${input.orderId}|${input.email}`);
    await countEmailRequest(inner, 'link', key);
    // Not woken, for the reason that login codes are not.
    await ctx.deps.jobs.enqueue(inner.em, projectLinkJob, { orderId: id ?? 0 }, { wakes: false });
  });
}

export const projectLinkJob = defineJob(
  'project-link',
  z.object({
    /** 0 if there is no such order. */
    orderId: z.int(),
  }),
  async (ctx: Context, { orderId }) => {
    if (!orderId) return;
    await inTransaction(ctx, async (inner) => {
      const order = await inner.em.findOne(OrderEntity, { id: orderId }, { refresh: true });
      if (!order || isErasedAddress(order.customerEmail)) return;
      const linkVersion = await extendProjectLink(inner, orderId);
      if (linkVersion === null) return;
      await inner.deps.mailer.enqueue(inner.em, {
        kind: 'project-link',
        to: order.customerEmail,
        orderId,
        payload: { orderId, name: order.customerName, linkVersion, lang: order.lang },
      });
    });
  },
  { retryLimit: 5 },
);
