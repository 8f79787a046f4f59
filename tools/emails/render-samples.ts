/** Every sample email, rendered as the mailer does. */

import { type EmailPayloads, emailTemplates } from '#server/emails.ts';
import { createKeyring } from '#server/platform/crypto.ts';
import { type RenderedEmail, renderEmail } from '#server/platform/email/layout.ts';
import { EMAIL_KINDS, type EmailKind } from '#src/domain/email/email.schema.ts';
import type { EmailContent } from '../../server/platform/email/email-content.ts';
import { EMAIL_SAMPLES } from './email-samples.ts';

export type SampleEmail = { kind: EmailKind; variant: string; content: EmailContent; email: RenderedEmail };

/** @param origin of the links */
export function renderSamples(origin: string): SampleEmail[] {
  const templates: { [Kind in EmailKind]: (payload: EmailPayloads[Kind], message: Message) => EmailContent } =
    emailTemplates({ origin, keyring: createKeyring(['only for samples: forty characters or more']) });
  const ofKind = <Kind extends EmailKind>(kind: Kind): SampleEmail[] =>
    Object.entries(EMAIL_SAMPLES[kind]).map(([variant, payload]) => {
      const content = templates[kind](payload, { createdAt: new Date('2026-11-22T09:05:00Z') });
      return { kind, variant, content, email: renderEmail(content) };
    });
  return EMAIL_KINDS.flatMap((kind) => ofKind(kind));
}
type Message = { createdAt: Date };
