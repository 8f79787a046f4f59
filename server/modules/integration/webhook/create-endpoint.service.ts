/** Adds a webhook endpoint. */
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { AppError } from '#server/platform/errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { requireAllowedUrl } from '#server/platform/outgoing/outgoing.ts';
import {
  ENDPOINTS_MAX,
  type EndpointCreateInput,
  type EndpointSecretView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { requireEventScopes } from '../event/event.service.ts';
import { endpointSecret, storeNewSecret } from './endpoint-secret.service.ts';
import { WebhookEndpointEntity } from './webhook-endpoint.entity.ts';

/** @throws AppError FORBIDDEN; VALIDATION when the address is not one that the server may call */
export async function createEndpoint(ctx: Context, input: EndpointCreateInput): Promise<EndpointSecretView> {
  requireEventScopes(ctx, input.events);
  // Outside the transaction: it asks the name server.
  await requireAllowedUrl(ctx.deps.outgoing, input.url);
  const { id } = await withIdempotency(ctx, 'webhook-endpoints', input, (inner) =>
    insertEndpoint(inner, input),
  );
  return endpointSecret(ctx, id);
}

async function insertEndpoint(ctx: Context, input: EndpointCreateInput): Promise<{ id: number }> {
  return inTransaction(ctx, async (inner) => {
    if ((await inner.em.count(WebhookEndpointEntity, { deletedAt: null })) >= ENDPOINTS_MAX)
      throw new AppError(
        'CONFLICT',
        `A shop has at most ${ENDPOINTS_MAX} webhook endpoints. Delete one that you no longer use.`,
      );
    const id = await inner.em.insert(WebhookEndpointEntity, {
      ...input,
      createdBy: actorName(ctx),
      createdAt: ctx.deps.clock.now(),
    });
    // Encryption is bound to the row's id, which exists only after the insert.
    await storeNewSecret(inner, id);
    await writeAudit(inner, 'webhook.create', ['webhook', id], {
      after: {
        host: new URL(input.url).host,
        events: input.events,
        enabled: input.enabled,
        personalData: input.includePersonalData,
      },
    });
    return { id };
  });
}
