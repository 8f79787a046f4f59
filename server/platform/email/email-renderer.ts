import type { Keyring } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { type TablesOf, typedQueries } from '#server/platform/database/typed-queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { EmailContent } from './email-content.ts';
import { type RenderedEmail, renderEmail } from './layout.ts';
import { EmailMessageEntity, type EmailMessageRow, isReadable } from './message.entity.ts';

const PAYLOAD = 'mail_message.payload_encrypted';

/** The email cannot be rendered. The message quotes no values: they are stored encrypted. */
export class EmailRenderError extends Error {}

type StoredPayload = Record<string, unknown>;
type StoredPayloads = ReturnType<typeof createStoredPayloads>;

export function createStoredPayloads(keyring: Keyring) {
  const encrypt = (id: string, payload: unknown): string =>
    keyring.encrypt(JSON.stringify(payload), PAYLOAD, id);

  /** The compiler has checked it; encryption rules out later changes. @throws EmailRenderError */
  function read<Payload>({
    id,
    payloadEncrypted,
  }: Pick<EmailMessageRow, 'id' | 'payloadEncrypted'>): Payload {
    try {
      return JSON.parse(keyring.decrypt(payloadEncrypted ?? '', PAYLOAD, id));
    } catch (cause) {
      throw new EmailRenderError(
        'its values cannot be decrypted: they were changed, or their APP_SECRET is not listed any more',
        { cause },
      );
    }
  }

  function readIfPossible(row: EmailMessageRow): StoredPayload | null {
    try {
      return read<StoredPayload>(row);
    } catch {
      return null;
    }
  }

  /**
   * Replaces those values that a locked email has. One that was cleared stays, as does one that
   * can't be decrypted: it fails with its reason when it is sent (REL-12).
   */
  async function change(em: Em, id: string, values: StoredPayload): Promise<void> {
    const row = await em.findOne(EmailMessageEntity, { id }, { refresh: true });
    const payload = row?.payloadEncrypted ? readIfPossible(row) : null;
    if (!payload) return;
    for (const [name, value] of Object.entries(values)) if (name in payload) payload[name] = value;
    await em.nativeUpdate(EmailMessageEntity, { id }, { payloadEncrypted: encrypt(id, payload) });
  }

  /** Null if it had a code or was cleared. @throws AppError CONFLICT if it can't be decrypted */
  async function findReadable(em: Em, id: string) {
    const row = await typedQueries<TablesOf<typeof EmailMessageEntity>>(em)
      .selectFrom('mail_message')
      .selectAll()
      .where('id', '=', id)
      .where(isReadable)
      .executeTakeFirst();
    if (!row) return null;
    const payload = readIfPossible(row);
    if (payload) return { row, payload };
    throw new AppError('CONFLICT', 'This email can’t be sent again: its content can no longer be decrypted.');
  }

  return { encrypt, read, change, findReadable };
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
/** Payloads by kind. They are stored as JSON, so a Date in one of them does not compile. */
export type Payloads<P> = { [Kind in keyof P]: { readonly [key: string]: Json | undefined } };
export type Kind<P> = keyof P & string;

export type EmailEnvironment = { origin: string; keyring: Keyring };
type Message = { createdAt: Date };
export type EmailTemplate<Payload> = (payload: Payload, message: Message) => EmailContent;
export type EmailTemplates<P> = { [K in keyof P]: EmailTemplate<P[K]> };

export type EmailSource = EmailEnvironment & Message;
export type Templates = Record<string, (payload: never, from: EmailSource) => EmailContent>;

export const bindTemplates =
  <T extends Templates>(templates: T) =>
  (environment: EmailEnvironment) =>
    Object.fromEntries(
      Object.entries(templates).map(([kind, template]): [string, EmailTemplate<never>] => [
        kind,
        (payload, message) => template(payload, { ...environment, ...message }),
      ]),
    ) as { [K in keyof T]: EmailTemplate<Parameters<T[K]>[0]> };

export function createEmailRenderer<P extends Payloads<P>>(
  payloads: StoredPayloads,
  templates: EmailTemplates<P>,
) {
  const hasTemplate = (kind: string): kind is Kind<P> => Object.hasOwn(templates, kind);

  /** @throws EmailRenderError */
  return function render(row: EmailMessageRow): RenderedEmail {
    const { kind } = row;
    if (!hasTemplate(kind)) throw new EmailRenderError(`there is no template named ${kind}`);
    const payload = payloads.read<P[Kind<P>]>(row);
    try {
      return renderEmail(templates[kind](payload, { createdAt: row.createdAt }));
    } catch (cause) {
      throw new EmailRenderError(`its template threw a ${(cause as Error).name}`, { cause });
    }
  };
}
