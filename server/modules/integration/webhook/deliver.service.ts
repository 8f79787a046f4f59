import { sql } from 'kysely';
import { ownerRecipients } from '#server/auth/owners.ts';
import { type Context, inTransaction, transactional } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { fullData } from '#server/modules/integration/event/event.service.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { DecryptionError } from '#server/platform/crypto.ts';
import { holdLock } from '#server/platform/database/locks.ts';
import { post, REQUEST_TIMEOUT_MS, type RequestResult } from '#server/platform/outgoing/outgoing.ts';
import { EVENT_BODY_BYTES_MAX } from '#src/domain/integration/event/event.schema.ts';
import { disabledReason, isSuccess, nextAttempt } from '#src/domain/integration/webhook/retry.rules.ts';
import { lockEndpoint, signedHeaders } from './endpoint.service.ts';
import {
  type StoredAttempt,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
  type WebhookEndpointRow,
} from './webhook.entity.ts';

/** Requests to one endpoint at once, over all nodes. */
export const CONCURRENT_MAX = 4;
/**
 * A node that is the only one with deliveries of an endpoint has as many: four are sent, and four
 * wait. With more, those of a slow endpoint wait until it is too late for their lease.
 */
export const BATCH_ROWS = 8;
/** More than an attempt can take. After it, another node sends what a killed node had claimed. */
const LEASE_MS = 15_000;

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/**
 * Every endpoint has a queue of its own: the oldest due deliveries of each, as many as it has room
 * for. One caller at a time, or two nodes would use the same room.
 * @param own the deliveries that this node has claimed and not finished
 */
export const claimDeliveries = transactional(async (ctx: Context, own: readonly number[] = []) => {
  const now = ctx.deps.clock.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  await holdLock(ctx.em, 'delivery-claims');
  return kysely(ctx.em)
    .with('due', (cte) =>
      cte
        .selectFrom('webhook_endpoint as w')
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('webhook_delivery')
              .select(['id'])
              .whereRef('endpointId', '=', 'w.id')
              .where('status', '=', 'pending')
              .where('nextAttemptAt', '<=', now)
              .where((or) => or.or([or('leasedUntil', 'is', null), or('leasedUntil', '<=', now)]))
              .orderBy('nextAttemptAt')
              .limit((places) =>
                places
                  .selectFrom('webhook_delivery')
                  .select(({ fn }) => {
                    const ofOthers = sql`count(*) filter (where id <> all(${[...own]}))`;
                    return sql<number>`greatest(0, case when ${ofOthers} = 0 then ${sql.lit(BATCH_ROWS)}
                        else ${sql.lit(CONCURRENT_MAX)} end - ${fn.countAll()})`.as('free');
                  })
                  .whereRef('endpointId', '=', 'w.id')
                  .where('leasedUntil', '>', now),
              )
              .as('next'),
          (join) => join.onTrue(),
        )
        .select('next.id')
        .where('w.enabled', '=', true),
    )
    .updateTable('webhook_delivery as d')
    .from('webhook_endpoint as w')
    .innerJoin('event as e', (join) => join.onTrue())
    .set({ leasedUntil })
    .where('d.id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .whereRef('w.id', '=', 'd.endpointId')
    .whereRef('e.id', '=', 'd.eventId')
    .returning(['d.id', 'd.endpointId', 'd.attempts', 'd.leasedUntil', 'w.url', 'w.includePersonalData'])
    .returning(['w.secretEncrypted', 'w.previousSecretEncrypted', 'w.previousSecretUntil'])
    .returning(['w.failingSince', 'w.lastSuccessAt', 'w.lastFailureAt'])
    .returning(['e.publicId', 'e.type', 'e.data', 'e.dataEncrypted', 'e.createdAt as eventAt'])
    .execute();
});

/** Too late to finish within the lease: another claim may have it at once. */
export const isTooLate = ({ leasedUntil }: ClaimedDelivery, now: Date): boolean =>
  leasedUntil === null || leasedUntil.getTime() - now.getTime() < REQUEST_TIMEOUT_MS + 1000;

export async function releaseDelivery(ctx: Context, { id, leasedUntil }: ClaimedDelivery): Promise<void> {
  await ctx.em.nativeUpdate(WebhookDeliveryEntity, { id, leasedUntil }, { leasedUntil: null });
}

const UNREADABLE =
  'The secret or the event can no longer be decrypted, so nothing was sent. Rotate the secret.';
/** Within this time a result is not written again: the row would change with each delivery. */
const WRITTEN_MS = 10_000;

function secretsOf(ctx: Context, delivery: ClaimedDelivery): string[] {
  const { keyring, clock } = ctx.deps;
  const { endpointId: id, secretEncrypted, previousSecretEncrypted, previousSecretUntil } = delivery;
  const secrets = [keyring.decrypt(secretEncrypted ?? '', 'webhook_endpoint.secret_encrypted', id)];
  if (previousSecretEncrypted && previousSecretUntil && previousSecretUntil > clock.now())
    secrets.push(keyring.decrypt(previousSecretEncrypted, 'webhook_endpoint.previous_secret_encrypted', id));
  return secrets;
}

