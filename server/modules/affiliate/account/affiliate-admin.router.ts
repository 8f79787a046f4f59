import type { ExpressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context, DashboardLists, Hit, Search } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { dayCondition, searchCondition } from '#server/platform/database/keyset.ts';
import { adminAction, adminProcedure, ownerAction, router } from '#server/trpc/trpc.ts';
import {
  affiliateBuysInput,
  affiliateDetailView,
  affiliateListInput,
  affiliateListView,
  affiliateRateInput,
  affiliateStatusInput,
  landingView,
  topAffiliatesView,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { claimsInput } from '#src/domain/affiliate/claim/claim.schema.ts';
import { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { pageOf, statsInput } from '#src/domain/shared/list.schema.ts';
import { type Days, lastDays } from '#src/domain/shared/period.rules.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { matchingClaims } from '../claim/claim.router.ts';
import { earnerName, matchingCommissions } from '../commission/commission-list.service.ts';
import {
  allowBuyingForClients,
  changeAffiliateStatus,
  changeRate,
  listAffiliates,
  matchingAffiliates,
  requireAffiliateDetail,
} from './affiliate-admin.service.ts';
import { commissionsIn, isNotCancelled, isSale, visitsIn } from './affiliate-rows.service.ts';

export const affiliateLists: DashboardLists = {
  [paths.adminAffiliates]: (ctx, filter) =>
    matchingAffiliates(ctx, affiliateListInput.parse(filter))
      .clearSelect()
      .select(['id', 'name as who', 'createdAt as since']),
  [paths.adminCommissions]: (ctx, filter) =>
    matchingCommissions(ctx, commissionListInput.parse(filter))
      .clearSelect()
      .select((eb) => ['commission.id', earnerName(eb).as('who'), 'createdAt as since']),
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

const LANDINGS_SHOWN = 15;

const landingOf = (eb: ExpressionBuilder<Tables, 'customer_order'>) =>
  eb.ref('attribution', '->>').key('landingPath');

/** Only visits through affiliate links are recorded. */
async function landingStats(ctx: Context, count: number): Promise<z.output<typeof landingView>> {
  const days = lastDays(ctx.deps.clock.now(), count);
  return kysely(ctx.em)
    .with('visit', () =>
      visitsIn(ctx, days)
        .select(({ fn }) => ['landingPath', fn.countAll<number>().as('visits')])
        .groupBy('landingPath'),
    )
    .with('sale', (db) =>
      db
        .selectFrom('customer_order')
        .where((eb) => dayCondition(eb.ref('createdAt'), days))
        .where('affiliateId', 'is not', null)
        .where('status', '=', 'paid')
        .where((eb) => eb(landingOf(eb), 'is not', null))
        .select((eb) => [landingOf(eb).as('landingPath'), eb.fn.countAll<number>().as('orders')])
        .groupBy((eb) => landingOf(eb)),
    )
    .selectFrom('visit')
    .fullJoin('sale', 'sale.landingPath', 'visit.landingPath')
    .select(({ fn, lit }) => [
      fn.coalesce('visit.landingPath', 'sale.landingPath').$notNull().as('path'),
      fn.coalesce('visit.visits', lit(0)).as('visits'),
      fn.coalesce('sale.orders', lit(0)).as('orders'),
    ])
    .orderBy('visits', 'desc')
    .orderBy('orders', 'desc')
    .orderBy('path')
    .limit(LANDINGS_SHOWN)
    .execute();
}

const AFFILIATES_SHOWN = 10;

/** One row per affiliate and currency: the affiliates with most sales, the best first. */
const bestSellers = (ctx: Context, days: Days) =>
  kysely(ctx.em)
    .with('earned', () =>
      commissionsIn(ctx, days)
        .where(isNotCancelled)
        .select((eb) => [
          'affiliateId',
          'currency',
          eb.fn.sum<number>('amountMinor').as('amountMinor'),
          eb.fn.countAll<number>().filterWhere(isSale(eb)).as('orders'),
        ])
        .groupBy(['affiliateId', 'currency']),
    )
    .with('best', (db) =>
      db
        .selectFrom('earned')
        .select(({ fn }) => [
          'affiliateId',
          fn.sum<number>('orders').as('orders'),
          fn.sum<number>('amountMinor').as('amountMinor'),
        ])
        .groupBy('affiliateId')
        .orderBy(({ fn }) => fn.sum('orders'), 'desc')
        .orderBy(({ fn }) => fn.sum('amountMinor'), 'desc')
        .limit(AFFILIATES_SHOWN),
    )
    .selectFrom('best')
    .innerJoin('affiliate', 'affiliate.id', 'best.affiliateId')
    .innerJoin('earned', 'earned.affiliateId', 'affiliate.id')
    .select((eb) => [
      'affiliate.id',
      'affiliate.name',
      'earned.currency',
      'earned.amountMinor',
      'best.orders',
      visitsIn(ctx, days)
        .where('referral_click.affiliateId', '=', eb.ref('affiliate.id'))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .$asScalar()
        .$notNull()
        .as('clicks'),
    ])
    .orderBy('best.orders', 'desc')
    .orderBy('best.amountMinor', 'desc')
    .orderBy('affiliate.id')
    .orderBy('earned.currency')
    .execute();

async function topAffiliates(ctx: Context, days: number): Promise<z.output<typeof topAffiliatesView>> {
  const result = new Map<number, z.output<typeof topAffiliatesView>[number]>();
  for (const { id, name, clicks, orders, currency, amountMinor } of await bestSellers(
    ctx,
    lastDays(ctx.deps.clock.now(), days),
  )) {
    const entry = result.get(id) ?? { id, name, clicks, orders, commission: [] };
    entry.commission.push({ currency, amountMinor });
    result.set(id, entry);
  }
  return [...result.values()];
}

/** For the dashboard. */
const stats = adminProcedure.input(statsInput);

export const affiliateAdminRouter = router({
  list: adminProcedure
    .meta({
      scope: 'affiliates:read',
      rest: {
        method: 'GET',
        path: '/affiliates',
        list: 'affiliates',
        summary: 'List affiliates, newest first',
      },
    })
    .input(affiliateListInput)
    .output(pageOf(affiliateListView))
    .query(({ ctx, input }) => listAffiliates(ctx, input)),
  one: adminProcedure
    .meta({ scope: 'affiliates:read' })
    .input(idInput)
    .output(affiliateDetailView)
    .query(({ ctx, input }) => requireAffiliateDetail(ctx, input.id)),
  landings: stats.output(landingView).query(({ ctx, input }) => landingStats(ctx, input.days)),
  best: stats.output(topAffiliatesView).query(({ ctx, input }) => topAffiliates(ctx, input.days)),
  setRate: ownerAction.input(affiliateRateInput).mutation(({ ctx, input }) => changeRate(ctx, input)),
  setStatus: adminAction
    .input(affiliateStatusInput)
    .mutation(({ ctx, input }) => changeAffiliateStatus(ctx, input)),
  setMayBuyForClients: ownerAction
    .input(affiliateBuysInput)
    .mutation(({ ctx, input }) => allowBuyingForClients(ctx, input)),
});
