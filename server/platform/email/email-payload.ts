/** The values of stored emails: JSON, encrypted and bound to their row. */
import type { Keyring } from '../crypto.ts';
import type { Em } from '../database/database.ts';
import { type TablesOf, typedQueries } from '../database/typed-queries.ts';
import { AppError } from '../errors.ts';
import { isReadable } from './message.conditions.ts';
import { EmailMessageEntity, type EmailMessageRow } from './message.entity.ts';

const PAYLOAD = 'mail_message.payload_encrypted';

/**
 * The email cannot be rendered. The message quotes none of its values, which are stored encrypted.
 */
export class EmailRenderError extends Error {}

export type StoredPayloads = ReturnType<typeof createStoredPayloads>;

export function createStoredPayloads(keyring: Keyring) {
  const encrypt = (id: string, payload: unknown): string =>
    keyring.encrypt(JSON.stringify(payload), PAYLOAD, id);

  /**
   * The compiler checked the payload when it was enqueued; encryption rules out later changes.
   * @throws EmailRenderError
   */
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

  async function change(em: Em, id: string, values: Record<string, unknown>): Promise<void> {
    const row = await em.findOne(EmailMessageEntity, { id }, { refresh: true });
    if (!row?.payloadEncrypted) return;
    const payload = { ...read<Record<string, unknown>>(row), ...values };
    await em.nativeUpdate(EmailMessageEntity, { id }, { payloadEncrypted: encrypt(id, payload) });
  }

  /**
   * Null for an email that contained a code, or whose payload was cleared.
   * @throws AppError CONFLICT if it can no longer be decrypted
   */
  async function findReadable(
    em: Em,
    id: string,
  ): Promise<{ row: EmailMessageRow; payload: unknown } | null> {
    const row = await typedQueries<TablesOf<typeof EmailMessageEntity>>(em)
      .selectFrom('mail_message')
      .selectAll()
      .where('id', '=', id)
      .where(isReadable)
      .executeTakeFirst();
    if (!row) return null;
    try {
      return { row, payload: read(row) };
    } catch {
      throw new AppError(
        'CONFLICT',
        'This email can’t be sent again: its content can no longer be decrypted.',
      );
    }
  }

  return { encrypt, read, change, findReadable };
}
