/** Webhook endpoints: owners list, change and delete them. */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireAllowedUrl } from '#server/platform/outgoing/outgoing.ts';
import { TEST_EVENT } from '#src/domain/integration/event/event.schema.ts';
import {
  ENDPOINT_MISSING,
  type EndpointUpdateInput,
  type WebhookEndpointView,
} from '#src/domain/integration/webhook/webhook.schema.ts';
import type { EventType } from '#src/domain/reported-events.ts';
import { requireEventScopes } from '../event/event.service.ts';
import { WebhookEndpointEntity, type WebhookEndpointRow } from './webhook-endpoint.entity.ts';

export function toEndpointView(row: WebhookEndpointRow): WebhookEndpointView {
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
export async function getEndpoint(ctx: Context, id: number): Promise<WebhookEndpointView> {
  const row = await ctx.em.findOne(WebhookEndpointEntity, { id, deletedAt: null }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', ENDPOINT_MISSING);
  return toEndpointView(row);
}

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
    await inner.em.nativeUpdate(
      WebhookEndpointEntity,
      { id },
      {
        ...fields,
        ...(isRestart ? { failingSince: null } : {}),
        ...(input.enabled ? { disabledReason: null } : {}),
      },
    );
    if (input.events) await dropWaiting(inner, id, input.events);
    await writeAudit(inner, 'webhook.update', ['webhook', id], {
      before: auditedFields(row, fields),
      after: auditedFields(fields, fields),
    });
    return toEndpointView(await lockEndpoint(inner, id));
  });
}

/** Ends deliveries of events that the endpoint no longer wants, except one that is being sent. */
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
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await lockEndpoint(inner, id);
    requireEventScopes(ctx, row.events);
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
    await writeAudit(inner, 'webhook.delete', ['webhook', id], { before: { host: new URL(row.url).host } });
  });
}

/** For the audit log: the host of an endpoint. */
export async function endpointNames(ctx: Context, ids: readonly number[]) {
  const rows = await kysely(ctx.em)
    .selectFrom('webhook_endpoint')
    .select(['id', 'url'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, url }) => ({ id, name: new URL(url).host }));
}