/** A delivery that cannot be decrypted fails like any other, so it does not block the queue. */
export async function send(ctx: Context, delivery: ClaimedDelivery): Promise<RequestResult> {
  try {
    const body = bodyOf(ctx, delivery);
    const headers = {
      'content-type': 'application/json',
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'Storefront-Webhooks/1.0',
      ...signedHeaders(delivery.publicId, ctx.deps.clock.now(), body, secretsOf(ctx, delivery)),
    };
    return await post(ctx.deps.outgoing, delivery.url, headers, body);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    ctx.deps.logger.warn('webhook delivery cannot be decrypted', { detail: error.detail });
    return { status: null, durationMs: 0, text: UNREADABLE, location: null };
  }
}

/**
 * Records the attempt. A failed one does not bring back a delivery that a change of events ended
 * meanwhile. @returns when the next one is; null if there is none
 */
export async function recordAttempt(
  ctx: Context,
  delivery: ClaimedDelivery,
  { status, durationMs, text }: RequestResult,
): Promise<Date | null> {
  const now = ctx.deps.clock.now();
  const attempt: StoredAttempt = { at: now.toISOString(), status, durationMs, response: text };
  const succeeded = isSuccess(status);
  const next = succeeded ? null : nextAttempt(delivery.attempts.length + 1, now, Math.random());
  // First the endpoint: whoever reads the attempt, also after a crash, finds what followed from it.
  if (succeeded) await recordSuccess(ctx, delivery, now);
  else await recordFailure(ctx, delivery, status, now);
  const recorded = await kysely(ctx.em)
    .updateTable('webhook_delivery')
    .set(({ cast, eb, ref, val }) => ({
      // Appended: an erasure may have changed the earlier ones meanwhile.
      attempts: sql`attempts || ${JSON.stringify([attempt])}::jsonb`,
      status: succeeded ? 'succeeded' : next ? ref('status') : 'failed',
      nextAttemptAt: eb
        .case()
        .when('status', '=', 'pending')
        .then(cast<Date | null>(val(next), 'timestamptz'))
        .end(),
      leasedUntil: null,
    }))
    .where('id', '=', delivery.id)
    // Under another lease another node has taken over: its attempt decides.
    .where('leasedUntil', '=', delivery.leasedUntil)
    .returning('nextAttemptAt')
    .executeTakeFirst();
  return recorded?.nextAttemptAt ?? null;
}

const isRecent = (time: Date | null, now: Date): boolean =>
  time !== null && now.getTime() - time.getTime() < WRITTEN_MS;

async function recordSuccess(ctx: Context, delivery: ClaimedDelivery, now: Date): Promise<void> {
  if (delivery.failingSince === null && isRecent(delivery.lastSuccessAt, now)) return;
  await ctx.em.nativeUpdate(WebhookEndpointEntity, delivery.endpointId, {
    lastSuccessAt: now,
    failingSince: null,
  });
}

async function recordFailure(ctx: Context, delivery: ClaimedDelivery, status: number | null, now: Date) {
  const isKnown = delivery.failingSince !== null && isRecent(delivery.lastFailureAt, now);
  if (isKnown && !disabledReason(status, delivery.failingSince ?? now, now)) return;
  await inTransaction(ctx, async (inner) => {
    const endpoint = await lockEndpoint(inner, delivery.endpointId);
    if (!endpoint.enabled) return;
    const failingSince = endpoint.failingSince ?? now;
    await inner.em.nativeUpdate(WebhookEndpointEntity, endpoint.id, { lastFailureAt: now, failingSince });
    const reason = disabledReason(status, failingSince, now);
    if (reason) await disableEndpoint(inner, endpoint, reason);
  });
}

/** Call with the row locked. Deliveries that wait are kept until it is enabled again. */
async function disableEndpoint(ctx: Context, { id, url }: WebhookEndpointRow, reason: string): Promise<void> {
  await ctx.em.nativeUpdate(WebhookEndpointEntity, { id }, { enabled: false, disabledReason: reason });
  await writeAudit(ctx, 'webhook.disabled', ['webhook', id], { after: { reason } });
  const { host } = new URL(url);
  for (const { email, username } of await ownerRecipients(ctx.em))
    await ctx.deps.mailer.enqueue(ctx.em, {
      kind: 'webhook-disabled',
      to: email,
      payload: { username, host, reason },
    });
}

type Parts = Pick<
  ClaimedDelivery,
  'publicId' | 'type' | 'eventAt' | 'data' | 'dataEncrypted' | 'includePersonalData'
>;

/** Standard Webhooks: `type`, `timestamp` and `data`. The delivery log shows it too. */
export function bodyOf(ctx: Context, delivery: Parts): string {
  const { type, eventAt, data } = delivery;
  const bodyWith = (value: unknown) => JSON.stringify({ type, timestamp: eventAt, data: value });
  if (!delivery.includePersonalData) return bodyWith(data);
  const body = bodyWith(fullData(ctx, delivery));
  return Buffer.byteLength(body) > EVENT_BODY_BYTES_MAX ? bodyWith(data) : body;
}
