/** Disables an endpoint that no longer responds, and notifies the owners. */
import { ownerRecipients } from '#server/auth/owners.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { WebhookEndpointEntity, type WebhookEndpointRow } from './webhook-endpoint.entity.ts';

/** Call with the row locked. Deliveries that wait are kept until it is enabled again. */
export async function disableEndpoint(
  ctx: Context,
  { id, url }: WebhookEndpointRow,
  reason: string,
): Promise<void> {
  await ctx.em.nativeUpdate(WebhookEndpointEntity, { id }, { enabled: false, disabledReason: reason });
  await writeAudit(ctx, {
    action: 'webhook.disabled',
    subjectKind: 'webhook',
    subjectId: id,
    after: { reason },
  });
  const { host } = new URL(url);
  for (const { email, username } of await ownerRecipients(ctx.em))
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'webhook-disabled',
      to: email,
      payload: { username, host, reason },
    });
}
