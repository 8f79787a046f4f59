/** Why a database and this program do not fit together, as sentences that say what to do. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { causes } from '../errors.ts';

/** Schema or files are newer, of another engine or not migratable. The message says what to do. */
export class DatabaseVersionError extends Error {}

const INSUFFICIENT_PRIVILEGE = '42501';

/** Turns failures that the operator can resolve into one sentence without a stack. */
export function explainedMigrationError(error: unknown): unknown {
  if (![...causes(error)].some(({ code }) => code === INSUFFICIENT_PRIVILEGE)) return error;
  return new DatabaseVersionError(
    'The database schema is missing or older than this program, and this database role may not change it. Run `npm run db:migrate` with the DATABASE_URL of the owner first.',
    { cause: error },
  );
}

/** REL-19: one major version of PostgreSQL cannot read the files of another. */
export function requireSameEngine(folder: string, mine: number): void {
  const file = path.join(folder, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (found !== mine)
    throw new DatabaseVersionError(
      `The embedded database in ${folder} is of PostgreSQL ${found}, this program carries PostgreSQL ${mine}. Start the version it was made with; docs/operations/bad-day.md says how to move.`,
    );
}
