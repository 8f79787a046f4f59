/** Which designs the customer has, and which one was chosen. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fieldError } from '#server/platform/errors.ts';
import { effectiveEvents } from '#src/domain/project/project/project.rules.ts';
import { type ChosenDesign, DESIGN_MESSAGE } from '#src/domain/project/project/project.schema.ts';
import type { ProjectHistory, ProjectRow } from './project.entity.ts';
import type { ProjectDesignRow } from './project-page.entity.ts';

/** Undoing the email takes its designs back. */
export function sentDesigns<Design extends Pick<ProjectDesignRow, 'eventId'>>(
  designs: readonly Design[],
  history: ProjectHistory,
): Design[] {
  const sent = new Set(effectiveEvents(history).map(({ id }) => id));
  return designs.filter(({ eventId }) => eventId != null && sent.has(eventId));
}

const designsOf = (ctx: Context, projectId: number) =>
  kysely(ctx.em).selectFrom('project_design').selectAll().where('projectId', '=', projectId);

export const findSentDesigns = async (ctx: Context, projectId: number, history: ProjectHistory) =>
  sentDesigns(await designsOf(ctx, projectId).execute(), history);

/** Designs that were sent some other way have no rows: nothing can then be named. */
export async function requireChoice(
  ctx: Context,
  projectId: number,
  history: ProjectHistory,
  designId: number | null,
): Promise<void> {
  const sent = await findSentDesigns(ctx, projectId, history);
  if (sent.length === 0 && designId === null) return;
  if (!sent.some(({ id }) => id === designId)) throw fieldError('designId', DESIGN_MESSAGE);
}

export async function findChosenDesign(
  ctx: Context,
  { id, chosenDesignId }: Pick<ProjectRow, 'id' | 'chosenDesignId'>,
): Promise<ChosenDesign | null> {
  if (chosenDesignId == null) return null;
  const design = await designsOf(ctx, id).where('id', '=', chosenDesignId).executeTakeFirst();
  return design ? { id: design.id, title: design.title, round: design.round } : null;
}
