/** What modules share when they copy or erase what they store about a person. */
import { type Expression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { likePattern } from '#server/platform/database/keyset.ts';
import { ERASED_HOST } from '#src/domain/shared/erasure.rules.ts';
import { kysely } from './kysely.ts';

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

/** The placeholder of the row with this id. */
export const placeholderOf = (kind: 'order' | 'confirmation', id: Expression<number>) =>
  sql<string>`concat(${`${kind}-`}::text, ${id}, ${`@${ERASED_HOST}`}::text)`;

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
