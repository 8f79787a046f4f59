/** Webhook endpoints: owners add, change and delete them; the secret is shown once. */
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { lockRow } from '#server/platform/database/rows.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireAllowedUrl } from '#server/platform/outgoing/outgoing.ts';
import { tokenLacksScope } from '#src/domain/api-token/api-token.schema.ts';
import { type EventType, scopeOfEvent } from '#src/domain/event/event.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import {
  ENDPOINT_MISSING,
  ENDPOINTS_MAX,
  type EndpointCreateInput,
  type EndpointSecretView,
  type EndpointUpdateInput,
  SECRET_OVERLAP_DAYS,
  type WebhookEndpointView,
} from '#src/domain/webhook/webhook.schema.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { newSecret } from './signature.ts';
import { WebhookEndpointEntity, type WebhookEndpointRow } from './webhook-endpoint.entity.ts';

function toEndpointView(row: WebhookEndpointRow): WebhookEndpointView {
  return {
    id: row.id,
    url: row.url,
    description: row.description ?? null,
    events: row.events,
    enabled: row.enabled,
    includePersonalData: row.includePersonalData,
    disabledReason: row.disabledReason ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    lastSuccessAt: row.lastSuccessAt ?? null,
    lastFailureAt: row.lastFailureAt ?? null,
  };
}

/** Newest first. */
export async function listEndpoints(ctx: Context): Promise<WebhookEndpointView[]> {
  const rows = await ctx.em.find(
    WebhookEndpointEntity,
    { deletedAt: null },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  return rows.map(toEndpointView);
}

/** @throws AppError NOT_FOUND */
export const lockEndpoint = (ctx: Context, id: number): Promise<WebhookEndpointRow> =>
  lockRow(ctx.em, WebhookEndpointEntity, id, ENDPOINT_MISSING, { deletedAt: null });

/** An endpoint is no way to data that the token may not read. @throws AppError FORBIDDEN */
function requireEventScopes({ token }: Context, events: readonly EventType[]): void {
  const missing = token && events.map(scopeOfEvent).find((scope) => !token.scopes.includes(scope));
  if (missing) throw new AppError('FORBIDDEN', tokenLacksScope(missing));
}

/** @throws AppError FORBIDDEN; VALIDATION when the address is not one that the server may call */
export async function createEndpoint(ctx: Context, input: EndpointCreateInput): Promise<EndpointSecretView> {
  requireEventScopes(ctx, input.events);
  // Outside the transaction: it asks the name server.
  await requireAllowedUrl(ctx.deps.outgoing, input.url);
  return inTransaction(ctx, async (inner) => {
    if ((await inner.em.count(WebhookEndpointEntity, { deletedAt: null })) >= ENDPOINTS_MAX)
      throw new AppError(
        'CONFLICT',
        `A shop has at most ${ENDPOINTS_MAX} webhook endpoints. Delete one that you no longer use.`,
      );
    const id = Number(
      await inner.em.insert(WebhookEndpointEntity, {
        ...input,
        enabled: true,
        createdBy: actorName(ctx),
        createdAt: ctx.deps.clock.now(),
      }),
    );
    const secret = newSecret();
    // Encryption is bound to the row's id, which exists only after the insert.
    await storeSecret(inner, id, secret);
    await writeAudit(inner, {
      action: 'webhook.create',
      subjectKind: 'webhook',
      subjectId: id,
      after: { host: new URL(input.url).host, events: input.events, personalData: input.includePersonalData },
    });
    return { secret, view: toEndpointView(await lockEndpoint(inner, id)) };
  });
}

async function storeSecret(ctx: Context, id: number, secret: string): Promise<void> {
  const { keyring } = ctx.deps;
  const secretEncrypted = keyring.encrypt(secret, 'webhook_endpoint.secret_encrypted', id);
  await ctx.em.nativeUpdate(WebhookEndpointEntity, { id }, { secretEncrypted });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION */
export async function updateEndpoint(ctx: Context, input: EndpointUpdateInput): Promise<WebhookEndpointView> {
  if (input.url) await requireAllowedUrl(ctx.deps.outgoing, input.url);
  return inTransaction(ctx, async (inner) => {
    const row = await lockEndpoint(inner, input.id);
    requireEventScopes(ctx, input.events ?? row.events);
    const { id, ...given } = input;
    const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    // A change of address or state is a new start: earlier failures no longer count.
    const isRestart = (input.url && input.url !== row.url) || (input.enabled && !row.enabled);
    await inner.em.nativeUpdate(
      WebhookEndpointEntity,
      { id },
      {
        ...fields,
        ...(isRestart ? { failingSince: null } : {}),
        ...(input.enabled ? { disabledReason: null } : {}),
      },
    );
    await writeAudit(inner, {
      action: 'webhook.update',
      subjectKind: 'webhook',
      subjectId: id,
      before: auditedFields(row, fields),
      after: auditedFields(fields, fields),
    });
    return toEndpointView(await lockEndpoint(inner, id));
  });
}

/** The path of an address may be a secret of the receiver: only its host is kept. */
function auditedFields(values: object, changed: object): Record<string, unknown> {
  const entries = Object.entries(values).filter(([name]) => name in changed && name !== 'description');
  return Object.fromEntries(
    entries.map(([name, value]) => (name === 'url' ? ['host', new URL(String(value)).host] : [name, value])),
  );
}

/** Pruning removes its deliveries, then the row. @throws AppError NOT_FOUND */
export async function deleteEndpoint(ctx: Context, id: number): Promise<{ success: true }> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockEndpoint(inner, id);
    await inner.em.nativeUpdate(
      WebhookEndpointEntity,
      { id },
      {
        enabled: false,
        disabledReason: null,
        deletedAt: inner.deps.clock.now(),
        secretEncrypted: null,
        previousSecretEncrypted: null,
        previousSecretUntil: null,
      },
    );
    await writeAudit(inner, {
      action: 'webhook.delete',
      subjectKind: 'webhook',
      subjectId: id,
      before: { host: new URL(row.url).host },
    });
  });
  return { success: true };
}

/** Null if it cannot be decrypted: a new secret is what helps then. */
function readSecret(ctx: Context, { id, secretEncrypted }: WebhookEndpointRow): string | null {
  try {
    return ctx.deps.keyring.decrypt(secretEncrypted ?? '', 'webhook_endpoint.secret_encrypted', id);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** The replaced secret signs too for a day, so that the receiver can change over. */
export async function rotateEndpointSecret(ctx: Context, id: number): Promise<EndpointSecretView> {
  return inTransaction(ctx, async (inner) => {
    const { clock, keyring } = inner.deps;
    const row = await lockEndpoint(inner, id);
    const current = readSecret(inner, row);
    await inner.em.nativeUpdate(
      WebhookEndpointEntity,
      { id },
      {
        previousSecretEncrypted:
          current && keyring.encrypt(current, 'webhook_endpoint.previous_secret_encrypted', id),
        previousSecretUntil: current ? addDays(clock.now(), SECRET_OVERLAP_DAYS) : null,
      },
    );
    const secret = newSecret();
    await storeSecret(inner, id, secret);
    await writeAudit(inner, { action: 'webhook.rotate-secret', subjectKind: 'webhook', subjectId: id });
    return { secret, view: toEndpointView(row) };
  });
}
