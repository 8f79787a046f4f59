/** The search of the command palette over orders, affiliates, enquiries and order forms. */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { digitsOf, searchCondition } from '#server/platform/database/search.ts';
import type { foundView } from '#src/domain/admin-dashboard/stats.schema.ts';
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
  const isNumber = (digitsOf(q)?.length ?? 0) >= NUMBER_LENGTH_MIN;
  const search = (
    columns: string,
    table: string,
    searched: readonly string[],
    numbers?: readonly string[],
  ): Promise<Hit[]> => {
    const [condition, ...values] = searchCondition(q, searched, numbers);
    return queryRows<Hit>(
      ctx.em,
      `select ${columns} from ${table} where ${condition} order by created_at desc, id desc limit ${EACH}`,
      values,
    );
  };
  const orders = await search(
    'id, customer_name as label, customer_email as detail',
    'customer_order',
    isNumber ? [] : ['customer_name', 'customer_email'],
    isNumber ? ['id'] : [],
  );
  const affiliates = await search('id, name as label, referral_code as detail', 'affiliate', [
    'name',
    'email',
    'referral_code',
  ]);
  const contacts = isNumber
    ? []
    : await search('id, name as label, email as detail', 'contact', ['name', 'email']);
  const confirmations = isNumber
    ? []
    : await search('id, business_name as label, full_name as detail', 'order_confirmation', [
        'business_name',
        'full_name',
        'email',
      ]);
  const list = (kind: Found[number]['kind'], hits: Hit[], href: (hit: Hit) => string): Found =>
    hits.map((hit) => ({ kind, id: hit.id, label: hit.label, detail: hit.detail, href: href(hit) }));
  return [
    ...list('order', orders, ({ id }) => paths.adminOrder(id)),
    ...list('affiliate', affiliates, ({ id }) => `/admin/affiliates/${id}`),
    ...list('confirmation', confirmations, ({ id }) => `${paths.adminConfirmations}/${id}`),
    ...list('contact', contacts, ({ detail }) => `/admin/contacts?q=${encodeURIComponent(detail)}`),
  ];
}
