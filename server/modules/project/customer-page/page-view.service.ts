/** A project's length does not change the number of statements. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { formLinkOf } from '#server/modules/sale/order/order.service.ts';
import { signPath } from '#server/modules/sale/order-email/email-links.service.ts';
import { requireRow } from '#server/platform/database/row-by-id.ts';
import { workingCalendar } from '#server/platform/working-calendar.ts';
import { packageNameIn } from '#src/content/languages/package-name.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  CUSTOMER_ACTIONS,
  type CustomerPageView,
  type MessageView,
  messageView,
  type ProjectWork,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import { designView } from '#src/domain/project/design/design.schema.ts';
import {
  isAllowed,
  type ProjectEventKind,
  projectState,
  stageTimes,
} from '#src/domain/project/project/project.rules.ts';
import type { ProjectClock } from '#src/domain/project/project/project-clock.rules.ts';
import { staffFirstName } from '#src/domain/project/project/project-texts.rules.ts';
import { addDays, utcDay } from '#src/domain/shared/dates.ts';
import { moneyText } from '#src/domain/shared/money.ts';
import { websiteDueAt } from '#src/domain/shared/working-time.rules.ts';
import { site } from '#src/domain/site.ts';
import { findFiles, toFileView } from '../file/project-file.service.ts';
import {
  PROJECT_MISSING,
  ProjectDesignEntity,
  type ProjectDesignRow,
  ProjectEntity,
  type ProjectFileRow,
  type ProjectHistory,
  type ProjectRow,
} from '../project/project.entity.ts';
import { findHistory, readClock } from '../project/project-history.service.ts';
import { toDetailView } from '../project/project-list.service.ts';
import { reviewOf } from '../review/review.service.ts';
import { certificateOf } from '../tree/certificate.service.ts';

const EVENT_OF: Record<(typeof CUSTOMER_ACTIONS)[number], ProjectEventKind> = {
  choose_design: 'design_chosen',
  request_changes: 'changes_requested',
  approve: 'approved',
};

export const findDesigns = (ctx: Context, projectId: number, isSent: boolean): Promise<ProjectDesignRow[]> =>
  ctx.em.find(
    ProjectDesignEntity,
    { projectId, eventId: isSent ? { $ne: null } : null },
    { orderBy: { round: 'desc', position: 'asc' }, refresh: true },
  );

type Files = Map<number, ProjectFileRow>;

async function designViews(ctx: Context, project: ProjectRow, files: Files, isSent: boolean) {
  return (await findDesigns(ctx, project.id, isSent)).map((design) => {
    const file = files.get(design.fileId ?? 0);
    return viewOf(designView, {
      ...design,
      file: file ? toFileView(ctx.deps, file, project.linkVersion) : null,
      isChosen: project.chosenDesignId === design.id,
    });
  });
}

async function messageViews(ctx: Context, project: ProjectRow, files: Files) {
  const db = kysely(ctx.em);
  const messages = await db
    .selectFrom('project_message')
    .selectAll()
    .where('projectId', '=', project.id)
    .orderBy('id', 'desc')
    .execute();
  const attached = await db
    .selectFrom('project_message_file as a')
    .innerJoin('project_file as f', 'f.id', 'a.fileId')
    .select(['a.messageId', 'a.fileId'])
    .where('f.projectId', '=', project.id)
    .orderBy('a.fileId')
    .execute();
  const idsOf = Map.groupBy(attached, ({ messageId }) => messageId);
  return messages.map((message) =>
    viewOf(messageView, {
      ...message,
      from: message.authorKind,
      files: (idsOf.get(message.id) ?? []).flatMap(({ fileId }) => {
        const file = files.get(fileId);
        return file ? [toFileView(ctx.deps, file, project.linkVersion)] : [];
      }),
    }),
  );
}

/** Undefined if nothing is due in working time: the browser then needs no calendar. */
async function holidaysUntilDue(ctx: Context, { due }: ProjectClock): Promise<string[] | undefined> {
  if (!due?.at || !due.isWorkingTime) return undefined;
  const now = ctx.deps.clock.now();
  const { holidays } = await workingCalendar(now, due.at);
  const [from, to] = due.at < now ? [due.at, now] : [now, due.at];
  // A day more on both sides: the shop's date may differ from that of UTC.
  const first = utcDay(addDays(from, -1));
  const last = utcDay(addDays(to, 1));
  return [...holidays].filter((date) => date >= first && date <= last).sort();
}

