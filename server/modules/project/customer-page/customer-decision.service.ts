/** What the customer decides on their page: each is one transaction with the project locked. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  approveInput,
  CustomerPageView,
  chooseDesignInput,
  confirmDomainInput,
  nameOnCertificateInput,
  requestChangesInput,
} from '#src/domain/project/project/customer-page.schema.ts';
import { PROJECT_NOTE_MAX } from '#src/domain/project/project/project.schema.ts';
import { ProjectEntity, type ProjectHistory, type ProjectRow } from '../project/project.entity.ts';
import { addEvent, findHistory, findSentDesigns, type NewEvent } from '../project/project-history.service.ts';
import { setCertificateDisplay } from '../tree/certificate.service.ts';
import { lockProjectOf } from './page-link.service.ts';
import { customerPage } from './page-view.service.ts';
import { addMessage, notifyShop } from './project-message.service.ts';

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

type Decision = { token: string; lastEventId: number };

/** @param work returns the history with the decision @throws AppError NOT_FOUND, CONFLICT */
function decide(
  ctx: Context,
  { token, lastEventId }: Decision,
  work: (inner: Context, project: ProjectRow, history: ProjectHistory) => Promise<ProjectHistory>,
): Promise<CustomerPageView> {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProjectOf(inner, token);
    const history = await findHistory(inner, project.id);
    if (history.at(-1)?.id !== lastEventId) throw new AppError('CONFLICT', CHANGED);
    return customerPage(inner, project, await work(inner, project, history));
  });
}

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
    return customerPage(inner, project);
  });
