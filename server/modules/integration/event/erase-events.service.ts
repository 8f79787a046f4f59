/**
 * Events keep their ids and amounts; the encrypted copy with personal data goes. So do the stored
 * responses of webhooks: a receiver may have repeated what it was sent.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import {
  ownConfirmations,
  ownOrders,
} from '#server/modules/office/personal-data/find-personal-data.service.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'event'>) => Expression<SqlBool>;

async function erase(ctx: Context, isAbout: Condition): Promise<void> {
  const db = kysely(ctx.em);
  const events = db.selectFrom('event').select('id').where(isAbout);
  await db
    .updateTable('webhook_delivery')
    .set({
      attempts: sql`(select coalesce(jsonb_agg(attempt || '{"response": null}'), '[]')
        from jsonb_array_elements(attempts) as attempt)`,
    })
    .where('eventId', 'in', events)
    .execute();
  await db.updateTable('event').set(PERSONAL_DATA.event.erased).where(isAbout).execute();
}

const typesOf = (subject: string): EventType[] =>
  EVENT_TYPES.filter((type) => type.startsWith(`${subject}.`));

export async function eraseCustomerEvents(ctx: Context, email: string): Promise<void> {
  const contacts = kysely(ctx.em).selectFrom('contact').select('id').where('email', '=', email);
  await erase(ctx, (eb) =>
    eb.or([
      eb('orderId', 'in', ownOrders(ctx, email)),
      eb.and([
        eb('type', 'in', typesOf('confirmation')),
        eb('subjectId', 'in', ownConfirmations(ctx, email)),
      ]),
      eb.and([eb('type', 'in', typesOf('contact')), eb('subjectId', 'in', contacts)]),
    ]),
  );
}

export const eraseAffiliateEvents = (ctx: Context, affiliateId: number): Promise<void> =>
  erase(ctx, (eb) => eb('affiliateId', '=', affiliateId));
