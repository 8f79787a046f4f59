/** Titles, places and links of the rows of "Before you go public". */
import { paths } from '#src/domain/paths.ts';
import type { LaunchRowId } from './launch.schema.ts';

/** A screen of the admin area, or a section of a document in the repository. */
export type LaunchLink = { href: string; label: string } | { document: string; section: string };
export type LaunchRowInfo = {
  title: string;
  link: LaunchLink;
  /** Whether an owner may enter a reason why it does not apply. */
  mayNotApply?: true;
};

const firstDay = (section: string): LaunchLink => ({ document: 'docs/operations/first-day.md', section });
const everyDay = (section: string): LaunchLink => ({ document: 'docs/operations/every-day.md', section });
const readme = (section: string): LaunchLink => ({ document: 'README.md', section });
const MY_LOGIN = `${paths.adminAccounts}?tab=login`;

export const LAUNCH_INFO: Record<LaunchRowId, LaunchRowInfo> = {
  'company-number': {
    title: 'Company number',
    link: readme('Make it yours'),
    mayNotApply: true,
  },
  'business-details': {
    title: 'Name, address and contact details',
    link: readme('Make it yours'),
  },
  'legal-texts': { title: 'Legal texts', link: firstDay('Before you go public'), mayNotApply: true },
  claims: {
    title: 'Reviews, rating and figures',
    link: firstDay('Before you go public'),
    mayNotApply: true,
  },
  'working-hours': { title: 'Time zone and public holidays', link: firstDay('Before you go public') },
  analytics: { title: 'Analytics and consent', link: firstDay('Before you go public'), mayNotApply: true },
  payment: { title: 'Payment', link: firstDay('Payment'), mayNotApply: true },
  'payment-webhook': {
    title: 'Payment events',
    link: { href: paths.adminReconciliation, label: 'Open payment events' },
    mayNotApply: true,
  },
  'email-delivery': {
    title: 'Email delivery',
    link: { href: paths.adminEmails, label: 'Open the list of emails' },
  },
  spf: { title: 'SPF', link: firstDay('Email'), mayNotApply: true },
  dkim: { title: 'DKIM', link: firstDay('Email'), mayNotApply: true },
  dmarc: { title: 'DMARC', link: firstDay('Email'), mayNotApply: true },
  demo: { title: 'Demo mode', link: firstDay('From a demo to a shop') },
  https: { title: 'HTTPS and host name', link: firstDay('Reverse proxy') },
  proxy: { title: 'Trusted proxy', link: firstDay('Reverse proxy') },
  database: { title: 'Database', link: firstDay('Deploy') },
  'app-secret': { title: 'Secret of the application', link: everyDay('Keys') },
  disk: { title: 'Disk space', link: everyDay('Monitoring') },
  monitoring: { title: 'Monitoring', link: everyDay('Monitoring'), mayNotApply: true },
  'second-factor': {
    title: 'Two-step sign-in of owners',
    link: { href: MY_LOGIN, label: 'Open My login' },
  },
  'owner-email': {
    title: 'Email addresses of owners',
    link: { href: paths.adminAccounts, label: 'Open accounts' },
  },
  'admin-password': { title: 'First password', link: firstDay('First admin') },
  backup: { title: 'Backup', link: everyDay('Back up and restore'), mayNotApply: true },
  restore: { title: 'Restore tried', link: everyDay('Back up and restore'), mayNotApply: true },
};

export const LAUNCH_GROUPS: readonly { label: string; rows: readonly LaunchRowId[] }[] = [
  {
    label: 'Your business',
    rows: ['company-number', 'business-details', 'legal-texts', 'claims', 'working-hours', 'analytics'],
  },
  { label: 'Payment', rows: ['payment', 'payment-webhook'] },
  { label: 'Email', rows: ['email-delivery', 'spf', 'dkim', 'dmarc'] },
  {
    label: 'Server',
    rows: ['demo', 'https', 'proxy', 'database', 'app-secret', 'disk', 'monitoring'],
  },
  { label: 'Accounts', rows: ['second-factor', 'owner-email', 'admin-password'] },
  { label: 'Backups', rows: ['backup', 'restore'] },
];
