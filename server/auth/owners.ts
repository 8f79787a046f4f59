/** Owners: here because features below the accounts email them, too. */
import { kysely } from '#server/database/kysely.ts';
import type { Em } from '#server/platform/database/database.ts';
import { site } from '#src/domain/site.ts';

/** Owners who can sign in: invited colleagues have no password yet. */
export const activeOwners = (em: Em) =>
  kysely(em)
    .selectFrom('admin_account')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .where('passwordHash', 'is not', null);

type OwnerRecipient = { id: number | 'shop'; username: string | null; email: string };

/** The shop’s own address if none of the owners has one. */
export async function ownerRecipients(em: Em): Promise<OwnerRecipient[]> {
  const owners = await activeOwners(em)
    .select(['id', 'username', 'email'])
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('id')
    .execute();
  return owners.length > 0 ? owners : [{ id: 'shop', username: null, email: site.inbox }];
}

/** An owner who loses the role at this moment leaves no token behind. @returns false if lost */
export async function lockOwner(em: Em, id: number): Promise<boolean> {
  const row = await activeOwners(em).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}
