/** Affiliates, commissions and questions about sales for the dashboard and the command palette. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { DashboardLists, Hit, Search } from '#server/deps.ts';
import { searchCondition } from '#server/platform/database/search.ts';
import { claimsInput } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { affiliateListInput } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { matchingAffiliates } from '../account/affiliate-list.service.ts';
import { matchingClaims } from '../claim/claim.service.ts';
import { matchingCommissions } from '../commission/commission-list.service.ts';

export const affiliateLists: DashboardLists = {
  [paths.adminAffiliates]: (ctx, filter) =>
    matchingAffiliates(ctx, affiliateListInput.parse(filter))
      .clearSelect()
      .select(['id', 'name as who', 'createdAt as since']),
  [paths.adminCommissions]: (ctx, filter) =>
    matchingCommissions(ctx, commissionListInput.parse(filter))
      .clearSelect()
      .select((eb) => [
        'commission.id',
        eb
          .selectFrom('affiliate')
          .whereRef('affiliate.id', '=', 'commission.affiliateId')
          .select('affiliate.name')
          .$asScalar()
          .$notNull()
          .as('who'),
        'createdAt as since',
      ]),
  [paths.adminClaims]: (ctx, filter) =>
    matchingClaims(ctx, claimsInput.parse(filter))
      .clearSelect()
      .select(['affiliate_claim.id', 'affiliate.name as who', 'affiliate_claim.createdAt as since']),
};

export async function findAffiliates(ctx: Context, { q, limit }: Search): Promise<Hit[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('affiliate')
    .select(['id', 'name as label', 'referralCode as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['name', 'email', 'referralCode'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((hit) => ({ kind: 'affiliate', ...hit, href: paths.adminAffiliate(hit.id) }));
}
