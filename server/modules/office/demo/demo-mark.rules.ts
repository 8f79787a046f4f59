/**
 * Checks that the database matches the mode. Needs no database, so that commands can call it
 * before they load the server.
 */
import { type Config, ConfigError } from '#server/platform/config/config.ts';

/** A database with a row in one of these tables is in use as a shop. */
export const SHOP_TABLES = [
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
export function requireSameKind(
  config: Pick<Config, 'demo' | 'databaseUrl'>,
  { isMarked, isInUse }: State,
): void {
  if (isMarked && !config.demo)
    throw new ConfigError([
      `The database was filled as a demo and cannot become a real shop: accounts made in the demo would keep working. Start with an empty one: ${EMPTY_PLACE(config)}. To use the demo again, set DEMO=on or DEMO=public.`,
    ]);
  if (!isMarked && isInUse && config.demo)
    throw new ConfigError([
      `The database holds a real shop, and demo mode would open it with a password that is not its own. Set DEMO=off and the shop's own variables. To show a demo, ${EMPTY_PLACE(config)}.`,
    ]);
}

/**
 * @param rows per table, from a backup's manifest; backups of versions without the mark are
 * checked at the next start
 */
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
