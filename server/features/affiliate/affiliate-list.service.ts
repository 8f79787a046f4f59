/** Affiliates for the admin area. Sums are computed only for the rows of the page. */
import type { Context } from '#server/context.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { keysetPage, readSort } from '#server/platform/database/keyset.ts';
import { requireRow } from '#server/platform/database/rows.ts';
import type { Condition } from '#server/platform/database/search.ts';
import { errorFields } from '#server/platform/logger.ts';
import type {
  AffiliateDetailView,
  AffiliateListInput,
  AffiliateListView,
} from '#src/domain/affiliate/affiliate-admin.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { maskPayoutDetails } from './payout-details.service.ts';

export const AFFILIATE_MISSING = 'This affiliate does not exist.';

const COLUMNS = `id, name, email, company, referral_code as "referralCode", commission_rate as "commissionRate", status, email_verified_at is not null as verified,
  last_login_at as "lastLoginAt", created_at as "createdAt"`;

type Sum = {
  affiliateId: number;
  currency: string;
  sales: string | number;
  review: string | number;
  pending: string | number;
  paid: string | number;
};

async function sumsOf(ctx: Context, ids: readonly number[]): Promise<Map<number, Sum[]>> {
  const found = new Map<number, Sum[]>();
  if (ids.length === 0) return found;
  const rows = await queryRows<Sum>(
    ctx.em,
    `select affiliate_id as "affiliateId", currency, count(*) filter (where kind = 'earned' and status <> 'cancelled') as sales,
       count(*) filter (where status = 'pending' and review_reason is not null) as review,
       coalesce(sum(amount_minor) filter (where status = 'pending'), 0) as pending, coalesce(sum(amount_minor) filter (where status = 'paid'), 0) as paid
     from commission where affiliate_id in (${ids.map(() => '?').join(', ')}) group by affiliate_id, currency order by currency`,
    ids,
  );
  for (const row of rows) found.set(row.affiliateId, [...(found.get(row.affiliateId) ?? []), row]);
  return found;
}

type Bare = Omit<AffiliateListView, 'sales' | 'underReview' | 'earned'>;

function withSums(row: Bare, sums: readonly Sum[] = []): AffiliateListView {
  const total = (pick: (sum: Sum) => string | number) =>
    sums.reduce((result, sum) => result + Number(pick(sum)), 0);
  return {
    ...row,
    sales: total((sum) => sum.sales),
    underReview: total((sum) => sum.review),
    earned: sums.map((sum) => ({
      currency: sum.currency as 'usd',
      pendingMinor: Number(sum.pending),
      paidMinor: Number(sum.paid),
    })),
  };
}

export async function listAffiliates(
  ctx: Context,
  query: AffiliateListInput,
  counted = true,
): Promise<Page<AffiliateListView>> {
  const where: Condition[] = [
    ...(query.status ? [['status = ?', query.status] as const] : []),
    ...(query.verified
      ? [[`email_verified_at is ${query.verified === 'yes' ? 'not ' : ''}null`] as const]
      : []),
  ];
  const page = await keysetPage<Bare>(ctx.em, {
    columns: COLUMNS,
    table: 'affiliate',
    search: ['name', 'email', 'company', 'referral_code'],
    where,
    query,
    sort: readSort(query.sort, {
      createdAt: { expression: 'created_at', type: 'time' },
      name: { expression: 'name', type: 'text' },
    }),
    counted,
  });
  const sums = await sumsOf(
    ctx,
    page.items.map(({ id }) => id),
  );
  return { ...page, items: page.items.map((row) => withSums(row, sums.get(row.id))) };
}

/** Returns a message instead of failing: staff must be able to open and pause such an affiliate. */
function payoutTo(ctx: Context, row: AffiliateRow): string | null {
  try {
    const { paypal, bank } = maskPayoutDetails(ctx, row);
    return paypal ?? bank;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.deps.logger.error('payout details cannot be decrypted', { affiliate: row.id, ...errorFields(error) });
    return 'Cannot be decrypted. The details may have been changed in the database: see the server log.';
  }
}

/** @throws AppError NOT_FOUND */
export async function requireAffiliateDetail(ctx: Context, id: number): Promise<AffiliateDetailView> {
  const row = await requireRow(ctx.em, AffiliateEntity, id, AFFILIATE_MISSING);
  const [clicks] = await queryRows<{ n: string | number }>(
    ctx.em,
    'select count(*) as n from referral_click where affiliate_id = ? and not is_test',
    [id],
  );
  const bare: Bare = {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company ?? null,
    referralCode: row.referralCode,
    commissionRate: row.commissionRate,
    status: row.status,
    verified: Boolean(row.emailVerifiedAt),
    lastLoginAt: row.lastLoginAt ?? null,
    createdAt: row.createdAt,
  };
  return {
    ...withSums(bare, (await sumsOf(ctx, [id])).get(id)),
    phone: row.phone ?? null,
    clicks: Number(clicks?.n ?? 0),
    payoutMethod: row.paypalEmailSealed ? 'paypal' : row.bankDetailsSealed ? 'bank' : 'none',
    payoutTo: ctx.admin?.role === 'owner' ? payoutTo(ctx, row) : null,
    payoutHoldUntil: row.payoutHoldUntil ?? null,
    mayBuyForClients: row.mayBuyForClients,
    emailVerifiedAt: row.emailVerifiedAt ?? null,
    erasedAt: row.erasedAt ?? null,
  };
}
