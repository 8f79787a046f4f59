/**
 * Events keep their ids and amounts; the encrypted copy with personal data goes. So do the stored
 * responses of webhooks: a receiver may have repeated what it was sent.
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import type { PersonalDataSource } from '#server/deps.ts';
import {
  ownConfirmations,
  ownOrders,
} from '#server/modules/sale/personal-data/sale-personal-data.service.ts';
import { EVENT_TYPES, type EventType } from '#src/domain/reported-events.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'event'>) => Expression<SqlBool>;

export const eventPersonalData: PersonalDataSource = {
  async erase(ctx, email, { account }) {
    const db = kysely(ctx.em);
    const isAbout = aboutPerson(ctx, email, account?.id ?? 0);
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
  },
};

const typesOf = (subject: string): EventType[] =>
  EVENT_TYPES.filter((type) => type.startsWith(`${subject}.`));

function aboutPerson(ctx: Context, email: string, affiliateId: number): Condition {
  const db = kysely(ctx.em);
  const contacts = db.selectFrom('contact').select('id').where('email', '=', email);
  return (eb) =>
    eb.or([
      eb('orderId', 'in', ownOrders(ctx, email)),
      eb('affiliateId', '=', affiliateId),
      eb.and([
        eb('type', 'in', typesOf('confirmation')),
        eb('subjectId', 'in', ownConfirmations(ctx, email)),
      ]),
      eb.and([eb('type', 'in', typesOf('contact')), eb('subjectId', 'in', contacts)]),
    ]);
}
