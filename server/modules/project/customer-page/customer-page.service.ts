/** What the customer decides on their page, and the messages between customer and shop. */
import type { z } from 'zod';
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  approveInput,
  CustomerPageView,
  chooseDesignInput,
  confirmDomainInput,
  MESSAGE_AUTHORS,
  MESSAGE_KINDS,
  MessageView,
  nameOnCertificateInput,
  requestChangesInput,
  sendMessageInput,
} from '#src/domain/project/project/customer-page.schema.ts';
import { answeredAt } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_NOTE_MAX } from '#src/domain/project/project/project.schema.ts';
import type { staffMessageInput } from '#src/domain/project/project/project-designs.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { site } from '#src/domain/site.ts';
import { findFiles } from '../file/project-file.service.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  type ProjectHistory,
  ProjectMessageEntity,
  ProjectMessageFileEntity,
  type ProjectRow,
} from '../project/project.entity.ts';
import {
  addEvent,
  findHistory,
  findSentDesigns,
  type NewEvent,
  toEvents,
} from '../project/project-history.service.ts';
import type { CustomerStep } from '../project.emails.ts';
import { findOrder, previewOf, projectEmailPayload } from '../project-email/stage-email.service.ts';
import { setCertificateDisplay } from '../tree/certificate.service.ts';
import { requireProject } from './page-link.service.ts';
import { customerPage, messageViews } from './page-view.service.ts';

/** Emails the shop what a customer did on their page. */
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

type CustomersChange = (inner: Context, project: ProjectRow) => Promise<ProjectHistory | void>;

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
  const columns = { answeredAt: answeredAt(toEvents(history), latest.eventId) };
  await ctx.em.nativeUpdate(ProjectMessageEntity, { id: latest.id }, columns);
};

const viewsOf = async (ctx: Context, project: ProjectRow): Promise<MessageView[]> =>
  messageViews(ctx, project, await findFiles(ctx, project.id, 'attachment'));

/** @throws AppError NOT_FOUND */
export const listMessages = async (ctx: Context, projectId: number): Promise<MessageView[]> =>
  viewsOf(ctx, await requireRow(ctx.em, ProjectEntity, projectId, PROJECT_MISSING));

/** Null for an erased customer. @throws AppError NOT_FOUND */
export async function previewMessage(ctx: Context, { projectId, text }: { projectId: number; text: string }) {
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

/** @param work returns the history with the decision @throws AppError NOT_FOUND, CONFLICT */
const decide = (
  ctx: Context,
  { token, lastEventId }: { token: string; lastEventId: number },
  work: (inner: Context, project: ProjectRow, history: ProjectHistory) => Promise<ProjectHistory>,
): Promise<CustomerPageView> =>
  changePage(ctx, token, async (inner, project) => {
    const history = await findHistory(inner, project.id);
    if (history.at(-1)?.id !== lastEventId) throw new AppError('CONFLICT', CHANGED);
    return work(inner, project, history);
  });

async function addDecision(
  ctx: Context,
  project: ProjectRow,
  known: ProjectHistory,
  event: Omit<NewEvent, 'actorKind'>,
): Promise<ProjectHistory> {
  const history = await addEvent(ctx, project, { ...event, actorKind: 'customer' }, known);
  if (!history) throw new AppError('CONFLICT', NOT_NOW);
  return history;
}

export const chooseDesign = (ctx: Context, input: z.output<typeof chooseDesignInput>) =>
  decide(ctx, input, async (inner, project, known) => {
    const { note, designId } = input;
    const design = (await findSentDesigns(inner, project.id, known)).find(({ id }) => id === designId);
    if (!design) throw new AppError('NOT_FOUND', DESIGN_MISSING);
    const history = await addDecision(inner, project, known, {
      kind: 'design_chosen',
      note: historyNote(note),
      designId,
    });
    const eventId = history.at(-1)?.id;
    if (note) await addMessage(inner, project, { kind: 'message', text: note, eventId });
    await notifyShop(inner, project, 'design_chosen', [design.title, note].filter(Boolean).join('\n\n'));
    return history;
  });

/** Opens one round: the next one is possible once it has been answered with new work. */
export const requestChanges = (ctx: Context, input: z.output<typeof requestChangesInput>) =>
  decide(ctx, input, async (inner, project, known) => {
    const { text, fileIds } = input;
    const note = historyNote(text);
    const history = await addDecision(inner, project, known, { kind: 'changes_requested', note });
    const eventId = history.at(-1)?.id;
    await addMessage(inner, project, { kind: 'change_request', text, fileIds, eventId });
    await notifyShop(inner, project, 'changes_requested', text);
    return history;
  });

export const approve = (ctx: Context, input: z.output<typeof approveInput>) =>
  decide(ctx, input, async (inner, project, known) => {
    const history = await addDecision(inner, project, known, { kind: 'approved' });
    await notifyShop(inner, project, 'approved', null);
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
