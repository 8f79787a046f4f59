import type { Context } from '#server/context.ts';
import { runStatement } from '#server/platform/database.ts';

/** A mail that has not left yet and would no longer be true is not sent. In the transaction of what made it untrue. */
export async function withdrawWaiting(ctx: Context, orderId: number, kind: 'form-reminder' | 'order-cancelled'): Promise<void> {
  await runStatement(
    ctx.em,
    `update mail_message set status = 'expired', payload_sealed = null where order_id = ? and kind = ? and status = 'queued'`,
    [orderId, kind],
  );
}
