import type { Context } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';

const PAYLOAD = 'mail_message.payload_sealed';

/** Cancels a queued email that is no longer true. Call in the transaction of the change. */
export async function withdrawWaiting(
  ctx: Context,
  orderId: number,
  kind: 'form-reminder' | 'order-cancelled',
): Promise<void> {
  await runStatement(
    ctx.em,
    `update mail_message set status = 'expired', payload_sealed = null where order_id = ? and kind = ? and status = 'queued'`,
    [orderId, kind],
  );
}

/** Puts the new token version into queued receipts and form links: the earlier link is revoked. */
export async function renewWaitingLinks(ctx: Context, orderId: number, intakeVersion: number): Promise<void> {
  const { keyring } = ctx.deps;
  const rows = await queryRows<{ id: string; payload_sealed: string }>(
    ctx.em,
    `select id, payload_sealed from mail_message
     where order_id = ? and kind in ('receipt', 'form-link') and status = 'queued' and payload_sealed is not null for update`,
    [orderId],
  );
  for (const { id, payload_sealed } of rows) {
    const payload = JSON.parse(keyring.decrypt(payload_sealed, PAYLOAD, id)) as Record<string, unknown>;
    await runStatement(ctx.em, 'update mail_message set payload_sealed = ? where id = ?', [
      keyring.encrypt(JSON.stringify({ ...payload, intakeVersion }), PAYLOAD, id),
      id,
    ]);
  }
}
