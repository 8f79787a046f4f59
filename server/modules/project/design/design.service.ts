import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { type DesignInput, DRAFTS_MAX } from '#src/domain/project/design/design.schema.ts';
import { effectiveEvents } from '#src/domain/project/project/project.rules.ts';
import { addMessage } from '../customer-page/customer-page.service.ts';
import { findDesigns, projectWork } from '../customer-page/page-view.service.ts';
import {
  PROJECT_MISSING,
  ProjectDesignEntity,
  type ProjectDesignRow,
  ProjectEntity,
} from '../project/project.entity.ts';

const DRAFT_MISSING =
  'Someone sent or removed this design while you were working. Check what has been sent, then try again.';
const FILE_MISSING = 'The uploaded file is no longer there. Upload it again.';

/** Locks the project, so that nothing is sent meanwhile. @throws AppError NOT_FOUND, CONFLICT */
const changeDrafts = (
  ctx: Context,
  projectId: number,
  work: (inner: Context, drafts: ProjectDesignRow[]) => Promise<unknown>,
): Promise<ProjectWork> =>
  inTransaction(ctx, async (inner) => {
    await lockRow(inner.em, ProjectEntity, projectId, PROJECT_MISSING);
    await work(inner, await findDesigns(inner, projectId, false));
    return projectWork(inner, projectId);
  });

function requireDraft(drafts: readonly ProjectDesignRow[], id: number): ProjectDesignRow {
  const draft = drafts.find((design) => design.id === id);
  if (!draft) throw new AppError('CONFLICT', DRAFT_MISSING);
  return draft;
}

type Content = Pick<ProjectDesignRow, 'kind' | 'fileId' | 'link'>;

/** @throws AppError NOT_FOUND */
async function contentOf(ctx: Context, { projectId, id, fileId, link }: DesignInput): Promise<Content> {
  if (link) return { kind: 'link', fileId: null, link };
  const file = await kysely(ctx.em)
    .selectFrom('project_file as f')
    .leftJoin('project_design as d', 'd.fileId', 'f.id')
    .select(['f.id', 'f.mediaType', 'd.id as designId'])
    .where('f.id', '=', fileId ?? 0)
    .where('f.projectId', '=', projectId)
    .where('f.purpose', '=', 'design')
    .executeTakeFirst();
  if (!file || (file.designId !== null && file.designId !== id))
    throw new AppError('NOT_FOUND', FILE_MISSING);
  return { kind: file.mediaType === 'application/pdf' ? 'pdf' : 'image', fileId: file.id, link: null };
}

/** @throws AppError NOT_FOUND, CONFLICT */
export function saveDesign(ctx: Context, input: DesignInput): Promise<ProjectWork> {
  const { projectId, id, title, note } = input;
  return changeDrafts(ctx, projectId, async (inner, drafts) => {
    const columns = { title, note, ...(await contentOf(inner, input)) };
    if (id !== null)
      return inner.em.nativeUpdate(ProjectDesignEntity, { id: requireDraft(drafts, id).id }, columns);
    if (drafts.length >= DRAFTS_MAX)
      throw new AppError('CONFLICT', `At most ${DRAFTS_MAX} designs can wait. Send or remove some first.`);
    const sent = await findDesigns(inner, projectId, true);
    return inner.em.insert(ProjectDesignEntity, {
      projectId,
      round: Math.max(0, ...sent.map(({ round }) => round)) + 1,
      position: Math.max(0, ...drafts.map(({ position }) => position)) + 1,
      ...columns,
      eventId: null,
      createdAt: inner.deps.clock.now(),
    });
  });
}

/** The uploaded file is deleted with the next cleanup. @throws AppError CONFLICT */
export const removeDesign = (ctx: Context, { projectId, id }: { projectId: number; id: number }) =>
  changeDrafts(ctx, projectId, async (inner, drafts) => {
    await inner.em.nativeDelete(ProjectDesignEntity, { id: requireDraft(drafts, id).id });
  });

type Move = { projectId: number; id: number; by: -1 | 1 };
/** @throws AppError CONFLICT */
export const moveDesign = (ctx: Context, { projectId, id, by }: Move) =>
  changeDrafts(ctx, projectId, async (inner, drafts) => {
    const draft = requireDraft(drafts, id);
    const other = drafts[drafts.indexOf(draft) + by];
    if (!other) return;
    const place = (design: ProjectDesignRow, position: number) =>
      inner.em.nativeUpdate(ProjectDesignEntity, { id: design.id }, { position });
    // Two designs of a round never have the same position, not for a moment.
    await place(draft, Math.max(...drafts.map(({ position }) => position)) + 1);
    await place(other, draft.position);
    await place(draft, other.position);
  });

export const sendDesigns: Listener<Context, 'project.event'> = async (ctx, change) => {
  const { project, kind, eventId, customerNote, history } = change;
  const projectId = project.id;
  if (kind === 'designs_sent')
    await ctx.em.nativeUpdate(ProjectDesignEntity, { projectId, eventId: null }, { eventId });
  if (kind === 'undone') {
    const counted = effectiveEvents(history).map(({ id }) => id);
    await ctx.em.nativeUpdate(
      ProjectDesignEntity,
      { projectId, eventId: { $ne: null, $nin: counted } },
      { eventId: null },
    );
  }
  // What the email says is on the customer's page too.
  if (customerNote)
    await addMessage(ctx, project, { kind: 'message', text: customerNote, eventId, from: 'staff' });
};
