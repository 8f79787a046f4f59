/** Keeps demos and real shops in separate databases (H1). */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { type Config, ConfigError } from '#server/platform/config/config.ts';
import { DemoMarkEntity } from './demo-mark.entity.ts';

type DemoMode = 'on' | 'public';
const demoModeOf = (config: Pick<Config, 'isPublicDemo'>): DemoMode =>
  config.isPublicDemo ? 'public' : 'on';

/** Before the first write. Marks the empty database of a demo. @throws ConfigError */
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

/** Null in a real shop. */
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

/** A database with a row in one of these tables is in use as a shop. */
const SHOP_TABLES = [
  'admin_account',
  'customer_order',
  'contact',
  'order_confirmation',
  'webhook_event',
  // Whoever signed up got an email.
  'mail_message',
] as const;

const EMPTY_PLACE = (config: Pick<Config, 'databaseUrl'>): string =>
  config.databaseUrl
    ? 'set DATABASE_URL to an empty database (made with createdb, for example)'
    : 'set DATA_DIR to a new directory, or move the old one away (its pglite, app-secret, uploads and mail belong together)';

type State = { isMarked: boolean; isInUse: boolean };

/** @throws ConfigError if a demo's database would become a shop, or a shop's a demo */
function requireSameKind(config: Pick<Config, 'demo' | 'databaseUrl'>, { isMarked, isInUse }: State): void {
  if (isMarked && !config.demo)
    throw new ConfigError([
      `The database was filled as a demo and cannot become a real shop: accounts made in the demo would keep working. Start with an empty one: ${EMPTY_PLACE(config)}. To use the demo again, set DEMO=on or DEMO=public.`,
    ]);
  if (!isMarked && isInUse && config.demo)
    throw new ConfigError([
      `The database holds a real shop, and demo mode would open it with a password that is not its own. Set DEMO=off and the shop's own variables. To show a demo, ${EMPTY_PLACE(config)}.`,
    ]);
}

/** @param rows per table, of a backup; those without the mark are checked at the next start */
export function requireSameKindOfBackup(
  config: Pick<Config, 'demo' | 'databaseUrl'>,
  rows: Readonly<Record<string, number>>,
): void {
  if (rows.demo_mark === undefined) return;
  requireSameKind(config, {
    isMarked: rows.demo_mark > 0,
    isInUse: SHOP_TABLES.some((table) => (rows[table] ?? 0) > 0),
  });
}
