import { ddl, defineEntity, p } from '#server/platform/database/base.entity.ts';
import { RECORDED_TYPES } from '#src/domain/integration/event/event.schema.ts';

export const EventEntity = defineEntity({
  name: 'Event',
  tableName: 'event',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** `evt_...`, the `webhook-id`. Random: after a restore, an id must not name another event. */
    publicId: p.string().length(40).unique(),
    type: p.enum([...RECORDED_TYPES]),
    /** The row it is about, in the table that the type names. */
    subjectId: p.integer().nullable(),
    orderId: p.integer().nullable(),
    affiliateId: p.integer().nullable(),
    /** The state at the time of the event, without personal data. */
    data: p.json<Record<string, unknown>>(),
    /** The same with personal data; cleared when the person is erased. */
    dataEncrypted: p.text().nullable(),
    /**
     * Place in the event log, given when it is first read. Ids do not work as places: a transaction
     * with a lower id may commit later, and readers would miss it.
     */
    position: p.bigint('number').nullable().unique(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['createdAt'] },
    { properties: ['subjectId'] },
    { properties: ['orderId'] },
    { properties: ['affiliateId'] },
    ddl.index('event_of_type', `"event" ("type", "position") where position is not null`),
    ddl.index('event_unplaced', `"event" ("id") where position is null and type <> 'webhook.test'`),
  ],
});
