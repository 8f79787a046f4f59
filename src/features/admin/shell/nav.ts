/**
 * Navigation of the admin area. Hidden entries are for clarity only: the server enforces
 * permissions.
 */

import type { ActionItemKind } from '#src/domain/office/dashboard/action-items.rules.ts';
import { paths } from '#src/domain/paths.ts';

export type NavEntry = {
  href: string;
  label: string;
  staffLabel?: string;
  ownerOnly?: boolean;
  /** The action items whose sum is shown beside the entry. */
  actionItems?: readonly ActionItemKind[];
};
type NavGroup = { label: string; entries: readonly NavEntry[] };

export const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: 'Work',
    entries: [
      { href: paths.admin, label: 'Dashboard' },
      {
        href: paths.adminOrders,
        label: 'Orders',
        actionItems: ['order-review', 'form-unsent', 'form-missing'],
      },
      {
        href: paths.adminConfirmations,
        label: 'Confirmations',
        actionItems: ['confirmation-waiting', 'confirmation-unattached'],
      },
      { href: paths.adminProjects, label: 'Projects', actionItems: ['project-late', 'project-message'] },
      { href: paths.adminTrees, label: 'Trees' },
      { href: paths.adminReviews, label: 'Reviews', actionItems: ['review-undecided'] },
      { href: paths.adminContacts, label: 'Contacts', actionItems: ['contact-unanswered'] },
    ],
  },
  {
    label: 'Affiliate programme',
    entries: [
      { href: paths.adminAffiliates, label: 'Affiliates' },
      { href: paths.adminCommissions, label: 'Commissions' },
      { href: `${paths.adminCommissions}?stage=review`, label: 'Review', actionItems: ['commission-review'] },
      {
        href: `${paths.adminClaims}?status=open`,
        label: 'Questions about sales',
        actionItems: ['claim-open'],
      },
    ],
  },
  {
    label: 'Money',
    entries: [
      { href: paths.adminPayouts, label: 'Payouts', ownerOnly: true },
      { href: paths.adminReconciliation, label: 'Reconciliation', actionItems: ['webhook-failed'] },
    ],
  },
  {
    label: 'System',
    entries: [
      { href: paths.adminEmails, label: 'Emails', actionItems: ['email-failed'] },
      { href: paths.adminAudit, label: 'Audit' },
      { href: paths.adminPersonalData, label: 'Personal data', ownerOnly: true },
      { href: paths.adminAccounts, label: 'Accounts', staffLabel: 'Your account' },
      { href: paths.adminSettings, label: 'Settings', ownerOnly: true },
    ],
  },
];

export const ADMIN_NAV: readonly NavEntry[] = NAV_GROUPS.flatMap(({ entries }) => entries);

const pathOf = (href: string): string => href.split('?')[0] ?? href;

/** The longest entry that is a prefix of the path; with a query, only if the address has it. */
export function currentEntry(pathname: string, search: Readonly<Record<string, string>>): string | undefined {
  if (pathname.startsWith(paths.adminAddOrder)) return paths.adminOrders;
  const matches = ADMIN_NAV.map(({ href }) => href).filter((href) => {
    const path = pathOf(href);
    const isPart = pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`));
    const query = new URLSearchParams(href.split('?')[1]);
    // An entry with a filter belongs to the whole screen if no other entry names that screen.
    const isOnly = ADMIN_NAV.filter((entry) => pathOf(entry.href) === path).length === 1;
    return isPart && (isOnly || [...query].every(([key, value]) => search[key] === value));
  });
  return matches.at(-1);
}
