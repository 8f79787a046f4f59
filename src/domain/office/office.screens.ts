import { type AppPages, adminPage } from '#src/domain/define-screens.ts';

export const officePages = {
  'admin/index': adminPage('Dashboard', 'Totals, the latest orders and the latest enquiries of the shop.', {
    group: 'work',
    letter: 'd',
  }),
  'admin/emails': adminPage(
    'Emails',
    'Every email the shop has sent, what could not be delivered, and sending it again.',
    {
      group: 'system',
      letter: 'm',
      more: [{ query: 'status=failed', label: 'Emails that could not be delivered' }],
    },
  ),
  'admin/settings/index': adminPage(
    'Settings',
    'Settings of the shop: API tokens, webhooks, accounts and personal data.',
    { group: 'system', letter: ',' },
  ),
  'admin/settings/launch': adminPage(
    'Before you go public',
    'What your shop needs before customers use it, checked against its real state.',
    { settings: 'Open the shop', ownerOnly: true },
  ),
  'admin/accounts': adminPage('Accounts', 'Who may sign in to the admin area, and in which role.', {
    settings: 'People',
    ownerOnly: true,
    more: [
      {
        query: 'tab=login',
        label: 'Your account',
        hint: 'Your password, two-step sign-in and where you are signed in.',
        settings: 'People',
      },
    ],
  }),
  'admin/personal-data': adminPage('Personal data', 'Download or erase what the shop holds about a person.', {
    settings: 'People',
    ownerOnly: true,
  }),
  'admin/audit': adminPage('Audit', 'Who did what in the shop, when, and what it was before.', {
    settings: 'People',
    letter: 'u',
  }),
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
