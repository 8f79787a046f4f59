import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { StageDurations } from '#src/domain/project/project/project.schema.ts';
import {
  averageDesignHours,
  designHoursSince,
  durationsByMonth,
  MEASURED_STAGES,
  type StageStay,
  stageStays,
} from '#src/domain/project/project/stage-durations.rules.ts';
import { lastMonths } from '#src/domain/shared/dates.ts';
import { ProjectEntity } from './project.entity.ts';
import { findHistories } from './project-history.service.ts';

const MONTHS = 12;
/** The newest ones. Enough for the figures, and it limits what is read. */
const PROJECTS_MAX = 2000;

async function staysOfProjects(ctx: Context, changedSince: Date): Promise<StageStay[][]> {
  const projects = await ctx.em.find(
    ProjectEntity,
    { changedAt: { $gte: changedSince } },
    { fields: ['id'], orderBy: { id: 'desc' }, limit: PROJECTS_MAX },
  );
  return [...(await findHistories(ctx, projects)).values()].map(stageStays);
}

export async function readStageDurations(ctx: Context): Promise<StageDurations> {
  const months = lastMonths(ctx.deps.clock.now(), MONTHS);
  const stays = (await staysOfProjects(ctx, new Date(`${months[0]}-01T00:00:00Z`))).flat();
  return {
    stages: MEASURED_STAGES.map((stage) => ({ stage, months: durationsByMonth(stays, stage, months) })),
    designHours: await readDesignHours(ctx),
  };
}

/** A figure that the shop may publish; null until enough projects are measured. */
export async function readDesignHours(ctx: Context): Promise<number | null> {
  const now = ctx.deps.clock.now();
  return averageDesignHours(await staysOfProjects(ctx, designHoursSince(now)), now);
}

/** Differs when the figure may: after an event of a project, and every hour. */
export async function designHoursVersion(ctx: Context): Promise<string> {
  const { count, last } = await kysely(ctx.em)
    .selectFrom('project_event')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow();
  return `${count}:${last}:${designHoursSince(ctx.deps.clock.now()).toISOString()}`;
}
