import { checking, done, type LaunchCheck, todo } from './launch-check.rules.ts';

/** Domains that are reserved for examples and tests (RFC 2606): they have no records to look up. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;
export const isReservedDomain = (domain: string): boolean => RESERVED.test(domain);

/** `Shop <hello@shop.example>` -> `shop.example`; null if it holds no address. */
export const senderDomain = (from: string): string | null =>
  /@([^\s<>@]+?)\.?>?\s*$/.exec(from)?.[1]?.toLowerCase() ?? null;

/** `Shop <hello@shop.example>` -> `hello@shop.example`. */
export const bareAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();

export type EmailFacts = {
  /** Host of SMTP_URL; null if emails are written to files. */
  smtpHost: string | null;
  sender: string;
  isSenderSet: boolean;
  /** The newest test email. */
  test: {
    status: 'queued' | 'sent' | 'failed' | 'expired';
    to: string;
    at: Date;
    lastError: string | null;
  } | null;
};

const SEND_ONE = 'Send a test email to yourself, and look for it in your inbox, not in spam.';

export function checkEmailDelivery({ smtpHost, sender, isSenderSet, test }: EmailFacts): LaunchCheck {
  if (!smtpHost)
    return todo(
      'Emails are written to files and reach nobody.',
      'Set SMTP_URL and MAIL_FROM, then send a test.',
    );
  if (!isSenderSet)
    return todo(`Emails come from ${sender}.`, 'Set MAIL_FROM to an address of your own domain.');
  if (!test) return todo(`Emails go to ${smtpHost}. None has been sent as a test.`, SEND_ONE);
  if (test.status === 'queued')
    return checking(
      test.lastError
        ? `${smtpHost} has not accepted the test email to ${test.to} yet (${test.lastError}). We’ll try again.`
        : `The test email to ${test.to} is on its way.`,
      test.at,
    );
  if (test.status === 'sent') return done(`${smtpHost} accepted a test email to ${test.to}.`, test.at);
  return todo(
    `The test email to ${test.to} was not delivered: ${test.lastError ?? 'it waited too long'}.`,
    'Correct SMTP_URL or MAIL_FROM, restart, and send another test.',
    { at: test.at },
  );
}

/** For rows that need the sender's domain: why it can't be looked up, or null. */
export function checkSenderDomain(sender: string): LaunchCheck | null {
  const domain = senderDomain(sender);
  if (domain && !isReservedDomain(domain)) return null;
  return todo(
    domain
      ? `Emails come from ${domain}, which is reserved for examples: nobody can publish records for it.`
      : `The sender ${sender} contains no email address.`,
    'Set MAIL_FROM to an address of your own domain.',
  );
}
