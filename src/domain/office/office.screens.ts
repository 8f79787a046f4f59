import { type AdminNavigation, type AppPages, adminPage } from '#src/domain/define-screens.ts';
import { paths } from '#src/domain/paths.ts';

export const officePages = {
  'admin/index': adminPage('Dashboard', 'Totals, the latest orders and the latest enquiries of the shop.'),
  'admin/accounts': adminPage('Accounts', 'Your own account and the accounts of your colleagues.'),
  'admin/audit': adminPage('Audit', 'Who did what in the shop, when, and what it was before.'),
  'admin/emails': adminPage(
    'Emails',
    'Every email the shop has sent, what could not be delivered, and sending it again.',
  ),
  'admin/personal-data': adminPage('Personal data', 'Export or erase what the shop stores about a person.'),
  'admin/settings/index': adminPage(
    'Settings',
    'Settings of the shop: API tokens, webhooks, accounts and personal data.',
  ),
  'admin/settings/launch': adminPage(
    'Before you go public',
    'What the shop needs before it opens, checked against its real state.',
  ),
  'admin-invite': {
    title: 'Choose your password',
    description: 'Choose the password of your account in the admin area.',
  },
  'admin-login': {
    title: 'Admin Login',
    description: 'Sign in to the admin area: orders, order forms, enquiries, affiliates and payouts.',
    isShared: true,
  },
} as const satisfies AppPages;

export const officeNavigation: AdminNavigation = {
  navigation: {
    work: [{ href: paths.admin, label: 'Dashboard', letter: 'd' }],
    system: [
      { href: paths.adminEmails, label: 'Emails', letter: 'm' },
      {
        href: paths.adminSettings,
        label: 'Settings',
        letter: ',',
        also: [paths.adminAccounts, paths.adminPersonalData, paths.adminAudit],
      },
    ],
  },
  places: [{ href: `${paths.adminEmails}?status=failed`, label: 'Emails that could not be delivered' }],
  settings: {
    'Open the shop': [
      {
        href: paths.adminLaunch,
        label: 'Before you go public',
        lead: 'What your shop needs before customers use it.',
        ownerOnly: true,
      },
    ],
    People: [
      {
        href: paths.adminAccounts,
        label: 'Accounts',
        lead: 'Who may sign in to the admin area, and in which role.',
        ownerOnly: true,
      },
      {
        href: `${paths.adminAccounts}?tab=login`,
        label: 'Your account',
        lead: 'Your password, two-step sign-in and where you are signed in.',
      },
      {
        href: paths.adminPersonalData,
        label: 'Personal data',
        lead: 'Download or erase what the shop holds about a person.',
        ownerOnly: true,
      },
      {
        href: paths.adminAudit,
        label: 'Audit',
        letter: 'u',
        lead: 'Who did what in the shop, when, and what it was before.',
      },
    ],
  },
};
