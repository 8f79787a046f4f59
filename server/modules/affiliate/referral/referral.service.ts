/** Finds the affiliate of a referral code, and names the cookies of a referral. */

import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { pruneRows } from '#server/database/prune.ts';
import { expiredCookie } from '#server/platform/cookie.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  CODE_UNKNOWN,
  REFERRAL_CODE,
  type referralView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { normaliseCode } from '#src/domain/affiliate/referral/referral.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';

export const REFERRAL_COOKIE = '__Host-ref';
/** A separate cookie, so that testing a link never replaces the browser's real referral. */
export const TEST_COOKIE = '__Host-ref-test';

export type ActiveAffiliate = z.output<typeof referralView>;

/** Frequently called: one statement, no entity. */
export async function findActiveByCode(ctx: Context, code: string): Promise<ActiveAffiliate | null> {
  if (!REFERRAL_CODE.test(code)) return null;
  const found = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'referralCode', 'name'])
    .where('referralCode', '=', normaliseCode(code))
    .where('status', '=', 'active')
    .executeTakeFirst();
  return found ?? null;
}

/** @throws AppError NOT_FOUND if the code is unknown, paused or closed */
export async function requireByCode(ctx: Context, code: string): Promise<z.output<typeof referralView>> {
  const found = await findActiveByCode(ctx, code);
  if (!found) throw new AppError('NOT_FOUND', CODE_UNKNOWN);
  return found;
}

export function clearReferral(ctx: Context): void {
  ctx.setCookie(expiredCookie(REFERRAL_COOKIE, 'Lax'));
}

/** Clicks are kept for 13 months. */
const CLICK_DAYS = 396;

export async function pruneClicks({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -CLICK_DAYS);
  await pruneRows(em, 'referral_click', 'id', (eb) => eb('createdAt', '<', end));
}
