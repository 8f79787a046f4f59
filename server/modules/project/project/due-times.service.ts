/** Keeps the stored due times true when the shop's time zone or the rules of holidays change. */
import { type Context, inTransaction } from '#server/context.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { ProjectEntity } from './project.entity.ts';
import { findEventRows, readClock, toEvents } from './project-history.service.ts';

const WORKING_STAGES = ['designing', 'building', 'reviewing'] as const;

async function refresh(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await inner.em.findOneOrFail(ProjectEntity, { id }, { ...FOR_UPDATE, refresh: true });
    const { due } = await readClock(inner, toEvents(await findEventRows(inner, [id])));
    await inner.em.nativeUpdate(ProjectEntity, { id }, { dueAt: due?.at ?? null });
  });
}

/** Only rows that differ are locked and written. */
export async function refreshDueTimes(ctx: Context): Promise<void> {
  const projects = await ctx.em.find(ProjectEntity, { stage: [...WORKING_STAGES] }, { refresh: true });
  for (const { id, dueAt } of projects) {
    const { due } = await readClock(ctx, toEvents(await findEventRows(ctx, [id])));
    if ((due?.at?.getTime() ?? null) !== (dueAt?.getTime() ?? null)) await refresh(ctx, id);
  }
}
