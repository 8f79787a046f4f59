/**
 * Navigation of the admin area. Hidden entries are for clarity only: the server enforces
 * permissions.
 */
import { paths } from '#src/domain/paths.ts';
export type NavEntry = { href: string; label: string; staffLabel?: string; ownerOnly?: boolean };

export const ADMIN_NAV: readonly NavEntry[] = [
  { href: paths.admin, label: 'Dashboard' },
  { href: paths.adminOrders, label: 'Orders' },
  { href: paths.adminConfirmations, label: 'Confirmations' },
  { href: paths.adminContacts, label: 'Contacts' },
  { href: paths.adminAffiliates, label: 'Affiliates' },
  { href: paths.adminCommissions, label: 'Commissions' },
  { href: '/admin/payouts', label: 'Payouts', ownerOnly: true },
  { href: paths.adminEmails, label: 'Emails' },
  { href: paths.adminAudit, label: 'Audit' },
  { href: paths.adminAccounts, label: 'Accounts', staffLabel: 'Your account' },
];

/** The longest entry that is a prefix of the path. */
export function currentEntry(pathname: string): string | undefined {
  if (pathname.startsWith(paths.adminAddOrder)) return paths.adminOrders;
  return ADMIN_NAV.map(({ href }) => href)
    .filter((href) => pathname === href || (href !== paths.admin && pathname.startsWith(`${href}/`)))
    .at(-1);
}
