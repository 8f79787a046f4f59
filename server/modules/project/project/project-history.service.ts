import { actorName, type Context, emit, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { workingCalendar } from '#server/platform/working-calendar.ts';
import {
  effectiveEvents,
  isAllowed,
  type ProjectActor,
  type ProjectEvent,
  type ProjectEventKind,
  projectState,
} from '#src/domain/project/project/project.rules.ts';
import type { ChosenDesign } from '#src/domain/project/project/project.schema.ts';
import {
  isShopsTurn,
  type ProjectClock,
  projectClock,
} from '#src/domain/project/project/project-clock.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import {
  PROJECT_MISSING,
  ProjectEntity,
  ProjectEventEntity,
  type ProjectHistory,
  type ProjectRow,
} from './project.entity.ts';

export const findHistory = (ctx: Context, projectId: number): Promise<ProjectHistory> =>
  ctx.em.find(ProjectEventEntity, { projectId }, { orderBy: { id: 'asc' } });

export async function findHistories(
  ctx: Context,
  projects: readonly { id: number }[],
): Promise<Map<number, ProjectHistory>> {
  const projectId = projects.map(({ id }) => id);
  const events = await ctx.em.find(ProjectEventEntity, { projectId }, { orderBy: { id: 'asc' } });
  return Map.groupBy(events, (event) => event.projectId);
}

/** Holidays are loaded only when the shop's time is counted. */
export async function readClock(ctx: Context, events: readonly ProjectEvent[]): Promise<ProjectClock> {
  const now = ctx.deps.clock.now();
  const first = events[0]?.createdAt ?? now;
  const calendar = isShopsTurn(projectState(events))
    ? await workingCalendar(first, now)
    : { timeZone: 'UTC', holidays: new Set<string>() };
  return projectClock(events, calendar, now);
}

export type NewEvent = {
  kind: ProjectEventKind;
  actorKind: ProjectActor;
  note?: string | null;
  customerNote?: string | null;
  siteUrl?: string | null;
  designId?: number | null;
};

/** Undo also undoes the address. */
const siteUrlOf = (history: ProjectHistory): string | null =>
  effectiveEvents(history).findLast(({ siteUrl }) => siteUrl)?.siteUrl ?? null;

/** A choice ends when it is undone, and then the designs are open again. */
const isChoiceOpen = (stage: ProjectStage): boolean => stage === 'designing' || stage === 'choosing';

/**
 * Adds an event to a locked project, updates its columns and calls the listeners.
 * @param known the history, if the caller has read it under the same lock
 * @returns the history with the new event; null, without any effect, if the stage does not allow it
 */
export async function addEvent(
  ctx: Context,
  project: ProjectRow,
  { kind, actorKind, note = null, customerNote = null, siteUrl = null, designId = null }: NewEvent,
  known?: ProjectHistory,
): Promise<ProjectHistory | null> {
  const earlier = known ?? (await findHistory(ctx, project.id));
  if (earlier.length > 0 && !isAllowed(projectState(earlier), kind, actorKind)) return null;
  const before = project.stage;
  const event = {
    projectId: project.id,
    kind,
    actorKind,
    actorName: actorKind === 'customer' ? 'customer' : actorName(ctx),
    note,
    siteUrl,
    createdAt: ctx.deps.clock.now(),
  };
  const eventId = await ctx.em.insert(ProjectEventEntity, event);
  const history: ProjectHistory = [...earlier, { ...event, id: eventId }];
  const { stage, due } = await readClock(ctx, history);
  const columns = {
    stage,
    dueAt: due?.at ?? null,
    siteUrl: siteUrlOf(history),
    chosenDesignId: isChoiceOpen(stage) ? null : (designId ?? project.chosenDesignId ?? null),
    changedAt: event.createdAt,
  };
  await ctx.em.nativeUpdate(ProjectEntity, { id: project.id }, columns);
  Object.assign(project, columns);
  await emit(ctx, 'project.event', { project, eventId, kind, customerNote, before, history });
  return history;
}

const dueTimeOf = async (ctx: Context, projectId: number): Promise<Date | null> =>
  (await readClock(ctx, await findHistory(ctx, projectId))).due?.at ?? null;

/** For a changed time zone or calendar. Locks only projects whose due time differs. */
export async function refreshDueTimes(ctx: Context): Promise<void> {
  const projects = await ctx.em.find(
    ProjectEntity,
    { stage: ['designing', 'building', 'reviewing'] },
    { fields: ['id', 'dueAt'] },
  );
  for (const { id, dueAt } of projects) {
    if ((await dueTimeOf(ctx, id))?.getTime() === dueAt?.getTime()) continue;
    await inTransaction(ctx, async (inner) => {
      await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING);
      await inner.em.nativeUpdate(ProjectEntity, { id }, { dueAt: await dueTimeOf(inner, id) });
    });
  }
}

export const findChosenDesign = async (
  ctx: Context,
  { chosenDesignId }: { chosenDesignId?: number | null },
): Promise<ChosenDesign | null> =>
  (await kysely(ctx.em)
    .selectFrom('project_design')
    .select(['id', 'title', 'round'])
    .where('id', '=', chosenDesignId ?? 0)
    .executeTakeFirst()) ?? null;
