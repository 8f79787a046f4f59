/** Takes due deliveries for this node. */
import { sql } from 'kysely';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { holdLock } from '#server/platform/database/locks.ts';
import { REQUEST_TIMEOUT_MS } from '#server/platform/outgoing/outgoing.ts';
import { WebhookDeliveryEntity } from './webhook-delivery.entity.ts';

/** Requests to one endpoint at once, over all nodes. */
export const CONCURRENT_MAX = 4;
/**
 * A node that is the only one with deliveries of an endpoint has as many: four are sent, and four
 * wait. With more, those of a slow endpoint wait until it is too late for their lease.
 */
export const BATCH_ROWS = 8;
/** More than an attempt can take. After it, another node sends what a killed node had claimed. */
const LEASE_MS = 15_000;

/** What an attempt needs. */
const CLAIMED = [
  'd.id',
  'd.endpointId',
  'd.attempts',
  'd.leasedUntil',
  'w.url',
  'w.includePersonalData',
  'w.secretEncrypted',
  'w.previousSecretEncrypted',
  'w.previousSecretUntil',
  'w.failingSince',
  'w.lastSuccessAt',
  'w.lastFailureAt',
  'e.publicId',
  'e.type',
  'e.data',
  'e.dataEncrypted',
  'e.createdAt as eventAt',
] as const;

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/**
 * Every endpoint has a queue of its own: the oldest due deliveries of each, as many as it has room
 * for. One caller at a time, or two nodes would use the same room.
 * @param own the deliveries that this node has claimed and not finished
 */
export async function claimDeliveries(ctx: Context, own: readonly number[] = []) {
  const now = ctx.deps.clock.now();
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  return inTransaction(ctx, async (inner) => {
    await holdLock(inner.em, 'delivery-claims');
    return kysely(inner.em)
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
      .returning(CLAIMED)
      .execute();
  });
}

/** Too late to finish within the lease: another claim may have it at once. */
export const isTooLate = ({ leasedUntil }: ClaimedDelivery, now: Date): boolean =>
  leasedUntil === null || leasedUntil.getTime() - now.getTime() < REQUEST_TIMEOUT_MS + 1000;

export async function releaseDelivery(ctx: Context, { id, leasedUntil }: ClaimedDelivery): Promise<void> {
  await ctx.em.nativeUpdate(WebhookDeliveryEntity, { id, leasedUntil }, { leasedUntil: null });
}
