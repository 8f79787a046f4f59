import { defineEntity, p, timestamp } from '#server/platform/base.entity.ts';

export const DEMO_MODES = ['on', 'public'] as const;

/** One row in a database that was filled as a demo, none in a real shop's. In the database, so that backups carry it. */
export const DemoMarkEntity = defineEntity({
  name: 'DemoMark',
  tableName: 'demo_mark',
  properties: {
    /** Always 1. */
    id: p.smallint().primary().autoincrement(false),
    /** The value of DEMO that the admin account was last set up for. */
    mode: p.enum([...DEMO_MODES]),
    createdAt: timestamp(),
  },
});
