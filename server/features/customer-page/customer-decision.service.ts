/** What the customer decides on their page: each is one transaction with the project locked. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  approveInput,
  CustomerPageView,
  chooseDesignInput,
  confirmDomainInput,
  nameOnCertificateInput,
  requestChangesInput,
} from '#src/domain/project/customer-page.schema.ts';
import { PROJECT_NOTE_MAX } from '#src/domain/project/project.schema.ts';
import { ProjectEntity, type ProjectRow } from '../project/project.entity.ts';
import {
  addEvent,
  findEventRows,
  type NewEvent,
  type StoredEvent,
  toEvents,
} from '../project/project-history.service.ts';
import { setCertificateDisplay } from '../tree/certificate.service.ts';
import { customerPage, sentDesigns } from './page-view.service.ts';
import { announceProjectChange } from './project-change.service.ts';
import { addMessage } from './project-message.service.ts';
import { lockProjectOf } from './require-project.service.ts';
import { notifyShop } from './shop-notice.service.ts';

const CHANGED = 'Your project has changed since you opened this page. Reload it, then decide.';
const NOT_NOW = 'This can’t be done at this point of your project. Reload the page to see what comes next.';
const DESIGN_MISSING = 'We can’t find this design. Reload the page and choose one of your designs.';
const DOMAIN_SETTLED = 'Your website is already live. Write to us, and we’ll change its domain together.';

type Decision = { token: string; lastEventId: number };

/** @throws AppError NOT_FOUND, CONFLICT */
function decide(
  ctx: Context,
  { token, lastEventId }: Decision,
  work: (inner: Context, project: ProjectRow, events: readonly StoredEvent[]) => Promise<void>,
): Promise<CustomerPageView> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProjectOf(inner, token);
    const events = toEvents(await findEventRows(inner, [project.id]));
    if (events.at(-1)?.id !== lastEventId) throw new AppError('CONFLICT', CHANGED);
    await work(inner, project, events);
    return customerPage(inner, project);
  });
}

async function addDecision(
  ctx: Context,
  project: ProjectRow,
  event: Omit<NewEvent, 'actorKind'>,
): Promise<number> {
  const id = await addEvent(ctx, project, { ...event, actorKind: 'customer' });
  if (id === null) throw new AppError('CONFLICT', NOT_NOW);
  return id;
}

export const chooseDesign = (ctx: Context, input: z.output<typeof chooseDesignInput>) =>
  decide(ctx, input, async (inner, project, events) => {
    const designs = await kysely(inner.em)
      .selectFrom('project_design')
      .select(['id', 'eventId', 'title'])
      .where('projectId', '=', project.id)
      .execute();
    const design = sentDesigns(designs, events).find(({ id }) => id === input.designId);
    if (!design) throw new AppError('NOT_FOUND', DESIGN_MISSING);
    const { note } = input;
    const eventId = await addDecision(inner, project, {
      kind: 'design_chosen',
      note: note?.slice(0, PROJECT_NOTE_MAX),
    });
    await inner.em.nativeUpdate(ProjectEntity, { id: project.id }, { chosenDesignId: design.id });
    project.chosenDesignId = design.id;
    if (note) await addMessage(inner, project, { kind: 'message', text: note, eventId });
    await notifyShop(inner, project, 'design_chosen', [design.title, note].filter(Boolean).join('\n\n'));
  });

/** Opens one round: the next one is possible once it has been answered with new work. */
export const requestChanges = (ctx: Context, input: z.output<typeof requestChangesInput>) =>
  decide(ctx, input, async (inner, project) => {
    const { text, fileIds } = input;
    const note = text.slice(0, PROJECT_NOTE_MAX);
    const eventId = await addDecision(inner, project, { kind: 'changes_requested', note });
    await addMessage(inner, project, { kind: 'change_request', text, fileIds, eventId });
    await notifyShop(inner, project, 'changes_requested', text);
  });

export const approve = (ctx: Context, input: z.output<typeof approveInput>) =>
  decide(ctx, input, async (inner, project) => {
    await addDecision(inner, project, { kind: 'approved' });
    await notifyShop(inner, project, 'approved', null);
  });

/** Can be corrected until the website is live. @throws AppError NOT_FOUND, CONFLICT */
export function confirmDomain(
  ctx: Context,
  { token, domain }: z.output<typeof confirmDomainInput>,
): Promise<CustomerPageView> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProjectOf(inner, token);
    if (project.stage === 'live') throw new AppError('CONFLICT', DOMAIN_SETTLED);
    if (project.stage === 'closed') throw new AppError('CONFLICT', NOT_NOW);
    if (project.domain !== domain || project.domainConfirmedAt == null) {
      const columns = { domain, domainConfirmedAt: ctx.deps.clock.now() };
      await inner.em.nativeUpdate(ProjectEntity, { id: project.id }, columns);
      Object.assign(project, columns);
      await announceProjectChange(inner, project.id);
      await notifyShop(inner, project, 'domain_confirmed', domain);
    }
    return customerPage(inner, project);
  });
}

/** @throws AppError NOT_FOUND before the website is live */
export const chooseNameOnCertificate = (
  ctx: Context,
  { token, display }: z.output<typeof nameOnCertificateInput>,
): Promise<CustomerPageView> =>
  inTransaction(ctx, async (inner) => {
    const project = await lockProjectOf(inner, token);
    await setCertificateDisplay(inner, project.orderId, display);
    await announceProjectChange(inner, project.id);
    return customerPage(inner, project);
  });
