/** Every sample email, rendered as the mailer does. */
import { emailTemplates } from '#server/emails.ts';
import { createKeyring } from '#server/platform/crypto.ts';
import type { EmailContent } from '#server/platform/email/email-content.ts';
import { type RenderedEmail, renderEmail } from '#server/platform/email/layout.ts';
import { EMAIL_KINDS, type EmailKind } from '#src/domain/records.ts';
import { EMAIL_SAMPLES } from './email-samples.ts';

type SampleEmail = { kind: EmailKind; variant: string; content: EmailContent; email: RenderedEmail };

type SampleName = readonly [kind: EmailKind, variant: string];
export const SAMPLE_NAMES: readonly SampleName[] = EMAIL_KINDS.flatMap((kind) =>
  Object.keys(EMAIL_SAMPLES[kind]).map((variant) => [kind, variant] as const),
);

/** Every email is written into it, to look at. */
export const EMAILS_FOLDER = process.env.EMAILS_FOLDER ?? '';

/**
 * @param origin of the links
 * @param lang instead of the sample's, for kinds that have a language
 */
export function renderSample(origin: string, [kind, variant]: SampleName, lang?: string): SampleEmail {
  const templates = emailTemplates({
    origin,
    keyring: createKeyring(['only for samples: forty characters or more']),
  });
  const template = templates[kind] as (payload: unknown, message: { createdAt: Date }) => EmailContent;
  const sample = (EMAIL_SAMPLES[kind] as Record<string, object>)[variant];
  const content = template(lang ? { ...sample, lang } : sample, {
    createdAt: new Date('2026-11-22T09:05:00Z'),
  });
  return { kind, variant, content, email: renderEmail(content) };
}
