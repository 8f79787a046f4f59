/** "Before you go public": what a shop needs before customers use it. */
import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';

type Row = {
  title: string;
  /** Where to look, or to do it. */
  link: { href: string; label: string };
  /** The button for what only a person knows. */
  confirm?: string;
};

const OWNER = {
  'company-number': {
    title: 'Company number',
    link: { href: paths.terms, label: 'Open the terms' },
    confirm: 'We have none',
  },
  'legal-texts': {
    title: 'Legal texts',
    link: { href: paths.privacy, label: 'Open the privacy policy' },
    confirm: 'The texts are ours',
  },
  claims: {
    title: 'Reviews, rating and figures',
    link: { href: paths.home, label: 'Open the home page' },
    confirm: 'All of this is true',
  },
  analytics: {
    title: 'Analytics and consent',
    link: { href: paths.privacy, label: 'Open the privacy policy' },
    confirm: 'Consent is settled',
  },
  'referral-consent': {
    title: 'Consent for referral codes',
    link: { href: paths.privacy, label: 'Open the privacy policy' },
  },
  payment: { title: 'Payment', link: { href: paths.pricing, label: 'Open the order button' } },
  'working-hours': {
    title: 'Time zone and public holidays',
    link: { href: paths.adminProjects, label: 'Open projects' },
  },
  'second-factor': {
    title: 'Two-step sign-in of owners',
    link: { href: `${paths.adminAccounts}?tab=login`, label: 'Open your account' },
  },
} as const satisfies Record<string, Row>;
const TECHNICIAN = {
  'business-details': {
    title: 'Name, address and contact details',
    link: { href: paths.terms, label: 'Open the terms' },
  },
  'payment-webhook': {
    title: 'Payment events',
    link: { href: paths.adminReconciliation, label: 'Open payment events' },
  },
  'email-delivery': {
    title: 'Email delivery',
    link: { href: paths.adminEmails, label: 'Open the list of emails' },
  },
  'sender-domain': {
    title: 'Sender’s domain',
    link: { href: paths.adminEmails, label: 'Open the list of emails' },
    confirm: 'SPF, DKIM and DMARC are set up',
  },
  https: { title: 'HTTPS and host name', link: { href: paths.home, label: 'Open the shop' } },
  proxy: {
    title: 'Trusted proxy',
    link: { href: `${paths.adminAccounts}?tab=login`, label: 'See where you are signed in' },
  },
  backup: { title: 'Backup', link: { href: paths.admin, label: 'Open the dashboard' } },
  restore: {
    title: 'Restore tried',
    link: { href: paths.adminOrders, label: 'Compare with the orders' },
    confirm: 'We tried a restore',
  },
} as const satisfies Record<string, Row>;

export type LaunchRowId = keyof typeof OWNER | keyof typeof TECHNICIAN;
export const LAUNCH_INFO: Record<LaunchRowId, Row> = { ...OWNER, ...TECHNICIAN };
export const LAUNCH_ROWS = Object.keys(LAUNCH_INFO) as [LaunchRowId, ...LaunchRowId[]];
/** What an owner does in an account or decides; what needs somebody with access to the server. */
export const LAUNCH_GROUPS = [
  { label: 'For you', rows: Object.keys(OWNER) as LaunchRowId[] },
  { label: 'For your technician', rows: Object.keys(TECHNICIAN) as LaunchRowId[] },
];

/** Rows that a person confirms. */
export const CONFIRMED_ROWS = [
  'company-number',
  'legal-texts',
  'claims',
  'analytics',
  'sender-domain',
  'restore',
] as const satisfies LaunchRowId[];
export type ConfirmedRow = (typeof CONFIRMED_ROWS)[number];
export const isConfirmedRow = (id: LaunchRowId): id is ConfirmedRow =>
  CONFIRMED_ROWS.some((row) => row === id);

const LAUNCH_STATES = ['done', 'todo', 'not-applicable'] as const;
export type LaunchState = (typeof LAUNCH_STATES)[number];

const launchRowView = z.object({
  id: z.enum(LAUNCH_ROWS),
  state: z.enum(LAUNCH_STATES),
  /** What the server has found. */
  found: z.string(),
  /** One sentence; null if there is nothing to do. */
  todo: z.string().nullable(),
  /** The file or setting, for the person who looks after the server. */
  technical: z.string().nullable(),
  /** When that happened, for events such as a backup. */
  at: z.date().nullable(),
  confirmed: z.object({ by: z.string(), at: z.date() }).nullable(),
});
export type LaunchRowView = z.output<typeof launchRowView>;

export const launchView = z.object({
  isDemo: z.boolean(),
  /** Address of the caller's account, to which a test email goes. */
  ownEmail: z.string().nullable(),
  rows: z.array(launchRowView),
});

export const launchProgressView = z.object({ done: z.number(), total: z.number() });
export type LaunchProgress = z.output<typeof launchProgressView>;

export const confirmInput = z.object({
  row: z.enum(CONFIRMED_ROWS, 'The checklist has no such row. Choose one of its rows.'),
  /** False takes the confirmation back. */
  isTrue: z.boolean(),
});

export const OWN_EMAIL_MISSING =
  'Your account has no email address. Add one on the page “Your account”, then send the test.';
