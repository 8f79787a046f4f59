import { paths } from '#src/domain/paths.ts';

type Section = { href: string; label: string; lead: string };
type SectionGroup = { label: string; sections: readonly Section[] };

const LAUNCH: Section = {
  href: paths.adminLaunch,
  label: 'Before you go public',
  lead: 'What the shop needs before it opens, checked against its real state.',
};
const CONNECTIONS: readonly Section[] = [
  {
    href: paths.adminApiTokens,
    label: 'API tokens',
    lead: 'Let a CRM, an accounting tool or a script read and change your data.',
  },
  {
    href: paths.adminWebhooks,
    label: 'Webhooks',
    lead: 'Get a request at an address of yours whenever something happens in the shop.',
  },
];

/** Pages under /admin/settings: tabs above each of them. */
export const SETTINGS_SECTIONS: readonly Section[] = [LAUNCH, ...CONNECTIONS];

/** Entries of the overview. */
export const SETTINGS_GROUPS: readonly SectionGroup[] = [
  { label: 'Open the shop', sections: [LAUNCH] },
  { label: 'Connect other programs', sections: CONNECTIONS },
  {
    label: 'People',
    sections: [
      {
        href: paths.adminAccounts,
        label: 'Accounts',
        lead: 'Who may sign in to the admin area, and in which role.',
      },
      {
        href: `${paths.adminAccounts}?tab=login`,
        label: 'My login',
        lead: 'Your password, two-step sign-in and where you are signed in.',
      },
      {
        href: paths.adminPersonalData,
        label: 'Personal data',
        lead: 'Download or erase what the shop holds about a person.',
      },
    ],
  },
];
