/** Disables an endpoint that no longer responds, and notifies the owners. */
import type { Context } from '#server/context.ts';
import { AdminEntity } from '../admin-account/admin.entity.ts';
import { writeAudit } from '../audit/audit.service.ts';
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
  const owners = await ctx.em.find(AdminEntity, { role: 'owner', disabledAt: null, email: { $ne: null } });
  for (const { email, username } of owners)
    if (email)
      await ctx.deps.mailer.enqueue(ctx.em, {
        kind: 'webhook-disabled',
        to: email,
        payload: { username, host, reason },
      });
}
