/** Makes the email of a stored row: decrypts its values and fills its template. */
import type { Keyring } from '../crypto.ts';
import type { EmailContent } from './email-content.ts';
import { type RenderedEmail, renderEmail } from './layout.ts';
import type { EmailMessageRow } from './message.entity.ts';

/** What the values of a row are bound to. */
export const PAYLOAD = 'mail_message.payload_encrypted';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
/** Payloads by kind. They are stored as JSON, so a Date in one of them does not compile. */
export type Payloads<P> = { [Kind in keyof P]: { readonly [key: string]: Json | undefined } };
export type Kind<P> = keyof P & string;

export type EmailTemplate<Payload> = (payload: Payload, message: { createdAt: Date }) => EmailContent;
export type EmailTemplates<P> = { [K in keyof P]: EmailTemplate<P[K]> };

/**
 * The email cannot be rendered. The message quotes none of its values, which are stored encrypted.
 */
export class EmailRenderError extends Error {}

export function createEmailRenderer<P extends Payloads<P>>(keyring: Keyring, templates: EmailTemplates<P>) {
  const hasTemplate = (kind: string): kind is Kind<P> => Object.hasOwn(templates, kind);

  /**
   * The compiler checked the payload when it was enqueued; encryption rules out later changes.
   * @throws EmailRenderError
   */
  function readPayload<Payload>({ id, payloadEncrypted }: EmailMessageRow): Payload {
    try {
      return JSON.parse(keyring.decrypt(payloadEncrypted ?? '', PAYLOAD, id));
    } catch (cause) {
      throw new EmailRenderError(
        'its values cannot be decrypted: they were changed, or their APP_SECRET is not listed any more',
        { cause },
      );
    }
  }

  /** @throws EmailRenderError */
  function render(row: EmailMessageRow): RenderedEmail {
    const { kind } = row;
    if (!hasTemplate(kind)) throw new EmailRenderError(`there is no template named ${kind}`);
    const payload = readPayload<P[Kind<P>]>(row);
    try {
      return renderEmail(templates[kind](payload, { createdAt: row.createdAt }));
    } catch (cause) {
      throw new EmailRenderError(`its template threw a ${(cause as Error).name}`, { cause });
    }
  }

  return { render, readPayload };
}
