/**
 * Navigation of the admin area. Hidden entries are for clarity only: the server enforces
 * permissions.
 */
export type NavEntry = { href: string; label: string; staffLabel?: string; ownerOnly?: boolean };

export const ADMIN_NAV: readonly NavEntry[] = [
  { href: '/admin', label: 'Dashboard' },
  { href: '/admin/orders', label: 'Orders' },
  { href: '/admin/order-confirmations', label: 'Confirmations' },
  { href: '/admin/contacts', label: 'Contacts' },
  { href: '/admin/affiliates', label: 'Affiliates' },
  { href: '/admin/commissions', label: 'Commissions' },
  { href: '/admin/payouts', label: 'Payouts', ownerOnly: true },
  { href: '/admin/emails', label: 'Emails' },
  { href: '/admin/audit', label: 'Audit' },
  { href: '/admin/accounts', label: 'Accounts', staffLabel: 'Your account' },
];

/** The longest entry that is a prefix of the path. */
export function currentEntry(pathname: string): string | undefined {
  if (pathname.startsWith('/admin/add-order')) return '/admin/orders';
  return ADMIN_NAV.map(({ href }) => href)
    .filter((href) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`)))
    .at(-1);
}
