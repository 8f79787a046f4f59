import { paths } from '#src/domain/paths.ts';
import type { AdminRole } from '#src/domain/viewer.ts';
import { ADMIN_NAV } from '../shell/nav.ts';

/** Targets of the palette, with their shortcut letter. */
export type Place = { href: string; label: string; hint?: string; letter?: string; ownerOnly?: boolean };

const LETTERS: Record<string, string> = {
  [paths.admin]: 'd',
  [paths.adminOrders]: 'o',
  [paths.adminConfirmations]: 'f',
  [paths.adminProjects]: 'w',
  [paths.adminContacts]: 'c',
  [paths.adminAffiliates]: 'a',
  [paths.adminCommissions]: 's',
  [paths.adminPayouts]: 'p',
  [paths.adminEmails]: 'm',
  [paths.adminAudit]: 'u',
  [paths.adminSettings]: ',',
};

const MORE: Place[] = [
  { href: paths.adminAddOrder, label: 'Add Order', letter: 'n' },
  { href: `${paths.adminEmails}?status=failed`, label: 'Emails that could not be delivered' },
  { href: `${paths.adminAccounts}?tab=login`, label: 'My login', hint: 'Password, two-step login, sessions' },
  { href: paths.adminLaunch, label: 'Before you go public', hint: 'Settings', ownerOnly: true },
  { href: paths.adminApiTokens, label: 'API tokens', hint: 'Settings', ownerOnly: true },
  { href: `${paths.adminApiTokens}?new=token`, label: 'Create API token', ownerOnly: true },
  { href: paths.adminWebhooks, label: 'Webhooks', hint: 'Settings', ownerOnly: true },
  { href: `${paths.adminWebhooks}?new=endpoint`, label: 'Add webhook endpoint', ownerOnly: true },
];

export function placesFor(role: AdminRole): Place[] {
  const nav = ADMIN_NAV.map((entry) => ({ ...entry, letter: LETTERS[entry.href] }));
  return [...nav, ...MORE].filter((place) => role === 'owner' || !place.ownerOnly);
}

const STORAGE_KEY = 'adminShortcuts';
export function areLettersOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}
export function switchLetters(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, 'off');
  } catch {
    // Without storage the setting lasts as long as the page.
  }
}
