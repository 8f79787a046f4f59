/** The events of projects, and what follows from them: columns, and the designs that were sent. */
import { actorName, type Context, emit, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { fieldError } from '#server/platform/errors.ts';
import { workingCalendar } from '#server/platform/working-calendar.ts';
import {
  effectiveEvents,
  isAllowed,
  type ProjectActor,
  type ProjectEvent,
  type ProjectEventKind,
  projectState,
} from '#src/domain/project/project/project.rules.ts';
import { type ChosenDesign, DESIGN_MESSAGE } from '#src/domain/project/project/project.schema.ts';
import {
  isShopsTurn,
  type ProjectClock,
  projectClock,
} from '#src/domain/project/project/project-clock.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import {
  type ProjectDesignRow,
  ProjectEntity,
  ProjectEventEntity,
  type ProjectEventRow,
  type ProjectHistory,
  type ProjectRow,
} from './project.entity.ts';

type Row = Pick<ProjectEventRow, 'id' | 'kind' | 'actorKind' | 'createdAt'>;
export type StoredEvent = ProjectEvent & { id: number };

export const toEvents = (rows: readonly Row[]): StoredEvent[] =>
  rows.map(({ id, kind, actorKind, createdAt }) => ({ id, kind, actor: actorKind, at: createdAt }));

/** Of several projects, oldest first. */
export const findEventRows = (ctx: Context, projectIds: readonly number[]): Promise<ProjectEventRow[]> =>
  ctx.em.find(ProjectEventEntity, { projectId: [...projectIds] }, { orderBy: { id: 'asc' } });

export const findHistory = (ctx: Context, projectId: number): Promise<ProjectHistory> =>
  findEventRows(ctx, [projectId]);

/** Holidays are loaded only when the shop's time is counted. */
export async function readClock(ctx: Context, events: readonly ProjectEvent[]): Promise<ProjectClock> {
  const now = ctx.deps.clock.now();
  const first = events[0]?.at ?? now;
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
  /** The address of the website, if the change names one. */
  siteUrl?: string | null;
  /** The design that the change chooses. */
  designId?: number | null;
};

/** The address that the latest change named; undo also undoes the address. */
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
  const { stage, due } = await readClock(ctx, toEvents(history));
  const columns = {
    stage,
    dueAt: due?.at ?? null,
    siteUrl: siteUrlOf(history),
    chosenDesignId: isChoiceOpen(stage) ? null : (designId ?? project.chosenDesignId ?? null),
    changedAt: event.createdAt,
  };
  await ctx.em.nativeUpdate(ProjectEntity, { id: project.id }, columns);
  Object.assign(project, columns);
  const change = { eventId, kind, actor: actorKind, note, customerNote, before, history };
  await emit(ctx, 'project.event', { project, ...change });
  return history;
}

const WORKING_STAGES = ['designing', 'building', 'reviewing'] as const;

async function refreshDueTime(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await inner.em.findOneOrFail(ProjectEntity, { id }, { ...FOR_UPDATE, refresh: true });
    const { due } = await readClock(inner, toEvents(await findEventRows(inner, [id])));
    await inner.em.nativeUpdate(ProjectEntity, { id }, { dueAt: due?.at ?? null });
  });
}

/** For a changed time zone or calendar. Only rows that differ are locked and written. */
export async function refreshDueTimes(ctx: Context): Promise<void> {
  const projects = await ctx.em.find(ProjectEntity, { stage: [...WORKING_STAGES] }, { refresh: true });
  for (const { id, dueAt } of projects) {
    const { due } = await readClock(ctx, toEvents(await findEventRows(ctx, [id])));
    if ((due?.at?.getTime() ?? null) !== (dueAt?.getTime() ?? null)) await refreshDueTime(ctx, id);
  }
}

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
