import { type Context, inTransaction } from '#server/context.ts';
import { isDatabaseAway } from '../errors.ts';
import { errorFields } from '../logger.ts';

type Emails = Parameters<Context['deps']['mailer']['enqueue']>[1];

/** Rows per run. Keeps the job short; the next run follows. */
export const DUE_ROWS_MAX = 200;

type DueEmails<Row extends { id: number }, Locked> = {
  /** For the log. */
  job: string;
  /** The rows that wait for an email, the longest first; with an id, this one if it still waits. */
  due: (ctx: Context, id?: number) => Promise<Row[]>;
  /** Locks what the email depends on, so that nothing changes before it is written. */
  lock: (ctx: Context, row: Row) => Promise<Locked>;
  email: (ctx: Context, row: Row, locked: Locked) => Promise<Emails[]>;
};

/**
 * Writes each row's emails in a transaction of its own. A row that fails stops no other: it is
 * logged with its id, and tried again at the next run.
 * @returns the number of emails written
 */
export async function sendDue<Row extends { id: number }, Locked>(
  ctx: Context,
  { job, due, lock, email }: DueEmails<Row, Locked>,
): Promise<number> {
  let written = 0;
  for (const row of await due(ctx)) {
    try {
      written += await inTransaction({ ...ctx, em: ctx.deps.db.fork() }, async (inner) => {
        const locked = await lock(inner, row);
        const [current] = await due(inner, row.id);
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
