/** Deletes expired rows in batches. */

import type { Em } from '#server/platform/database/database.ts';
import { BEGUN_CHECKOUT_DAYS } from '#src/domain/sale/recovery/recovery.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { kysely } from './kysely.ts';

const BATCH_SIZE = 1000;
/** Clicks and affiliates' links for one person are kept for 13 months. */
const CLICK_DAYS = 396;
/** Enquiries are kept for 24 months, as the privacy policy says. */
const CONTACT_DAYS = 731;
/** API tokens stay in the list for this long after they have ended. */
const TOKEN_DAYS = 90;

export async function pruneExpired(em: Em, now: Date): Promise<void> {
  const db = kysely(em);
  const daysAgo = (days: number) => addDays(now, -days);
  await db
    .deleteFrom('idempotency_key')
    .where('key', 'in', (eb) =>
      eb.selectFrom('idempotency_key').select('key').where('createdAt', '<', daysAgo(1)).limit(BATCH_SIZE),
    )
    .execute();
  await db
    .deleteFrom('rate_counter')
    .where('key', 'in', (eb) =>
      eb.selectFrom('rate_counter').select('key').where('windowEndsAt', '<', now).limit(BATCH_SIZE),
    )
    .execute();
  await db
    .deleteFrom('login_code')
    .where('id', 'in', (eb) =>
      eb.selectFrom('login_code').select('id').where('expiresAt', '<', daysAgo(1)).limit(BATCH_SIZE),
    )
    .execute();
  await db
    .deleteFrom('referral_click')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('referral_click')
        .select('id')
        .where('createdAt', '<', daysAgo(CLICK_DAYS))
        .limit(BATCH_SIZE),
    )
    .execute();
  await db
    .deleteFrom('contact')
    .where('id', 'in', (eb) =>
      eb.selectFrom('contact').select('id').where('createdAt', '<', daysAgo(CONTACT_DAYS)).limit(BATCH_SIZE),
    )
    .execute();
  await db
    .deleteFrom('begun_checkout')
    .where(({ eb, fn }) => eb(fn.coalesce('closedAt', 'createdAt'), '<', daysAgo(BEGUN_CHECKOUT_DAYS)))
    .execute();
  const tokenEnd = daysAgo(TOKEN_DAYS);
  await db
    .deleteFrom('api_token')
    .where((eb) => eb.or([eb('expiresAt', '<', tokenEnd), eb('revokedAt', '<', tokenEnd)]))
    .execute();
}
