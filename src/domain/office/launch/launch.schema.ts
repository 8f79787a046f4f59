/** "Before you go public": what a shop needs before customers use it. */
import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';

const row = (title: string, href: string, label: string) => ({ title, link: { href, label } });

const OWNER = {
  'company-number': row('Company number', paths.terms, 'Open the terms'),
  'legal-texts': row('Legal texts', paths.privacy, 'Open the privacy policy'),
  claims: row('Reviews, rating and figures', paths.home, 'Open the home page'),
  analytics: row('Analytics and consent', paths.privacy, 'Open the privacy policy'),
  'referral-consent': row('Consent for referral codes', paths.privacy, 'Open the privacy policy'),
  payment: row('Payment', paths.pricing, 'Open the order button'),
  'working-hours': row('Time zone and public holidays', paths.adminProjects, 'Open projects'),
  'second-factor': row('Two-step sign-in of owners', `${paths.adminAccounts}?tab=login`, 'Open your account'),
};
const TECHNICIAN = {
  'business-details': row('Name, address and contact details', paths.terms, 'Open the terms'),
  'payment-webhook': row('Payment events', paths.adminReconciliation, 'Open payment events'),
  'email-delivery': row('Email delivery', paths.adminEmails, 'Open the list of emails'),
  'sender-domain': row('Sender’s domain', paths.adminEmails, 'Open the list of emails'),
  https: row('HTTPS and host name', paths.home, 'Open the shop'),
  proxy: row('Trusted proxy', `${paths.adminAccounts}?tab=login`, 'See where you are signed in'),
  backup: row('Backup', paths.admin, 'Open the dashboard'),
  restore: row('Restore tried', paths.adminOrders, 'Compare with the orders'),
};

export type LaunchRowId = keyof typeof OWNER | keyof typeof TECHNICIAN;
export const LAUNCH_INFO = { ...OWNER, ...TECHNICIAN };
export const LAUNCH_ROWS = Object.keys(LAUNCH_INFO) as [LaunchRowId, ...LaunchRowId[]];
/** What an owner does in an account or decides; what needs somebody with access to the server. */
export const LAUNCH_GROUPS = [
  { label: 'For you', rows: Object.keys(OWNER) as LaunchRowId[] },
  { label: 'For your technician', rows: Object.keys(TECHNICIAN) as LaunchRowId[] },
];

/** The button of each row that only a person can decide. */
export const CONFIRM_LABELS = {
  'company-number': 'We have none',
  'legal-texts': 'The texts are ours',
  claims: 'All of this is true',
  analytics: 'Consent is settled',
  'sender-domain': 'SPF, DKIM and DMARC are set up',
  restore: 'We tried a restore',
} as const satisfies Partial<Record<LaunchRowId, string>>;
export type ConfirmedRow = keyof typeof CONFIRM_LABELS;
export const CONFIRMED_ROWS = Object.keys(CONFIRM_LABELS) as [ConfirmedRow, ...ConfirmedRow[]];
export const isConfirmedRow = (id: LaunchRowId): id is ConfirmedRow => id in CONFIRM_LABELS;

const LAUNCH_STATES = ['done', 'todo', 'not-applicable'] as const;
export type LaunchState = (typeof LAUNCH_STATES)[number];

const launchRowView = z.object({
  id: z.enum(LAUNCH_ROWS),
  state: z.enum(LAUNCH_STATES),
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

export const launchView = z.object({ isDemo: z.boolean(), rows: z.array(launchRowView) });

export const launchProgressView = z.object({ done: z.number(), total: z.number() });
export type LaunchProgress = z.output<typeof launchProgressView>;

export const confirmInput = z.object({
  row: z.enum(CONFIRMED_ROWS, 'The checklist has no such row. Choose one of its rows.'),
  /** False takes the confirmation back. */
  isTrue: z.boolean(),
});
