/** Enquiries for the dashboard and the command palette. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { DashboardLists, Hit, Search } from '#server/deps.ts';
import { searchCondition } from '#server/platform/database/search.ts';
import { paths } from '#src/domain/paths.ts';
import { contactListInput } from '#src/domain/site/contact/contact.schema.ts';
import { matchingContacts } from './contact-admin.service.ts';

export const contactLists: DashboardLists = {
  [paths.adminContacts]: (ctx, filter) =>
    matchingContacts(ctx, contactListInput.parse(filter))
      .clearSelect()
      .select(['id', 'name as who', 'createdAt as since']),
};

export async function findContacts(ctx: Context, { q, isNumber, limit }: Search): Promise<Hit[]> {
  if (isNumber) return [];
  const rows = await kysely(ctx.em)
    .selectFrom('contact')
    .select(['id', 'name as label', 'email as detail'])
    .where((eb) => searchCondition(eb, q, { columns: ['name', 'email'] }))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((hit) => ({
    kind: 'contact',
    ...hit,
    href: `${paths.adminContacts}?q=${encodeURIComponent(hit.detail)}`,
  }));
}
