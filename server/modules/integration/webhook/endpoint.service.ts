import { createHmac, randomBytes } from 'node:crypto';
import { actorName, type Context, inTransaction, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { requireEventScopes } from '#server/modules/integration/event/event.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { withIdempotency } from '#server/platform/idempotency/idempotency.ts';
import { requireAllowedUrl } from '#server/platform/outgoing/outgoing.ts';
import { TEST_EVENT } from '#src/domain/integration/event/event.schema.ts';
import {
  ENDPOINT_MISSING,
  ENDPOINTS_MAX,
  type EndpointCreateInput,
  type EndpointSecretView,
  type EndpointUpdateInput,
  SECRET_OVERLAP_DAYS,
  type WebhookEndpointView,
  webhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import type { EventType } from '#src/domain/reported-events.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { WebhookEndpointEntity, type WebhookEndpointRow } from './webhook.entity.ts';

const toEndpointView = (row: WebhookEndpointRow): WebhookEndpointView => viewOf(webhookEndpointView, row);

export async function listEndpoints(ctx: Context): Promise<WebhookEndpointView[]> {
  const rows = await ctx.em.find(
    WebhookEndpointEntity,
    { deletedAt: null },
    { orderBy: { id: 'desc' }, refresh: true },
  );
  return rows.map(toEndpointView);
}

/** @throws AppError NOT_FOUND */
async function requireEndpoint(ctx: Context, id: number): Promise<WebhookEndpointRow> {
  const row = await ctx.em.findOne(WebhookEndpointEntity, { id, deletedAt: null }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', ENDPOINT_MISSING);
  return row;
}

/** @throws AppError NOT_FOUND */
export const getEndpoint = async (ctx: Context, id: number): Promise<WebhookEndpointView> =>
  toEndpointView(await requireEndpoint(ctx, id));

/** @throws AppError NOT_FOUND */
export const lockEndpoint = (ctx: Context, id: number): Promise<WebhookEndpointRow> =>
  lockRow(ctx.em, WebhookEndpointEntity, id, ENDPOINT_MISSING, { deletedAt: null });

/** @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION */
export async function updateEndpoint(ctx: Context, input: EndpointUpdateInput): Promise<WebhookEndpointView> {
  if (input.url) await requireAllowedUrl(ctx.deps.outgoing, input.url);
  return inTransaction(ctx, async (inner) => {
    const row = await lockEndpoint(inner, input.id);
    // Also those it has: a new address gets what still waits for them.
    requireEventScopes(ctx, [...row.events, ...(input.events ?? [])]);
    const { id, ...given } = input;
    const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    // A change of address or state is a new start: earlier failures no longer count.
    const isRestart = (input.url && input.url !== row.url) || (input.enabled && !row.enabled);
    await inner.em.nativeUpdate(WebhookEndpointEntity, id, {
      ...fields,
      ...(isRestart ? { failingSince: null } : {}),
      ...(input.enabled ? { disabledReason: null } : {}),
    });
    if (input.events) await dropWaiting(inner, id, input.events);
    await writeAudit(inner, 'webhook.update', ['webhook', id], {
      before: auditedFields(row, fields),
      after: auditedFields(fields, fields),
    });
    return toEndpointView(await lockEndpoint(inner, id));
  });
}

/** Ends deliveries of events that the endpoint no longer wants. One being sent can succeed. */
async function dropWaiting(ctx: Context, endpointId: number, wanted: readonly EventType[]): Promise<void> {
  await kysely(ctx.em)
    .updateTable('webhook_delivery as d')
    .from('event as e')
    .set({ status: 'failed', nextAttemptAt: null })
    .whereRef('e.id', '=', 'd.eventId')
    .where('d.endpointId', '=', endpointId)
    .where('d.status', '=', 'pending')
    .where('e.type', 'not in', [...wanted, TEST_EVENT])
    .execute();
}

/** The path of an address may be a secret of the receiver: only its host is kept. */
function auditedFields(values: object, changed: object): Record<string, unknown> {
  const entries = Object.entries(values).filter(([name]) => name in changed && name !== 'description');
  return Object.fromEntries(
    entries.map(([name, value]) => (name === 'url' ? ['host', new URL(String(value)).host] : [name, value])),
  );
}

/** Pruning removes its deliveries, then the row. @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteEndpoint = transactional(async (ctx: Context, id: number) => {
  const row = await lockEndpoint(ctx, id);
  requireEventScopes(ctx, row.events);
  await ctx.em.nativeUpdate(WebhookEndpointEntity, id, {
    enabled: false,
    disabledReason: null,
    deletedAt: ctx.deps.clock.now(),
    secretEncrypted: null,
    previousSecretEncrypted: null,
    previousSecretUntil: null,
  });
  await writeAudit(ctx, 'webhook.delete', ['webhook', id], { before: { host: new URL(row.url).host } });
});

/** For the audit log: the host of an endpoint. */
export async function endpointNames(ctx: Context, ids: readonly number[]) {
  const rows = await kysely(ctx.em)
    .selectFrom('webhook_endpoint')
    .select(['id', 'url'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, url }) => ({ id, name: new URL(url).host }));
}

async function storeNewSecret(ctx: Context, id: number): Promise<void> {
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
async function endpointSecret(ctx: Context, id: number): Promise<EndpointSecretView> {
  const row = await requireEndpoint(ctx, id);
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

/** The old secret signs for a day more, too. @throws AppError NOT_FOUND, FORBIDDEN */
export async function rotateEndpointSecret(ctx: Context, id: number): Promise<EndpointSecretView> {
  // A repetition must not rotate again: the secret that the receiver knows would stop signing.
  await withIdempotency(ctx, 'webhook-secrets', { id }, (inner) => replaceSecret(inner, id));
  return endpointSecret(ctx, id);
}

const replaceSecret = transactional(async (ctx: Context, id: number) => {
  const { clock, keyring } = ctx.deps;
  const row = await lockEndpoint(ctx, id);
  requireEventScopes(ctx, row.events);
  const current = readableSecret(ctx, row);
  await ctx.em.nativeUpdate(WebhookEndpointEntity, id, {
    previousSecretEncrypted:
      current && keyring.encrypt(current, 'webhook_endpoint.previous_secret_encrypted', id),
    previousSecretUntil: current ? addDays(clock.now(), SECRET_OVERLAP_DAYS) : null,
  });
  await storeNewSecret(ctx, id);
  await writeAudit(ctx, 'webhook.rotate-secret', ['webhook', id]);
  return { id };
});

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

const insertEndpoint = transactional(async (ctx: Context, input: EndpointCreateInput) => {
  if ((await ctx.em.count(WebhookEndpointEntity, { deletedAt: null })) >= ENDPOINTS_MAX)
    throw new AppError(
      'CONFLICT',
      `A shop has at most ${ENDPOINTS_MAX} webhook endpoints. Delete one that you no longer use.`,
    );
  const id = await ctx.em.insert(WebhookEndpointEntity, {
    ...input,
    createdBy: actorName(ctx),
    createdAt: ctx.deps.clock.now(),
  });
  // Encryption is bound to the row's id, which exists only after the insert.
  await storeNewSecret(ctx, id);
  await writeAudit(ctx, 'webhook.create', ['webhook', id], {
    after: {
      host: new URL(input.url).host,
      events: input.events,
      enabled: input.enabled,
      personalData: input.includePersonalData,
    },
  });
  return { id };
});

/** Secrets and signatures as the Standard Webhooks specification says (standardwebhooks.com). */
const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

/** @param secrets every secret that the receiver may verify with */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
