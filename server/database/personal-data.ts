import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { likePattern } from '#server/platform/database/keyset.ts';
import { ERASED_HOST } from '#src/domain/shared/erasure.rules.ts';
import { kysely, type Tables } from './kysely.ts';
import { PERSONAL_DATA } from './tables.ts';

/** The rows of a copy, keyed by column name. */
export const copyRows = async (rows: {
  execute(): Promise<readonly object[]>;
}): Promise<Record<string, unknown>[]> =>
  (await rows.execute()).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  );

export const placeholderAddress = (kind: 'affiliate' | 'order' | 'mail', id?: number): string =>
  `${id === undefined ? kind : `${kind}-${id}`}@${ERASED_HOST}`;

export const placeholderOf = (kind: 'order' | 'confirmation', id: Expression<number>) =>
  sql<string>`concat(${`${kind}-`}::text, ${id}, ${`@${ERASED_HOST}`}::text)`;

/** Clears emails. Those that wait are not sent any more: what they would say is gone. */
export async function eraseEmails(
  ctx: Context,
  emails: (eb: ExpressionBuilder<Tables, 'mail_message'>) => Expression<SqlBool>,
): Promise<void> {
  await kysely(ctx.em)
    .updateTable('mail_message')
    .set((eb) => ({
      ...PERSONAL_DATA.mail_message.erased,
      status: eb
        .case()
        .when('status', '=', 'queued')
        .then('expired' as const)
        .else(eb.ref('status'))
        .end(),
    }))
    .where(emails)
    .execute();
}

/** Deletes the stored responses to repeated requests that contain the text and fit. */
export async function eraseResponses(
  ctx: Context,
  text: string,
  fits: (response: unknown) => boolean = () => true,
): Promise<void> {
  const db = kysely(ctx.em);
  const found = await db
    .selectFrom('idempotency_key')
    .select(['key', 'response'])
    .where((eb) => eb(eb.cast<string>('response', 'text'), 'ilike', likePattern(text)))
    .execute();
  const keys = found.filter(({ response }) => fits(response)).map(({ key }) => key);
  await db
    .deleteFrom('idempotency_key')
    .where((eb) => eb('key', '=', eb.fn.any(eb.val(keys))))
    .execute();
}
