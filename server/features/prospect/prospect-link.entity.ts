import { defineEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import { PROSPECT_NAME_MAX, PROSPECT_NOTE_MAX } from '#src/domain/prospect/prospect.schema.ts';

/** An affiliate's link for one person. Revoking deletes it, and its visits keep counting. */
export const ProspectLinkEntity = defineEntity({
  name: 'ProspectLink',
  tableName: 'prospect_link',
  properties: {
    id: p.integer().primary().autoincrement(),
    affiliateId: p.integer(),
    name: p.string().length(PROSPECT_NAME_MAX),
    note: p.string().length(PROSPECT_NOTE_MAX).nullable(),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['affiliateId', 'id'] }, { properties: ['createdAt'] }],
});
