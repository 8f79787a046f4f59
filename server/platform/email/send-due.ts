import type { SelectQueryBuilder } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { typedQueries } from '../database/typed-queries.ts';
import { isDatabaseAway } from '../errors.ts';
import { errorFields } from '../logger.ts';

type Emails = Parameters<Context['deps']['mailer']['enqueue']>[1];

/** Rows per run. Keeps the job short; the next run follows. */
const ROWS_MAX = 200;

type DueEmails<DB, TB extends keyof DB, Row extends { id: number }, Locked> = {
  /** For the log. */
  job: string;
  /** The rows that wait for an email, the longest first, without a limit. */
  due: (ctx: Context) => SelectQueryBuilder<DB, TB, Row>;
  /** Locks what the email depends on, so that nothing changes before it is written. */
  lock: (ctx: Context, row: Row) => Promise<Locked>;
  email: (ctx: Context, row: Row, locked: Locked) => Promise<Emails[]>;
};

/**
 * Writes each row's emails in a transaction of its own. A row that fails stops no other: it is
 * logged with its id, and tried again at the next run.
 * @returns the number of emails written
 */
export async function sendDue<DB, TB extends keyof DB, Row extends { id: number }, Locked>(
  ctx: Context,
  { job, due, lock, email }: DueEmails<DB, TB, Row, Locked>,
): Promise<number> {
  const findDue = async (inner: Context, id: number) => {
    const rows = due(inner).$castTo<{ id: number }>().as('due');
    const found = typedQueries<object>(inner.em).selectFrom(rows).selectAll().where('id', '=', id);
    return (await found.executeTakeFirst()) as Row | undefined;
  };
  let written = 0;
  for (const row of (await due(ctx).limit(ROWS_MAX).execute()) as Row[]) {
    try {
      written += await inTransaction({ ...ctx, em: ctx.deps.db.fork() }, async (inner) => {
        const locked = await lock(inner, row);
        const current = await findDue(inner, row.id);
        const emails = current ? await email(inner, current, locked) : [];
        const ids: (string | null)[] = [];
        for (const request of emails) ids.push(await inner.deps.mailer.enqueue(inner.em, request));
        return ids.filter((id) => id !== null).length;
      });
    } catch (error) {
      // Each further attempt would wait for its timeout.
      if (isDatabaseAway(error)) throw error;
      ctx.deps.logger.error('a due email was not written', { job, row: row.id, ...errorFields(error) });
    }
  }
  return written;
}
