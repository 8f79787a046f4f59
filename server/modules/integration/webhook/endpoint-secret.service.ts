/** The secret of an endpoint: stored encrypted, shown to those who caused it. */
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import {
  ENDPOINT_MISSING,
  type EndpointSecretView,
  SECRET_OVERLAP_DAYS,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { requireEventScopes } from '../event/event.service.ts';
import { lockEndpoint, toEndpointView } from './endpoint.service.ts';
import { newSecret } from './signature.ts';
import { WebhookEndpointEntity, type WebhookEndpointRow } from './webhook-endpoint.entity.ts';

export async function storeNewSecret(ctx: Context, id: number): Promise<void> {
  const { keyring } = ctx.deps;
  const secretEncrypted = keyring.encrypt(newSecret(), 'webhook_endpoint.secret_encrypted', id);
  await ctx.em.nativeUpdate(WebhookEndpointEntity, { id }, { secretEncrypted });
}

const readSecret = (ctx: Context, { id, secretEncrypted }: WebhookEndpointRow): string =>
  ctx.deps.keyring.decrypt(secretEncrypted ?? '', 'webhook_endpoint.secret_encrypted', id);

/**
 * Read from the row, also when a request is repeated with its idempotency key: no stored response
 * holds a secret. @throws AppError NOT_FOUND
 */
export async function endpointSecret(ctx: Context, id: number): Promise<EndpointSecretView> {
  const row = await ctx.em.findOne(WebhookEndpointEntity, { id, deletedAt: null }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', ENDPOINT_MISSING);
  return { secret: readSecret(ctx, row), view: toEndpointView(row) };
}

/** Null if it cannot be decrypted: a new secret is what helps then. */
function readableSecret(ctx: Context, row: WebhookEndpointRow): string | null {
  try {
    return readSecret(ctx, row);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/**
 * The replaced secret signs too for a day, so that the receiver can change over.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function rotateEndpointSecret(ctx: Context, id: number): Promise<EndpointSecretView> {
  // A repetition must not rotate again: the secret that the receiver knows would stop signing.
  await withIdempotency(ctx, 'webhook-secrets', { id }, (inner) => replaceSecret(inner, id));
  return endpointSecret(ctx, id);
}

async function replaceSecret(ctx: Context, id: number): Promise<{ id: number }> {
  return inTransaction(ctx, async (inner) => {
    const { clock, keyring } = inner.deps;
    const row = await lockEndpoint(inner, id);
    requireEventScopes(inner, row.events);
    const current = readableSecret(inner, row);
    await inner.em.nativeUpdate(
      WebhookEndpointEntity,
      { id },
      {
        previousSecretEncrypted:
          current && keyring.encrypt(current, 'webhook_endpoint.previous_secret_encrypted', id),
        previousSecretUntil: current ? addDays(clock.now(), SECRET_OVERLAP_DAYS) : null,
      },
    );
    await storeNewSecret(inner, id);
    await writeAudit(inner, 'webhook.rotate-secret', ['webhook', id]);
    return { id };
  });
}
