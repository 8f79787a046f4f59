/** Makes the email of a stored row: decrypts its values and fills its template. */
import type { Keyring } from '../crypto.ts';
import type { EmailContent } from './email-content.ts';
import { EmailRenderError, type StoredPayloads } from './email-payload.ts';
import { type RenderedEmail, renderEmail } from './layout.ts';
import type { EmailMessageRow } from './message.entity.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
/** Payloads by kind. They are stored as JSON, so a Date in one of them does not compile. */
export type Payloads<P> = { [Kind in keyof P]: { readonly [key: string]: Json | undefined } };
export type Kind<P> = keyof P & string;

/** What templates need of the server. */
export type EmailEnvironment = { origin: string; keyring: Keyring };
export type EmailTemplate<Payload> = (payload: Payload, message: { createdAt: Date }) => EmailContent;
export type EmailTemplates<P> = { [K in keyof P]: EmailTemplate<P[K]> };

export function createEmailRenderer<P extends Payloads<P>>(
  payloads: StoredPayloads,
  templates: EmailTemplates<P>,
) {
  const hasTemplate = (kind: string): kind is Kind<P> => Object.hasOwn(templates, kind);

  /** @throws EmailRenderError */
  function render(row: EmailMessageRow): RenderedEmail {
    const { kind } = row;
    if (!hasTemplate(kind)) throw new EmailRenderError(`there is no template named ${kind}`);
    const payload = payloads.read<P[Kind<P>]>(row);
    try {
      return renderEmail(templates[kind](payload, { createdAt: row.createdAt }));
    } catch (cause) {
      throw new EmailRenderError(`its template threw a ${(cause as Error).name}`, { cause });
    }
  }

  return render;
}
