import { z } from 'zod';
import { line, TEXT_MAX } from '#src/domain/shared/text.schema.ts';

/** What "Before you go public" checks, in the order of the screen. */
export const LAUNCH_ROWS = [
  'company-number',
  'business-details',
  'legal-texts',
  'claims',
  'working-hours',
  'analytics',
  'payment',
  'payment-webhook',
  'email-delivery',
  'spf',
  'dkim',
  'dmarc',
  'demo',
  'https',
  'proxy',
  'database',
  'app-secret',
  'disk',
  'monitoring',
  'second-factor',
  'owner-email',
  'admin-password',
  'backup',
  'restore',
] as const;
export type LaunchRowId = (typeof LAUNCH_ROWS)[number];

/** Rows that ask a name server. They arrive after the others. */
export const LOOKUP_ROWS = ['spf', 'dkim', 'dmarc'] as const satisfies readonly LaunchRowId[];

/** `checking`: the result is awaited, from a name server or an email server. */
export const LAUNCH_STATES = ['done', 'todo', 'not-applicable', 'checking'] as const;
export type LaunchState = (typeof LAUNCH_STATES)[number];

const dnsRecord = z.object({ name: z.string(), value: z.string() });
export type DnsRecord = z.output<typeof dnsRecord>;

const exemptionView = z.object({ reason: z.string(), by: z.string(), at: z.date() });
export const launchRowView = z.object({
  id: z.enum(LAUNCH_ROWS),
  state: z.enum(LAUNCH_STATES),
  /** What the server has found. */
  found: z.string(),
  /** When that happened, for events such as a backup. */
  at: z.date().nullable(),
  /** One sentence; null if there is nothing to do. */
  todo: z.string().nullable(),
  /** The TXT record to publish. */
  record: dnsRecord.nullable(),
  /** Who entered why the row does not apply. */
  exemption: exemptionView.nullable(),
});
export type LaunchRowView = z.output<typeof launchRowView>;
export type Exemption = z.output<typeof exemptionView>;

export const launchView = z.object({
  isDemo: z.boolean(),
  /** Address of the caller's account, to which a test email goes. */
  ownEmail: z.string().nullable(),
  /** The claims stay confirmed or hidden while CLAIMS_CONFIRMED is set. */
  claims: z.object({ isConfirmed: z.boolean(), isSetByEnvironment: z.boolean() }),
  rows: z.array(launchRowView),
});
export type LaunchView = z.output<typeof launchView>;

export const launchProgressView = z.object({ done: z.number(), total: z.number(), left: z.number() });
export type LaunchProgress = z.output<typeof launchProgressView>;

export const EXEMPTION_REASON_MISSING = 'Say why this does not apply to your shop.';
const launchRow = z.enum(LAUNCH_ROWS, 'The checklist has no such row. Refresh the page.');
export const exemptInput = z.object({
  row: launchRow,
  reason: line(TEXT_MAX.line, EXEMPTION_REASON_MISSING).min(3, EXEMPTION_REASON_MISSING),
});
export const exemptionEndInput = z.object({ row: launchRow });
/** `again` skips the results of the last minutes. */
export const lookupInput = z.object({ again: z.boolean().default(false) });
export const claimsInput = z.object({ isTrue: z.boolean() });

export const RESTORE_CODE_REJECTED =
  'This is not a code that a restore of this shop’s backup printed. Copy the whole line again.';
export const restoreCodeInput = z.object({ code: line(80, 'Enter the code that the restore printed.') });

export const OWN_EMAIL_MISSING =
  'Your account has no email address. Add one on the page “My login”, then send the test.';
