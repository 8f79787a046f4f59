/** The events of projects, and the columns that follow from them. */
import { actorName, type Context } from '#server/context.ts';
import {
  effectiveEvents,
  isAllowed,
  type ProjectActor,
  type ProjectEvent,
  type ProjectEventKind,
  projectState,
} from '#src/domain/project/project.rules.ts';
import { isShopsTurn, type ProjectClock, projectClock } from '#src/domain/project/project-clock.rules.ts';
import {
  ProjectEntity,
  ProjectEventEntity,
  type ProjectEventRow,
  type ProjectRow,
} from './project.entity.ts';
import { workingCalendar } from './working-calendar.service.ts';

type Row = Pick<ProjectEventRow, 'id' | 'kind' | 'actorKind' | 'createdAt'>;
export type StoredEvent = ProjectEvent & { id: number };

const toEvent = ({ id, kind, actorKind, createdAt }: Row): StoredEvent => ({
  id,
  kind,
  actor: actorKind,
  at: createdAt,
});
export const toEvents = (rows: readonly Row[]): StoredEvent[] => rows.map(toEvent);

/** Oldest first. */
export const findEventRows = (ctx: Context, projectIds: readonly number[]): Promise<ProjectEventRow[]> =>
  ctx.em.find(ProjectEventEntity, { projectId: [...projectIds] }, { orderBy: { id: 'asc' } });

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
};

/** The address that the latest change named; undo also undoes the address. */
const siteUrlOf = (rows: readonly Pick<ProjectEventRow, 'kind' | 'siteUrl'>[]): string | null =>
  effectiveEvents(rows).findLast(({ siteUrl }) => siteUrl)?.siteUrl ?? null;

/**
 * Adds an event to a locked project, updates its columns and calls the listeners.
 * @returns its id; null, without any effect, if the project's stage does not allow it
 */
export async function addEvent(
  ctx: Context,
  project: ProjectRow,
  { kind, actorKind, note = null, customerNote = null, siteUrl = null }: NewEvent,
): Promise<number | null> {
  const rows = await findEventRows(ctx, [project.id]);
  const events = toEvents(rows);
  if (events.length > 0 && !isAllowed(projectState(events), kind, actorKind)) return null;
  const at = ctx.deps.clock.now();
  const before = project.stage;
  const eventId = await ctx.em.insert(ProjectEventEntity, {
    projectId: project.id,
    kind,
    actorKind,
    actorName: actorKind === 'customer' ? 'customer' : actorName(ctx),
    note,
    siteUrl,
    createdAt: at,
  });
  const { stage, due } = await readClock(ctx, [...events, { kind, actor: actorKind, at }]);
  const columns = {
    stage,
    dueAt: due?.at ?? null,
    siteUrl: siteUrlOf([...rows, { kind, siteUrl }]),
    changedAt: at,
  };
  await ctx.em.nativeUpdate(ProjectEntity, { id: project.id }, columns);
  Object.assign(project, columns);
  const change = { eventId, kind, actor: actorKind, note, customerNote, before };
  for (const listener of ctx.deps.stageListeners) await listener(ctx, project, change);
  return eventId;
}
