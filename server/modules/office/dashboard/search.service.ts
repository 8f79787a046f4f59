/** The search of the command palette over orders, affiliates, enquiries and order forms. */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { digitsOf, searchCondition } from '#server/platform/database/search.ts';
import type { foundView } from '#src/domain/office/dashboard/stats.schema.ts';
import { paths } from '#src/domain/paths.ts';

const EACH = 5;
const NUMBER_LENGTH_MIN = 3;
type Found = z.output<typeof foundView>;
type Hit = { id: number; label: string; detail: string };

/**
 * Searches digits of an order number, or part of a name or address. Newest
 * first, a few of each kind.
 */
export async function searchEverything(ctx: Context, q: string): Promise<Found> {
  const db = kysely(ctx.em);
  const isNumber = (digitsOf(q)?.length ?? 0) >= NUMBER_LENGTH_MIN;
  const orders = await db
    .selectFrom('customer_order')
    .select(['id', 'customerName as label', 'customerEmail as detail', 'status', 'formSent'])
    .where((eb) =>
      searchCondition(
        eb,
        q,
        isNumber ? { columns: [], numbers: ['id'] } : { columns: ['customerName', 'customerEmail'] },
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(EACH)
    .execute();
  const affiliates = await db
    .selectFrom('affiliate')
    .select(['id', 'name as label', 'referralCode as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['name', 'email', 'referralCode'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(EACH)
    .execute();
  const contacts = isNumber ? [] : await foundContacts(ctx, q);
  const confirmations = isNumber ? [] : await foundConfirmations(ctx, q);
  const list = (kind: Found[number]['kind'], hits: Hit[], href: (hit: Hit) => string): Found =>
    hits.map((hit) => ({ kind, id: hit.id, label: hit.label, detail: hit.detail, href: href(hit) }));
  return [
    ...orders.map(({ status, formSent, ...hit }) => ({
      kind: 'order' as const,
      ...hit,
      href: paths.adminOrder(hit.id),
      order: { status, formSent },
    })),
    ...list('affiliate', affiliates, ({ id }) => paths.adminAffiliate(id)),
    ...list('confirmation', confirmations, ({ id }) => `${paths.adminConfirmations}/${id}`),
    ...list('contact', contacts, ({ detail }) => `${paths.adminContacts}?q=${encodeURIComponent(detail)}`),
  ];
}

const foundContacts = (ctx: Context, q: string): Promise<Hit[]> =>
  kysely(ctx.em)
    .selectFrom('contact')
    .select(['id', 'name as label', 'email as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['name', 'email'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(EACH)
    .execute();

const foundConfirmations = (ctx: Context, q: string): Promise<Hit[]> =>
  kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select(['id', 'businessName as label', 'fullName as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['businessName', 'fullName', 'email'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(EACH)
    .execute();
