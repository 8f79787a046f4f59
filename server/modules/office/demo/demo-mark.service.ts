/** Keeps demos and real shops in separate databases (H1). */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Config } from '#server/platform/config/config.ts';
import { DemoMarkEntity } from './demo-mark.entity.ts';
import { requireSameKind, SHOP_TABLES } from './demo-mark.rules.ts';

export type DemoMode = 'on' | 'public';
export const demoModeOf = (config: Pick<Config, 'isPublicDemo'>): DemoMode =>
  config.isPublicDemo ? 'public' : 'on';

/**
 * Call after the migrations and before the first write. In demo mode it marks an empty database.
 * @throws ConfigError when the database is of the other kind
 */
export async function claimDatabase(ctx: Context): Promise<void> {
  const { config, clock } = ctx.deps;
  const isMarked = (await findDemoMode(ctx)) !== null;
  requireSameKind(config, { isMarked, isInUse: !isMarked && (await isInUse(ctx)) });
  // Set before seeding: another node that starts meanwhile must find the mark before any rows.
  if (config.demo && !isMarked)
    await kysely(ctx.em)
      .insertInto('demo_mark')
      .values({ id: 1, mode: demoModeOf(config), createdAt: clock.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

/** The value of DEMO for which the accounts were last set up; null in a real shop. */
export async function findDemoMode(ctx: Context): Promise<DemoMode | null> {
  return (await ctx.em.findOne(DemoMarkEntity, { id: 1 }, { refresh: true }))?.mode ?? null;
}

export async function setDemoMode(ctx: Context): Promise<void> {
  await ctx.em.nativeUpdate(DemoMarkEntity, { id: 1 }, { mode: demoModeOf(ctx.deps.config) });
}

async function isInUse(ctx: Context): Promise<boolean> {
  for (const table of SHOP_TABLES) {
    const any = await kysely(ctx.em)
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (any) return true;
  }
  return false;
}
