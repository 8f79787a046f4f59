import { defineEntity, p } from '#server/platform/database/base.entity.ts';

export const SavedViewEntity = defineEntity({
  name: 'SavedView',
  tableName: 'admin_saved_view',
  properties: {
    id: p.serialId(),
    adminId: p.integer(),
    list: p.string().length(40),
    name: p.string().length(80),
    query: p.string().length(1000),
    createdAt: p.timestamp(),
  },
  uniques: [{ properties: ['adminId', 'list', 'name'] }],
});
