/** Links of an affiliate for one person each: made, listed, revoked, and greeted with. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/affiliate.schema.ts';
import { paths } from '#src/domain/paths.ts';
import {
  type createProspectLinkInput,
  type greetInput,
  greetingText,
  type greetView,
  PROSPECT_LINK_GONE,
  PROSPECT_LINKS_FULL,
  PROSPECT_LINKS_MAX,
  PROSPECT_PARAMETER,
  type ProspectLink,
} from '#src/domain/prospect/prospect.schema.ts';
import { AffiliateEntity } from '../affiliate/affiliate.entity.ts';
import { recordVisit } from '../referral/visit.service.ts';
import { prospectToken, readProspectToken } from './prospect-token.service.ts';

/** Newest first. */
export async function listProspectLinks(ctx: Context, affiliateId: number): Promise<ProspectLink[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('prospect_link as l')
    .innerJoin('affiliate as a', 'a.id', 'l.affiliateId')
    .leftJoin('referral_click as c', 'c.prospectLinkId', 'l.id')
    .select(({ fn }) => [
      'l.id',
      'l.name',
      'l.note',
      'l.createdAt',
      'a.referralCode',
      fn.count<number>('c.id').as('clicks'),
      fn.max('c.createdAt').as('lastClickAt'),
    ])
    .where('l.affiliateId', '=', affiliateId)
    .groupBy(['l.id', 'a.referralCode'])
    .orderBy('l.id', 'desc')
    .limit(PROSPECT_LINKS_MAX)
    .execute();
  const { keyring, config } = ctx.deps;
  return rows.map(({ referralCode, ...row }) => ({
    ...row,
    link: `${config.origin}${paths.referral(referralCode)}&${PROSPECT_PARAMETER}=${prospectToken(keyring, row.id)}`,
  }));
}

/** @throws AppError CONFLICT when the affiliate has the most links already */
export async function createProspectLink(
  ctx: Context,
  affiliateId: number,
  input: z.output<typeof createProspectLinkInput>,
): Promise<ProspectLink[]> {
  await inTransaction(ctx, async (inner) => {
    // Two requests at once could otherwise both take the last place.
    await lockRow(inner.em, AffiliateEntity, affiliateId, DASHBOARD_DENIED);
    const db = kysely(inner.em);
    const { count } = await db
      .selectFrom('prospect_link')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('affiliateId', '=', affiliateId)
      .executeTakeFirstOrThrow();
    if (count >= PROSPECT_LINKS_MAX) throw new AppError('CONFLICT', PROSPECT_LINKS_FULL);
    await db
      .insertInto('prospect_link')
      .values({ ...input, affiliateId, createdAt: inner.deps.clock.now() })
      .execute();
  });
  return listProspectLinks(ctx, affiliateId);
}

/** @throws AppError NOT_FOUND if the link is revoked or belongs to another affiliate */
export async function revokeProspectLink(
  ctx: Context,
  affiliateId: number,
  id: number,
): Promise<ProspectLink[]> {
  await inTransaction(ctx, async ({ em }) => {
    const db = kysely(em);
    const own = db.selectFrom('prospect_link').select('id').where('id', '=', id);
    await db
      .updateTable('referral_click')
      .set({ prospectLinkId: null })
      .where('prospectLinkId', 'in', own.where('affiliateId', '=', affiliateId))
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom('prospect_link')
      .where('id', '=', id)
      .where('affiliateId', '=', affiliateId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new AppError('NOT_FOUND', PROSPECT_LINK_GONE);
  });
  return listProspectLinks(ctx, affiliateId);
}

/** Counts the visit as one through the code, and returns the greeting of a valid link. */
export async function greetProspect(
  ctx: Context,
  input: z.output<typeof greetInput>,
): Promise<z.output<typeof greetView>> {
  const id = readProspectToken(ctx.deps.keyring, input.token);
  const link = id === null ? undefined : await findLink(ctx, id);
  if (!link) return { greeting: null };
  await recordVisit(
    ctx,
    { code: link.referralCode, path: paths.home, referrer: input.referrer, test: null },
    link.id,
  );
  return { greeting: greetingText(link) };
}

const findLink = (ctx: Context, id: number) =>
  kysely(ctx.em)
    .selectFrom('prospect_link as l')
    .innerJoin('affiliate as a', 'a.id', 'l.affiliateId')
    .select(['l.id', 'l.name', 'l.note', 'a.referralCode'])
    .where('l.id', '=', id)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