const dueIfChosen = async (now: Date): Promise<Date> => websiteDueAt(await workingCalendar(now, now), now);

function orderPart(ctx: Context, order: OrderRow, linkVersion: number): CustomerPageView['order'] {
  const { keyring, clock } = ctx.deps;
  return {
    packageType: packageNameIn(order.lang, order.packageType),
    price: moneyText(order, order.lang, true),
    paidAt: order.paidAt ?? null,
    receiptUrl: signPath(keyring, `${apiPaths.projectReceipt}/${order.id}`, linkVersion, clock.now()),
  };
}

async function domainOf(ctx: Context, project: ProjectRow): Promise<CustomerPageView['domain']> {
  const form = await ctx.em.findOne(ConfirmationEntity, { orderId: project.orderId }, { refresh: true });
  return {
    name: project.domain ?? form?.preferredDomain ?? null,
    confirmedAt: project.domainConfirmedAt ?? null,
  };
}

async function contactNameOf(ctx: Context, { assigneeId }: ProjectRow): Promise<string | null> {
  if (!assigneeId) return null;
  const accounts = kysely(ctx.em).selectFrom('admin_account').select('username');
  const assignee = await accounts.where('id', '=', assigneeId).executeTakeFirst();
  return assignee ? staffFirstName(assignee.username) : null;
}

/** Customers do not read the names with which staff sign in. */
const withoutAccountName = (message: MessageView): MessageView =>
  message.from === 'staff'
    ? { ...message, authorName: staffFirstName(message.authorName) ?? site.brand }
    : message;

/** @param known the project’s history, if the caller has read it */
export async function customerPage(ctx: Context, project: ProjectRow, known?: ProjectHistory) {
  const order = await ctx.em.findOneOrFail(OrderEntity, { id: project.orderId }, { refresh: true });
  const history = known ?? (await findHistory(ctx, project.id));
  const files = await findFiles(ctx, project.id);
  const designs = await designViews(ctx, project, files, true);
  const state = projectState(history);
  const projectClock = await readClock(ctx, history);
  const actions = CUSTOMER_ACTIONS.filter(
    (action) =>
      isAllowed(state, EVENT_OF[action], 'customer') && (action !== 'choose_design' || designs.length > 0),
  );
  return {
    orderId: order.id,
    customerName: order.customerName,
    contactName: await contactNameOf(ctx, project),
    lang: order.lang,
    timeZone: site.timeZone,
    holidays: await holidaysUntilDue(ctx, projectClock),
    ...projectClock,
    isApproved: state.isApproved,
    stageTimes: stageTimes(history),
    lastEventId: history.at(-1)?.id ?? 0,
    actions,
    dueIfChosen: actions.includes('choose_design') ? await dueIfChosen(ctx.deps.clock.now()) : null,
    formUrl: state.stage === 'awaiting_form' ? formLinkOf(ctx, order) : null,
    designs,
    messages: (await messageViews(ctx, project, files)).map(withoutAccountName),
    siteUrl: project.siteUrl ?? null,
    review: await reviewOf(ctx, order.id),
    domain: await domainOf(ctx, project),
    order: orderPart(ctx, order, project.linkVersion),
    certificate: await certificateOf(ctx, order.id),
  };
}

/** @throws AppError NOT_FOUND */
export async function projectWork(ctx: Context, id: number): Promise<ProjectWork> {
  const project = await requireRow(ctx.em, ProjectEntity, id, PROJECT_MISSING);
  const files = await findFiles(ctx, id);
  return {
    ...(await toDetailView(ctx, id)),
    drafts: await designViews(ctx, project, files, false),
    sent: await designViews(ctx, project, files, true),
    messages: await messageViews(ctx, project, files),
  };
}

/** Null for an order that was never paid. @throws AppError NOT_FOUND */
export async function findProjectOf(ctx: Context, orderId: number): Promise<ProjectWork | null> {
  await requireRow(ctx.em, OrderEntity, orderId, PROJECT_MISSING);
  const project = await ctx.em.findOne(ProjectEntity, { orderId });
  return project && projectWork(ctx, project.id);
}
