/** Each change is one event in one transaction. */
import { type Context, inTransaction } from '#server/context.ts';
import { renewWaitingLinks } from '#server/modules/sale/order/automatic-email.service.ts';
import { revokeProjectLinks } from '#server/modules/sale/order-email/email-links.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError, fieldError } from '#server/platform/errors.ts';
import { get } from '#server/platform/outgoing/outgoing.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { namesAddress, undoable } from '#src/domain/project/project/project.rules.ts';
import {
  DESIGN_MESSAGE,
  LIVE_REASON_MESSAGE,
  type ProjectChangeInput,
  SITE_URL_MESSAGE,
} from '#src/domain/project/project/project.schema.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import { findDesigns, projectWork } from '../customer-page/page-view.service.ts';
import { PROJECT_MISSING, ProjectEntity, type ProjectRow } from './project.entity.ts';
import { addEvent, findHistory, type NewEvent } from './project-history.service.ts';

/** RFC 2606: names of samples, which lead nowhere. */
const EXAMPLE_HOST = /(^|\.)(example|test|invalid|example\.(com|net|org))$/;

async function findProblem(ctx: Context, siteUrl: string): Promise<string | null> {
  const { config, outgoing } = ctx.deps;
  if (config.demo && EXAMPLE_HOST.test(new URL(siteUrl).hostname)) return null;
  const { status, text, location } = await get(outgoing, siteUrl);
  if (status === 200) return null;
  if (status === null) return text;
  return location
    ? `It redirects too often, last to ${location.slice(0, 200)}.`
    : `It responds with status ${status} instead of 200.`;
}

/** Sends one request, and must not be called in a transaction. @throws AppError VALIDATION */
async function requireLiveSite(ctx: Context, siteUrl: string): Promise<void> {
  const problem = await findProblem(ctx, siteUrl);
  if (!problem) return;
  const message = `We couldn’t open ${siteUrl}. ${problem}`;
  throw new AppError('VALIDATION', message, {
    issues: [{ path: ['siteUrl'], message }],
    data: { isUnreachable: true },
  });
}

const lockProject = (ctx: Context, id: number): Promise<ProjectRow> =>
  lockRow(ctx.em, ProjectEntity, id, PROJECT_MISSING);

async function change(ctx: Context, project: ProjectRow, event: NewEvent, isUnchecked = false) {
  const before = project.stage;
  if (!(await addEvent(ctx, project, event)))
    throw new AppError(
      'CONFLICT',
      `This can’t be done in the stage “${PROJECT_STAGE_LABELS[before]}”. The project shows what can be done now.`,
    );
  await writeAudit(ctx, 'project.state', ['project', project.id], {
    before: { state: before },
    after: { state: project.stage, change: event.kind, ...(isUnchecked ? { address: 'not checked' } : {}) },
  });
  return projectWork(ctx, project.id);
}

/** @throws AppError NOT_FOUND, VALIDATION, CONFLICT when someone else was faster */
export async function changeProject(ctx: Context, input: ProjectChangeInput): Promise<ProjectWork> {
  const { id, change: kind, note, customerNote, liveAnyway } = input;
  const siteUrl = namesAddress(kind) ? input.siteUrl : null;
  if (namesAddress(kind) && !siteUrl) throw fieldError('siteUrl', SITE_URL_MESSAGE);
  const isUnchecked = kind === 'went_live' && liveAnyway;
  if (isUnchecked && !note) throw fieldError('note', LIVE_REASON_MESSAGE);
  if (kind === 'went_live' && siteUrl && !isUnchecked) await requireLiveSite(ctx, siteUrl);
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner, id);
    if ((await findHistory(inner, id)).at(-1)?.id !== input.lastEventId)
      throw new AppError('CONFLICT', 'This project was changed by someone else. Your change was not saved.', {
        data: { current: await projectWork(inner, id) },
      });
    const designId = kind === 'design_chosen' ? input.designId : null;
    if (kind === 'design_chosen') {
      const sent = await findDesigns(inner, id, true);
      // Designs that were sent some other way have no rows: nothing can then be named.
      const isOpen = sent.length === 0 && designId === null;
      if (!isOpen && !sent.some((design) => design.id === designId))
        throw fieldError('designId', DESIGN_MESSAGE);
    }
    const event = { kind, actorKind: 'staff' as const, note, customerNote, siteUrl, designId };
    return change(inner, project, event, isUnchecked);
  });
}

const TOO_LATE = 'This change can no longer be undone. Make the change that corrects it.';

/** @throws AppError NOT_FOUND, CONFLICT */
export async function undoProjectChange(ctx: Context, { id, eventId }: { id: number; eventId: number }) {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner, id);
    if (undoable(await findHistory(inner, id), ctx.deps.clock.now())?.id !== eventId)
      throw new AppError('CONFLICT', TOO_LATE);
    return change(inner, project, { kind: 'undone', actorKind: 'staff' });
  });
}

const ALREADY_REVOKED = 'These links have already been revoked.';

/**
 * Ends every link to the customer's page and to the review that was sent so far.
 * @param input.linkVersion what the caller saw: a second attempt does not end a newer link
 * @throws AppError NOT_FOUND, CONFLICT
 */
export function revokeLink(ctx: Context, { id, linkVersion }: { id: number; linkVersion: number }) {
  return inTransaction(ctx, async (inner) => {
    const project = await lockProject(inner, id);
    if (project.linkVersion !== linkVersion) throw new AppError('CONFLICT', ALREADY_REVOKED);
    const current = await revokeProjectLinks(inner, project.orderId);
    await renewWaitingLinks(inner, project.orderId, { linkVersion: current });
    await writeAudit(inner, 'project.revoke-link', ['project', id]);
    return projectWork(inner, id);
  });
}
