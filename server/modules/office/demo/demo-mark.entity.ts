import { defineEntity, p } from '#server/platform/database/base.entity.ts';

/** One row in a demo's database, none in a shop's. Backups contain it. */
export const DemoMarkEntity = defineEntity({
  name: 'DemoMark',
  tableName: 'demo_mark',
  properties: {
    /** Always 1: the table has at most one row. */
    id: p.smallint().primary().autoincrement(false),
    /** The value of DEMO for which the admin account was last set up. */
    mode: p.enum(['on', 'public']),
    createdAt: p.timestamp(),
  },
});
